import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetChats, useChatTab } from '@/lib/stores/chat-store-provider';
import { chatWith, noor, renderChat, TabFor } from '@/tests/chat-setup';
import { useRefetch } from './use-refetch';

afterEach(() => {
  vi.useRealTimers();
  void forgetChats();
});

it('each time that the server counts otherwise than the tab the stream is doubted, once for one difference', async () => {
  vi.useFakeTimers();
  const renew = vi.fn();
  const stream = { current: { state: () => 'open' as const, renew, resume: vi.fn(), pause: vi.fn(), close: vi.fn() } };
  let unread = 0;
  const Refetching = () => {
    const { store } = useChatTab();
    const done = () => Promise.resolve();
    useRefetch({ user: () => done().then(() => store.getState().receiveUser({ unread_messages: unread })), chats: done, likes: done, conversation: done }, stream);
    return null;
  };
  renderChat(
    <>
      <TabFor give={({ store }) => store.getState().chats ?? store.getState().receiveChats([chatWith(noor, 7)])} />
      <Refetching />
    </>,
  );
  const afterMinutes = async (count: number) => {
    await act(() => vi.advanceTimersByTimeAsync(count * 60_000));
    return renew.mock.calls.length;
  };
  expect(await afterMinutes(1)).toBe(0);
  unread = 1;
  expect(await afterMinutes(3)).toBe(1);
  unread = 0;
  expect(await afterMinutes(1)).toBe(1);
  unread = 1;
  expect(await afterMinutes(3)).toBe(2);
});
