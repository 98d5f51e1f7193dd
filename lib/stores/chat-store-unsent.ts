// Messages that were taken back: gone from every window and from the list, and no late answer brings one back. Specification, section 2 (chat).
import type { LiveEvent } from '../contract/events';
import type { ChatState } from './chat-store-changes';
import { counted } from './chat-store-list';
import type { MessageWindow } from './chat-store-window';

/** A window without the messages that were taken back. */
export function withoutUnsent(window: MessageWindow, unsent: readonly number[]): MessageWindow {
  const messages = window.messages.filter(({ id }) => !unsent.includes(id));
  return messages.length === window.messages.length ? window : { ...window, messages };
}

/** A message was taken back, by the other party or by the member, here or elsewhere. */
export function afterUnsent(state: ChatState, { conversation, message, unread }: Extract<LiveEvent, { type: 'unsent' }>): Partial<ChatState> {
  const unsent = [...state.unsent, message];
  const window = state.windows[conversation] && withoutUnsent(state.windows[conversation], unsent);
  return {
    unsent,
    windows: window ? { ...state.windows, [conversation]: window } : state.windows,
    chats:
      state.chats?.map((chat) => {
        if (chat.conversation.id !== conversation) return chat;
        const last = chat.conversation.last_message?.id === message ? (window?.messages.at(-1) ?? null) : chat.conversation.last_message;
        return counted({ ...chat, conversation: { ...chat.conversation, last_message: last }, num_unread_messages: unread }, state.looking ? state.open : null, state.marks);
      }) ?? null,
  };
}
