// What is suspicious in the messages of a language beside Dutch and English, less what allowed.ts lets pass.
import type { Locale } from '@/lib/site/languages/locales';
import { branchFaults } from './branch-faults';
import { clockFaults } from './clock-times';
import { countedFaults } from './counted-words';
import { declinedNames } from './declined-names';
import { allowed, homonyms, names, sharedWords } from './allowed';
import type { GlossaryRow } from './glossary';
import { glossaryFaults } from './glossary';
import { nameFaults, namesOf, needlessHomonyms, quotedFaults, sharedLabels } from './name-faults';
import { pageNameFaults } from './page-names';
import { plainFaults } from './plain-faults';
import { lengthFaults } from './room';
import { runningNameFaults } from './running-names';
import { copiedFrom, oddities } from './suspicious';

export type Texts = Record<Locale, ReadonlyMap<string, string>>;

/** Notes down which lines of allowed.ts were of use, so that those that were not can be told. */
export type Uses = { words: Set<string>; lines: Set<object> };
export const noUses = (): Uses => ({ words: new Set(), lines: new Set() });

function isAllowed(locale: Locale, key: string, sentence: string, uses: Uses): boolean {
  const line = allowed.find((each) => (each.key === key || key.startsWith(`${each.key}.`)) && (!each.locales || each.locales.includes(locale)) && sentence.includes(each.passes));
  if (line) uses.lines.add(line);
  return line !== undefined;
}

function copyFault(locale: Locale, message: Parameters<typeof copiedFrom>[1], uses: Uses): string[] {
  const from = copiedFrom(locale, message);
  if (!from) return [];
  const known = names.includes(message.text) ? message.text : sharedWords[locale]?.includes(message.text) ? `${locale} ${message.text}` : null;
  if (known) uses.words.add(known);
  return known ? [] : [`is the ${from === 'nl' ? 'Dutch' : 'English'} text ‘${message.text}’: translate it, or add the word to allowed.ts.`];
}

/** The oddities of one language, each a sentence that begins with its key. A text that cannot be read is for the rules of catalogues. */
export function suspiciousMessages(locale: Locale, texts: Texts, glossary: readonly GlossaryRow[], uses = noUses()): string[] {
  const called = namesOf(texts[locale]);
  const beside = [...nameFaults(texts[locale], sharedLabels(texts.nl, homonyms)), ...pageNameFaults(texts[locale]), ...countedFaults(texts[locale])].filter(({ key, sentence }) => !isAllowed(locale, key, sentence, uses));
  const odd = [...texts[locale]].flatMap(([key, text]) => {
    const message = { text, dutch: texts.nl.get(key) ?? text, english: texts.en.get(key) ?? '' };
    try {
      const found = [...oddities(locale, message), ...glossaryFaults(locale, { key, ...message }, glossary), ...quotedFaults(locale, text, called), ...runningNameFaults(locale, message), ...declinedNames(locale, text), ...clockFaults(locale, text), ...branchFaults(locale, text), ...lengthFaults({ key, ...message }), ...(locale === 'nl' ? plainFaults(key, text) : [])];
      return [...found.filter((sentence) => !isAllowed(locale, key, sentence, uses)), ...copyFault(locale, message, uses)].map((sentence) => `${locale}: ${key} ${sentence}`);
    } catch {
      return [];
    }
  });
  return [...odd, ...beside.map(({ key, sentence }) => `${locale}: ${key} ${sentence}`)];
}

/** Words of allowed.ts that each language says in one way everywhere. */
export function needlessHomonymsIn(texts: Texts): string[] {
  return needlessHomonyms(Object.values(texts), texts.nl, homonyms).map((word) => `allowed.ts lets ‘${word}’ have several names, where no language needs them: remove it.`);
}

/** Lines of allowed.ts that let nothing pass any more. */
export function needlessAllowances({ words, lines }: Uses): string[] {
  const shared = Object.entries(sharedWords).flatMap(([locale, some]) => some.map((word) => `${locale} ${word}`));
  return [
    ...[...names, ...shared].filter((word) => !words.has(word)).map((word) => `allowed.ts lets ‘${word}’ pass, which no message has: remove it.`),
    ...allowed.filter((line) => !lines.has(line)).map(({ key, passes }) => `allowed.ts lets ${key} pass (${passes}), where nothing is odd: remove the line.`),
  ];
}
