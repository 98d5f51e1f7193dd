import { expect, test } from 'vitest';
import { formatSince } from './since';

const now = new Date('2026-11-21T14:00:00Z');
const since = (at: string, locale = 'nl-NL') => formatSince(new Date(at), now, locale, 'Europe/Amsterdam').replace(/[\u00a0\u202f]/g, ' ');

test.each([
  ['2026-11-21T13:59:30Z', 'nu'],
  ['2026-11-21T14:03:00Z', 'nu'],
  ['2026-11-21T13:55:00Z', '5 min'],
  ['2026-11-21T12:00:00Z', '2 uur'],
  ['2026-11-20T23:30:00Z', '14 uur'],
  ['2026-11-20T22:30:00Z', 'gisteren'],
  ['2026-11-18T12:00:00Z', 'wo'],
  ['2026-11-01T12:00:00Z', '01-11-2026'],
])('%s is %s', (at, words) => expect(since(at)).toBe(words));

test('is in the words of the reader', () => {
  expect([since('2026-11-21T12:00:00Z', 'de-DE'), since('2026-11-21T12:00:00Z', 'pl-PL'), since('2026-11-21T13:59:30Z', 'de-DE')]).toEqual(['2 Stunden', '2 godziny', 'jetzt']);
});
