// How many characters a text may have where it stands: a label by its Dutch, and the texts of some places by the place.
import { formsOf } from './message-text';

type Place = { /** The keys, where `*` is one part and `**` any. */ keys: string; /** How many characters fit; null: the text wraps, and any length does. */ most: number | null; why: string };

/** Places with another room than a button or a label. The first that fits counts. */
const places: readonly Place[] = [
  { keys: 'legal/*:**', most: null, why: 'headings of a page to read, which wrap' },
  { keys: 'legal.*', most: 30, why: 'links of the footer and titles of pages: two lines at 320 pixels' },
  { keys: 'notification.line.*.title', most: 60, why: 'a row of the list: two lines at 320 pixels' },
  { keys: 'mail.otp', most: 134, why: 'one SMS with room for the code and the site' },
  { keys: 'mail.*.subject', most: 70, why: 'the line of an inbox' },
  { keys: 'mail.*.preheader', most: 90, why: 'what an inbox shows beside the subject' },
  { keys: 'push.*', most: 60, why: 'a line of a phone’s lock screen' },
];

const matchers = places.map(({ keys, most }) => ({ most, fits: new RegExp(`^${keys.replaceAll('.', String.raw`\.`).replace(/\*\*|\*/g, (star) => (star === '**' ? '.+' : '[^.:]+'))}$`) }));

/** How long the longest form of a text is; an argument counts for two. */
export const lengthOf = (text: string): number => Math.max(...formsOf(text).map((form) => form.length));

/** How many characters a text may have: a button or name twice its Dutch, and 22 at least; a sentence any. (docs/languages.md) */
export function roomFor(key: string, dutch: string): number | undefined {
  const place = matchers.find(({ fits }) => fits.test(key));
  if (place) return place.most ?? undefined;
  return formsOf(dutch).every((form) => form.split(' ').length <= 4 && !/[.!?…]$/.test(form)) ? Math.max(22, lengthOf(dutch) * 2) : undefined;
}

/** Whether a text is longer than its place, as a sentence without its key. */
export function lengthFaults({ key, text, dutch }: { key: string; text: string; dutch: string }): string[] {
  const most = roomFor(key, dutch);
  return most !== undefined && lengthOf(text) > most ? [`has ${lengthOf(text)} characters, and ${most} fit: shorten it, or tell in room.ts that its place has more.`] : [];
}
