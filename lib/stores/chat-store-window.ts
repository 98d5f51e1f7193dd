// The part of a conversation that a tab holds: a run of messages without gaps, at most `windowSize` of them, whatever the
// order in which answers and events arrive. Specification, section 2 (Chat list and chat).
import type { Message } from '../contract/chats';

/** How many messages of a conversation are held and drawn at once. */
export const windowSize = 120;

/** Messages by rising id. */
export type MessageWindow = {
  messages: readonly Message[];
  /** The conversation goes on beyond this end. */
  hasOlder: boolean;
  hasNewer: boolean;
  /** What lies beyond the newer end was asked for in vain: it is to be asked for again. */
  gap?: boolean;
  /** Up to this id nothing is missing; what is newer came one by one, and something may lie between. 0: nothing is sure. */
  wholeTo: number;
  /** The newest message that the stream which stands has brought; 0 for none. It brings them in order. */
  heardTo: number;
  /** How often newer messages were let go, or not taken in, because the end was out of sight. */
  letGo: number;
  /** Nothing is missing, and every further message will be heard: each one that comes is the next. */
  live: boolean;
};

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

/** A window on the newest messages, as an answer has them. */
export function newestWindow(messages: readonly Message[], hasOlder: boolean, live = false): MessageWindow {
  const given = mergeMessages([], messages);
  return newestOf({ messages: given, hasOlder, hasNewer: false, wholeTo: given.at(-1)?.id ?? 0, heardTo: 0, letGo: 0, live });
}

/** Whether the end of the conversation is meant to be in the window, and something may be missing from it. */
export const isBehind = (window: MessageWindow | undefined): boolean => window !== undefined && !window.live && (!window.hasNewer || window.gap === true);

/** A window that begins with a message of which nothing else is known. */
export function loneWindow(message: Message): MessageWindow {
  return { messages: [message], hasOlder: false, hasNewer: false, wholeTo: 0, heardTo: 0, letGo: 0, live: false };
}

/**
 * The window after an answer with the newest messages. `live`: whatever came after the answer has been heard. An answer that
 * does not touch the whole part of the window replaces it (something may lie between); one older than it says nothing.
 */
export function withNewest(window: MessageWindow | undefined, messages: readonly Message[], hasOlder: boolean, live = false): MessageWindow {
  // What came since the answer was heard only where there was a window that took it in.
  if (!window || window.hasNewer) return { ...newestWindow(messages, hasOlder), letGo: window?.letGo ?? 0 };
  const answer = { ...newestWindow(messages, hasOlder, live), letGo: window.letGo };
  if (window.messages.length === 0) return answer;
  const given = mergeMessages([], messages);
  const isOlder = given.length === 0 || last(given) < first(window.messages);
  if (isOlder && window.wholeTo >= first(window.messages)) return window;
  const touches = first(given) <= window.wholeTo;
  const after = window.messages.filter((message) => touches || message.id > last(given));
  const reachesBack = !touches || first(given) <= first(window.messages);
  return newestOf({
    messages: mergeMessages(after, given),
    hasOlder: reachesBack ? hasOlder : window.hasOlder,
    hasNewer: false,
    wholeTo: Math.max(answer.wholeTo, touches ? window.wholeTo : 0, live ? window.heardTo : 0),
    heardTo: window.heardTo,
    letGo: window.letGo,
    live: live || (touches && window.live),
  });
}

/**
 * The window after the messages before one of its own were loaded; the newest are let go where it grows too long. An answer
 * to a question about a window that is no more says nothing.
 */
export function withOlder(window: MessageWindow, before: number, messages: readonly Message[], hasOlder: boolean): MessageWindow {
  if (before < first(window.messages)) return window;
  const all = mergeMessages(window.messages, messages);
  const reachesBack = messages.length === 0 ? before === first(window.messages) : first(all) < first(window.messages);
  const older = { ...window, messages: all, hasOlder: reachesBack ? hasOlder : window.hasOlder };
  if (all.length <= windowSize) return older;
  const kept = all.slice(0, windowSize);
  return { ...older, messages: kept, hasNewer: true, gap: false, wholeTo: Math.min(window.wholeTo, last(kept)), heardTo: 0, letGo: window.letGo + 1, live: false };
}

/**
 * The window after the messages behind one of its own were loaded; the oldest are let go. `more`: the answer was full, so
 * that more may follow. `live`: whatever came after the answer has been heard.
 */
export function withNewer(window: MessageWindow, after: number, messages: readonly Message[], more: boolean, live = false): MessageWindow {
  if (after > window.wholeTo) return window;
  const all = mergeMessages(window.messages, window.hasOlder ? messages.filter((message) => message.id >= first(window.messages)) : messages);
  // What came live while the end was out of sight was not taken in: the end is only reached, not yet kept up with.
  const keepsUp = live && !more && !window.hasNewer;
  const wholeTo = Math.max(window.wholeTo, last(messages), keepsUp ? window.heardTo : 0);
  return newestOf({ ...window, messages: all, hasNewer: more, gap: more && window.gap, wholeTo, live: keepsUp || (window.live && !more) });
}

/**
 * The window after one message came by itself. It is left for later where the newest messages are not in the window. `previous`:
 * the message before it; where that was not heard, the stream has lost one, and what was asked before now may lack it too.
 */
export function withMessage(window: MessageWindow, message: Message, heard: boolean, previous = 0): MessageWindow {
  if (window.hasNewer && message.id > last(window.messages)) return heard ? { ...window, letGo: window.letGo + 1 } : window;
  if (message.id < first(window.messages) && window.hasOlder) return window;
  const heardTo = heard ? Math.max(window.heardTo, message.id) : window.heardTo;
  const lost = heard && previous > Math.max(window.wholeTo, window.heardTo);
  const live = window.live && !lost;
  const wholeTo = live ? Math.max(window.wholeTo, heardTo) : window.wholeTo;
  return newestOf({ ...window, messages: mergeMessages(window.messages, [message]), wholeTo, heardTo, live, letGo: window.letGo + Number(lost) });
}

/** The window when the missing could not be loaded: it ends where it is whole, and says that there is more. */
export function withGap(window: MessageWindow): MessageWindow {
  return { ...window, messages: window.messages.filter((message) => message.id <= window.wholeTo), hasNewer: true, gap: true, heardTo: 0, letGo: window.letGo + 1, live: false };
}

/** The window when a stream begins or ends: what it brings from now on is not what came before. */
export function unheard(window: MessageWindow): MessageWindow {
  return { ...window, heardTo: 0, live: false };
}

/** The window after the other party has read up to a message. */
export function withRead(window: MessageWindow, upTo: number): MessageWindow {
  if (!window.messages.some((message) => message.mine && !message.read && message.id <= upTo)) return window;
  return { ...window, messages: window.messages.map((each) => (each.mine && !each.read && each.id <= upTo ? { ...each, read: true } : each)) };
}
