// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdEntry } from './hold-entry';

const wentBack = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
const stood = () => new Promise<void>((resolve) => queueMicrotask(resolve));
const close = vi.fn();

beforeEach(() => {
  close.mockClear();
  window.history.pushState({ page: 'profile' }, '', '/members/7');
});
afterEach(() => window.history.replaceState(null, '', '/'));

test('"back" closes what lies over the page, and the page stays', async () => {
  holdEntry(close);
  await stood();
  window.history.back();
  await wentBack();
  expect(close).toHaveBeenCalledOnce();
  expect([window.location.pathname, window.history.state]).toEqual(['/members/7', { page: 'profile' }]);
});

test('closed otherwise, its entry goes, and what follows it comes after that', async () => {
  const release = holdEntry(close);
  await stood();
  await new Promise<void>((resolve) => release(resolve));
  expect(window.history.state).toEqual({ page: 'profile' });
  expect(close).not.toHaveBeenCalled();
});

test('of two that lie over each other "back" closes the upper one', async () => {
  const upper = vi.fn();
  holdEntry(close);
  await stood();
  holdEntry(upper);
  await stood();
  window.history.back();
  await wentBack();
  expect([upper.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
  window.history.back();
  await wentBack();
  expect(close).toHaveBeenCalledOnce();
});

test('who has gone on to another page stays there', async () => {
  const release = holdEntry(close);
  await stood();
  window.history.pushState({ page: 'chat' }, '', '/chats/3');
  const then = vi.fn();
  release(then);
  expect(then).toHaveBeenCalledOnce();
  expect(window.location.pathname).toBe('/chats/3');
});

test('let go of before it stands, it leaves no entry', async () => {
  const before = window.history.length;
  holdEntry(close)();
  await stood();
  expect(window.history.length).toBe(before);
});
