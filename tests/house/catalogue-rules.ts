// What a catalogue must be beside the Dutch one. Every breach is one sentence that names the key and what to do.
import { isPluralElement, isSelectElement, isTagElement, isLiteralElement, isPoundElement, type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import type { Catalogue } from '@/scripts/locales/catalogues';
import { flatTexts } from '@/scripts/locales/flat-texts.mjs';

type Shape = { names: Set<string>; words: number; plurals: { name: string; type: Intl.PluralRuleType; categories: string[] }[] };

const wordsIn = (text: string) => text.match(/\p{L}[\p{L}’-]*/gu)?.length ?? 0;

/** The arguments and tags of a message, how many words it has, and the categories of each of its plurals. */
const shapeOf = (elements: MessageFormatElement[], shape: Shape = { names: new Set(), words: 0, plurals: [] }): Shape => {
  for (const element of elements) {
    if (isPoundElement(element)) continue;
    if (isLiteralElement(element)) {
      shape.words += wordsIn(element.value);
      continue;
    }
    shape.names.add(isTagElement(element) ? `<${element.value}>` : element.value);
    if (isTagElement(element)) shapeOf(element.children, shape);
    if (isPluralElement(element)) {
      const categories = Object.keys(element.options).filter((category) => !category.startsWith('='));
      shape.plurals.push({ name: element.value, type: element.pluralType ?? 'cardinal', categories });
    }
    if (isPluralElement(element) || isSelectElement(element)) Object.values(element.options).forEach(({ value }) => shapeOf(value, shape));
  }
  return shape;
};

const shapeOrError = (text: string): Shape | string => {
  try {
    return shapeOf(parse(text));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

// A language may need the member's gender where Dutch does not ('separado', 'separada'); the screens always pass it.
const unsexed = ({ names }: Shape) => [...names].filter((name) => name !== 'gender');
const listed = (names: Iterable<string>) => [...names].sort().join(', ') || 'none';

const pluralBreaches = (locale: string, { plurals }: Shape): string[] =>
  plurals.flatMap(({ name, type, categories }) => {
    const wanted = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
    const missing = wanted.filter((category) => !categories.includes(category));
    const unknown = categories.filter((category) => !wanted.some((one) => one === category));
    return [
      ...(missing.length > 0 ? [`lacks the plural ${listed(missing)} of {${name}}: the language has ${listed(wanted)}.`] : []),
      ...(unknown.length > 0 ? [`has the plural ${listed(unknown)} of {${name}}, which the language does not: remove it.`] : []),
    ];
  });

const textBreaches = (locale: string, text: string, reference: string | undefined, english: string | undefined): string[] => {
  const shape = shapeOrError(text);
  if (typeof shape === 'string') return [`cannot be read as a message (${shape}).`];
  const expected = reference === undefined ? shape : shapeOrError(reference);
  const differs = typeof expected !== 'string' && listed(unsexed(expected)) !== listed(unsexed(shape));
  const uncounted = typeof expected === 'string' ? [] : expected.plurals.map(({ name }) => name).filter((name) => shape.names.has(name) && !shape.plurals.some((plural) => plural.name === name));
  const copied = shape.words > 3 && ((locale !== 'nl' && text === reference) || (locale !== 'nl' && locale !== 'en' && text === english));
  return [
    ...(text.trim() === '' ? ['is empty.'] : []),
    ...(text.includes("'") ? ["has a straight apostrophe: write ’ (or “ ” for quotes)."] : []),
    ...(text.includes('...') ? ['has three dots: write …'] : []),
    ...(differs ? [`has the arguments ${listed(shape.names)}, and the Dutch text has ${listed(expected.names)}.`] : []),
    ...(copied ? ['is a copy of the Dutch or English text: translate it.'] : []),
    ...uncounted.map((name) => `counts {${name}} without a plural, which the Dutch text has.`),
    ...pluralBreaches(locale, shape),
  ];
};

/** The breaches of one catalogue beside the Dutch one (the reference) and the English one. */
export function catalogueBreaches(locale: string, catalogue: Catalogue, dutch: Catalogue, english: Catalogue): string[] {
  const texts = new Map(flatTexts<string>(catalogue));
  const reference = new Map(flatTexts<string>(dutch));
  const inEnglish = new Map(flatTexts<string>(english));
  const missing = [...reference.keys()].filter((key) => !texts.has(key)).map((key) => `${locale}: ${key} is missing.`);
  const extra = [...texts.keys()].filter((key) => !reference.has(key)).map((key) => `${locale}: ${key} is not in nl: remove it, or add the Dutch text.`);
  const wrong = [...texts].flatMap(([key, text]) => textBreaches(locale, text, reference.get(key), inEnglish.get(key)).map((sentence) => `${locale}: ${key} ${sentence}`));
  return [...missing, ...extra, ...wrong];
}
