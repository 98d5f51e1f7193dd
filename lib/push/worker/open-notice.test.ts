import { expect, it, vi } from 'vitest';
import { endReader } from './end-reader';
import { openNotice } from './open-notice';
import type { TabClient } from './worker-scope';

const origin = 'https://vonk.test';
const tab = (path: string, navigate = () => Promise.resolve(null)) => ({ url: `${origin}${path}`, postMessage: vi.fn(), focus: vi.fn(() => Promise.resolve(null)), navigate: vi.fn(navigate) });
const tap = async (data: unknown, ...tabs: TabClient[]) => {
  const close = vi.fn();
  const openWindow = vi.fn(() => Promise.resolve(null));
  await openNotice({ close, data }, { clients: { matchAll: () => Promise.resolve(tabs), openWindow }, origin });
  expect(close).toHaveBeenCalledOnce();
  return openWindow.mock.calls.map(([path]: string[]) => path);
};
const there = { path: '/members/9/chat' };

it('brings a tab to the front that shows the conversation', async () => {
  const [list, open] = [tab('/chats'), tab('/members/9/chat')];
  expect(await tap(there, list, open)).toEqual([]);
  expect([open.focus.mock.calls.length, list.navigate.mock.calls.length]).toEqual([1, 0]);
});

it('knows the conversation by its other address too', async () => {
  const [list, open] = [tab('/members'), tab('/chats/3')];
  expect(await tap({ ...there, also: '/chats/3' }, list, open)).toEqual([]);
  expect([open.focus.mock.calls.length, list.navigate.mock.calls.length]).toEqual([1, 0]);
});

it.each(['/chats', '/chats/3', '/members', '/members/4', '/members/4/chat', '/likes/received', '/notifications'])('leads a tab at %s there', async (path) => {
  const free = tab(path);
  expect(await tap(there, free)).toEqual([]);
  expect(free.navigate).toHaveBeenCalledExactlyOnceWith('/members/9/chat');
  expect(free.focus).toHaveBeenCalledOnce();
});

it.each(['/credits/12', '/profile', '/settings/email', '/members/4/report', '/complaints', '/'])('takes nobody from %s: a tab of its own opens', async (path) => {
  const busy = tab(path);
  expect(await tap(there, busy)).toEqual(['/members/9/chat']);
  expect(busy.navigate).not.toHaveBeenCalled();
});

it('opens one where a tab cannot be led', async () => {
  expect(await tap(there, tab('/chats', () => Promise.reject(new TypeError('not controlled'))))).toEqual(['/members/9/chat']);
});

it.each([{ path: '//evil.test' }, { path: 7 }, undefined])('a notification that leads nowhere (%j) leads to the conversations', async (data) => expect(await tap(data)).toEqual(['/chats']));

it('the end of a session takes what was shown, the number and the subscription', async () => {
  const [shown, unsubscribe, clearAppBadge] = [{ close: vi.fn() }, vi.fn(() => Promise.resolve(true)), vi.fn(() => Promise.reject(new Error('no')))];
  const registration = { getNotifications: () => Promise.resolve([shown]), pushManager: { getSubscription: () => Promise.resolve({ unsubscribe }) } };
  await endReader({ registration: registration as never, badges: { clearAppBadge } });
  expect([shown.close, unsubscribe, clearAppBadge].map((each) => each.mock.calls.length)).toEqual([1, 1, 1]);
});
