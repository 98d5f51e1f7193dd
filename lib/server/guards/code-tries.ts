// How often a discount code may be guessed, wherever one is typed. Decision 308.
import { Failure } from '../failure';
import type { Bucket } from '../limits';
import type { MemberCaller } from '../route';
import { giveBackToLimits, networkLimit, takeFromLimits } from './rate-limit';

/** So many tries, and then one every so many milliseconds. */
const tries: Bucket = { size: 15, every: 20_000 };

const codeLimits = (caller: MemberCaller) => [{ key: `discount-code:${caller.session.member.id}`, bucket: tries }, ...networkLimit('discount-code', caller, tries)];

/** Takes a try of a code. Throws too_many_requests. */
export const takeCodeTry = (caller: MemberCaller): Promise<void> => takeFromLimits(codeLimits(caller), caller);

/** Finds what a code stands for: it costs a try where it is refused, and none where it counts. Throws too_many_requests. */
export async function withCodeTry<Found>(caller: MemberCaller, find: () => Promise<Found>): Promise<Found> {
  await takeCodeTry(caller);
  const found = await find().catch(async (error: unknown) => {
    if (!(error instanceof Failure)) await giveBackToLimits(codeLimits(caller), caller);
    throw error;
  });
  await giveBackToLimits(codeLimits(caller), caller);
  return found;
}
