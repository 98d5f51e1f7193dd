// DELETE message.php: takes a message back while it is unread, in both browsers at once. Specification, section 2 (chat).
import { Failure } from '../failure';
import type { Bucket } from '../limits';
import type { Route } from '../route';
import { unsendOnce } from '../store/unsend-message';

/** Enough for who wrote in the wrong window, too little to talk for nothing by being read in a list. */
const perMember: Bucket = { size: 10, every: 6 * 60_000 };

export const unsendMessage: Route<'unsendMessage'> = async ({ body }, { parts, session, now }) => {
  const me = session.member.id;
  const pause = await parts.limits.take(`unsend:${me}`, perMember);
  if (pause > 0) throw new Failure('too_many_requests', { retryAfter: pause });
  const { message, receiverId, unread, credits, givenBack } = await unsendOnce(parts.db, { memberId: me, messageId: body.message, now });
  // A repeat is told too: the instance that did it may have died before it said so.
  const event = (count: number) => ({ type: 'unsent', conversation: message.conversationId, message: message.id, unread: count }) as const;
  parts.bus.publish(receiverId, { event: event(unread.receiver) });
  parts.bus.publish(me, { event: event(unread.sender) });
  parts.bus.publish(me, { event: { type: 'credits', credits } });
  return { given_back: givenBack, credits };
};
