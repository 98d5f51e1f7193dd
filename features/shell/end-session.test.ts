import { expect, test, vi } from 'vitest';
import { slowBooks } from '@/tests/slow-books';
import { endSession, expectEnd } from './end-session';

test('[bar S9] a page whose member logs out is left once the unsent messages are gone', async () => {
  const { asked, say, names } = await slowBooks();
  const heldAtLeaving: unknown[] = [];
  vi.stubGlobal('location', Object.assign(new URL('http://localhost:3000/chats'), { replace: () => heldAtLeaving.push(names()) }));
  expectEnd(true);
  endSession();
  await asked;
  expect(heldAtLeaving).toEqual([]);
  say();
  await vi.waitFor(() => expect(heldAtLeaving).toHaveLength(1));
  expect(await heldAtLeaving[0]).toEqual([]);
});
