// In which language an operator's own words are. Specification, section 3 (index_title, description, domain_language).
import { resolveLocale } from './resolve-locale';
import { isLocale, type Locale } from './locales';

/** What an operator wrote for a site: one text, or a text by language. */
export type OperatorWords = string | Record<string, string> | undefined;

/**
 * The operator's words in a language; nothing where they are in others. One text alone is in the language of the domain;
 * where the settings name none, it stands in every language.
 */
export function wordsIn(words: OperatorWords, locale: Locale, domainLanguage: string | undefined): string | undefined {
  if (typeof words !== 'string') return words?.[locale] || undefined;
  const isKnown = isLocale(domainLanguage?.slice(0, 2).toLowerCase());
  return !words || (isKnown && resolveLocale({ domainLanguage }) !== locale) ? undefined : words;
}
