import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dwell, watchIntent } from './fetch-ahead';

let fetchAhead: ReturnType<typeof vi.fn<(path: string) => void>>;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <nav class="bottom-nav"><a href="/members" aria-current="page">Zoeken</a><a href="/chats"><span>Chats</span></a><a href="/likes">Likes</a></nav>
    <main><a href="/members/7">Anna</a></main>`;
  fetchAhead = vi.fn();
  stop = watchIntent(fetchAhead);
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

const part = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const point = (selector: string, pointerType = 'mouse', type = 'pointerover') => part(selector).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
const later = (milliseconds = dwell) => vi.advanceTimersByTime(milliseconds);

test('a place that the mouse rests on is fetched ahead, once it has rested', () => {
  point('a[href="/chats"] span');
  later(dwell - 1);
  expect(fetchAhead).not.toHaveBeenCalled();
  later(1);
  expect(fetchAhead.mock.calls).toEqual([['/chats']]);
});

test('a mouse that goes on fetches only where it stays', () => {
  point('a[href="/chats"]');
  later(dwell - 1);
  point('a[href="/likes"]');
  later();
  expect(fetchAhead.mock.calls).toEqual([['/likes']]);
  point('a[href="/chats"]');
  point('main');
  later();
  expect(fetchAhead).toHaveBeenCalledOnce();
});

test('a press goes there by itself: nothing is fetched twice', () => {
  point('a[href="/chats"]');
  point('a[href="/chats"]', 'mouse', 'pointerdown');
  part('a[href="/chats"]').focus();
  later();
  point('a[href="/likes"]', 'touch');
  later();
  expect(fetchAhead).not.toHaveBeenCalled();
});

test('nothing of the page where one is, nor of one member among many, is fetched', () => {
  for (const link of ['a[href="/members"]', 'a[href="/members/7"]']) {
    point(link);
    later();
  }
  expect(fetchAhead).not.toHaveBeenCalled();
});

test('what the keyboard comes to is fetched', () => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  part('a[href="/chats"]').focus();
  later();
  expect(fetchAhead.mock.calls).toEqual([['/chats']]);
});

test('after its end it fetches nothing', () => {
  point('a[href="/chats"]');
  stop();
  point('a[href="/likes"]');
  later();
  expect(fetchAhead).not.toHaveBeenCalled();
});
