// What the demo accounts have been told of: their likes and matches, and the messages they have not read. Specification, section 2. (S15)
import type { notifications } from '../store/schema/notifications';
import { conversationRows } from './conversation-rows';
import type { DemoWorld } from './demo-world';

type Row = typeof notifications.$inferInsert;

/** The notifications of the accounts that one can sign in with; what they have seen of it is read. */
export function notificationRows(world: DemoWorld): Row[] {
  const readers = new Set(world.logins.map(({ member }) => member));
  const liked = new Map(world.likes.map((like) => [`${like.from} ${like.to}`, like]));
  const likes = world.likes.flatMap(({ from, to, at, isNew, auto }): Row[] => {
    const back = liked.get(`${to} ${from}`);
    const kind = back && back.at <= at ? 'match' : 'like';
    return readers.has(to) ? [{ memberId: to, kind, aboutId: from, subject: `${kind}:${from}`, data: auto ? { auto } : {}, createdAt: at, readAt: isNew ? null : at }] : [];
  });
  const { messages, participants } = conversationRows(world);
  const sentAt = new Map(messages.map(({ id, sentAt: at }) => [id, at]));
  const unread = participants.flatMap(({ memberId, otherId, conversationId, unread: count = 0, lastId = 0 }): Row[] => {
    const createdAt = sentAt.get(lastId);
    if (!count || !createdAt || !readers.has(memberId)) return [];
    return [{ memberId, kind: 'message', aboutId: otherId, subject: `message:${otherId}`, data: { conversation: conversationId }, createdAt }];
  });
  const welcome = world.members
    .filter(({ id }) => readers.has(id))
    .map(({ id, signupAt }): Row => ({ memberId: id, kind: 'welcome', subject: 'welcome', createdAt: signupAt, readAt: signupAt }));
  // Nobody was mailed of what happened before the demo world opened, and nobody is to be now.
  return [...likes, ...unread, ...welcome].map((row) => ({ ...row, mailedAt: row.createdAt }));
}
