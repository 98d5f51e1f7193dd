// The chat list: its order and its unread counts, whatever the order of answers and events. Specification, sections 3 and 4. (E06, T06)
import type { Chat, Message } from '../contract/chats';

/** Up to which message the member has read a conversation, by conversation. */
export type ReadMarks = Readonly<Record<number, number>>;

function moment(chat: Chat): number {
  const at = Date.parse(chat.conversation.last_message?.sent_at ?? '');
  return Number.isNaN(at) ? -Infinity : at;
}

/** Newest message first; chats of which no message is known keep their order, after the others. */
export function ordered(chats: readonly Chat[]): Chat[] {
  return chats.toSorted((a, b) => {
    const [left, right] = [moment(a), moment(b)];
    return left === right ? (b.conversation.last_message?.id ?? 0) - (a.conversation.last_message?.id ?? 0) : right - left;
  });
}

const lastId = (chat: Chat) => chat.conversation.last_message?.id ?? 0;

/** A chat whose unread count is 0 where it is open, or read to its end. */
export function counted(chat: Chat, open: number | null, marks: ReadMarks): Chat {
  const { id } = chat.conversation;
  const read = id === open || (lastId(chat) > 0 && lastId(chat) <= (marks[id] ?? 0));
  return read && chat.num_unread_messages > 0 ? { ...chat, num_unread_messages: 0 } : chat;
}

/** The list after an answer of chats.php: its chats, except where an event has told something newer in the meantime. */
export function withAnswer(
  known: readonly Chat[] | null, answer: readonly Chat[], open: number | null, marks: ReadMarks, unsent: readonly number[] = [],
): Chat[] {
  const byId = new Map((known ?? []).map((chat) => [chat.conversation.id, chat]));
  return ordered(
    answer.map((chat) => {
      const before = byId.get(chat.conversation.id);
      // An answer that still has a message as its last which was taken back is the older word too.
      const isOld = unsent.includes(lastId(chat)) || lastId(before ?? chat) > Math.max(lastId(chat), chat.conversation.unsent ?? 0);
      return counted(before && isOld && chat.conversation.last_message ? { ...before, profile: chat.profile } : chat, open, marks);
    }),
  );
}

/** The list after a message in one of its chats. `unread` is the count after it; null leaves the count. */
export function withLastMessage(
  chats: readonly Chat[], conversation: number, message: Message, unread: number | null, open: number | null, marks: ReadMarks,
): Chat[] {
  return ordered(
    chats.map((chat) => {
      if (chat.conversation.id !== conversation || lastId(chat) > message.id) return chat;
      const next = { ...chat, conversation: { ...chat.conversation, last_message: message }, num_unread_messages: unread ?? chat.num_unread_messages };
      return counted(next, open, marks);
    }),
  );
}

/** The list after the member read a conversation up to a message, here or elsewhere. */
export function withReadMark(chats: readonly Chat[], conversation: number, upTo: number): readonly Chat[] {
  const chat = chats.find((each) => each.conversation.id === conversation);
  if (!chat || chat.num_unread_messages === 0 || lastId(chat) > upTo) return chats;
  return chats.map((each) => (each === chat ? { ...each, num_unread_messages: 0 } : each));
}

/** All unread messages of a list. (E06) */
export function unreadIn(chats: readonly Chat[]): number {
  return chats.reduce((total, chat) => total + chat.num_unread_messages, 0);
}
