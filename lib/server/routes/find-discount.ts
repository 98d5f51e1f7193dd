// discountcode.php: a code that was typed, the saving of a new member, or the best that a member has. Specification, sections 3, 4, 5 and 7. (C12, E14, V06, T08, T09)
import type * as z from 'zod/mini';
import type { discountCode } from '@/lib/contract/discounts';
import { timeBonus } from '@/lib/site/constants';
import { newMemberOffer, ownOffer, type Discount } from '../domain/discount-rules';
import { Failure } from '../failure';
import { takeCodeTry } from '../guards/code-tries';
import { codeTaken, discountFor } from '../orders/place-order';
import type { MemberCaller, Route } from '../route';
import { ordersWithCode } from '../store/order-store';
import { offerFacts } from '../store/premium-store';

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

export const getDiscountCode: Route<'getDiscountCode'> = async ({ query: { code, welcome, own } }, caller) => {
  const { session, site, now } = caller;
  if (!session) return null;
  if (code?.trim()) {
    await takeCodeTry(caller as MemberCaller);
    const discount = await discountFor(caller.parts.db, code.slice(0, 60), caller as MemberCaller);
    const open = discount.validity === 'once-per-user' ? await ordersWithCode(caller.parts.db, session.member.id, discount.code) : [];
    const underWay = open.find(({ state }) => state === 'pending');
    if (underWay) throw codeTaken(underWay);
    return answerOf(discount, now);
  }
  if (welcome !== 'true' && own !== 'true') throw new Failure('code_not_found', { fields: { code: 'code_not_found' } });
  const occasion = { member: session.member, ...(await offerFacts(caller.parts.db, session.member, now)), timeBonusOn: site.settings.time_bonus, now };
  const offer = own === 'true' ? ownOffer(occasion) : newMemberOffer(occasion);
  return offer && answerOf(offer, now);
};
