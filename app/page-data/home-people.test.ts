import { expect, test } from 'vitest';
import { person, type Person } from '@/lib/contract/person';
import { exampleSite } from '@/tests/example-site';
import { homePeople } from './home-people';

const people = (from: number, count: number): Person[] => Array.from({ length: count }, (_, at) => person.parse({ id: from + at, name: `Lid ${from + at}`, age: 30 }));
const asked: unknown[] = [];
const answers = (near: Person[], all: Person[]) => (query: object | undefined) => {
  asked.push(query);
  return Promise.resolve({ members: query && 'country' in query ? near : all, similar: [], total: 0 } as never);
};
const home = (near: Person[], all: Person[], more: Parameters<typeof exampleSite>[0] = {}) => {
  asked.length = 0;
  return homePeople({ site: exampleSite({ country: 'NL', ...more }), audience: { gender: 'woman' } }, answers(near, all)).then((found) => found.map(({ id }) => id));
};

test('who lives in the visitor’s country comes first, then others, nobody twice', async () => {
  expect(await home(people(1, 2), [...people(2, 1), ...people(50, 2)])).toEqual([1, 2, 50, 51]);
  expect(asked).toEqual([{ gender: 'woman', country: 'NL' }, { gender: 'woman' }]);
});

test('[A11] on a site about women or about men it is they who look out of the home', async () => {
  asked.length = 0;
  await homePeople({ site: exampleSite({ country: 'NL', niche: 'milf' }), audience: {} }, answers(people(1, 2), []));
  expect(asked.splice(0)).toEqual([{ gender: 'woman', country: 'NL' }, { gender: 'woman' }]);
  await homePeople({ site: exampleSite({ country: 'NL', niche: 'bbw' }), audience: {} }, answers(people(1, 2), []));
  expect(asked).toEqual([{ country: 'NL' }, { country: 'NL', gender: 'woman' }, {}, { gender: 'woman' }]);
});

test('where the country has enough nobody else is asked for', async () => {
  expect(await home(people(1, 36), people(100, 5))).toHaveLength(36);
  expect(asked).toHaveLength(1);
});

test('[T16] of whom no country is known everybody is asked for; a site that shows nobody outside asks for none', async () => {
  expect(await home(people(1, 2), people(50, 1), { country: null })).toEqual([50]);
  expect(await home(people(1, 2), people(50, 1), { loggedOutSearch: false })).toEqual([]);
  expect(asked).toEqual([]);
});

test('who has a photo that a visitor sees stands before who has none, at home and elsewhere', async () => {
  const pictured = (id: number, locked = false): Person => person.parse({ id, name: `Lid ${id}`, age: 30, main_image: locked ? { locked } : { filename: `${id}.webp` } });
  const bare = (id: number): Person => people(id, 1)[0]!;
  expect(await home([bare(1), pictured(2), pictured(3, true), pictured(4)], [bare(50), pictured(51)])).toEqual([2, 4, 1, 3, 51, 50]);
});

test('who stands beside each other is of another age, where there are such', async () => {
  const aged = (id: number, age: number): Person => person.parse({ id, name: `Lid ${id}`, age, main_image: { filename: `${id}.webp` } });
  expect(await home([aged(1, 31), aged(2, 34), aged(3, 38), aged(4, 52), aged(5, 27), aged(6, 58)], [])).toEqual([1, 4, 5, 2, 6, 3]);
});

test('where a site is about everybody a woman and somebody else look out in turn, for as long as there are both', async () => {
  const seen = (id: number): Person => person.parse({ id, name: `Lid ${id}`, age: 30, main_image: { filename: `${id}.webp` } });
  const [women, all] = [[seen(4), seen(6), seen(7)], [seen(1), seen(2), seen(3), seen(4), seen(5), seen(6)]];
  const ask = (query: object | undefined) => Promise.resolve({ members: query && 'gender' in query ? women : all, similar: [], total: 0 } as never);
  const found = await homePeople({ site: exampleSite({ country: null }), audience: {} }, ask);
  expect(found.map(({ id }) => id)).toEqual([4, 1, 6, 2, 7, 3, 5]);
});

test('a server that gives nothing leaves the home without people, not without itself', async () => {
  expect(await homePeople({ site: exampleSite({ country: 'NL' }), audience: {} }, () => Promise.reject(new Error('down')))).toEqual([]);
});
