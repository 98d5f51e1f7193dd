// The words of docs/glossary.tsv against those of a message: a fixed phrase is said as it stands there, a term by its own word, and some words by none.
import { readFileSync } from 'node:fs';
import type { Locale } from '@/lib/site/languages/locales';
import { formsOf } from './message-text';

export type GlossaryRow = { key: string; words: Record<Locale, string>; note: string; /** Words that mean something else in this trade, or sell where the product informs. */ avoid: Partial<Record<Locale, string[]>> };

/** The column `avoid`: 'es: paquete*; sv: kredit*', where `*` stands for any letters. */
function avoidedIn(column: string): GlossaryRow['avoid'] {
  const lists = column.split('; ').flatMap((list) => /^(\w+): (.+)$/.exec(list)?.slice(1, 3) ?? []);
  return Object.fromEntries(Array.from({ length: lists.length / 2 }, (_, at) => [lists[at * 2], lists[at * 2 + 1]!.split(', ')]));
}

/** The glossary: one row a phrase or term, a column a language, what to know of it, and the words that no message has. */
export function glossaryRows(file = 'docs/glossary.tsv'): GlossaryRow[] {
  const [head = [], ...rows] = readFileSync(file, 'utf8').trim().split('\n').map((row) => row.split('\t'));
  return rows.map((row) => {
    const { key = '', note = '', avoid = '', ...words } = Object.fromEntries(head.map((name, at) => [name, row[at] ?? '']));
    return { key, note, words: words as Record<Locale, string>, avoid: avoidedIn(avoid) };
  });
}

/** A term, the Dutch words that call for it, and the stems that it has where the glossary's own word is inflected out of recognition. */
type Term = { dutch: RegExp; also?: Partial<Record<Locale, RegExp>> };

const terms: Record<string, Term> = {
  'term.gift': { dutch: /cadeau/i },
  'term.credits': { dutch: /\bcredits?\b/i, also: { sv: /\bcredits?/i, da: /\bcredits?/i, nb: /\bcredits?/i } },
  'term.bundle': { dutch: /bundel/i },
  'term.premium': { dutch: /premium/i },
  'term.match': { dutch: /\bmatch(es)?\b/i, also: { pl: /\bpar|dopasow/i } },
  'term.photo': { dutch: /(?<!\p{L})foto(’s)?(?!\p{L})/iu, also: { pl: /zdję/i, sv: /fot/i } },
  'term.swipe_game': { dutch: /swipespel/i },
};

// These stand after another label or in a list, and take their case or form from it; a button likes, and a rule is no phrase. A label that is a term is the term.
const bound = /^(?:term\.like$|(?:rule|seek|gender|interest|fictional\.tag)\b)/;
const plain = (text: string) => text.toLowerCase().replace(/[.…]$/u, '').replace(/\s+/gu, ' ').trim();

const escaped = (word: string) => word.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', String.raw`\p{L}*`);

function avoidedPattern(locale: Locale, rows: readonly GlossaryRow[]): RegExp | null {
  const words = rows.flatMap(({ avoid }) => avoid[locale] ?? []);
  return words.length > 0 ? new RegExp(String.raw`(?<!\p{L})(?:${words.map(escaped).join('|')})(?!\p{L}|-)`, 'iu') : null;
}

/** A glossary as it is asked thousands of times: its rows by what they say in Dutch, those of a term, and what each language avoids. */
type Index = { byDutch: Map<string, GlossaryRow[]>; ofTerms: GlossaryRow[]; avoided: Partial<Record<Locale, RegExp | null>> };
const indexes = new WeakMap<readonly GlossaryRow[], Index>();

function indexOf(rows: readonly GlossaryRow[]): Index {
  const known = indexes.get(rows);
  if (known) return known;
  const index: Index = { byDutch: Map.groupBy(rows, ({ words }) => plain(words.nl)), ofTerms: rows.filter(({ key }) => Object.hasOwn(terms, key)), avoided: {} };
  indexes.set(rows, index);
  return index;
}

/** The word of a text that its language avoids. What ends in a hyphen is a part of another word ('Kredit- oder Debitkarte'). */
function avoidedWord(locale: Locale, text: string, rows: readonly GlossaryRow[]): string | undefined {
  const { avoided } = indexOf(rows);
  if (avoided[locale] === undefined) avoided[locale] = avoidedPattern(locale, rows);
  return avoided[locale]?.exec(text)?.[0];
}

/** The stem by which a term is known in running text: the first word of its entry, less an ending. */
const stemOf = (words: string) => plain(words).split(' ')[0]!.slice(0, Math.max(3, Math.min(5, plain(words).split(' ')[0]!.length - 1)));

/** What a message says otherwise than the glossary, each a sentence without its key. */
export function glossaryFaults(locale: Locale, { key, text, dutch }: { key: string; text: string; dutch: string }, rows: readonly GlossaryRow[]): string[] {
  const forms = formsOf(text).join(' ');
  const dutchForms = formsOf(dutch).join(' ');
  const { byDutch, ofTerms } = indexOf(rows);
  const phrases = (byDutch.get(plain(dutch)) ?? []).filter((row) => row.key === key || !bound.test(row.key)).map(({ words }) => words[locale]);
  const otherwise = phrases.length > 0 && !phrases.some((phrase) => plain(phrase) === plain(text)) ? [`is ‘${phrases.join('’ or ‘')}’ in the glossary.`] : [];
  const unnamed = ofTerms.filter((row) => {
    const term = terms[row.key]!;
    if (locale === 'nl' || !term.dutch.test(dutchForms)) return false;
    return !forms.toLowerCase().includes(stemOf(row.words[locale])) && !term.also?.[locale]?.test(forms);
  });
  const found = avoidedWord(locale, forms, rows);
  return [
    ...otherwise,
    ...unnamed.map(({ words }) => `does not use the glossary’s word ‘${words[locale]}’.`),
    ...(found ? [`has the word ‘${found}’, which the language avoids here.`] : []),
  ];
}

const wordPatterns = new Map<string, RegExp>();

function hasWord(text: string, word: string): boolean {
  const pattern = wordPatterns.get(word) ?? new RegExp(`(?<!\\p{L})${word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`, 'iu');
  wordPatterns.set(word, pattern);
  return pattern.test(text);
}

const isSimple = ({ words }: GlossaryRow) => !/[{}]/.test(words.nl);

/** Rows of the glossary that have a say in a text: of its own key, or a term that stands in it. */
const rowsFor = (key: string, source: string, glossary: readonly GlossaryRow[]) => glossary.filter((row) => row.key === key || (/^(?:term|rule)\./.test(row.key) && row.words.nl !== '' && isSimple(row) && hasWord(source, row.words.nl)));

/** What the glossary says of a text in a language: its words, what to know of them, and the words that are none. */
export const glossaryNotes = (locale: Locale, key: string, source: string, glossary: readonly GlossaryRow[]): string[] =>
  rowsFor(key, source, glossary)
    .filter(({ words }) => Boolean(words[locale]))
    .map(({ words, note, avoid }) => `${words.nl} = ${words[locale]}${note ? `. ${note}` : ''}${avoid[locale] ? `. Not: ${avoid[locale].join(', ')}` : ''}`);
