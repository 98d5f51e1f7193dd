// Landing slugs: a niche's prefix and a language, as in 'she-nl' or 'eng'. Specification, section 1.
import { isLocale, type Locale } from '../languages/locales';
import { niches, type Niche } from '../niches/niches';

export type Variant = { niche: Niche; locale: Locale };

/** The slug of a niche in a language: 'nl', 'she-nl', 'eng', 'gay-eng'. (A12) */
export function slugOf({ niche, locale }: Variant): string {
  const language = locale === 'en' ? 'eng' : locale;
  return niche === 'general' ? language : `${niche}-${language}`;
}

/**
 * The niche and language that a slug names, or null for a slug that is none.
 * 'auto' (alone or after a prefix) takes the visitor's language. (A12, A13)
 */
export function parseSlug(slug: string, visitor: Variant): Variant | null {
  if (slug === 'auto') return visitor;
  const dash = slug.indexOf('-');
  const prefix = dash < 0 ? 'general' : slug.slice(0, dash);
  const language = slug.slice(dash + 1);
  const niche = niches.find((each) => each === prefix);
  if (!niche || (dash >= 0 && niche === 'general')) return null;
  if (language === 'auto') return { niche, locale: visitor.locale };
  if (language === 'eng') return { niche, locale: 'en' };
  return language !== 'en' && isLocale(language) ? { niche, locale: language } : null;
}
