// Whether it is the member who asks: the password once more, and few tries of it for whoever found a browser open. Specification, section 5. (V04)
import type { Bucket } from '../limits';
import type { MemberCaller } from '../route';
import { giveBackToLimits, takeFromLimits } from './rate-limit';

const tries: Bucket = { size: 5, every: 15 * 60_000 };

/** Whether a password is the caller's own. A right one costs no try. Throws too_many_requests. */
export async function isOwnPassword(typed: string, caller: MemberCaller): Promise<boolean> {
  const { parts, session } = caller;
  const limit = [{ key: `own-password:${session.member.id}`, bucket: tries }];
  await takeFromLimits(limit, caller);
  const right = await parts.passwords.verify(session.member.passwordHash, typed);
  if (right) await giveBackToLimits(limit, caller);
  return right;
}
