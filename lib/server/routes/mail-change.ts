// mail-change.php: a new e-mail address, confirmed from the new mailbox, taken back from the old one. Specification, sections 2 and 5. (R16, V04, V05)
import { linkHours } from '@/lib/site/constants';
import { confirmAddress } from '../confirm-address';
import { readEmail } from '../domain/email-address';
import { refuseFaults } from '../domain/input-faults';
import { linkPath } from '../domain/link-path';
import { Failure } from '../failure';
import { isOwnPassword } from '../guards/own-password';
import { networkTurn, takeTurns } from '../guards/take-turns';
import type { Bucket } from '../limits';
import { queueLetter } from '../mail/queue-letter';
import { requestKeyOf } from '../request-key';
import type { Caller, Route } from '../route';
import { changeTurn, sendChangeLink } from '../send-change-link';
import { changeMember, lockMember, memberByEmail, takeAddress } from '../store/member-store';
import { memberById } from '../store/profile-store';
import type { TokenKind, TokenRow } from '../store/schema/tokens';
import { endSessionsOf } from '../store/session-store';
import { closeTokens, issueToken, spendToken, tokenRow } from '../store/token-store';

const linkTries: Bucket = { size: 30, every: 60_000 };

export const requestMailChange: Route<'requestMailChange'> = async ({ body }, caller) => {
  const { parts, site, session, now } = caller;
  const me = session.member;
  const email = readEmail(body.email);
  const right = await isOwnPassword(body.password, caller);
  refuseFaults({ email: email ? null : 'new_email_invalid', password: right ? null : 'old_password' });
  await takeTurns([changeTurn(me.id)], caller);
  const taken = email!.key === me.emailKey || (await memberByEmail(parts.db, site.id, email!.key)) !== undefined;
  if (taken && (!site.settings.discreet || email!.key === me.emailKey)) refuseFaults({ email: 'email_taken' });
  await parts.db.transaction(async (tx) => {
    const member = await lockMember(tx, me.id);
    await sendChangeLink(tx, { member, email: email!.address, taken }, caller);
    const { id, name, email: old, language: locale } = member;
    const hours = linkHours.undo;
    const undo = await issueToken(tx, { memberId: id, kind: 'undo', data: { email: old }, now, hours, random: parts.random });
    await queueLetter(tx, { site, to: old, locale, now, letter: { kind: 'mail-change-warning', name, newAddress: email!.address, hours, path: linkPath('undo', undo) } });
  });
  parts.post.nudge();
  return {};
};

/** A link of this site that was issued once, whatever became of it. Throws link_expired. */
async function linkOf(kind: TokenKind, token: string, caller: Caller): Promise<TokenRow> {
  await takeTurns(networkTurn('mail-link', caller, linkTries), caller);
  const row = await tokenRow(caller.parts.db, kind, token);
  const member = row && (await memberById(caller.parts.db, row.memberId));
  if (!row || !member || member.siteId !== caller.site.id || member.deletedAt) throw new Failure('link_expired');
  return row;
}

export const confirmMailChange: Route<'confirmMailChange'> = async ({ body }, caller) => {
  const { parts, site, now, request } = caller;
  const { memberId, data } = await linkOf('mail-change', body.token, caller);
  const email = readEmail(data.email ?? '');
  const confirmed = await parts.db.transaction(async (tx) => {
    const used = await spendToken(tx, 'mail-change', body.token, now, requestKeyOf(request));
    if (!used || !email) throw new Failure('link_expired');
    if (used.repeated) return null;
    const { name, language } = await lockMember(tx, memberId);
    if (!(await takeAddress(tx, { siteId: site.id, memberId, email }))) throw new Failure('account_exists');
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
    const used = await spendToken(tx, 'undo', body.token, now, requestKeyOf(request));
    if (!used) throw new Failure('link_expired');
    if (used.repeated) return [];
    await lockMember(tx, memberId);
    if (before && !(await takeAddress(tx, { siteId: site.id, memberId, email: before }))) throw new Failure('link_expired');
    if (data.passwordHash) await changeMember(tx, memberId, { passwordHash: data.passwordHash });
    for (const kind of ['mail-change', 'password-reset'] as const) await closeTokens(tx, memberId, kind, now);
    return endSessionsOf(tx, memberId);
  });
  for (const session of ended) parts.bus.publish(memberId, { event: { type: 'logout' }, session });
  const member = await memberById(parts.db, memberId);
  return { email: member!.email };
};
