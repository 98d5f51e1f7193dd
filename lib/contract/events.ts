// What travels live to a signed-in browser. Decisions, 'Calls' and 'Product' (events.php).
import * as z from 'zod/mini';
import { message } from './chats';
import { endpoint } from './endpoint';
import { flag, id, number } from './wire';

/** One event: its SSE `event:` is the `type`, its `data:` this object as JSON. */
export const liveEvent = z.discriminatedUnion('type', [
  /** `unread`: the receiver's count in it. `previous`: the message before it in the conversation, which shows a tab that it has missed one. */
  z.object({ type: z.literal('message'), conversation: id, message, unread: number, previous: z.optional(id) }),
  z.object({ type: z.literal('typing'), conversation: id }),
  /** The other party has read up to a message, or (mine) the member has, in another tab or on another device. */
  z.object({ type: z.literal('read'), conversation: id, read: id, mine: flag }),
  z.object({ type: z.literal('removed'), conversation: id }),
  /** A message was taken back before it was read. */
  z.object({ type: z.literal('unsent'), conversation: id, message: id, /** The receiver's unread count without it. */ unread: number }),
  /** The list of conversations is another one: load it again. */
  z.object({ type: z.literal('chats') }),
  z.object({ type: z.literal('credits'), credits: number }),
  /** The likes are other ones: load them again. `from`: who has just liked the member; `match`: it goes both ways now. (S19) */
  z.object({ type: z.literal('likes'), from: z.optional(id), match: z.optional(flag) }),
  z.object({ type: z.literal('logout') }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;

/**
 * The SSE `event:` of a sign of life, with which a stream begins; its `data:` is the seconds until the next one. A browser that
 * waits in vain for it opens the stream anew. A server may leave it out.
 */
export const beat = 'beat';

export const streamEvents = endpoint({
  method: 'GET',
  path: '/api/events.php',
  /** The `id:` that came last before the stream broke, 0 where there was no message yet: it goes on from there. As the header Last-Event-ID, which counts first. */
  query: z.object({ after: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))) }),
  response: liveEvent,
  errors: [],
  access: 'member',
});
