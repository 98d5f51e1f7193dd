// mail-change.php: a new e-mail address, confirmed from the new mailbox, taken back from the old one. Specification, sections 2 and 5. (R16, V05)
import { linkHours } from '@/lib/site/constants';
import { confirmAddress } from '../accounts/confirm-address';
import { readEmail } from '../domain/email-address';
import { refuseFaults } from '../domain/input-faults';
import { linkPath } from '../domain/link-path';
import { Failure } from '../failure';
import { isOwnPassword } from '../guards/own-password';
import { networkLimit, takeFromLimits } from '../guards/rate-limit';
import type { Bucket } from '../limits';
import { queueLetter } from '../mail/queue-letter';
import { requestKeyOf } from '../request-key';
import type { Caller, Route } from '../route';
import { changeLimit, sendChangeLink } from '../accounts/send-change-link';
import { isLeaving } from '../accounts/send-link';
import { changeMember, lockMember, takeAddress } from '../store/member-store';
import { memberById } from '../store/profile-store';
import type { TokenKind, TokenRow } from '../store/schema/tokens';
import { endSessionsOf } from '../store/session-store';
import { closeTokens, forgetRepeats, issueToken, spendToken, tokenRow } from '../store/token-store';
import { closeAfterReturn, closeAfterUndo, isEmailTaken, keepUndosOpen } from '../store/undo-link-store';

const linkTries: Bucket = { size: 30, every: 60_000 };

export const requestMailChange: Route<'requestMailChange'> = async ({ body }, caller) => {
  const { parts, site, session, now } = caller;
  const me = session.member;
  const email = readEmail(body.email);
  const right = await isOwnPassword(body.password, caller);
  refuseFaults({ email: email ? null : 'new_email_invalid', password: right ? null : 'password_wrong' });
  await takeFromLimits([changeLimit(me.id)], caller);
  const taken = email!.key === me.emailKey || (await isEmailTaken(parts.db, { siteId: site.id, memberId: me.id, key: email!.key, now }));
  if (taken && (!site.settings.discreet || email!.key === me.emailKey)) refuseFaults({ email: 'email_taken' });
  await parts.db.transaction(async (tx) => {
    const member = await lockMember(tx, me.id);
    await sendChangeLink(tx, { member, email: email!.address, taken }, caller);
    const { id, name, email: old, emailKey, language: locale } = member;
    // A mailbox that nobody has opened a link in may be a stranger's, who would have the account by it.
    if (member.status === 'not_confirmed') return;
    const hours = linkHours.undo;
    const undo = await issueToken(tx, { memberId: id, kind: 'undo', data: { email: old, emailKey }, now, hours, random: parts.random });
    await queueLetter(tx, { site, to: old, locale, now, letter: { kind: 'mail-change-warning', name, newAddress: email!.address, hours, path: linkPath('undo', undo) } });
  });
  parts.post.nudge();
  return {};
};

/** A link of this site that was issued once, whatever became of it. One that takes a change back counts also while the account waits to be deleted. Throws link_expired. */
async function linkOf(kind: TokenKind, token: string, caller: Caller): Promise<TokenRow> {
  await takeFromLimits(networkLimit('mail-link', caller, linkTries), caller);
  const row = await tokenRow(caller.parts.db, kind, token);
  const member = row && (await memberById(caller.parts.db, row.memberId));
  const there = member && (!member.deletedAt || (kind === 'undo' && isLeaving(member, caller.now)));
  if (!row || !there || member.siteId !== caller.site.id) throw new Failure('link_expired');
  return row;
}

export const confirmMailChange: Route<'confirmMailChange'> = async ({ body }, caller) => {
  const { parts, site, now, request } = caller;
  const { memberId, data } = await linkOf('mail-change', body.token, caller);
  const email = readEmail(data.email ?? '');
  const confirmed = await parts.db.transaction(async (tx) => {
    // The member first, in every call that uses a link: two that close each other's would wait for ever.
    const { name, language, email: old } = await lockMember(tx, memberId);
    const used = await spendToken(tx, 'mail-change', body.token, now, requestKeyOf(request));
    if (!used || !email) throw new Failure('link_expired');
    if (used.repeated) return null;
    if (!(await takeAddress(tx, { siteId: site.id, memberId, email })) || (await isEmailTaken(tx, { siteId: site.id, memberId, key: email.key, now }))) throw new Failure('account_exists');
    // Whoever reads the old mailbox opens the account no more: a link that lies there would set a password, or sign in.
    for (const kind of ['password-reset', 'activation'] as const) await closeTokens(tx, memberId, kind, now);
    await keepUndosOpen(tx, memberId, old, now);
    await closeAfterReturn(tx, memberId, email.address, now);
    await queueLetter(tx, { site, to: email.address, locale: language, now, letter: { kind: 'mail-changed', name } });
    // Who reads the new mailbox has confirmed an address, if only this one.
    return confirmAddress(tx, memberId, { site, now });
  });
  confirmed?.announce(parts);
  parts.post.nudge();
  return { email: email!.address };
};

export const undoMailChange: Route<'undoMailChange'> = async ({ body }, caller) => {
  const { parts, site, now, request } = caller;
  const { memberId, data } = await linkOf('undo', body.token, caller);
  const before = readEmail(data.email ?? '');
  const ended = await parts.db.transaction(async (tx) => {
    const current = await lockMember(tx, memberId);
    const used = await spendToken(tx, 'undo', body.token, now, requestKeyOf(request));
    if (!used) throw new Failure('link_expired');
    if (used.repeated) return [];
    if (current.deletedAt && !isLeaving(current, now)) throw new Failure('link_expired');
    if (before && !(await takeAddress(tx, { siteId: site.id, memberId, email: before }))) throw new Failure('link_expired');
    // Whoever changed the account may have deleted it as well: it comes back with what it had, and the link to that in the other mailbox closes.
    await changeMember(tx, memberId, { deletedAt: null, leaveReason: null, ...(data.passwordHash && { passwordHash: data.passwordHash }) });
    await closeAfterUndo(tx, used.row, now);
    for (const kind of ['mail-change', 'password-reset', 'reactivation'] as const) await closeTokens(tx, memberId, kind, now);
    await forgetRepeats(tx, memberId);
    return endSessionsOf(tx, memberId);
  });
  // The browser that asked reads the answer, and is not sent away from it.
  for (const session of ended) if (session !== caller.session?.id) parts.bus.publish(memberId, { event: { type: 'logout' }, session });
  const member = await memberById(parts.db, memberId);
  return { email: member!.email };
};
