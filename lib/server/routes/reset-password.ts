// reset-password.php: a link by mail, and with it a new password. Specification, section 8; bar S8. (X03)
import { linkHours } from '@/lib/site/constants';
import { emailKeyOf, readEmail } from '../domain/email-address';
import { refuseFaults } from '../domain/input-faults';
import { linkPath } from '../domain/link-path';
import { passwordFault } from '../domain/password-rules';
import { Failure } from '../failure';
import { accountLimits, networkLimit, takeFromLimits, type AccountBuckets } from '../guards/rate-limit';
import type { Bucket } from '../limits';
import { knownBrowser, type Owner } from '../guards/known-browser';
import { queueLetter } from '../mail/queue-letter';
import { requestKeyOf } from '../request-key';
import type { Caller, Route } from '../route';
import { signInBrowser } from '../accounts/sign-in-browser';
import { changeMember, lockMember, memberByEmail } from '../store/member-store';
import { memberById } from '../store/profile-store';
import type { MemberRow } from '../store/schema/members';
import { endSessionsOf } from '../store/session-store';
import { closeTokens, forgetRepeats, isOpen, isRepeat, issueToken, spendToken, tokenRow, tokensSince } from '../store/token-store';

const minute = 60_000;
const day = 24 * 60 * minute;
const mailsPerDay = 3;
/** Answers that tell whether an address has an account. */
const tellingNetwork: Bucket = { size: 10, every: 10 * minute };
const tellingAddress: AccountBuckets = { perPlace: { size: 6, every: 10 * minute } };
/** Letters to addresses without an account, on a discreet site. */
const strangerLetters: Bucket = { size: 1, every: day };
const linkTries: Bucket = { size: 30, every: minute };

/** Mails for a browser that is known to the account: who else asks uses up none of them. */
const perBrowser: Bucket = { size: mailsPerDay, every: day / mailsPerDay };

/** Whether a browser that is known to the account has a mail left. */
async function hasOwnMail(member: Owner, { parts, request }: Caller): Promise<boolean> {
  const browser = knownBrowser('members', request, member);
  return browser !== null && (await parts.limits.take(`reset:browser:${member.id}:${browser}`, perBrowser)) === 0;
}

/** Mails the link; of several that ask at once no more are sent than a day may have, and a browser that is known. Throws too_many_resets. */
async function mailLink(memberId: number, caller: Caller): Promise<void> {
  const { parts, site, now } = caller;
  const hours = linkHours.passwordReset;
  await parts.db.transaction(async (tx) => {
    const member = await lockMember(tx, memberId);
    const { id, name, email, language } = member;
    const { sent } = await tokensSince(tx, id, 'password-reset', new Date(now.getTime() - day));
    if (sent >= mailsPerDay && !(await hasOwnMail(member, caller))) throw new Failure('too_many_resets');
    const token = await issueToken(tx, { memberId: id, kind: 'password-reset', now, hours, random: parts.random });
    await queueLetter(tx, { site, to: email, locale: language, now, letter: { kind: 'password-reset', name, hours, path: linkPath('password-reset', token) } });
  });
}

/** On a discreet site an address without an account gets a letter too, so that its owner knows, and nobody else. */
async function writeStranger(typed: string, { parts, site, now, request }: Caller): Promise<void> {
  const email = readEmail(typed);
  if (!email || (await parts.limits.take(`no-account:${site.id}:${email.key}`, strangerLetters)) > 0) return;
  const locale = request.headers.get('accept-language')?.slice(0, 2) ?? '';
  await queueLetter(parts.db, { site, to: email.address, locale, now, letter: { kind: 'no-account' } });
}

export const requestPasswordReset: Route<'requestPasswordReset'> = async ({ body }, caller) => {
  const { parts, site } = caller;
  const { discreet } = site.settings;
  const key = emailKeyOf(body.email);
  await takeFromLimits([...networkLimit('reset', caller, tellingNetwork), ...accountLimits('reset', `${site.id}:${key}`, caller, tellingAddress)], caller);
  const found = await memberByEmail(parts.db, site.id, key);
  const member = found && !found.fictional ? found : undefined;
  // The same work for any address: what else differs is small beside it.
  await parts.passwords.verify(member?.passwordHash ?? null, '');
  try {
    if (member) await mailLink(member.id, caller);
    else if (discreet) await writeStranger(body.email, caller);
    else throw new Failure('email_not_found');
  } catch (error) {
    if (!discreet || !(error instanceof Failure)) throw error;
  }
  parts.post.nudge();
  return {};
};

/** The member of a link of this site that works, or that this very call used up. Throws link_expired. */
async function memberOfLink(token: string, key: string | null, caller: Caller): Promise<MemberRow> {
  const { parts, site, now } = caller;
  await takeFromLimits(networkLimit('reset-link', caller, linkTries), caller);
  const row = await tokenRow(parts.db, 'password-reset', token);
  const member = row && (await memberById(parts.db, row.memberId));
  const works = row && (isOpen(row, now) || isRepeat(row, now, key));
  if (!works || !member || member.siteId !== site.id || member.deletedAt) throw new Failure('link_expired');
  return member;
}

export const checkResetLink: Route<'checkResetLink'> = async ({ query }, caller) => {
  const { email } = await memberOfLink(query.token, null, caller);
  return { email };
};

export const resetPassword: Route<'resetPassword'> = async ({ body }, caller) => {
  const { parts, site, now, request } = caller;
  const key = requestKeyOf(request);
  const member = await memberOfLink(body.token, key, caller);
  refuseFaults({
    password: passwordFault(body.password, { email: member.email, name: member.name, siteName: site.settings.name }),
    password_repeat: body.password === body.password_repeat ? null : 'passwords_differ',
  });
  const passwordHash = await parts.passwords.hash(body.password);
  const ended = await parts.db.transaction(async (tx) => {
    await lockMember(tx, member.id);
    const used = await spendToken(tx, 'password-reset', body.token, now, key);
    if (!used) throw new Failure('link_expired');
    if (used.repeated) {
      // What was taken back since, or never was the password, opens nothing.
      const counts = await parts.passwords.verify((await memberById(tx, member.id))?.passwordHash ?? null, body.password);
      if (!counts) throw new Failure('link_expired');
      return [];
    }
    await changeMember(tx, member.id, { passwordHash });
    // Who had the old password may have asked for another address.
    for (const kind of ['password-reset', 'mail-change'] as const) await closeTokens(tx, member.id, kind, now);
    await forgetRepeats(tx, member.id, key);
    const hours = linkHours.undo;
    const undo = await issueToken(tx, { memberId: member.id, kind: 'undo', data: { passwordHash: member.passwordHash ?? undefined, mailbox: member.email }, now, hours, random: parts.random });
    await queueLetter(tx, { site, to: member.email, locale: member.language, now, letter: { kind: 'password-changed', name: member.name, hours, path: linkPath('undo', undo) } });
    return endSessionsOf(tx, member.id);
  });
  for (const session of ended) parts.bus.publish(member.id, { event: { type: 'logout' }, session });
  parts.post.nudge();
  await signInBrowser(caller, (await memberById(parts.db, member.id)) ?? member);
  return {};
};
