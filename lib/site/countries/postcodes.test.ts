import { expect, it, test } from 'vitest';
import { countries } from './countries';
import { isPostcode, phoneExample, plainPostcode, postcodeExample } from './postcodes';

test.each(countries)('[S09] %s: its own example is a postcode there, and nothing at all is not', (country) => {
  expect(isPostcode(postcodeExample(country), country)).toBe(true);
  expect(isPostcode('', country)).toBe(false);
  expect(phoneExample(country)).toMatch(/^\+\d{1,3}$/);
});

it.each([
  ['1012ab', 'NL', true],
  [' 1012  AB ', 'NL', true],
  ['1012 SS', 'NL', false],
  ['0123 AB', 'NL', false],
  ['1012', 'NL', false],
  ['00123', 'DE', false],
  ['00001', 'PL', false],
  ['sw1a 1aa', 'GB', true],
])('%j in %s: %s', (typed, country, right) => expect(isPostcode(typed, country)).toBe(right));

test('is written as the post does', () => expect(plainPostcode(' 1012  ab')).toBe('1012 AB'));
