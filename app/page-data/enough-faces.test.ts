import { expect, test } from 'vitest';
import { person, type Person } from '@/lib/contract/person';
import { enoughFaces } from './enough-faces';

const pictured = (id: number): Person => person.parse({ id, name: `Lid ${id}`, age: 30, main_image: { filename: `${id}.webp` } });
const bare = (id: number): Person => person.parse({ id, name: `Lid ${id}`, age: 30 });

/** Asks for pages by their marks; what was asked for, and whom that gave. */
async function ask(pages: (Person[] | null)[], enough: number, mostPages?: number) {
  const asked: (string | undefined)[] = [];
  const found = await enoughFaces(enough, (after) => {
    asked.push(after);
    const at = Number(after ?? 0);
    const members = pages[at];
    return Promise.resolve(members ? { members, next: at + 1 < pages.length ? String(at + 1) : undefined } : null);
  }, mostPages);
  return { asked, ids: found.map(({ id }) => id) };
}

test('goes on to the next page until there are enough with a photo, and gives everybody of the pages', async () => {
  expect(await ask([[bare(1), pictured(2)], [pictured(3)], [pictured(4)]], 2)).toEqual({ asked: [undefined, '1'], ids: [1, 2, 3] });
});

test('looks through three pages at most, or as many as it may, and ends with the last or with one that does not come', async () => {
  expect((await ask([[bare(1)], [bare(2)], [bare(3)], [pictured(4)]], 1)).ids).toEqual([1, 2, 3]);
  expect((await ask([[bare(1)], [bare(2)], [bare(3)], [pictured(4)]], 1, 12)).ids).toEqual([1, 2, 3, 4]);
  expect((await ask([[bare(1)]], 1)).asked).toHaveLength(1);
  expect(await ask([[pictured(1)], null], 2)).toEqual({ asked: [undefined, '1'], ids: [1] });
});
