import { expect, test } from 'vitest';
import { wishedInterests } from './wished-interests';

const interests = ['music', 'travel', 'cooking', 'films', 'dancing', 'hiking', 'wine'];
const tiles = ['wine', 'dance', 'cook', 'walk', 'film', 'thrill', 'talk', 'away', 'night'];

test('what was tapped on a lander is an interest of profiles, wherever there is one', () => {
  expect(wishedInterests(tiles, interests)).toEqual(['wine', 'dancing', 'cooking', 'hiking', 'films', 'travel']);
  expect(wishedInterests(['dance', 'dancing', 'music'], interests)).toEqual(['dancing', 'music']);
});

test('an interest that the site does not have, a member, a region and an evening are none', () => {
  expect(wishedInterests(['walk', 'cook'], ['cooking'])).toEqual(['cooking']);
  expect(wishedInterests(['31', 'NL-UT', 'tonight', 'woman'], interests)).toEqual([]);
});
