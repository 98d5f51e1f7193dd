// POST user.php: login. Constant work for any address, and few tries. Specification, sections 7 and 8. (C05, X02, bar S8)
import type { Bucket } from '../limits';
import { Failure } from '../failure';
import { emailKeyOf } from '../domain/email-address';
import { userAnswer } from '../domain/user-answer';
import type { Caller, Route } from '../route';
import { signInBrowser } from '../sign-in-browser';
import { memberByEmail } from '../store/member-store';
import { newTotals } from '../store/new-totals';
import { offerFacts } from '../store/premium-store';

const minute = 60_000;
/** Five wrong tries, then one every quarter of an hour. */
const perAccount: Bucket = { size: 5, every: 15 * minute };
/** Ten wrong tries from one network address, whatever the accounts, then one every five minutes. */
const perAddress: Bucket = { size: 10, every: 5 * minute };

type Try = { key: string; bucket: Bucket };

function triesFor(email: string, { site, request }: Caller): Try[] {
  const address = request.headers.get('x-client-address');
  return [
    ...(address ? [{ key: `login:address:${address}`, bucket: perAddress }] : []),
    { key: `login:account:${site.id}:${email}`, bucket: perAccount },
  ];
}

/**
 * Takes a try of each kind before any work is done, so that parallel tries are counted too: the network's first, so that whoever makes accounts up
 * is stopped before a bucket is made for each. Throws locked_out.
 */
async function takeTries(tries: Try[], { parts: { limits } }: Caller): Promise<void> {
  for (const { key, bucket } of tries) {
    const pause = await limits.take(key, bucket);
    if (pause > 0) throw new Failure('locked_out', { params: { minutes: Math.ceil(pause / minute) }, retryAfter: pause });
  }
}

export const login: Route<'login'> = async ({ body }, caller) => {
  const { parts, site, now } = caller;
  const email = emailKeyOf(body.email);
  const tries = triesFor(email, caller);
  await takeTries(tries, caller);
  const member = await memberByEmail(parts.db, site.id, email);
  const right = await parts.passwords.verify(member?.passwordHash ?? null, body.password);
  if (!member || !right) throw new Failure('login_failed');
  // Only whoever knows the password is told.
  if (member.suspendedAt) throw new Failure('account_suspended');

  const account = tries.at(-1)!;
  await parts.limits.reset(account.key);
  for (const { key, bucket } of tries.slice(0, -1)) await parts.limits.giveBack(key, bucket);
  await signInBrowser(caller, member.id);
  return { user: userAnswer(member, site.settings, now, { ...(await newTotals(parts.db, member.id)), ...(await offerFacts(parts.db, member, now)) }) };
};
