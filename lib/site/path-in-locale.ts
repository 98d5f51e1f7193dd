// Where a reader goes who chooses another language on a page whose address names one. Specification, section 1. (A12, S23)
import type { Locale } from './locales';
import { parseSlug, slugOf } from './slugs';

/**
 * The address in a language: a landing slug at its path's end ('/she-nl', '/landers/video/eng') and `lang` in its query take
 * the language, as they would win over the cookie; any other address stays as it is.
 */
export function pathInLocale(address: string, locale: Locale): string {
  const [path = '/', ...rest] = address.split('?');
  const query = rest.map((each) => `?${each.replace(/(^|&)lang=[^&]*/, `$1lang=${locale}`)}`).join('');
  const end = path.lastIndexOf('/') + 1;
  const slug = path.slice(end);
  const named = slug.includes('auto') ? null : parseSlug(slug, { niche: 'general', locale });
  return (named ? path.slice(0, end) + slugOf({ niche: named.niche, locale }) : path) + query;
}
