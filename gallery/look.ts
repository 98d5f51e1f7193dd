// One way to look at a scene: language, niche and theme, as an address of the gallery says them. The size is the window's.
import { isLocale, type Locale } from '@/lib/site/languages/locales';
import { niches, type Niche } from '@/lib/site/niches/niches';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export type Look = { locale: Locale; niche: Niche; theme: Theme };

export const firstLook: Look = { locale: 'nl', niche: 'general', theme: 'light' };

/** The parts of an address of the gallery. */
export type LookParams = Promise<{ locale: string; niche: string; theme: string }>;

/** The look that an address names; null for one that is none. */
export function lookOf({ locale, niche, theme }: Record<'locale' | 'niche' | 'theme', unknown>): Look | null {
  const known = { niche: niches.find((each) => each === niche), theme: themes.find((each) => each === theme) };
  return isLocale(locale) && known.niche && known.theme ? { locale, niche: known.niche, theme: known.theme } : null;
}

/** Where a scene stands. `place`: 'like-modal', 'documents/mail-activation-1'. */
export const addressOf = (place: string, { locale, niche, theme }: Look): string => `/dev/gallery/${locale}/${niche}/${theme}/${place}`;
