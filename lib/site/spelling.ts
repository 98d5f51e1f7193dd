// How a catalogue is spelt in the reader's country: German has ss for ß and «…» for „…“ in Switzerland and Liechtenstein. (A07; decision 371)
import { isLocale, type Locale } from './locales';

/** A language as a country spells it. */
export type Spelling = Locale | 'de-CH';

const withoutSharpS: readonly string[] = ['CH', 'LI'];

/** The spelling of a language in a country (two capital letters). */
export function spellingOf(locale: Locale, country: string | null | undefined): Spelling {
  return locale === 'de' && country && withoutSharpS.includes(country) ? 'de-CH' : locale;
}

/** The language of a spelling, or null for what is none. */
export function localeOfSpelling(spelling: string | undefined): Locale | null {
  const locale = spelling === 'de-CH' ? 'de' : spelling;
  return isLocale(locale) ? locale : null;
}

const swiss: Record<string, string> = { ß: 'ss', ẞ: 'SS', '„': '«', '“': '»' };

const inSwissGerman = <T>(value: T): T => {
  if (typeof value === 'string') return value.replace(/[ßẞ„“]/gu, (letter) => swiss[letter]!) as T;
  // A compiled message is a list.
  if (Array.isArray(value)) return value.map((part: unknown) => inSwissGerman(part)) as T;
  if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inSwissGerman(part as unknown)])) as T;
  return value;
};

const made = new WeakMap<object, object>();

/** The texts of a language as a country spells them; each catalogue is spelt anew once. */
export function spelt<T extends object>(texts: T, spelling: string | undefined): T {
  if (spelling !== 'de-CH') return texts;
  const known = made.get(texts) ?? inSwissGerman(texts);
  made.set(texts, known);
  return known as T;
}
