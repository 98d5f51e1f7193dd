// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdEntry, onceClosed } from './hold-entry';

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

test('a link in it is followed once its entry is gone', async () => {
  holdEntry(close);
  await stood();
  document.body.innerHTML = '<a href="/chats/3">Chat</a>';
  const link = document.querySelector('a')!;
  const followed = new Promise((resolve) =>
    link.addEventListener('click', (event) => {
      event.preventDefault();
      resolve(window.history.state);
    }),
  );
  link.click();
  expect(await followed).toEqual({ page: 'profile' });
  expect(close).not.toHaveBeenCalled();
});

test.each(['get', 'post'])('a form in it that is sent by %s, and that nobody takes, is sent once its entry is gone', async (method) => {
  holdEntry(close);
  await stood();
  document.body.innerHTML = `<form method="${method}" action="/members"><button>Toon</button></form>`;
  const states: unknown[] = [];
  const sent = new Promise<void>((resolve) =>
    document.querySelector('form')!.addEventListener('submit', (event) => {
      states.push(window.history.state);
      if (method === 'post' && states.length === 1) return;
      event.preventDefault();
      resolve();
    }),
  );
  document.querySelector('button')!.click();
  await sent;
  expect(states.at(-1)).toEqual({ page: 'profile' });
});

test('what a script sends stays where it is', async () => {
  const release = holdEntry(close);
  await stood();
  document.body.innerHTML = '<form method="post" action="/forms/report"><button>Meld</button></form>';
  document.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault());
  document.querySelector('button')!.click();
  expect(window.history.state).toMatchObject({ over: expect.any(String) });
  await new Promise<void>((resolve) => release(resolve));
});

test('what opens as another closes stands in its place', async () => {
  const second = vi.fn();
  const before = window.history.length;
  const release = holdEntry(close);
  await stood();
  release();
  holdEntry(second);
  await wentBack();
  await vi.waitFor(() => expect(window.history.state).toMatchObject({ over: expect.any(String) }));
  expect(window.history.length).toBe(before + 1);
  window.history.back();
  await wentBack();
  expect([close.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

test('what leads on from what was just closed waits until its entry is gone; with none it comes at once', async () => {
  const release = holdEntry(close);
  await stood();
  const back = vi.spyOn(window.history, 'back').mockReturnValue();
  release();
  const then = vi.fn();
  onceClosed(then);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect([back.mock.calls.length, then.mock.calls.length]).toEqual([1, 0]);
  back.mockRestore();
  window.history.back();
  await wentBack();
  expect(then).toHaveBeenCalledOnce();
  await new Promise<void>((resolve) => onceClosed(resolve));
});
