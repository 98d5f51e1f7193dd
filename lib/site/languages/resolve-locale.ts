// Which language a request is answered in. Order is the rule. Specification, section 1; decisions, 'Calls'.
import { defaultLocale, isLocale, type Locale } from './locales';
import type { Variant } from '../addresses/slugs';

/**
 * The language of a request, in order of precedence: (A09)
 * 1. a landing slug's language, 2. the locale cookie, 3. the first two letters of the settings' domain_language,
 * 4. the default. A value that is none of the eleven languages counts as missing.
 */
export function resolveLocale(asked: { slug?: Variant | null; cookie?: string; domainLanguage?: string | null }): Locale {
  if (asked.slug) return asked.slug.locale;
  if (isLocale(asked.cookie)) return asked.cookie;
  const domain = asked.domainLanguage?.slice(0, 2).toLowerCase();
  return isLocale(domain) ? domain : defaultLocale;
}
