// discountcode.php: a code that was typed, or the saving of a new member. Specification, sections 3, 4, 5 and 7. (C12, E14, V06, T08, T09)
import type * as z from 'zod/mini';
import type { discountCode } from '@/lib/contract/discounts';
import { timeBonus } from '@/lib/site/constants';
import { newMemberOffer, type Discount } from '../domain/discount-rules';
import { Failure } from '../failure';
import { networkTurn, takeTurns } from '../guards/take-turns';
import type { Bucket } from '../limits';
import { discountFor } from '../place-order';
import type { MemberCaller, Route } from '../route';

/** Codes are guessed: so many tries, and then one every so many milliseconds. */
const tries: Bucket = { size: 15, every: 20_000 };

const answerOf = (discount: Discount, now: Date): z.input<typeof discountCode> => ({
  code: discount.code,
  country: discount.country,
  user_id: discount.memberId,
  expires: discount.expires?.toISOString(),
  value_percentage: discount.percentage,
  currency: discount.currency,
  minimum_order_value: discount.minimum,
  status: timeBonus.status,
  validity: discount.validity,
  expired: discount.expires !== null && discount.expires <= now,
  paymentmethods: discount.methods ?? [],
});

export const getDiscountCode: Route<'getDiscountCode'> = async ({ query: { code, welcome } }, caller) => {
  const { session, site, now } = caller;
  if (!session) return null;
  if (code?.trim()) {
    await takeTurns([{ key: `discount-code:${session.member.id}`, bucket: tries }, ...networkTurn('discount-code', caller, tries)], caller);
    return answerOf(await discountFor(caller.parts.db, code.slice(0, 60), caller as MemberCaller), now);
  }
  if (welcome !== 'true') throw new Failure('code_not_found', { fields: { code: 'code_not_found' } });
  const offer = newMemberOffer({ member: session.member, timeBonusOn: site.settings.time_bonus, now });
  return offer && answerOf(offer, now);
};
