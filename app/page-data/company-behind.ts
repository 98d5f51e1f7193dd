// The company behind a site, for pages that name whom one pays; nothing where the server does not say.
import { companyOf } from '@/lib/api/site';
import type { CompanyInfo } from '@/lib/contract/site-settings';
import type { LiveRequest } from '../page-request/site-request';

/** As the site's own pages know it, asked for once and kept. (C16) */
export async function companyBehind({ host, deadline }: Pick<LiveRequest, 'host' | 'deadline'>): Promise<CompanyInfo | null> {
  const company = await companyOf(host, deadline);
  return company.name ? company : null;
}
