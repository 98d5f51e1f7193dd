import { describe, expect, it } from 'vitest';
import { memberSearch } from '../contract/members';
import {
  ageRange,
  filtersOf,
  memberSearchHref,
  startingSearch,
  type MemberSearchPlace,
} from './member-search';
import { membersQuery } from './members';
import { parseMemberSearch } from './parse-member-search';
import { nextPage, previousPage } from './search-pages';

const readBack = (search: MemberSearchPlace) => parseMemberSearch(new URL(memberSearchHref(search), 'http://site.test').searchParams);

/** Numbers from a seed: the same cases in every run. */
function chance(seed: number) {
  let state = seed;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const upTo = (limit: number) => Math.floor(next() * limit);
  return { upTo, maybe: <Value>(make: () => Value) => (next() < 0.5 ? make() : undefined), from: <Value>(list: readonly Value[]) => list[upTo(list.length)]! };
}

function anySearch(seed: number): MemberSearchPlace {
  const { upTo, maybe, from } = chance(seed);
  const country = maybe(() => from(['NL', 'DE', 'CH', 'US']));
  const [low, high] = [19 + upTo(40), 59 + upTo(39)];
  const cursor = () => from(['eyJpZCI6N30=', 'a b+c/d&e=f', '2026-11-21T10:00:00Z,7', 'é—%20']) + upTo(1000);
  const search: MemberSearchPlace = {
    gender: maybe(() => from(['man', 'woman', 'everyone'] as const)),
    country,
    countryregion: country && maybe(() => `${country}-${from(['UT', 'NW', '7', 'ZHA'])}`),
    min_age: maybe(() => low),
    max_age: maybe(() => high),
    ...maybe(() => ({ page: 2 + upTo(50), after: cursor(), trail: maybe(() => Array.from({ length: 1 + upTo(5) }, cursor)) })),
  };
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}

describe('a search as an address', () => {
  it('[S04] reads back every search that it has written', () => {
    for (let seed = 1; seed <= 400; seed++) {
      const search = anySearch(seed);
      expect(readBack(search)).toEqual(search);
    }
  });

  it('[S04] gives only what the call accepts, whatever the address says', () => {
    const { from } = chance(7);
    const values = ['', ' ', 'woman', 'WOMAN', 'nl', 'NL', 'NLD', 'NL-UT', 'de-nw', 'NL-', '17', '18', '44', '44.5', '-3', '1e2', '999', '<b>', '%00', 'x'.repeat(5000), '0', '3'];
    for (let round = 0; round < 500; round++) {
      const params = Object.fromEntries(['gender', 'country', 'countryregion', 'min_age', 'max_age', 'page', 'after', 'trail'].map((name) => [name, from(values)]));
      const search = parseMemberSearch(params);
      const { trail, ...asked } = search;
      expect(memberSearch.safeParse(asked).success).toBe(true);
      expect(readBack(search)).toEqual(search);
      expect(trail ?? []).not.toContain('');
    }
  });

  it('drops wrong values one by one and keeps the right ones', () => {
    expect(parseMemberSearch({ gender: 'cat', country: 'NL', min_age: 'young', max_age: '42' })).toEqual({ country: 'NL', max_age: 42 });
  });

  it('turns ages that stand the wrong way round', () => {
    expect(parseMemberSearch({ min_age: '42', max_age: '28' })).toEqual({ min_age: 28, max_age: 42 });
  });

  it('takes the ends of the age range for no limit', () => {
    expect(parseMemberSearch({ gender: 'man', min_age: String(ageRange.min), max_age: String(ageRange.max) })).toEqual({ gender: 'man' });
    expect(memberSearch.safeParse({ min_age: ageRange.min, max_age: ageRange.max }).success).toBe(true);
    expect(memberSearch.safeParse({ min_age: ageRange.min - 1 }).success).toBe(false);
    expect(memberSearch.safeParse({ max_age: ageRange.max + 1 }).success).toBe(false);
  });

  it('lets a region name its country, and drops a region of another one', () => {
    expect(parseMemberSearch({ countryregion: 'nl-ut' })).toEqual({ country: 'NL', countryregion: 'NL-UT' });
    expect(parseMemberSearch({ country: 'DE', countryregion: 'NL-UT' })).toEqual({ country: 'DE' });
  });

  it('reads a sent form and repeated values', () => {
    const form = new FormData();
    form.set('gender', 'woman');
    form.set('country', '');
    form.set('min_age', '18');
    form.set('max_age', '42');
    expect(parseMemberSearch(form)).toEqual({ gender: 'woman', max_age: 42 });
    expect(parseMemberSearch({ gender: ['woman', 'man'] })).toEqual({ gender: 'woman' });
  });

  it('starts from the member’s own wishes only where nothing is asked', () => {
    const start = startingSearch({ looking_for: 'woman', profile: { country: 'NL' } }, ['NL', 'BE']);
    expect(start).toEqual({ gender: 'woman', country: 'NL' });
    expect(parseMemberSearch({}, start)).toEqual(start);
    expect(parseMemberSearch({ gender: 'everyone' }, start)).toEqual({ gender: 'everyone' });
    expect(startingSearch({ looking_for: 'dogs', profile: { country: 'PL' } }, ['NL'])).toEqual({});
    expect(startingSearch(null, ['NL'])).toEqual({});
  });
});

describe('paging by address', () => {
  it('[E08] goes forward and back over the same pages', () => {
    const first: MemberSearchPlace = { gender: 'woman', country: 'NL' };
    const second = nextPage(first, 'c1');
    const third = nextPage(second, 'c2');
    const fourth = nextPage(third, 'c3');
    expect([second.page, third.page, fourth.page]).toEqual([2, 3, 4]);
    expect(previousPage(readBack(fourth))).toEqual(third);
    expect(previousPage(readBack(third))).toEqual(second);
    expect(previousPage(readBack(second))).toEqual(first);
    expect(previousPage(first)).toBeNull();
    expect(filtersOf(fourth)).toEqual(first);
  });

  it('keeps the way back short, and then leads to the first page', () => {
    let place: MemberSearchPlace = { min_age: 30 };
    for (let page = 1; page < 60; page++) place = nextPage(place, `c${page}`);
    expect(memberSearchHref(place).length).toBeLessThan(1000);
    let back: MemberSearchPlace | null = place;
    let steps = 0;
    while (back?.after) {
      back = previousPage(back);
      steps++;
    }
    expect(back).toEqual({ min_age: 30 });
    expect(steps).toBeLessThan(60);
  });

  it('[E08] takes a page by its number alone, and goes back and forward from it', () => {
    const seventh = parseMemberSearch({ gender: 'man', page: '7' });
    expect(seventh).toEqual({ gender: 'man', page: 7 });
    expect(previousPage(seventh)).toEqual({ gender: 'man', page: 6 });
    expect(previousPage({ gender: 'man', page: 2 })).toEqual({ gender: 'man' });
    expect(nextPage(seventh, 'c7')).toEqual({ gender: 'man', page: 8, after: 'c7' });
    expect(parseMemberSearch({ gender: 'man', page: '1' })).toEqual({ gender: 'man' });
    // What was loaded of it is kept as its own, and not as the first page's.
    expect(membersQuery(seventh)).toMatchObject({ queryKey: ['members', 'pages', { gender: 'man', page: 7 }], initialPageParam: { page: 7 } });
    expect(parseMemberSearch({ gender: 'man', after: 'c1' })).toEqual({ gender: 'man', page: 2, after: 'c1' });
  });
});
