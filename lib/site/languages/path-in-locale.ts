// Where a reader goes who chooses another language on a page whose address names one. Specification, section 1. (A12, S23)
import type { Locale } from './locales';
import { parseSlug, slugOf } from '../addresses/slugs';

/**
 * The address in a language: a landing slug at its path's end ('/she-nl', '/landers/video/eng'), and `lang` or `slug` in its
 * query, take the language, as they would win over the cookie; any other address stays as it is.
 */
export function pathInLocale(address: string, locale: Locale): string {
  const [path = '/', ...rest] = address.split('?');
  const inQuery = (query: string) =>
    query.replace(/(^|&)lang=[^&]*/, `$1lang=${locale}`).replace(/(^|&)slug=([^&]*)/, (_, before: string, slug: string) => `${before}slug=${slugIn(slug, locale)}`);
  const query = rest.map((each) => `?${inQuery(each)}`).join('');
  const end = path.lastIndexOf('/') + 1;
  return path.slice(0, end) + slugIn(path.slice(end), locale) + query;
}

/** A slug in a language; what is none, and what names no language, stays. */
function slugIn(slug: string, locale: Locale): string {
  const named = slug.includes('auto') ? null : parseSlug(slug, { niche: 'general', locale });
  return named ? slugOf({ niche: named.niche, locale }) : slug;
}
