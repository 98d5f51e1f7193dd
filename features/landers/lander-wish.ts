import { isLocale } from '@/lib/site/languages/locales';
import { niches } from '@/lib/site/niches/niches';
import { trackingIn } from '@/lib/site/cookies/tracking';
import type { LanderWish } from './lander-link';

/** The link that the marketers' form asks for: what is no niche, no language and no number counts as not chosen. */
export function landerWish(search: URLSearchParams): LanderWish {
  const [niche, locale, member] = ['niche', 'language', 'member'].map((name) => search.get(name)?.trim() ?? '') as [string, string, string];
  return {
    niche: niches.find((each) => each === niche) ?? null,
    locale: isLocale(locale) ? locale : null,
    member: /^[1-9]\d{0,15}$/.test(member) ? member : undefined,
    tracking: trackingIn(search),
    bounces: search.has('lb'),
  };
}
