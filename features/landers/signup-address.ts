import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { slugOf } from '@/lib/site/addresses/slugs';

/** Where a lander leads: sign-up, around its member where it has one, in the look and language of the lander. (A12, R06) */
export function signupAddress(site: SiteInfo, member?: string | number): string {
  const query = { slug: slugOf(site) };
  return member ? pathTo('members-id-signup', { id: member }, query) : pathTo('signup', {}, query);
}
