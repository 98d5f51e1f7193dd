import { expect, it, vi } from 'vitest';
import { createChatStore } from '@/lib/stores/chat-store';
import { conversationWith, noor, sentence } from '@/tests/chat-setup';
import { refreshPages } from './refresh-pages';

it('asks for the pages anew, but keeps the page of whoever reads far back in a conversation', () => {
  const store = createChatStore();
  const router = { refresh: vi.fn() };
  refreshPages(router, store);
  store.getState().receiveConversation(conversationWith(noor, 7, [sentence(1)]));
  store.getState().openConversation(7);
  refreshPages(router, store);
  expect(router.refresh).toHaveBeenCalledTimes(2);
  const { windows } = store.getState();
  store.setState({ windows: { 7: { ...windows[7]!, hasNewer: true } } });
  refreshPages(router, store);
  expect(router.refresh).toHaveBeenCalledTimes(2);
});
