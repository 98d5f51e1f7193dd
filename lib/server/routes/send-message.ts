// POST message.php: sends a message or a gift once. Specification, sections 6 and 8; bars C1, M2. (S06, P02, P04)
import type { sendMessage as call } from '@/lib/contract/chats';
import type { Answer } from '@/lib/contract/endpoint';
import type { SiteSettings } from '@/lib/contract/site-settings';
import { giftPrice } from '@/lib/site/money/gifts';
import { announceAgain, announceMessage } from '../live/announce-message';
import { requireMayWrite } from '../domain/may-write';
import { messageAnswer } from '../domain/message-answer';
import { messageText, noteText } from '../domain/message-text';
import { requireVisible } from '../domain/visible-member';
import { Failure } from '../failure';
import type { Bucket } from '../limits';
import type { MemberCaller, Route } from '../route';
import { sideOf } from '../store/conversation-store';
import { conversationOf, memberSeenBy } from '../store/profile-store';
import type { MessageRow } from '../store/schema/conversations';
import type { MemberRow } from '../store/schema/members';
import { messageSent, sendOnce, type Sending } from '../store/send-message';

/** Far more than anyone types, far less than a machine could. */
const perMember: Bucket = { size: 300, every: 50 };

type Target = { conversation?: number; member?: number };

/** The member that a message is for. Someone else's conversation is as unknown as one that does not exist. */
async function receiverOf({ conversation, member }: Target, { parts: { db }, site, session }: MemberCaller): Promise<MemberRow> {
  if ((conversation === undefined) === (member === undefined)) throw new Failure('invalid_input', { fields: { conversation: 'one_of', member: 'one_of' } });
  const me = session.member.id;
  if (conversation !== undefined) {
    const side = await sideOf(db, conversation, me);
    if (!side) throw new Failure('not_found');
    return requireVisible(await memberSeenBy(db, side.otherId, me), site.id, me, true);
  }
  if (member === me) throw new Failure('not_found');
  const row = await memberSeenBy(db, member!, me);
  return requireVisible(row, site.id, me, row !== undefined && (await conversationOf(db, me, row.id)) !== null);
}

/** What is sent and what it costs, which the site alone says. Throws gift_unknown, message_empty, message_too_long. */
function contentOf({ text, gift }: { text: string; gift?: string }, settings: SiteSettings): Pick<Sending, 'text' | 'gift' | 'cost'> {
  if (gift === undefined) return { text: messageText(text, settings.message_length), cost: settings.message_credits };
  const cost = giftPrice(gift, settings.gift_credits);
  if (cost === null) throw new Failure('gift_unknown');
  return { text: noteText(text, settings.message_length), gift, cost };
}

/** The answer to a repeat, which is told anew: whoever took the message may not have come to it. */
async function sentBefore(message: MessageRow, caller: MemberCaller): Promise<Answer<typeof call>> {
  const { parts: { db }, session: { member } } = caller;
  const mine = await sideOf(db, message.conversationId, member.id);
  const theirs = mine && (await sideOf(db, message.conversationId, mine.otherId));
  if (theirs) await announceAgain(caller, message, mine, theirs);
  return { message: messageAnswer(message, member.id, theirs?.readId ?? 0), conversation: { id: message.conversationId }, credits: member.credits };
}

export const sendMessage: Route<'sendMessage'> = async ({ body }, caller) => {
  const { parts, session, site, now } = caller;
  const me = session.member;
  if (body.writer !== undefined && body.writer !== me.id) throw new Failure('authentication_required');
  const before = await messageSent(parts.db, me.id, body.client_id);
  if (before) return sentBefore(before, caller);
  const pause = await parts.limits.take(`message:${me.id}`, perMember);
  if (pause > 0) throw new Failure('too_many_requests', { retryAfter: pause });
  const receiver = await receiverOf(body, caller);
  requireMayWrite(me, receiver);
  const sent = await sendOnce(parts.db, {
    siteId: site.id, senderId: me.id, receiverId: receiver.id, clientId: body.client_id, now, ...contentOf(body, site.settings),
  });
  if (sent.repeated) return sentBefore(sent.message, caller);
  announceMessage(parts.bus, sent, receiver.id);
  return { message: messageAnswer(sent.message, me.id, 0), conversation: { id: sent.message.conversationId }, credits: sent.credits };
};
