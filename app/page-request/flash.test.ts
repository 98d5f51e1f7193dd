import { beforeEach, expect, test, vi } from 'vitest';
import { flashCookie, readFlash, type Flash } from './flash';

const jar = new Map<string, string>();
vi.mock('next/headers', () => ({ cookies: () => Promise.resolve({ get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined) }) }));

const minute = 60_000;
const carry = (flash: Flash) => {
  const [name, value] = flashCookie('message', '/chats/31?x=1', flash).split(';')[0]!.split('=');
  jar.set(name!, decodeURIComponent(value!));
};
const kept = { error: 'chat.composer.kept', values: { text: 'Koffie?' }, member: '7' };

beforeEach(() => {
  jar.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
});

test('what fits travels in the cookie, what does not waits on the server', async () => {
  for (const text of ['Koffie?', 'é'.repeat(5_000)]) {
    carry({ error: 'err.generic', values: { text } });
    expect((await readFlash('message'))?.values.text).toBe(text);
  }
});

test('what was written before a login is shown to its writer, and to nobody else who signs in on that browser', async () => {
  carry(kept);
  expect(jar.get('flash-message')).not.toContain('Koffie');
  expect(await readFlash('message', 8)).toBeNull();
  expect(await readFlash('message')).toBeNull();
  expect(await readFlash('message', 7)).toEqual(kept);
});

test('it waits half an hour for the login; once shown, it can be loaded again for half a minute', async () => {
  carry(kept);
  vi.advanceTimersByTime(29 * minute);
  expect(await readFlash('message', 7)).toEqual(kept);
  vi.advanceTimersByTime(29_000);
  expect(await readFlash('message', 7)).toEqual(kept);
  vi.advanceTimersByTime(2_000);
  expect(await readFlash('message', 7)).toBeNull();
});

test('nobody fills the memory with it: what is oldest makes room', async () => {
  carry(kept);
  const first = jar.get('flash-message')!;
  for (let index = 0; index < 500; index++) carry(kept);
  jar.set('flash-message', first);
  expect(await readFlash('message', 7)).toBeNull();
});

test.each(['~made-up', '{', '', '%'])('a cookie of %j is no flash', async (value) => {
  jar.set('flash-message', value);
  expect(await readFlash('message')).toBeNull();
});
