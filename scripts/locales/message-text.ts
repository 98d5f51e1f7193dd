// What a reader sees of a message: its own words, without arguments, tags and the grammar of plurals.
import { isLiteralElement, isPluralElement, isSelectElement, isTagElement, type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';

/** The forms of a message, each as its words with `{}` for an argument and for a number; a message without plural has one. */
export function formsOf(text: string): string[] {
  return [...new Set(formed(parse(text)))];
}

function formed(elements: MessageFormatElement[]): string[] {
  let forms = [''];
  const add = (endings: string[]) => {
    forms = forms.flatMap((start) => endings.map((end) => start + end)).slice(0, 64);
  };
  for (const element of elements) {
    if (isLiteralElement(element)) add([element.value]);
    else if (isTagElement(element)) add(element.children.length > 0 ? formed(element.children) : ['{}']);
    else if (isPluralElement(element) || isSelectElement(element)) add(Object.values(element.options).flatMap(({ value }) => formed(value)));
    else add(['{}']);
  }
  return forms;
}

/** The choices of each select of a message, by its argument. */
export function selectsOf(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const visit = (elements: MessageFormatElement[]): void => {
    for (const element of elements) {
      if (isTagElement(element)) visit(element.children);
      if (!isPluralElement(element) && !isSelectElement(element)) continue;
      if (isSelectElement(element)) found.set(element.value, Object.keys(element.options).sort());
      Object.values(element.options).forEach(({ value }) => visit(value));
    }
  };
  visit(parse(text));
  return found;
}
