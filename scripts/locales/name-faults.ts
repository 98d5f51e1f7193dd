// One name for each button, page and feature: a label that is one in Dutch is one in every language, and what a text quotes is called so where it stands.
import type { Locale } from '@/lib/site/languages/locales';
import { formsOf } from './message-text';

type Names = ReadonlyMap<string, string>;

const quoted: Record<Locale, RegExp> = {
  nl: /“([^“”]+)”/gu, en: /“([^“”]+)”/gu, de: /„([^„“]+)“/gu, pl: /„([^„”]+)”/gu,
  fr: /«[\u00A0\u202F]([^«»]+)[\u00A0\u202F]»/gu, es: /«([^«»]+)»/gu, it: /«([^«»]+)»/gu, nb: /«([^«»]+)»/gu,
  sv: /”([^”]+)”/gu, da: /”([^”]+)”/gu, fi: /”([^”]+)”/gu,
};

const bare = (text: string) => text.replace(/[.…]$/u, '').trim();

/** What a language's texts say, word for word, to be looked up. */
export function namesOf(texts: Names): ReadonlySet<string> {
  return new Set([...texts.values()].flatMap((text) => formsOf(text).map(bare)));
}

/** What a message quotes without any other saying it: a button that is called otherwise, or that has gone. */
export function quotedFaults(locale: Locale, text: string, names: ReadonlySet<string>): string[] {
  const found = formsOf(text).flatMap((form) => [...form.matchAll(quoted[locale])].map(([, words]) => words!));
  return [...new Set(found)].filter((words) => words !== '{}' && !names.has(bare(words))).map((words) => `quotes ‘${words}’, which nothing is called.`);
}

// Chips and answers: short words, each with the grammar of where it stands.
const noNames = /^(?:lander\.(?:alonetonight|collagelanding\.word|iconslanding)|home\.start|interest|hair|eye|gender|seek|members\.filters\.gender)\./;
const isName = (key: string, text: string) => !noNames.test(key) && /\p{L}/u.test(text.replace(/\{[^{}]*\}/gu, ''));
const plain = (text: string) => bare(text).toLowerCase();

/** The keys that Dutch says one thing with, by that label or sentence; only what stands more than once, and is no word of several meanings. */
export function sharedLabels(dutch: Names, homonyms: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [key, text] of dutch) if (isName(key, text)) groups.set(plain(text), [...(groups.get(plain(text)) ?? []), key]);
  return new Map([...groups].filter(([label, keys]) => keys.length > 1 && !homonyms.includes(label)));
}

/** Labels that a language has two names for, each a sentence that begins with its key. */
export function nameFaults(texts: Names, labels: ReadonlyMap<string, readonly string[]>): { key: string; sentence: string }[] {
  return [...labels].flatMap(([label, keys]) => {
    const nameOf = (key: string) => plain(texts.get(key) ?? '');
    const there = keys.filter((key) => texts.has(key));
    const uses = (key: string) => there.filter((other) => nameOf(other) === nameOf(key)).length;
    const usual = there.toSorted((a, b) => uses(b) - uses(a))[0] ?? '';
    return there.filter((key) => nameOf(key) !== nameOf(usual)).map((key) => ({ key, sentence: `is ‘${texts.get(key)}’, and ${usual} is ‘${texts.get(usual)}’: Dutch has one name for both, ‘${label}’.` }));
  });
}

/** Dutch words of several meanings that a language no longer parts. */
export function needlessHomonyms(all: readonly Names[], dutch: Names, homonyms: readonly string[]): string[] {
  const labels = sharedLabels(dutch, []);
  return homonyms.filter((word) => !labels.has(word) || all.every((texts) => nameFaults(texts, new Map([[word, labels.get(word)!]])).length === 0));
}
