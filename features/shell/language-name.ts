import type { Locale } from '@/lib/site/languages/locales';
import type { OfferedLanguage } from '@/lib/site/site-info';

/** A language's own name, among those that are offered. */
export function nameOf(locale: Locale, languages: readonly OfferedLanguage[]): string {
  return languages.find(({ code }) => code === locale)?.name ?? locale;
}
