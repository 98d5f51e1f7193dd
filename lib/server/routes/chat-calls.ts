// chats.php, chat.php, typing.php: the list, a conversation, what was seen, keeping quiet about it, and taking it off the list. Specification, sections 2 to 4 and 7.
import { messagePageSize, typingHold } from '@/lib/site/constants';
import { awaitsConfirmation } from '../domain/may-write';
import { messageAnswer } from '../domain/message-answer';
import { personAnswer, type CardRow } from '../domain/person-answer';
import { requireVisible } from '../domain/visible-member';
import { Failure } from '../failure';
import type { MemberCaller, Route } from '../route';
import { chatsOf } from '../store/chat-list';
import { messagePage, muteSide, openedSide, readUpTo, removeSide, sideOf, unsentOf } from '../store/conversation-store';
import { readNotices } from '../store/notification-store';
import { memberTalkedWith } from '../store/profile-store';
import type { ParticipantRow } from '../store/schema/conversations';

const viewOf = ({ session, site, now }: MemberCaller) => ({ viewer: session.member, now, cdnPrefix: site.settings.cdn_prefix });
const showPerson = (row: CardRow, caller: MemberCaller) => {
  const { liked: _, ...person } = personAnswer(row, viewOf(caller));
  return person;
};

/** The caller's side of a conversation; one of somebody else's is as unknown as one that does not exist. (bar S3) */
async function ownSide(conversation: number, { parts, session }: MemberCaller): Promise<ParticipantRow> {
  const side = await sideOf(parts.db, conversation, session.member.id);
  if (!side) throw new Failure('not_found');
  return side;
}

export const listChats: Route<'listChats'> = async (_, caller) => {
  const me = caller.session.member.id;
  const rows = await chatsOf(caller.parts.db, me);
  return {
    chats: rows.map(({ conversationId, unread, unsentId, muted, otherReadId, other, last }) => ({
      conversation: { id: conversationId, last_message: messageAnswer(last, me, otherReadId), unsent: unsentId > last.id ? unsentId : undefined, muted },
      profile: showPerson(other, caller),
      num_unread_messages: unread,
    })),
  };
};

export const getChat: Route<'getChat'> = async ({ query }, caller) => {
  const { parts, session, site } = caller;
  const me = session.member;
  if ((query.conversation === undefined) === (query.member === undefined) || query.member === me.id) throw new Failure('not_found');
  const meet = (id: number) => caller.shared(`member ${id}`, () => memberTalkedWith(parts.db, id, me.id));
  const met = query.member === undefined ? undefined : await meet(query.member);
  const talk = query.conversation ?? met?.talk ?? null;
  const opened = talk === null ? undefined : await openedSide(parts.db, talk, me.id);
  if (talk !== null && !opened) throw new Failure('not_found');
  const side = opened?.side;
  const row = (met ?? (side && (await meet(side.otherId))))?.row;
  // A conversation stays readable after the other has left; there is nothing to begin with one who has.
  const other = side && row ? row : requireVisible(row, site.id, me.id, false);
  const conversation = { id: side?.conversationId ?? null, profile: showPerson(other, caller), awaiting_confirmation: awaitsConfirmation(me, other), muted: Boolean(side?.mutedAt) };
  if (!opened || !side) return { conversation, messages: [], has_older: false };
  const { rows, older } = await messagePage(parts.db, side, { before: query.before, after: query.after, limit: messagePageSize });
  const { read } = opened;
  return { conversation, messages: rows.map((each) => messageAnswer(each, me.id, read)), has_older: older, unsent: await unsentOf(parts.db, side), read: read || undefined };
};

export const markRead: Route<'markRead'> = async ({ body }, caller) => {
  const { bus, db } = caller.parts;
  const side = await ownSide(body.conversation, caller);
  const { readId, changed } = await readUpTo(db, side, body.read);
  if (changed) {
    await readNotices(db, { member: side.memberId, about: side.otherId, kinds: ['message', 'gift'] }, caller.now);
    bus.publish(side.memberId, { event: { type: 'read', conversation: body.conversation, read: readId, mine: true } });
    bus.publish(side.otherId, { event: { type: 'read', conversation: body.conversation, read: readId, mine: false } });
  }
  return {};
};

export const muteChat: Route<'muteChat'> = async ({ body }, caller) => {
  const { bus, db } = caller.parts;
  const side = await ownSide(body.conversation, caller);
  await muteSide(db, side, body.muted ? (side.mutedAt ?? caller.now) : null);
  // What was told before is no reason for a mail any more.
  if (body.muted) await readNotices(db, { member: side.memberId, about: side.otherId, kinds: ['message', 'gift'] }, caller.now);
  bus.publish(side.memberId, { event: { type: 'chats' } });
  return {};
};

export const removeChat: Route<'removeChat'> = async ({ body }, caller) => {
  const side = await ownSide(body.conversation, caller);
  await removeSide(caller.parts.db, side);
  caller.parts.bus.publish(side.memberId, { event: { type: 'removed', conversation: body.conversation } });
  return {};
};

/** Nothing is stored: the signal goes to the other party's open streams, and holds there for a moment. (A02) */
export const sendTyping: Route<'sendTyping'> = async ({ body }, caller) => {
  const { bus, limits } = caller.parts;
  const side = await ownSide(body.conversation, caller);
  const pause = await limits.take(`typing:${side.memberId}:${side.conversationId}`, { size: 4, every: typingHold / 4 });
  if (pause === 0) bus.publish(side.otherId, { event: { type: 'typing', conversation: body.conversation } });
  return {};
};
