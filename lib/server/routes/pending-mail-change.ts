// mail-change.php?again, ?pending: a new address that waits: its link once more, or forgotten. Specification, section 2. (R16)
import { emailKeyOf } from '../domain/email-address';
import { Failure } from '../failure';
import { takeFromLimits } from '../guards/rate-limit';
import type { MemberCaller, Route } from '../route';
import { changeLimit, sendChangeLink } from '../accounts/send-change-link';
import { pendingEmail } from '../store/account-store';
import { lockMember } from '../store/member-store';
import { closeTokens } from '../store/token-store';
import { isEmailTaken } from '../store/undo-link-store';

/** Mails the link of the address that waits once more. Throws link_expired where none waits, too_many_requests. */
export async function sendWaitingLink(caller: MemberCaller): Promise<void> {
  const { parts, site, session, now } = caller;
  await takeFromLimits([changeLimit(session.member.id)], caller);
  await parts.db.transaction(async (tx) => {
    const member = await lockMember(tx, session.member.id);
    const email = await pendingEmail(tx, member.id, now);
    if (!email) throw new Failure('link_expired');
    const taken = await isEmailTaken(tx, { siteId: site.id, memberId: member.id, key: emailKeyOf(email), now });
    await sendChangeLink(tx, { member, email, taken }, caller);
  });
  parts.post.nudge();
}

export const resendMailChange: Route<'resendMailChange'> = async (_, caller) => {
  await sendWaitingLink(caller);
  return {};
};

export const cancelMailChange: Route<'cancelMailChange'> = async (_, { parts, session, now }) => {
  await closeTokens(parts.db, session.member.id, 'mail-change', now);
  return {};
};
