// POST user.php: login. Constant work for any address, and few tries. Specification, sections 7 and 8. (C05, X02, bars S8, S16)
import { Failure } from '../failure';
import { emailKeyOf } from '../domain/email-address';
import { userAnswer } from '../domain/user-answer';
import { takePasswordTries } from '../guards/password-tries';
import type { Route } from '../route';
import { signInBrowser } from '../accounts/sign-in-browser';
import { memberByEmail } from '../store/member-store';
import { newTotals } from '../store/new-totals';
import { offerFacts } from '../store/premium-store';

const minute = 60_000;
const lockedOut = (pause: number) => new Failure('locked_out', { params: { minutes: Math.ceil(pause / minute) }, retryAfter: pause });

export const login: Route<'login'> = async ({ body }, caller) => {
  const { parts, site, now, request } = caller;
  const email = emailKeyOf(body.email);
  const { found: member, succeed } = await takePasswordTries(parts, { kind: 'members', account: `${site.id}:${email}`, request, find: () => memberByEmail(parts.db, site.id, email) }, lockedOut);
  const right = await parts.passwords.verify(member?.passwordHash ?? null, body.password);
  if (!member || !right) throw new Failure('login_failed');
  // Only whoever knows the password is told.
  if (member.suspendedAt) throw new Failure('account_suspended');

  await succeed();
  await signInBrowser(caller, member);
  return { user: userAnswer(member, site.settings, now, { ...(await newTotals(parts.db, member.id)), ...(await offerFacts(parts.db, member, now)) }) };
};
