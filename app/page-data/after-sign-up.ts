// Where somebody who has an account already is led from a page of sign-up.
import { ApiError } from '@/lib/api/api-error';
import { activation } from '@/lib/contract/signup';
import { pathTo } from '@/lib/site/addresses/routes';
import { passedOn } from '@/lib/site/addresses/step-further';
import type { LiveRequest } from '../page-request/site-request';

/** To the steps that are still open; to the members where the server knows of no steps. `lb`: of the page's query. (R08, R14) */
export async function afterSignUp({ call }: Pick<LiveRequest, 'call'>, lb?: string | string[]): Promise<string> {
  const isUnknown = await call(activation, {}).then(() => false, (error: unknown) => error instanceof ApiError && error.notOffered);
  return pathTo(isUnknown ? 'members' : 'complete-signup', {}, passedOn(lb));
}
