// reactivate.php: an account that waits to be deleted comes back by the link of a mail. Specification, section 4. (T13, B05)
import { emailKeyOf } from '../domain/email-address';
import { Failure } from '../failure';
import { accountLimits, networkLimit, takeFromLimits, type AccountBuckets } from '../guards/rate-limit';
import type { Bucket } from '../limits';
import { requestKeyOf } from '../request-key';
import type { Route } from '../route';
import { isLeaving, sendReactivationAgain } from '../accounts/send-link';
import { signInBrowser } from '../accounts/sign-in-browser';
import { changeMember, leavingMember, lockMember } from '../store/member-store';
import { memberById } from '../store/profile-store';
import { endSessionsOf } from '../store/session-store';
import { closeTokens, spendToken, tokenRow } from '../store/token-store';

const minute = 60_000;
const day = 24 * 60 * minute;
const tellingNetwork: Bucket = { size: 10, every: 10 * minute };
const tellingAddress: AccountBuckets = { perPlace: { size: 5, every: 10 * minute } };

export const requestReactivation: Route<'requestReactivation'> = async ({ body }, caller) => {
  const { parts, site, now } = caller;
  const key = emailKeyOf(body.email);
  await takeFromLimits([...networkLimit('return', caller, tellingNetwork), ...accountLimits('return', `${site.id}:${key}`, caller, tellingAddress)], caller);
  const member = await leavingMember(parts.db, site.id, key);
  await parts.passwords.verify(null, '');
  try {
    if (!member || !isLeaving(member, now)) throw new Failure('email_not_found');
    const sent = await parts.db.transaction((tx) => sendReactivationAgain(tx, caller, member.id));
    if (!sent) throw new Failure('too_many_requests', { retryAfter: day });
  } catch (error) {
    if (!site.settings.discreet || !(error instanceof Failure)) throw error;
  }
  parts.post.nudge();
  return {};
};

export const reactivate: Route<'reactivate'> = async ({ body }, caller) => {
  const { parts, site, now, request } = caller;
  const row = await tokenRow(parts.db, 'reactivation', body.token);
  const member = row && (await memberById(parts.db, row.memberId));
  if (!member || member.siteId !== site.id) throw new Failure('link_expired');
  await parts.db.transaction(async (tx) => {
    const current = await lockMember(tx, member.id);
    const used = await spendToken(tx, 'reactivation', body.token, now, requestKeyOf(request));
    if (!used || (!used.repeated && !isLeaving(current, now))) throw new Failure('link_expired');
    if (used.repeated) return;
    await endSessionsOf(tx, member.id);
    await changeMember(tx, member.id, { deletedAt: null, leaveReason: null });
    await closeTokens(tx, member.id, 'reactivation', now);
  });
  await signInBrowser(caller, member);
  return {};
};
