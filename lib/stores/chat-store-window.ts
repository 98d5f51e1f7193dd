// The part of a conversation that a tab holds: a run of messages without gaps, at most `windowSize` of them, whatever the
// order in which answers and events arrive. Specification, section 2 (Chat list and chat).
import type { Message } from '../contract/chats';

/** How many messages of a conversation are held and drawn at once. */
export const windowSize = 120;

/** Messages by rising id. `hasOlder` and `hasNewer` say that the conversation goes on beyond an end. */
export type MessageWindow = { messages: readonly Message[]; hasOlder: boolean; hasNewer: boolean };

/** What is known of a message twice: the later word counts, but what was read stays read. */
function merged(known: Message | undefined, message: Message): Message {
  return known?.read && !message.read ? { ...message, read: true } : message;
}

/** All messages of both lists, each once, by rising id. */
export function mergeMessages(known: readonly Message[], added: readonly Message[]): Message[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of added) byId.set(message.id, merged(byId.get(message.id), message));
  return [...byId.values()].toSorted((a, b) => a.id - b.id);
}

const first = (messages: readonly Message[]) => messages[0]?.id ?? Infinity;
const last = (messages: readonly Message[]) => messages.at(-1)?.id ?? -Infinity;

function newestOf(window: MessageWindow): MessageWindow {
  if (window.messages.length <= windowSize) return window;
  return { ...window, messages: window.messages.slice(-windowSize), hasOlder: true };
}

/** A window on the newest messages. */
export function newestWindow(messages: readonly Message[], hasOlder: boolean): MessageWindow {
  return newestOf({ messages: mergeMessages([], messages), hasOlder, hasNewer: false });
}

/**
 * The window after an answer with the newest messages. An answer that does not touch the window replaces it where it is
 * newer (something may lie between), and says nothing where it is older.
 */
export function withNewest(window: MessageWindow | undefined, messages: readonly Message[], hasOlder: boolean): MessageWindow {
  const given = mergeMessages([], messages);
  if (!window || window.messages.length === 0 || window.hasNewer) return newestWindow(given, hasOlder);
  if (given.length === 0 || last(given) < first(window.messages)) return window;
  if (first(given) > last(window.messages)) return newestWindow(given, hasOlder);
  const reachesBack = first(given) <= first(window.messages);
  return newestOf({ messages: mergeMessages(window.messages, given), hasOlder: reachesBack ? hasOlder : window.hasOlder, hasNewer: false });
}

/** The window after older messages were loaded; the newest are let go where it grows too long. */
export function withOlder(window: MessageWindow, messages: readonly Message[], hasOlder: boolean): MessageWindow {
  const all = mergeMessages(window.messages, messages);
  return { messages: all.slice(0, windowSize), hasOlder, hasNewer: window.hasNewer || all.length > windowSize };
}

/** The window after newer messages were loaded; the oldest are let go. `hasNewer`: the answer was a full page, more may follow. */
export function withNewer(window: MessageWindow, messages: readonly Message[], hasNewer: boolean): MessageWindow {
  return newestOf({ ...window, messages: mergeMessages(window.messages, messages), hasNewer });
}

/** The window after one message arrived live. It is left for later where the newest messages are not in the window. */
export function withMessage(window: MessageWindow, message: Message): MessageWindow {
  if (window.hasNewer && message.id > last(window.messages)) return window;
  if (message.id < first(window.messages) && window.hasOlder) return window;
  return newestOf({ ...window, messages: mergeMessages(window.messages, [message]) });
}

/** The window after the other party has read up to a message. */
export function withRead(window: MessageWindow, upTo: number): MessageWindow {
  if (!window.messages.some((message) => message.mine && !message.read && message.id <= upTo)) return window;
  return { ...window, messages: window.messages.map((each) => (each.mine && !each.read && each.id <= upTo ? { ...each, read: true } : each)) };
}

/** The window without what lies behind a gap: it ends at `after`, and says that there is more. */
export function withGap(window: MessageWindow, after: number): MessageWindow {
  return { ...window, messages: window.messages.filter((message) => message.id <= after), hasNewer: true };
}
