// How a catalogue is spelt in the reader's country: German has ss for ß and «…» for „…“ in Switzerland and Liechtenstein, English American words in the United States. (A07; decision 371)
import { isLocale, type Locale } from './locales';

/** A language as a country spells it. */
export type Spelling = Locale | 'de-CH' | 'en-US';

const withoutSharpS: readonly string[] = ['CH', 'LI'];

/** The spelling of a language in a country (two capital letters). */
export function spellingOf(locale: Locale, country: string | null | undefined): Spelling {
  if (locale === 'de' && country && withoutSharpS.includes(country)) return 'de-CH';
  return locale === 'en' && country === 'US' ? 'en-US' : locale;
}

/** The language of a spelling, or null for what is none. */
export function localeOfSpelling(spelling: string | undefined): Locale | null {
  const locale = spelling === 'de-CH' ? 'de' : spelling === 'en-US' ? 'en' : spelling;
  return isLocale(locale) ? locale : null;
}

const swiss: Record<string, string> = { ß: 'ss', ẞ: 'SS', '„': '«', '“': '»' };
const american: Record<string, string> = {
  behaviour: 'behavior', cancelled: 'canceled', colour: 'color', favourite: 'favorite', grey: 'gray', humour: 'humor',
  kilometres: 'kilometers', labelled: 'labeled', postcode: 'ZIP code', recognise: 'recognize', wilful: 'willful',
};
const british = new RegExp(String.raw`\b(?:${Object.keys(american).join('|')})\b`, 'giu');

/** A word as Americans write it, with a capital where it had one. */
function americanWord(word: string): string {
  const spelling = american[word.toLowerCase()]!;
  return /^\p{Lu}/u.test(word) ? spelling[0]!.toUpperCase() + spelling.slice(1) : spelling;
}

const spellings: Partial<Record<string, (text: string) => string>> = {
  'de-CH': (text) => text.replace(/[ßẞ„“]/gu, (letter) => swiss[letter]!),
  'en-US': (text) => text.replace(british, americanWord),
};

const respelt = <T>(value: T, spell: (text: string) => string): T => {
  if (typeof value === 'string') return spell(value) as T;
  // A compiled message is a list.
  if (Array.isArray(value)) return value.map((part: unknown) => respelt(part, spell)) as T;
  if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, respelt(part as unknown, spell)])) as T;
  return value;
};

const made = new WeakMap<object, object>();

/** The texts of a language as a country spells them; each catalogue is spelt anew once. */
export function spelt<T extends object>(texts: T, spelling: string | undefined): T {
  const spell = spelling === undefined ? undefined : spellings[spelling];
  if (!spell) return texts;
  const known = made.get(texts) ?? respelt(texts, spell);
  made.set(texts, known);
  return known as T;
}
