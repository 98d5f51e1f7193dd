// The chat list, a conversation, its messages, and what starts one. Specification, sections 3 and 7.
import * as z from 'zod/mini';
import { clientIdPattern } from './client-id';
import { endpoint } from './endpoint';
import { named, person } from './person';
import { figure, flag, id, list, maybe, number, numberOr, orMissing, text } from './wire';

/** The browser's own name for a message: the permanent key that makes a repeat harmless. */
export const clientId = z.string().check(z.regex(clientIdPattern));

export const message = z.object({
  /** Rises within a conversation: the order of its messages. */
  id,
  client_id: text,
  conversation: orMissing(id),
  /** Written by the viewer. */
  mine: flag,
  text: z.pipe(text, z.transform((value) => value ?? '')),
  /** When the server took it, ISO 8601. */
  sent_at: z.string(),
  /** The other party has seen it. */
  read: z.optional(flag),
  /** The key of the gift that it is; its text is a note then, or empty. */
  gift: maybe(z.string()),
  /** What the gift cost: the giver alone is told. */
  gift_credits: figure,
  /** Taken back before it was read. Only who repeats the sending of it is told; it is nowhere else any more. */
  unsent: z.optional(flag),
});
export type Message = z.infer<typeof message>;

/** One line of the chat list. (E06) */
export const chat = z.object({
  conversation: z.object({
    id,
    last_message: maybe(message),
    /** The newest message that was taken back, where it was newer than the last: what is known of it is out of date. */
    unsent: figure,
    /** The member is told of no message in it. */
    muted: z.optional(flag),
  }),
  profile: z.pipe(person, z.transform(named)),
  num_unread_messages: numberOr(0),
});
export type Chat = z.infer<typeof chat>;

export const listChats = endpoint({
  method: 'GET',
  path: '/api/chats.php',
  response: z.object({ chats: list(chat) }),
  errors: [],
  access: 'member',
});

/** A conversation by its own id, or by the member it is with (which may not have begun: `id` is null then). */
export const getChat = endpoint({
  method: 'GET',
  path: '/api/chat.php',
  query: z.object({
    conversation: z.optional(id),
    member: z.optional(id),
    /** Only messages older than this one. */
    before: z.optional(id),
    /** Only messages newer than this one: what was missed while away. */
    after: z.optional(id),
  }),
  response: z.object({
    conversation: z.object({
      id: maybe(id),
      profile: person,
      /** The viewer may not write yet: the other has, or the viewer has, an unconfirmed address. */
      awaiting_confirmation: z.optional(flag),
      /** The viewer is told of no message in it. */
      muted: z.optional(flag),
    }),
    messages: list(message),
    has_older: z.optional(flag),
    /** Messages that were taken back, the last hundred of them: whoever still shows one lets it go. */
    unsent: z.optional(list(id)),
    /** Up to which message the other party has read: what was read while nobody listened is in no message of the answer. */
    read: figure,
  }),
  errors: ['not_found', 'member_gone'],
  access: 'member',
});

export const markRead = endpoint({
  method: 'PUT',
  path: '/api/chat.php',
  body: z.object({ conversation: id, /** The newest message that was seen. */ read: id }),
  response: z.unknown(),
  errors: ['not_found'],
  access: 'member',
});

export const muteChat = endpoint({
  method: 'POST',
  path: '/api/chat.php',
  body: z.object({ conversation: id, muted: z.boolean() }),
  response: z.unknown(),
  errors: ['not_found'],
  access: 'member',
});

export const removeChat = endpoint({
  method: 'DELETE',
  path: '/api/chat.php',
  body: z.object({ conversation: id }),
  response: z.unknown(),
  errors: ['not_found'],
  access: 'member',
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/message.php',
  body: z.object({
    /** Either the conversation, or the member to begin one with. */
    conversation: z.optional(id),
    member: z.optional(id),
    text: z.string().check(z.maxLength(20_000)),
    /** A gift's key, from gifts.php: `text` is a note with it then, and may be empty. It costs its own price and no more. */
    gift: z.optional(z.string().check(z.maxLength(40))),
    client_id: clientId,
    /** Who wrote it, as user.php names them. Where somebody else is signed in by now it is refused like a call without a session. */
    writer: z.optional(id),
  }),
  response: z.object({
    message,
    conversation: z.object({ id }),
    /** What the member has left. */
    credits: figure,
  }),
  errors: ['not_found', 'member_gone', 'message_empty', 'message_too_long', 'not_enough_credits', 'awaiting_confirmation', 'gift_unknown', 'too_many_requests'],
  access: 'member',
});

export const unsendMessage = endpoint({
  method: 'DELETE',
  path: '/api/message.php',
  body: z.object({ message: id }),
  response: z.object({
    /** What the message had cost. */
    given_back: z.optional(number),
    /** What the member has, with that. */
    credits: z.optional(number),
  }),
  errors: ['not_found', 'message_read', 'too_many_requests'],
  access: 'member',
});

export const sendTyping = endpoint({
  method: 'POST',
  path: '/api/typing.php',
  body: z.object({ conversation: id }),
  response: z.unknown(),
  errors: ['not_found'],
  access: 'member',
});

export const listIcebreakers = endpoint({
  method: 'GET',
  path: '/api/icebreakers.php',
  query: z.object({ member: z.optional(id), language: z.optional(z.string().check(z.length(2))) }),
  response: z.object({ icebreakers: list(z.string()) }),
  errors: [],
  access: 'member',
});
