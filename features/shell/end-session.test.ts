import { expect, test, vi } from 'vitest';
import { slowDatabases } from '@/tests/slow-databases';
import { beginSession, endSession, expectEnd } from './end-session';

test('[bar S9] a page whose member logs out is left once the unsent messages are gone', async () => {
  const { asked, say, names } = await slowDatabases();
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

test('[T02] a browser whose databases do not answer holds nobody on a page that has ended', async () => {
  const { asked } = await slowDatabases();
  const leave = vi.fn();
  vi.stubGlobal('location', Object.assign(new URL('http://localhost:3000/chats'), { replace: leave }));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  beginSession();
  expectEnd(true);
  endSession();
  await vi.advanceTimersByTimeAsync(0);
  await asked;
  expect(leave).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(leave).toHaveBeenCalledWith('/');
  vi.useRealTimers();
});
