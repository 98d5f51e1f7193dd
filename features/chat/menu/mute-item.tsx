import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState, type FormEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { showToast } from '@/components/ui/toasts';
import { ApiError } from '@/lib/api/api-error';
import { callApi } from '@/lib/api/browser';
import type { Chat } from '@/lib/contract/chats';
import { chatsQuery } from '@/lib/queries/chats';
import { useChatStore, useChatTab } from '@/lib/stores/chat-store-provider';
import { refreshPages } from './refresh-pages';

type MuteItemProps = { conversation: number; /** As the page was drawn; what the list knows since comes before it. */ muted: boolean };

/** Learnt by asking: the server of this site cannot keep a conversation quiet. Until the tab is loaded anew nobody is asked to try again. */
let isMissing = false;
/** How often the list was asked for after a change: an answer to an earlier question comes too late. */
let requests = 0;

/** Keeps quiet about a conversation, or tells of it again: a form that needs no script, asked for in place with it. (S15) */
export function MuteItem({ conversation, muted: drawn }: MuteItemProps) {
  const t = useTranslations();
  const { store } = useChatTab();
  const client = useQueryClient();
  const router = useRouter();
  const mutedIn = (chats: readonly Chat[] | null) => chats?.find((chat) => chat.conversation.id === conversation)?.conversation.muted;
  const muted = useChatStore(({ chats }) => mutedIn(chats)) ?? drawn;
  const [offered, setOffered] = useState(!isMissing);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    let said = 'err.generic_retry';
    try {
      await callApi('muteChat', { body: { conversation, muted: !muted } });
      // What was on its way before says how it was. Its waiters are told that nothing comes.
      await client.cancelQueries({ queryKey: chatsQuery.queryKey }, { revert: false });
      refreshPages(router, store);
      const request = (requests += 1);
      const { chats } = await callApi('listChats', {});
      if (request === requests) store.getState().receiveChats(chats);
      // What is so is what the list says.
      if (!mutedIn(chats) === muted) said = muted ? 'chat.mute.unmuted' : 'chat.mute.muted';
    } catch (error) {
      const { messageKey, notOffered } = error instanceof ApiError ? error : { messageKey: said, notOffered: false };
      if (t.has(messageKey)) said = messageKey;
      isMissing ||= notOffered;
      setOffered(!isMissing);
    }
    showToast({ id: `mute-${conversation}`, title: t(said) });
  };
  if (!offered) return null;
  return (
    <form action="/forms/mute-chat" method="post" onSubmit={submit}>
      <input type="hidden" name="conversation" value={conversation} />
      <input type="hidden" name="muted" value={muted ? 0 : 1} />
      <button type="submit" className="menu-item">
        {muted ? <Icon name="bell" /> : <Icon name="bell-slash" />}
        {t(muted ? 'chat.menu.unmute' : 'chat.menu.mute')}
      </button>
    </form>
  );
}
