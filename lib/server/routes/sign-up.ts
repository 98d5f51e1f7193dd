// POST signup.php: makes an account once, signs it in and mails the link that confirms the address. Specification, sections 4, 5, 8; bar S8. (E03, E09, T15, X05)
import type { FieldCode } from '@/lib/contract/field-codes';
import { graceEnds } from '@/lib/site/members/grace-period';
import { signupStartTaken } from '@/lib/site/cookies/signup-start';
import { hasTrafficSource, readTracking } from '@/lib/site/cookies/tracking';
import { visitorRights } from '@/lib/site/members/visitor-rights';
import { cleanText } from '../domain/message-text';
import { siteDay } from '../domain/site-day';
import { signUpInput, type SignUpInput } from '../domain/sign-up-input';
import { userAnswer } from '../domain/user-answer';
import { requireVisible } from '../domain/visible-member';
import { Failure } from '../failure';
import { accountLimits, giveBackToLimits, networkLimit, takeFromLimits, type AccountBuckets, type RateLimit } from '../guards/rate-limit';
import type { Bucket } from '../limits';
import { requestKeyOf } from '../request-key';
import type { Caller, Route } from '../route';
import { sendAccountExists } from '../accounts/send-account-exists';
import { sendActivation, sendReactivationAgain } from '../accounts/send-link';
import { notify } from '../store/notification-store';
import { signInBrowser } from '../accounts/sign-in-browser';
import type { Database } from '../database/database';
import { memberSeenBy } from '../store/profile-store';
import type { MemberRow, NewMember } from '../store/schema/members';
import { inviteOpens, makeAccount, spentInvite, type Existing } from '../store/make-account';

const minute = 60_000;
const hour = 60 * minute;
/** Accounts that one network may make. */
const perNetwork: Bucket = { size: 40, every: 3 * minute };
/** Answers that tell whether an address has an account: for one network, and for one address. */
const tellingNetwork: Bucket = { size: 10, every: 10 * minute };
const tellingAddress: AccountBuckets = { perPlace: { size: 5, every: 10 * minute } };
const wrongInvites: Bucket = { size: 10, every: 10 * minute };

const nobody = { user: null, mail_sent: true };

type Body = Parameters<Route<'signUp'>>[0]['body'];

/** Throws signups_closed unless the site takes this sign-up; gives the invitation where one is needed. (T15) */
async function requiredInvite({ invite = '' }: Body, tracking: Body['tracking'], caller: Caller): Promise<string | undefined> {
  const { parts, site, now, request } = caller;
  if (visitorRights(site.settings, hasTrafficSource(tracking ?? {})).signUp) return undefined;
  const code = invite.trim().toUpperCase();
  if (code === '') throw new Failure('signups_closed');
  const limits = networkLimit('invite', caller, wrongInvites);
  await takeFromLimits(limits, caller);
  // A call that is repeated may have used the last place itself.
  const key = requestKeyOf(request);
  const opens = (await inviteOpens(parts.db, site.id, code, now)) || (key !== null && (await spentInvite(parts.db, site.id, code, key)));
  if (!opens) throw new Failure('signups_closed', { fields: { invite: 'invite_unknown' } });
  await giveBackToLimits(limits, caller);
  return code;
}

/** Whom the first message is for, or why it cannot go out: a text that is dropped in silence is a text that somebody waits for. (S03) */
async function receiverOf({ member, signup_message = '' }: Body, { parts, site }: Caller): Promise<MemberRow | FieldCode | null> {
  if (cleanText(signup_message) === '') return null;
  if (member === undefined) return 'receiver_missing';
  const row = await memberSeenBy(parts.db, member, undefined);
  try {
    return requireVisible(row, site.id, undefined, false);
  } catch (error) {
    if (error instanceof Failure) return 'receiver_gone';
    throw error;
  }
}

