import { useTranslations } from 'next-intl';
import { useSite } from '@/components/layout/site-context';
import { avatarLook } from '@/components/media/avatar-look';
import { showToast } from '@/components/ui/toasts';
import type { LiveEvent } from '@/lib/contract/events';
import { matchRoute, pathTo } from '@/lib/site/addresses/routes';
import { useChatTab } from '@/lib/stores/chat-store-provider';

export type MessageEvent = Extract<LiveEvent, { type: 'message' }>;

/** Where conversations stand beside or on the page, and say so themselves. */
const tells = new Set(['chats', 'chats-id', 'members-id-chat']);

/**
 * Tells whoever is on another page of the first message that waits in a conversation: who wrote it, not what. Of those after it the badge counts, and of a
 * conversation that is kept quiet nobody is told. (A02)
 */
export function useMessageNews(): (event: MessageEvent) => void {
  const { store } = useChatTab();
  const site = useSite();
  const t = useTranslations('notification.line');
  return ({ conversation, message, unread }) => {
    if (message.mine || unread !== 1 || document.visibilityState !== 'visible') return;
    const place = matchRoute(window.location.pathname)?.name;
    const chat = store.getState().chats?.find((each) => each.conversation.id === conversation);
    if (!chat || chat.conversation.muted || !place || tells.has(place)) return;
    const { name, src, fictional } = avatarLook(chat.profile, site);
    showToast({ title: t(message.gift ? 'gift.title' : 'message.title', { name }), href: pathTo('chats-id', { id: conversation }), person: { name, src, fictional } });
  };
}
