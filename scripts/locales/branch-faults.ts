// A message in every form that it has: said with each number that a plural of some language turns at, and to each gender.
import { isLiteralElement, isPluralElement, isPoundElement, isSelectElement, isTagElement, type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { createTranslator } from 'use-intl/core';
import type { Locale } from '@/lib/site/languages/locales';

/** One by one, few, many, and those that a language counts as one, few or many again. */
const counts = [0, 1, 2, 5, 21, 22];
const genders = ['female', 'male', 'other'];

type Parts = { plurals: Set<string>; selects: Map<string, string[]>; others: Set<string>; tags: Set<string> };

function partsOf(elements: MessageFormatElement[], parts: Parts = { plurals: new Set(), selects: new Map(), others: new Set(), tags: new Set() }): Parts {
  for (const element of elements) {
    if (isTagElement(element)) {
      parts.tags.add(element.value);
      partsOf(element.children, parts);
    } else if (isPluralElement(element) || isSelectElement(element)) {
      if (isPluralElement(element)) parts.plurals.add(element.value);
      else parts.selects.set(element.value, [...new Set([...(parts.selects.get(element.value) ?? []), ...Object.keys(element.options)])]);
      for (const { value } of Object.values(element.options)) partsOf(value, parts);
    } else if (!isLiteralElement(element) && !isPoundElement(element)) parts.others.add(element.value);
  }
  return parts;
}

/** What the plurals take that are not the one that is said with a number: a number that none of `counts` is. */
const aside = 7;

/** Says a message with values, its plural `counted` with `count`; throws what its reader would meet. */
function said(locale: Locale, text: string, { plurals, others, tags }: Parts, chosen: Record<string, string>, counted: string | undefined, count: number): string {
  const onError = (error: Error) => {
    throw error;
  };
  const t = createTranslator({ locale, messages: { text }, onError });
  const values = {
    ...Object.fromEntries([...others].map((name) => [name, `‹${name}›`])),
    ...Object.fromEntries([...plurals].map((name) => [name, name === counted ? count : aside])),
    ...chosen,
    ...Object.fromEntries([...tags].map((tag) => [tag, (words: string) => words])),
  };
  return t.markup('text', values);
}

const combinations = (selects: Parts['selects']): Record<string, string>[] =>
  [...selects].reduce<Record<string, string>[]>((all, [name, choices]) => all.flatMap((chosen) => choices.map((choice) => ({ ...chosen, [name]: choice }))), [{}]);

/** What is wrong with a message once it is said, each a sentence without its key. A message without plural and select has nothing to choose. */
export function branchFaults(locale: Locale, text: string): string[] {
  if (!/, (?:plural|select|selectordinal),/.test(text)) return [];
  const parts = partsOf(parse(text));
  const own = parts.selects.get('gender');
  const lacking = own ? genders.filter((gender) => !own.includes(gender)) : [];
  // Each plural by itself: beside another of the same number a branch would hide that does not show it.
  const ways = combinations(parts.selects).flatMap((chosen) => (parts.plurals.size > 0 ? [...parts.plurals] : [undefined]).map((counted) => ({ chosen, counted })));
  const found = ways.flatMap(({ chosen, counted: name }) => {
    const forms = (name ? counts : [0]).map((count) => ({ count, words: said(locale, text, parts, chosen, name, count) }));
    const shows = ({ count, words }: { count: number; words: string }) => new RegExp(`(?<!\\d)${count}(?!\\d)`).test(words);
    // Where five are counted in figures, only one may be said in words, and none where it has a branch of its own.
    const counted = forms.filter(({ count }) => count > 1).some(shows);
    const unsaid = forms.filter((form) => counted && form.count !== 1 && !(form.count === 0 && text.includes('=0 {')) && !shows(form));
    const bad = forms.filter(({ words }) => /[{}#]| {2}|undefined|^\s*$/.test(words));
    return [...unsaid.map(({ count, words }) => `says ‘${words}’ for ${count}, without the number.`), ...bad.map(({ count, words }) => `reads ‘${words}’ for ${count}.`)];
  });
  return [...lacking.map((gender) => `has no words for the gender ${gender}.`), ...new Set(found)];
}
