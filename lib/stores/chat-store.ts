// What is live about chats in one browser tab: the list, the messages held, the outbox, typing, unread totals. Each answer
// and event has one named function that feeds it. Specification, sections 3 and 4. (E06, T06, T07)
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Result } from '../contract/endpoint';
import type { Chat, sendMessage } from '../contract/chats';
import type { User } from '../contract/user';
import { typingHold } from '../site/constants';
import {
  afterAnswer, afterMessage, afterRead, afterRemoval, afterSending, isHeard, marked, newestKnown, people, seen,
  type Asked, type ChatEvent, type ChatState, type Conversation,
} from './chat-store-changes';
import type { OutboxEntry } from './chat-store-entry';
import { unreadIn, withAnswer, withReadMark } from './chat-store-list';
import { afterUnsent } from './chat-store-unsent';
import { unheard, withGap, withNewer, withNewest, withOlder } from './chat-store-window';

export type ChatActions = {
  receiveUser: (user: Pick<User, 'unread_messages'>) => void;
  receiveChats: (chats: readonly Chat[]) => void;
  /** The newest messages of a conversation. `asked`: what `askedNow` gave when they were asked for. */
  receiveConversation: (answer: Conversation, asked?: Asked) => void;
  /** The messages before one of a window. */
  receiveOlder: (conversation: number, before: number, answer: Conversation) => void;
  /** The messages after one of a window. `more`: the answer was full, so that more may follow. */
  receiveNewer: (conversation: number, after: number, answer: Conversation, more: boolean, asked?: Asked) => void;
  /** The server took a message; gives false where the list does not know its conversation and must be loaded. */
  receiveSent: (entry: OutboxEntry, answer: Result<typeof sendMessage>) => boolean;
  /** Something happened; gives false where the list does not know its conversation and must be loaded. */
  applyEvent: (event: ChatEvent) => boolean;
  /** A conversation is on the screen, or (null) none; while the member looks at it its unread count is 0. (T06) */
  openConversation: (conversation: number | null, looking?: boolean) => void;
  /** Takes a conversation off the list before the server has. (T07) */
  removeLocally: (conversation: number) => void;
  /** What became of it: without the server's consent it may come back with the next answer. */
  settleRemoval: (conversation: number, removed: boolean) => void;
  /** A stream stands, or stands no more. What may have been missed is let go: windows that nobody looks at, for good. */
  setListening: (listening: boolean) => void;
  /** What is missing could not be loaded: the window ends before it, and the rest is left to be asked for. */
  receiveGap: (conversation: number) => void;
  setOutbox: (outbox: readonly OutboxEntry[]) => void;
};

export type ChatStore = StoreApi<ChatState & ChatActions>;

/** All unread messages: of the list where it is known, else as the server counted them. (E06) */
export const unreadTotal = (state: ChatState): number => (state.chats ? unreadIn(state.chats) : (state.countedUnread ?? 0));

/** A store for one tab. `now` gives milliseconds; `seed` is what the server has counted already. */
export function createChatStore({ now = Date.now, seed = {} }: { now?: () => number; seed?: Pick<User, 'unread_messages'> } = {}): ChatStore {
  return createStore<ChatState & ChatActions>()((set, get) => {
    let streams = 0;
    const knows = (conversation: number) => !get().chats || get().chats!.some((chat) => chat.conversation.id === conversation);
    return {
      chats: null,
      windows: {},
      conversationOf: {},
      outbox: [],
      typing: {},
      open: null,
      looking: false,
      listening: 0,
      marks: {},
      removing: [],
      removed: [],
      unsent: [],
      countedUnread: seed.unread_messages ?? null,

      receiveUser: ({ unread_messages }) => {
        if (unread_messages !== undefined) set({ countedUnread: unread_messages });
      },
      receiveChats: (answer) =>
        set((state) => {
          const chats = answer.filter((chat) => !state.removing.includes(chat.conversation.id));
          return {
            chats: withAnswer(state.chats, chats, seen(state), state.marks, state.unsent),
            conversationOf: { ...state.conversationOf, ...people(chats) },
            removed: state.removed.filter((id) => !chats.some((chat) => chat.conversation.id === id)),
          };
        }),
      receiveConversation: (answer, asked) =>
        set((state) => {
          const live = isHeard(state, answer.conversation.id, asked);
          return afterAnswer(state, answer, (window) => withNewest(window, answer.messages, answer.has_older ?? false, live));
        }),
      receiveOlder: (conversation, before, answer) =>
        set((state) => {
          const window = state.windows[conversation];
          return window ? afterAnswer(state, answer, () => withOlder(window, before, answer.messages, answer.has_older ?? false)) : {};
        }),
      receiveNewer: (conversation, after, answer, more, asked) =>
        set((state) => {
          const window = state.windows[conversation];
          return window ? afterAnswer(state, answer, () => withNewer(window, after, answer.messages, more, isHeard(state, conversation, asked))) : {};
        }),
      receiveSent: (entry, answer) => {
        set((state) => afterSending(state, entry, answer));
        return knows(answer.conversation.id);
      },
      applyEvent: (event) => {
        if (event.type === 'typing') {
          set((state) => ({ typing: { ...state.typing, [event.conversation]: now() + typingHold } }));
          return true;
        }
        if (event.type === 'unsent') {
          set((state) => afterUnsent(state, event));
          return false;
        }
        if (event.type === 'removed') {
          set((state) => afterRemoval(state, event.conversation));
          return true;
        }
        set((state) => (event.type === 'message' ? afterMessage(state, event) : afterRead(state, event)));
        return event.type === 'read' || (get().chats !== null && knows(event.conversation));
      },
      openConversation: (conversation, looking = true) =>
        set((state) => {
          if (conversation === null || !looking) return { open: conversation, looking: false };
          const marks = marked(state.marks, conversation, newestKnown(state, conversation));
          return { open: conversation, looking, marks, chats: state.chats && withReadMark(state.chats, conversation, Infinity) };
        }),
      removeLocally: (conversation) =>
        set((state) => ({ ...afterRemoval(state, conversation), removing: [...state.removing, conversation] })),
      settleRemoval: (conversation, removed) =>
        set((state) => ({
          removing: state.removing.filter((each) => each !== conversation),
          removed: removed ? state.removed : state.removed.filter((each) => each !== conversation),
        })),
      setListening: (listening) =>
        set(({ open, windows }) => {
          const held = open === null ? undefined : windows[open];
          if (listening) streams += 1;
          return { listening: listening ? streams : 0, windows: held && open !== null ? { [open]: unheard(held) } : {} };
        }),
      receiveGap: (conversation) =>
        set(({ windows }) => (windows[conversation] ? { windows: { ...windows, [conversation]: withGap(windows[conversation]) } } : {})),
      setOutbox: (outbox) => set({ outbox }),
    };
  });
}
