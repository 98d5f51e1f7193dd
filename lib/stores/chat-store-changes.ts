// How the chat state changes by what happened: pure, one function per happening. Specification, sections 3 and 4. (E06, T06, T07)
import type { Result } from '../contract/endpoint';
import type { Chat, getChat, Message, sendMessage } from '../contract/chats';
import type { LiveEvent } from '../contract/events';
import type { OutboxEntry } from './chat-store-entry';
import { withLastMessage, withReadMark, type ReadMarks } from './chat-store-list';
import { withoutUnsent } from './chat-store-unsent';
import { loneWindow, withMessage, withRead, type MessageWindow } from './chat-store-window';

export type Conversation = Result<typeof getChat>;
export type ChatEvent = Extract<LiveEvent, { type: 'message' | 'typing' | 'read' | 'removed' | 'unsent' }>;

export type ChatState = {
  /** null until chats.php has answered. */
  chats: readonly Chat[] | null;
  /** The messages held, by conversation. */
  windows: Readonly<Record<number, MessageWindow>>;
  /** The conversation with a member, by the member's profile. */
  conversationOf: Readonly<Record<number, number>>;
  /** What was written and has not been taken by the server yet, in the order of writing. */
  outbox: readonly OutboxEntry[];
  /** Until when the other party counts as typing, by conversation: milliseconds of the store's clock. */
  typing: Readonly<Record<number, number>>;
  /** The conversation on the screen, and whether the member is looking at it. */
  open: number | null;
  looking: boolean;
  /** Which stream of events is heard, counted from 1; 0 while none is. */
  listening: number;
  marks: ReadMarks;
  /** Conversations on their way out, which an answer still under way must not bring back. */
  removing: readonly number[];
  /** Conversations that have been removed since this tab opened, here or elsewhere. */
  removed: readonly number[];
  /** Messages that this tab knows to have been taken back. */
  unsent: readonly number[];
  /** The server's own count of unread messages, used until the list is known; null where it does not count. */
  countedUnread: number | null;
};

const without = <Value>(record: Readonly<Record<number, Value>>, key: number): Record<number, Value> =>
  Object.fromEntries(Object.entries(record).filter(([each]) => Number(each) !== key));

/** Which conversation is with whom. */
export const people = (chats: readonly Chat[]) => Object.fromEntries(chats.map((chat) => [chat.profile.id, chat.conversation.id]));

/** The newest message known of a conversation, or 0. */
export const newestKnown = (state: ChatState, conversation: number): number =>
  Math.max(
    0,
    state.windows[conversation]?.messages.at(-1)?.id ?? 0,
    state.chats?.find((chat) => chat.conversation.id === conversation)?.conversation.last_message?.id ?? 0,
  );

/** What was heard when a question about a conversation was asked: whether its answer and what was heard since leave no gap. */
export type Asked = { listening: number; letGo: number };
export const askedNow = ({ listening, windows }: ChatState, conversation: number): Asked => ({ listening, letGo: windows[conversation]?.letGo ?? -1 });

/** Whether everything since a question was asked has been heard, and taken in. */
export function isHeard(state: ChatState, conversation: number | null | undefined, asked: Asked | undefined): boolean {
  if (!asked || !conversation || asked.listening === 0) return false;
  return asked.listening === state.listening && asked.letGo === state.windows[conversation]?.letGo;
}

/** The conversation that the member is looking at. */
export const seen = ({ open, looking }: ChatState): number | null => (looking ? open : null);

/** The marks after a conversation was read up to a message. */
export const marked = (marks: ReadMarks, conversation: number, upTo: number): ReadMarks =>
  upTo > (marks[conversation] ?? 0) ? { ...marks, [conversation]: upTo } : marks;

function withoutSent(outbox: readonly OutboxEntry[], messages: readonly Message[]): readonly OutboxEntry[] {
  const sent = new Set(messages.map((message) => message.client_id));
  return outbox.some((entry) => sent.has(entry.client_id)) ? outbox.filter((entry) => !sent.has(entry.client_id)) : outbox;
}

/** A message was written, by the other party or by the member elsewhere. */
export function afterMessage(state: ChatState, event: Extract<ChatEvent, { type: 'message' }>): Partial<ChatState> {
  const { conversation, message } = event;
  if (state.unsent.includes(message.id)) return {};
  const window = state.windows[conversation];
  const marks = conversation === seen(state) || message.mine ? marked(state.marks, conversation, message.id) : state.marks;
  return {
    marks,
    outbox: withoutSent(state.outbox, [message]),
    windows: window ? { ...state.windows, [conversation]: withMessage(window, message, true, event.previous) } : state.windows,
    typing: message.mine || !(conversation in state.typing) ? state.typing : without(state.typing, conversation),
    removed: state.removed.filter((each) => each !== conversation),
    chats: state.chats && withLastMessage(state.chats, conversation, message, event.unread, seen(state), marks),
  };
}

/** Someone has read up to a message. */
export function afterRead(state: ChatState, { conversation, read, mine }: Extract<ChatEvent, { type: 'read' }>): Partial<ChatState> {
  if (mine) return { marks: marked(state.marks, conversation, read), chats: state.chats && withReadMark(state.chats, conversation, read) };
  const window = state.windows[conversation];
  return window ? { windows: { ...state.windows, [conversation]: withRead(window, read) } } : {};
}

/** A conversation is gone. */
export function afterRemoval(state: ChatState, conversation: number): Partial<ChatState> {
  return {
    chats: state.chats?.filter((chat) => chat.conversation.id !== conversation) ?? null,
    windows: without(state.windows, conversation),
    typing: without(state.typing, conversation),
    removed: [...state.removed, conversation],
  };
}

/** A call answered with messages of a conversation. */
export function afterAnswer(state: ChatState, answer: Conversation, change: (window: MessageWindow | undefined) => MessageWindow): Partial<ChatState> {
  const { id, profile } = answer.conversation;
  // An answer that was on its way when the conversation was removed here brings it not back.
  if (!id || state.removing.includes(id)) return {};
  const unsent = answer.unsent ? [...new Set([...state.unsent, ...answer.unsent])] : state.unsent;
  return {
    conversationOf: { ...state.conversationOf, [profile.id]: id },
    unsent,
    windows: { ...state.windows, [id]: withRead(withoutUnsent(change(state.windows[id]), unsent), answer.read ?? 0) },
    outbox: withoutSent(state.outbox, answer.messages),
    removed: state.removed.filter((each) => each !== id),
  };
}

/** The server took a message of the outbox. */
export function afterSending(state: ChatState, entry: OutboxEntry, { conversation: { id }, message }: Result<typeof sendMessage>): Partial<ChatState> {
  const outbox = state.outbox.filter((each) => each.client_id !== entry.client_id);
  if (message.unsent || state.unsent.includes(message.id)) return { outbox };
  const window = state.windows[id];
  const held = window ? withMessage(window, message, false) : entry.conversation === null ? loneWindow(message) : undefined;
  return {
    conversationOf: { ...state.conversationOf, [entry.member]: id },
    outbox,
    windows: held ? { ...state.windows, [id]: held } : state.windows,
    chats: state.chats && withLastMessage(state.chats, id, message, null, seen(state), state.marks),
  };
}