function newMember(input: SignUpInput, passwordHash: string, { site, now }: Caller): NewMember {
  return {
    siteId: site.id, email: input.email.address, emailKey: input.email.key, passwordHash, status: 'not_confirmed', profileStatus: 'disabled',
    signupAt: now, lastSeenAt: now, activeHour: Math.floor(now.getTime() / hour), language: input.language, credits: Math.max(0, Math.floor(site.settings.signup_credits)),
    name: input.name, dateOfBirth: input.dateOfBirth, gender: input.gender, lookingFor: input.lookingFor, country: input.country, region: input.region,
  };
}

/** On a discreet site only the owner of the address learns that it has an account, by mail. */
async function tellOwner(tx: Database, { member }: Existing, { language, email }: SignUpInput, caller: Caller): Promise<void> {
  // An account that was moved away from this address: the letter goes to who can take it back.
  if (member.emailKey !== email.key) return sendAccountExists(tx, { to: email.address, locale: language }, caller);
  if (!member.deletedAt) return sendAccountExists(tx, { to: member.email, locale: language }, caller);
  await sendReactivationAgain(tx, caller, member.id);
}

function existsFailure({ member: { deletedAt, emailKey } }: Existing, key: string): Failure {
  if (!deletedAt || emailKey !== key) return new Failure('account_exists');
  return new Failure('account_pending_deletion', { params: { date: siteDay(graceEnds(deletedAt)).date } });
}

/** On a discreet site a network is told nothing: what it asks counts as the accounts that it makes. */
const tellingLimits = (key: string, caller: Caller): RateLimit[] => [
  ...accountLimits('signup', `${caller.site.id}:${key}`, caller, tellingAddress),
  ...(caller.site.settings.discreet ? [] : networkLimit('signup-told', caller, tellingNetwork)),
];

export const signUp: Route<'signUp'> = async ({ body }, caller) => {
  const { parts, site, request, now } = caller;
  const { discreet } = site.settings;
  const tracking = { ...readTracking(request.headers.get('cookie')), ...body.tracking };
  const invite = await requiredInvite(body, tracking, caller);
  const found = await receiverOf(body, caller);
  const [receiver, fault] = typeof found === 'string' ? [null, found] : [found, null];
  const input = signUpInput(body, site.settings, now, fault);
  const telling = tellingLimits(input.email.key, caller);
  await takeFromLimits([...networkLimit('signup', caller, perNetwork), ...telling], caller);

  const passwordHash = await parts.passwords.hash(input.password);
  const account = {
    member: newMember(input, passwordHash, caller), requestKey: requestKeyOf(request), tracking, invite,
    heldMessage: receiver ? { receiverId: receiver.id, text: input.message } : undefined, now,
  };
  const outcome = await parts.db.transaction(async (tx) => {
    const result = await makeAccount(tx, account);
    if ('made' in result) await notify(tx, { kind: 'welcome', member: result.made.id }, now);
    if ('made' in result) await sendActivation(tx, caller, result.made, receiver ? { to: receiver.name, fictional: receiver.fictional } : undefined);
    else if (discreet && !result.existing.sameCall) await tellOwner(tx, result.existing, input, caller);
    return result;
  });
  parts.post.nudge();
  const taken = signupStartTaken(request.headers.get('cookie'));
  if (taken) caller.answer.append('set-cookie', taken);
  if (discreet) return nobody;

  const repeated = 'existing' in outcome && outcome.existing.sameCall && (await parts.passwords.verify(outcome.existing.member.passwordHash, input.password));
  if ('existing' in outcome && !repeated) throw existsFailure(outcome.existing, input.email.key);
  await giveBackToLimits(telling, caller);
  const member = 'made' in outcome ? outcome.made : outcome.existing.member;
  await signInBrowser(caller, member);
  return { user: userAnswer(member, site.settings, now, { unreadMessages: 0, newLikes: 0, bought: false }), mail_sent: true };
};
