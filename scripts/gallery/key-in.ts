// A key of a message that stands where its text belongs: what a page shows where the catalogue lacks it.
import { readCatalogue } from '@/scripts/locales/catalogues';

const groups = new Set(Object.keys(readCatalogue('locales/nl.json')));

/** The first word of a page that is a key: parts with dots between them, of which the first is a group of the catalogue. */
export function keyIn(text: string): string | undefined {
  return text.split(/\s+/).find((word) => /^[a-z]\w*(?:\.\w+)+$/i.test(word) && groups.has(word.split('.')[0]!));
}
