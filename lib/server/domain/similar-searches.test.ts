import { describe, expect, it } from 'vitest';
import { similarSearches } from './similar-searches';

describe('[E08] similar searches', () => {
  it('widen the age first, then drop the region, then the country', () =>
    expect(similarSearches({ gender: 'woman', country: 'NL', countryregion: 'NL-UT', min_age: 30, max_age: 35 })).toEqual([
      { gender: 'woman', country: 'NL', countryregion: 'NL-UT', min_age: 25, max_age: 40 },
      { gender: 'woman', country: 'NL', countryregion: undefined, min_age: 25, max_age: 40 },
      { gender: 'woman', country: undefined, countryregion: undefined, min_age: 25, max_age: 40 },
    ]));
  it('never leave the ages of adults', () => expect(similarSearches({ min_age: 20, max_age: 97 })).toEqual([{ min_age: 18, max_age: 99 }]));
  it('there are none when nothing was asked', () => expect(similarSearches({ gender: 'man' })).toEqual([]));
});
