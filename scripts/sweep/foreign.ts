// What of another language may not stand on a page: parts of the Dutch and English catalogues, words that give either away, the days of the week; of all other languages, their sentences.
import { readdirSync, readFileSync } from 'node:fs';
import { locales, localeTable, type Locale } from '@/lib/site/languages/locales';

/** What is looked for in each text of a page. */
export type Foreign = {
  /** Parts of texts of another language, long enough to be nobody's chance. */
  parts: string[];
  /** Short texts of Dutch and English, and sentences of the other languages: only as the whole of a text. */
  wholes: ReadonlySet<string>;
  /** Words of another language; two different ones in one text give it away. */
  words: string[];
  /** The days of the week in another language. */
  days: string[];
};

const looked = ['nl', 'en'] as const;
const tellTales = { nl: ['het', 'een', 'niet', 'jouw', 'wordt', 'naar', 'zijn', 'voor'], en: ['the', 'your', 'you', 'with', 'and', 'this', 'that'] };

/** The texts below a catalogue, by their keys. */
export function textsOf(catalogue: unknown, at = ''): [string, string][] {
  if (typeof catalogue === 'string') return [[at, catalogue]];
  return Object.entries(catalogue as Record<string, unknown>).flatMap(([key, value]) => textsOf(value, at ? `${at}.${key}` : key));
}

const catalogues = new Map<Locale, Map<string, string>>();

/** All texts of a language, those of the legal pages too; read once. */
export function catalogueOf(locale: Locale): Map<string, string> {
  const known = catalogues.get(locale);
  if (known) return known;
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  const legal = readdirSync('locales/legal').map((page) => [page, read(`locales/legal/${page}/${locale}.json`)]);
  const found = new Map(textsOf({ ...(read(`locales/${locale}.json`) as object), legal: Object.fromEntries(legal) as unknown }));
  catalogues.set(locale, found);
  return found;
}

/** A text between its values, marks and plurals. */
const partsOf = (text: string) => text.split(/\{\w+\}|<[^>]*>|[{}#]/).map((part) => part.trim().replace(/\s+/g, ' '));
const inOneLine = (text: string) => text.replace(/\s+/g, ' ');
const isLong = (part: string) => part.length >= 14 && part.split(' ').length >= 3;
const isWhole = (text: string) => !/[{<]/.test(text);
const isPlain = (text: string) => isWhole(text) && text.length >= 4 && !isLong(text);

const daysOf = (locale: Locale) => [...Array(7).keys()].map((day) => new Intl.DateTimeFormat(localeTable[locale].iso, { weekday: 'long' }).format(new Date(2026, 10, 16 + day)));

/** What may not stand on a page of a language. What its own texts say as well is nobody's fault. */
export function foreignTo(locale: Locale, catalogue: (locale: Locale) => ReadonlyMap<string, string> = catalogueOf): Foreign {
  const own = [...catalogue(locale).values()];
  const said = new Set(own.map(inOneLine));
  const all = [...said].join('\n');
  const others = looked.filter((each) => each !== locale);
  const texts = others.flatMap((other) => [...catalogue(other).values()]);
  const sentences = locales.filter((each) => each !== locale && !others.includes(each as (typeof looked)[number])).flatMap((other) => [...catalogue(other).values()]).filter((text) => isWhole(text) && isLong(text));
  return {
    parts: [...new Set(texts.flatMap(partsOf))].filter((part) => isLong(part) && !all.includes(part)),
    wholes: new Set([...texts.filter(isPlain).map(inOneLine).filter((text) => !all.includes(text)), ...sentences.map(inOneLine).filter((text) => !said.has(text))]),
    words: others.flatMap((other) => tellTales[other]),
    days: others.flatMap(daysOf).filter((day) => !daysOf(locale).includes(day)),
  };
}

/** The text, where it is of another language; else null. `written`: what members wrote, in whatever language. */
export function foreignIn(text: string, { parts, wholes, words, days }: Foreign, written: readonly string[]): string | null {
  const bare = text.replace(/\s+/g, ' ').trim();
  const said = new Set(bare.match(/\p{L}+/gu) ?? []);
  const small = new Set(bare.toLowerCase().match(/\p{L}+/gu) ?? []);
  const isForeign = wholes.has(bare) || days.some((day) => said.has(day)) || words.filter((word) => small.has(word)).length >= 2 || parts.some((part) => bare.includes(part));
  if (!isForeign) return null;
  // A list says of the last line who wrote it.
  const unquoted = bare.replace(/^\p{L}+ ?: (?=\p{L})/u, '').replace(/^[“„"«‘]|[”“"»’…]+$/g, '').trim();
  return written.some((each) => each === unquoted || (isLong(unquoted) && each.includes(unquoted))) ? null : bare;
}
