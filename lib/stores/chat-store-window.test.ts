import { expect, it } from 'vitest';
import type { Message } from '../contract/chats';
import { loneWindow, newestWindow, windowSize, withGap, withMessage, withNewer, withNewest, withOlder } from './chat-store-window';

const page = (from: number, to: number): Message[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: from + index, client_id: undefined, mine: false, text: '', sent_at: '2026-11-21T12:00:00Z' }));
const ends = ({ messages, hasOlder, hasNewer }: ReturnType<typeof newestWindow>) => [messages[0]?.id, messages.at(-1)?.id, messages.length, hasOlder, hasNewer];

it('walking back through ten thousand messages and forth again never holds more than one window, and skips none', () => {
  let window = newestWindow(page(9961, 10_000), true);
  const seen = new Set(window.messages.map((message) => message.id));
  while (window.hasOlder) {
    const before = window.messages[0]!.id;
    window = withOlder(window, before, page(Math.max(1, before - 40), before - 1), before - 40 > 1);
    for (const message of window.messages) seen.add(message.id);
    expect(window.messages.length).toBeLessThanOrEqual(windowSize);
    expect(window.messages.at(-1)!.id - window.messages[0]!.id).toBe(window.messages.length - 1);
  }
  expect(seen.size).toBe(10_000);
  expect(ends(window)).toEqual([1, windowSize, windowSize, false, true]);
  while (window.hasNewer) {
    const after = window.wholeTo;
    const last = Math.min(10_000, after + 40);
    window = withNewer(window, after, page(after + 1, last), last - after === 40 && last < 10_000);
  }
  expect(ends(window)).toEqual([10_000 - windowSize + 1, 10_000, windowSize, true, false]);
});

it('a live message waits outside while the newest messages are not in the window', () => {
  const window = { ...newestWindow(page(1, 40), false), hasNewer: true };
  expect(ends(withMessage(window, page(500, 500)[0]!, true))).toEqual(ends(window));
});

it('an answer with a gap before it replaces the window, an old one says nothing, an overlapping one joins', () => {
  const window = newestWindow(page(100, 140), true);
  expect(ends(withNewest(window, page(200, 240), true))).toEqual([200, 240, 41, true, false]);
  expect(withNewest(window, page(10, 50), true)).toBe(window);
  expect(ends(withNewest(window, page(130, 160), true))).toEqual([100, 160, 61, true, false]);
  expect(ends(withNewest(window, page(1, 160), false))).toEqual([160 - windowSize + 1, 160, windowSize, true, false]);
  expect(ends(withNewest({ ...window, hasNewer: true }, page(200, 240), true))).toEqual([200, 240, 41, true, false]);
});

it('what came by itself after a gap is not mistaken for the next message', () => {
  const sent = withMessage(newestWindow(page(1, 40), false), page(60, 60)[0]!, false);
  expect([ends(sent), sent.wholeTo]).toEqual([[1, 60, 41, false, false], 40]);
  const filled = withNewer(sent, 40, page(41, 60), false, true);
  expect([ends(filled), filled.wholeTo, filled.live]).toEqual([[1, 60, 60, false, false], 60, true]);
  expect(ends(withNewest(sent, page(50, 60), true))).toEqual([50, 60, 11, true, false]);
  expect(ends(withGap(sent))).toEqual([1, 40, 40, false, true]);
});

it('a conversation that began with one’s own message is filled by the first answer, whichever way that reaches', () => {
  const lone = loneWindow(page(30, 30)[0]!);
  expect(ends(withNewest(lone, page(5, 6), false))).toEqual([5, 30, 3, false, false]);
  expect(ends(withNewest(lone, page(30, 30), false))).toEqual([30, 30, 1, false, false]);
});
