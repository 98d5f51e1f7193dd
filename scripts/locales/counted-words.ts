// What is counted, in the form that its number asks for: the word behind the number of a plural, beside the same word in all other texts.
import { isLiteralElement, isPluralElement, isPoundElement, isSelectElement, isTagElement, type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';

type Counted = { key: string; category: string; word: string };

/** How many other texts must have a word in one form before a single text with another is odd. */
const enough = 2;

/** The two words behind the number, for one of them is what is counted ('2 credits', '2 more credits'); a million of something ('many' of French, Spanish and Italian) reads as any plural. */
function countedIn(key: string, elements: MessageFormatElement[]): Counted[] {
  return elements.flatMap((element): Counted[] => {
    if (isTagElement(element)) return countedIn(key, element.children);
    if (!isPluralElement(element) && !isSelectElement(element)) return [];
    return Object.entries(element.options).flatMap(([choice, { value }]) => {
      const behind = value[value.findIndex(isPoundElement) + 1];
      const words = value.some(isPoundElement) && behind && isLiteralElement(behind) ? (/^[ \u00A0]\p{L}+(?:[ \u00A0]\p{L}+)?/u.exec(behind.value)?.[0].toLowerCase().trim().split(/[ \u00A0]/u).filter(({ length }) => length > 2) ?? []) : [];
      const category = choice === 'many' && !('few' in element.options) ? 'other' : choice;
      return [...(isPluralElement(element) && !choice.startsWith('=') ? words.map((word) => ({ key, category, word })) : []), ...countedIn(key, value)];
    });
  });
}

function readable(text: string): MessageFormatElement[] {
  try {
    return parse(text);
  } catch {
    return [];
  }
}

/** Counted words in a form that the language has elsewhere for other numbers only ('2 credit'), each a sentence without its key. */
export function countedFaults(texts: ReadonlyMap<string, string>): { key: string; sentence: string }[] {
  const all = [...texts].flatMap(([key, text]) => (text.includes(', plural,') ? countedIn(key, readable(text)) : []));
  const uses = Map.groupBy(all, ({ word, category }) => `${category} ${word}`);
  const textsWith = ({ word, key }: Counted, category: string) => new Set((uses.get(`${category} ${word}`) ?? []).map((use) => use.key).filter((other) => other !== key)).size;
  const categories = [...new Set(all.map(({ category }) => category))];
  const told = all.flatMap((counted) => {
    const { key, category, word } = counted;
    const usual = categories.filter((other) => other !== category && textsWith(counted, other) >= enough);
    return textsWith(counted, category) === 0 && usual.length > 0 ? [{ key, sentence: `says ‘${word}’ for ${category}, which other texts say for ${usual.join(' and ')} alone.` }] : [];
  });
  return [...new Map(told.map((fault) => [`${fault.key} ${fault.sentence}`, fault])).values()];
}
