// PUT user.php?notices, unsubscribe.php, mail-feedback.php: which mails about what happened somebody gets, and who may say so. Specification, section 4. (S11, T14)
import { timingSafeEqual } from 'node:crypto';
import { pathTo } from '@/lib/site/addresses/routes';
import { readEmail } from '../domain/email-address';
import { Failure } from '../failure';
import { networkLimit, takeFromLimits } from '../guards/rate-limit';
import type { Bucket } from '../limits';
import type { Caller, Route } from '../route';
import { hashOfToken } from '../domain/token';
import { allowMails, disableMails, dropPush, turnMailsOff } from '../store/mail-choice-store';
import { changeMember } from '../store/member-store';
import { memberById } from '../store/profile-store';
import { isOpen, tokenRow } from '../store/token-store';

const linkTries: Bucket = { size: 30, every: 60_000 };
const secretTries: Bucket = { size: 600, every: 1_000 };

export const saveMailChoice: Route<'saveMailChoice'> = async ({ body: { off, pushes_off: pushesOff, allow, push } }, { parts: { db }, session }) => {
  const { id } = session.member;
  await db.transaction(async (tx) => {
    if (off) await changeMember(tx, id, { mailsOff: [...new Set(off)] });
    if (pushesOff) await changeMember(tx, id, { pushesOff: [...new Set(pushesOff)] });
    if (allow) await allowMails(tx, id);
    if (push === false) await dropPush(tx, id);
  });
  return { saved: true };
};

/** The member of a mail's unsubscribe link, which works more than once: whoever presses it twice means the same. Throws link_expired. */
async function readerOf(token: string, caller: Caller): Promise<number> {
  const { parts, site, now } = caller;
  await takeFromLimits(networkLimit('mail-link', caller, linkTries), caller);
  const row = await tokenRow(parts.db, 'unsubscribe', token);
  const member = isOpen(row, now) ? await memberById(parts.db, row.memberId) : undefined;
  if (!member || member.siteId !== site.id || member.deletedAt) throw new Failure('link_expired');
  return member.id;
}

export const unsubscribeByMachine: Route<'unsubscribeByMachine'> = async ({ query: { token = '' } }, caller) => {
  await disableMails(caller.parts.db, await readerOf(token, caller), 'list-unsubscribe');
  return {};
};

export const followUnsubscribe: Route<'followUnsubscribe'> = ({ query: { token = '', lang } }, { answer }) => {
  const headers = new Headers(answer);
  headers.set('location', pathTo('mail-change-do', {}, { unsubscribe: token, lang }));
  headers.set('referrer-policy', 'no-referrer');
  return Promise.resolve(new Response(null, { status: 303, headers }));
};

export const unsubscribe: Route<'unsubscribe'> = async ({ body: { token, reason } }, caller) => {
  const member = await readerOf(token, caller);
  if (reason) await turnMailsOff(caller.parts.db, member, reason);
  else await disableMails(caller.parts.db, member, 'list-unsubscribe');
  return {};
};

/** Compared by their hashes: of equal length whatever was sent. */
const isSecret = (given: string, secret: string) => timingSafeEqual(Buffer.from(hashOfToken(given)), Buffer.from(hashOfToken(secret)));

export const reportMail: Route<'reportMail'> = async ({ body: { email, cause } }, caller) => {
  const { parts, site, request } = caller;
  await takeFromLimits(networkLimit('mail-feedback', caller, secretTries), caller);
  const given = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!parts.feedbackSecret || !given || !isSecret(given, parts.feedbackSecret)) throw new Failure('not_found');
  const address = readEmail(email);
  // An address that nobody has is no news to a mail provider, and no error: its list may be older than ours.
  if (address) await disableMails(parts.db, { siteId: site.id, emailKey: address.key }, cause);
  return {};
};
