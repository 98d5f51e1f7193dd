// activate.php, and GET signup.php: the link that confirms an address, a new one, and how far a sign-up is. Specification, sections 2, 4, 6. (R15, S03, T03)
import { mailPause } from '@/lib/site/constants';
import { pathTo } from '@/lib/site/addresses/routes';
import { confirmAddress } from '../accounts/confirm-address';
import { readEmail } from '../domain/email-address';
import { personAnswer } from '../domain/person-answer';
import { Failure } from '../failure';
import { accountLimits, networkLimit, takeFromLimits, type AccountBuckets } from '../guards/rate-limit';
import type { Bucket } from '../limits';
import type { Caller, MemberCaller, Route } from '../route';
import { sendActivation } from '../accounts/send-link';
import { signInBrowser } from '../accounts/sign-in-browser';
import { pendingEmail } from '../store/account-store';
import { heldMessageOf } from '../store/held-message-store';
import { hasPushSubscription, lockMember, memberByEmail } from '../store/member-store';
import { conversationOf, memberById, memberSeenBy, photosOf } from '../store/profile-store';
import type { MemberRow } from '../store/schema/members';
import { tokenRow, tokensSince, spendToken } from '../store/token-store';
import { sendWaitingLink } from './pending-mail-change';

const minute = 60_000;
const day = 24 * 60 * minute;
const mailsPerDay = 5;
const tellingNetwork: Bucket = { size: 15, every: 10 * minute };
const tellingAddress: AccountBuckets = { perPlace: { size: 6, every: 10 * minute } };

function redirect({ answer }: Caller, path: string): Response {
  const headers = new Headers(answer);
  headers.set('location', path);
  // The address holds a link that opens an account: no page may be told of it.
  headers.set('referrer-policy', 'no-referrer');
  return new Response(null, { status: 303, headers });
}

export const activate: Route<'activate'> = async ({ query: { token = '', lang } }, caller) => {
  const { parts, site, now } = caller;
  const row = await tokenRow(parts.db, 'activation', token);
  const member = row && (await memberById(parts.db, row.memberId));
  if (!member || member.siteId !== site.id || member.deletedAt) return redirect(caller, pathTo('activate-error', {}, { reason: 'expired', lang }));
  const confirmed = await parts.db.transaction(async (tx) => {
    await lockMember(tx, member.id);
    return (await spendToken(tx, 'activation', token, now, null)) ? confirmAddress(tx, member.id, { site, now }) : null;
  });
  if (!confirmed) {
    const known = await memberById(parts.db, member.id);
    return redirect(caller, pathTo('activate-error', {}, { reason: known?.status === 'active' ? 'used' : 'expired', lang }));
  }
  confirmed.announce(parts);
  // Whoever is signed in as somebody else stays so: a link that others made must not put them into another account.
  if (!caller.session || caller.session.member.id === member.id) await signInBrowser(caller, member);
  return redirect(caller, pathTo('activate-done', {}, { lang }));
};

/** Mails the link again, within what one account may ask for; of two that ask at once, one is sent. Gives the pause where it may not. */
async function sendAgain(memberId: number, caller: Caller): Promise<number> {
  const { parts, now } = caller;
  return parts.db.transaction(async (tx) => {
    const member = await lockMember(tx, memberId);
    const { sent, last } = await tokensSince(tx, memberId, 'activation', new Date(now.getTime() - day));
    if (sent >= mailsPerDay) return day;
    const since = last ? now.getTime() - last.getTime() : mailPause;
    if (since < mailPause) return mailPause - since;
    const held = await heldMessageOf(tx, memberId);
    const receiver = held && (await memberSeenBy(tx, held.receiverId, memberId));
    await sendActivation(tx, caller, member, receiver && !receiver.deletedAt ? { to: receiver.name, fictional: receiver.fictional } : undefined);
    return 0;
  });
}

/** Who asks: the member who is signed in, or whose address a visitor names. Throws what a visitor may be told. */
async function asker(email: string | undefined, caller: Caller): Promise<MemberRow | null> {
  const { parts, site, session } = caller;
  if (session) return session.member;
  const address = readEmail(email ?? '');
  if (!address) throw new Failure('invalid_input', { fields: { email: email?.trim() ? 'email_invalid' : 'required' } });
  await takeFromLimits([...networkLimit('activation', caller, tellingNetwork), ...accountLimits('activation', `${site.id}:${address.key}`, caller, tellingAddress)], caller);
  return (await memberByEmail(parts.db, site.id, address.key)) ?? null;
}

export const resendActivation: Route<'resendActivation'> = async ({ body }, caller) => {
  const { parts, session, site } = caller;
  const quiet = site.settings.discreet && !session;
  const member = await asker(body?.email, caller);
  const refuse = (failure: Failure) => {
    if (!quiet) throw failure;
    return {};
  };
  // The same work for any address: what follows is small beside it.
  if (quiet) await parts.passwords.verify(null, '');
  if (!member || member.fictional) return refuse(new Failure('email_not_found'));
  if (member.status === 'active') return refuse(new Failure('already_confirmed'));
  // Who has corrected the address wants the link in that mailbox, and confirms the account with it.
  if (session && (await pendingEmail(parts.db, member.id, caller.now))) {
    await sendWaitingLink({ ...caller, session });
    return {};
  }
  const pause = await sendAgain(member.id, caller);
  if (pause > 0) return refuse(new Failure('too_many_requests', { retryAfter: pause }));
  parts.post.nudge();
  return {};
};

async function heldAnswer({ parts, session: { member }, site, now }: MemberCaller) {
  const held = await heldMessageOf(parts.db, member.id);
  if (!held) return null;
  const row = await memberSeenBy(parts.db, held.receiverId, member.id);
  const receiver = row && row.siteId === site.id && !row.deletedAt ? row : null;
  const sent = held.messageId !== null;
  const cost = site.settings.message_credits;
  const why = () => {
    if (sent) return null;
    if (receiver?.status !== 'active') return 'member';
    if (member.status === 'not_confirmed') return 'confirmation';
    return member.credits < cost ? 'credits' : null;
  };
  return {
    text: held.text,
    member: receiver && personAnswer(receiver, { viewer: member, now, cdnPrefix: site.settings.cdn_prefix }),
    sent,
    conversation_id: sent ? await conversationOf(parts.db, member.id, held.receiverId) : null,
    waits_for: why(),
    cost,
  } as const;
}

export const activation: Route<'activation'> = async (_, caller) => {
  const { parts, session } = caller;
  const { id, about, status } = session.member;
  const open = {
    photo: (await photosOf(parts.db, id)).length === 0,
    about: !about,
    push: !(await hasPushSubscription(parts.db, id)),
    confirm: status === 'not_confirmed',
  };
  return { open_steps: (['photo', 'about', 'push', 'confirm'] as const).filter((step) => open[step]), message: await heldAnswer(caller) };
};
