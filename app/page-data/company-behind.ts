// The company behind a site, for pages that name whom one pays; nothing where the server does not say.
import { getCompanyInfo } from '@/lib/contract/site-settings';
import type { LiveRequest } from '../page-request/site-request';

export const companyBehind = ({ call }: Pick<LiveRequest, 'call'>) => call(getCompanyInfo, {}).catch(() => null);
