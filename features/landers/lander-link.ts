import { trackingKeys, type Tracking } from '@/lib/contract/tracking';
import type { Locale } from '@/lib/site/languages/locales';
import { niches, type Niche } from '@/lib/site/niches/niches';
import { routes } from '@/lib/site/addresses/routes';
import { slugOf } from '@/lib/site/addresses/slugs';
import type { Lander } from './registry';

export type LanderWish = {
  /** Null is the site's own: only a slug names another. */
  niche: Niche | null;
  /** Null is the visitor's own. */
  locale: Locale | null;
  member?: string;
  tracking?: Tracking;
  /** Has the pages log that they are left. (T18) */
  bounces?: boolean;
};

/** Whether a lander's address has room for a slug, and so for a niche. */
export const hasSlug = ({ route }: Lander): boolean => routes[route].path.endsWith('/{slug?}');

function slugFor({ niche, locale }: LanderWish): string {
  if (locale) return slugOf({ niche: niche ?? niches[0], locale });
  return niche && niche !== 'general' ? `${niche}-auto` : 'auto';
}

/** The address of a lander for an advertisement, without origin; null where it needs a member and none is named. (A12, A13, E09) */
export function landerLink(lander: Lander, wish: LanderWish): string | null {
  const { locale, member, tracking = {}, bounces } = wish;
  if (lander.aroundMember && !member) return null;
  const path = routes[lander.route].path.replace('{id}', member ?? '').replace('{slug?}', slugFor(wish));
  const query = new URLSearchParams();
  if (!hasSlug(lander) && locale) query.set('lang', locale);
  for (const key of trackingKeys) if (tracking[key]) query.set(key, tracking[key]);
  if (bounces) query.set('lb', '1');
  return query.size ? `${path}?${query}` : path;
}
