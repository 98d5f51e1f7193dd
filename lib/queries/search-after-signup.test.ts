import { expect, test } from 'vitest';
import { memberSearchHref } from './member-search';
import { searchAfterSignup } from './search-after-signup';

const user = { looking_for: 'woman', profile: { country: 'NL' } };

test('the region of a lander’s map is where the first search looks, and what "search on" goes to', () => {
  const search = searchAfterSignup(user, ['NL', 'BE'], ['7', 'tonight', 'NL-UT']);
  expect(search).toEqual({ gender: 'woman', country: 'NL', countryregion: 'NL-UT' });
  expect(memberSearchHref(search)).toBe('/members?gender=woman&country=NL&countryregion=NL-UT');
});

test('a region of another country, or what is none, leaves the search as it is', () => {
  const plain = { gender: 'woman', country: 'NL' };
  for (const wishes of [[], ['BE-VAN'], ['NL-'], ['nl-ut'], ['NL-UTRECHT'], ['NL']]) expect(searchAfterSignup(user, ['NL', 'BE'], wishes)).toEqual(plain);
  expect(searchAfterSignup({ looking_for: 'woman', profile: null }, ['NL'], ['NL-UT'])).toEqual({ gender: 'woman' });
});
