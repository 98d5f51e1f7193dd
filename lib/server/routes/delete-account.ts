// delete-account.php: a member leaves, or stays for the discount. Specification, sections 2 and 4. (S10, T13, B05)
import { companyInfo } from '@/lib/contract/site-settings';
import { stayDiscountLife } from '@/lib/site/constants';
import { graceEnds } from '@/lib/site/members/grace-period';
import { stayOffer } from '../domain/discount-rules';
import { refuseFaults } from '../domain/input-faults';
import { Failure } from '../failure';
import { giveBackToLimits, takeFromLimits } from '../guards/rate-limit';
import type { Bucket } from '../limits';
import type { Route } from '../route';
import { sendReactivation } from '../accounts/send-link';
import { isSecure, sessionCookie, tokenIn } from '../guards/session-cookie';
import { changeMember, lockMember } from '../store/member-store';
import { everBought } from '../store/premium-store';
import { endOtherSessions, memberOfSession } from '../store/session-store';

/** Tries of the own password, shared with the other calls that ask for it. */
const tries: Bucket = { size: 5, every: 15 * 60_000 };

export const deleteAccount: Route<'deleteAccount'> = async ({ body: { password, reason } }, caller) => {
  const { parts, site, now, request, answer } = caller;
  const token = tokenIn(request.headers.get('cookie'));
  // The session of whoever has just left still tells who that was: a second press of the button is answered as the first.
  const me = token && (await memberOfSession(parts.db, token, site.id, now));
  if (!token || !me) throw new Failure('authentication_required');
  const limits = [{ key: `own-password:${me.id}`, bucket: tries }];
  await takeFromLimits(limits, caller);
  const right = await parts.passwords.verify(me.passwordHash, password);
  refuseFaults({ password: right ? null : 'password_wrong' });
  await giveBackToLimits(limits, caller);
  const { until, ended } = await parts.db.transaction(async (tx) => {
    const current = await lockMember(tx, me.id);
    const deletedAt = current.deletedAt ?? now;
    const closed = current.deletedAt ? [] : await endOtherSessions(tx, me.id, token);
    if (!current.deletedAt) {
      const left = await changeMember(tx, me.id, { deletedAt, leaveReason: reason ?? null });
      await sendReactivation(tx, caller, { ...left, deletedAt });
    }
    return { until: graceEnds(deletedAt), ended: closed };
  });
  for (const session of ended) parts.bus.publish(me.id, { event: { type: 'logout' }, session });
  parts.post.nudge();
  answer.append('set-cookie', sessionCookie(null, isSecure(request)));
  return { until: until.toISOString() };
};

export const keepDiscount: Route<'keepDiscount'> = async ({ body: { reason } }, { parts, site, session, now }) => {
  const discount = companyInfo.parse(site.company).delete_discount;
  const { member } = session;
  const offer = stayOffer(member, now);
  if (offer) return { discount: offer.percentage };
  // Once: whoever used it, or let it end, is not offered it again.
  if (!discount || discount <= 0 || member.stayDiscountUntil) throw new Failure('not_found');
  // Who has bought nothing yet would have the newcomer's saving again, under another name and after its end.
  if (!(await everBought(parts.db, member))) throw new Failure('not_found');
  await changeMember(parts.db, member.id, { stayDiscount: discount, stayDiscountUntil: new Date(now.getTime() + stayDiscountLife), leaveReason: reason ?? null });
  return { discount };
};
