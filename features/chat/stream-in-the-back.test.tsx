import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeStream } from '@/lib/api/testing/fake-stream';
import { forgetChats } from '@/lib/stores/chat-store-provider';
import { forgetLikes } from '@/lib/stores/likes-store-provider';
import { member, renderChat } from '@/tests/chat-bench';
import { mockServer } from '@/tests/setup/mock-server';
import { LiveUpdates } from './live-updates';

class Stream extends FakeStream {
  static all: Stream[] = [];
  constructor() {
    super();
    Stream.all.push(this);
  }
}
const stream = () => Stream.all.at(-1)!;
const setVisible = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  Stream.all = [];
  vi.stubGlobal('EventSource', Stream);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  mockServer.use(
    http.get('*/api/user.php', () => HttpResponse.json({ user: member })),
    http.get('*/api/chats.php', () => HttpResponse.json({ chats: [] })),
    http.get('*/api/likes.php', () => HttpResponse.json({ profiles: [], liked_by: [] })),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  forgetChats();
  forgetLikes();
});

it('a page in the back lets go of its stream, and takes none where the line comes back: pushes would be held for somebody who does not look', async () => {
  setVisible('hidden');
  renderChat(<LiveUpdates />, member);
  act(() => stream().stand());
  await pass(61_000);
  expect(stream().readyState).toBe(2);
  const before = Stream.all.length;
  for (const name of ['online', 'pageshow']) act(() => void window.dispatchEvent(new Event(name)));
  await pass(61_000);
  expect(Stream.all).toHaveLength(before);
  setVisible('visible');
  expect(Stream.all).toHaveLength(before + 1);
});
