import { expect, test, vi } from 'vitest';
import type { LiveRequest } from '../page-request/site-request';
import { wallPeople } from './wall-people';

const asked = (seeks?: string | null, open = true) => {
  const call = vi.fn((_call: unknown, { query }: { query: { gender?: string } }) => Promise.resolve({ members: [query.gender] }));
  return wallPeople({ site: { loggedOutSearch: open }, call } as unknown as LiveRequest, seeks);
};

test('the wall beside a form is of whom is looked for, and of anybody where that is not known', async () => {
  expect([await asked('woman'), await asked(), await asked(null), await asked('of no table')]).toEqual([['woman'], [undefined], [undefined], [undefined]]);
});

test('[T16] where visitors may not search nobody stands on it', async () => {
  expect(await asked('woman', false)).toEqual([]);
});
