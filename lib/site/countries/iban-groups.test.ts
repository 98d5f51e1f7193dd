import { describe, expect, it } from 'vitest';
import { grouped, placeAfter } from './iban-groups';

describe('an account number while it is typed', () => {
  it.each([
    ['nl91abna0417164300', 'NL91 ABNA 0417 1643 00'],
    ['NL91 ABNA 0417 1643 00', 'NL91 ABNA 0417 1643 00'],
    [' nl91-abna.0417 ', 'NL91 ABNA 0417'],
    ['nl91', 'NL91'],
    ['nl91a', 'NL91 A'],
    ['', ''],
  ])('%s stands as %s', (typed, shown) => expect(grouped(typed)).toBe(shown));

  it.each([
    ['', 0],
    ['NL', 2],
    ['NL91', 4],
    ['NL91a', 6],
    ['NL91 A', 6],
    ['nl91abna0417164300', 22],
  ])('the caret stays behind %s', (before, place) => expect(placeAfter('NL91 ABNA 0417 1643 00', before)).toBe(place));
});
