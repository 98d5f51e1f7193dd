import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { forgetChats, type ChatTab } from '@/lib/stores/chat-store-provider';
import { chatWith, noor, renderChat, sanne, TabFor } from '@/tests/chat-setup';
import { mockServer } from '@/tests/setup/mock-server';
import { useStoreRefresh, type Refresh } from './use-store-refresh';

afterEach(forgetChats);

it('a conversation that begins while an older list is on its way stands in the list: it is asked for once more, once for all who want it', async () => {
  let tab!: ChatTab;
  const given: { refresh?: Refresh } = {};
  const give = (refresh: Refresh) => void (given.refresh = refresh);
  const Taken = () => (give(useStoreRefresh()), null);
  let chats = [chatWith(noor, 7)];
  const answers: (() => void)[] = [];
  mockServer.use(
    http.get('*/api/chats.php', async () => {
      const then = chats;
      await new Promise<void>((resolve) => answers.push(resolve));
      return HttpResponse.json({ chats: then });
    }),
  );
  renderChat(
    <>
      <TabFor give={(here) => void (tab = here)} />
      <Taken />
    </>,
  );
  const refresh = given.refresh!;
  const first = refresh.chats();
  await waitFor(() => expect(answers).toHaveLength(1));
  chats = [chatWith(sanne, 8), ...chats];
  const later = [refresh.chats(), refresh.chats()];
  answers[0]!();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!();
  await Promise.all([first, ...later]);
  expect(tab.store.getState().chats?.map(({ conversation }) => conversation.id)).toEqual([8, 7]);
  expect(answers).toHaveLength(2);
});
