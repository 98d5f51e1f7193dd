// Where a reader goes who chooses another language on a page whose address names one. Specification, section 1. (A12, S23)
import type { Locale } from './locales';
import { parseSlug, slugOf } from './slugs';

/**
 * The path in a language: a landing slug at its end ('/she-nl', '/landers/video/eng') takes the language, as it would
 * win over the cookie; any other path stays as it is.
 */
export function pathInLocale(path: string, locale: Locale): string {
  const end = path.lastIndexOf('/') + 1;
  const slug = path.slice(end);
  const named = slug.includes('auto') ? null : parseSlug(slug, { niche: 'general', locale });
  return named ? path.slice(0, end) + slugOf({ niche: named.niche, locale }) : path;
}
