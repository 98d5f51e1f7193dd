// Whether a discount counts: the time bonus, the welcome discount, and codes that an operator gave out. Pure. Specification, sections 3 to 5 and 9. (E14, T08, T09, V06, B01, B02)
import { timeBonus, welcomeDiscount } from '@/lib/site/constants';
import { Failure } from '../failure';
import type { MemberRow } from '../store/schema/members';
import type { DiscountCodeRow } from '../store/schema/orders';

/** The welcome discount's code: a rule, not a row. */
export const welcomeCode = 'WELKOM25';

export type Discount = {
  code: string;
  percentage: number;
  expires: Date | null;
  /** Null: any. */
  country: string | null;
  currency: string | null;
  minimum: number | null;
  methods: string[] | null;
  memberId: number | null;
  validity: 'once-per-user' | 'unlimited';
};

type Buyer = Pick<MemberRow, 'id' | 'paidUser' | 'signupAt' | 'country'>;
type Occasion = { member: Buyer; /** The site gives the time bonus. */ timeBonusOn: boolean; now: Date };

/** When the saving of a new member ends: the same moment under whichever name it goes, so that it never comes back as another. (T08, T09) */
export const offerEnd = (signupAt: Date): Date => new Date(signupAt.getTime() + timeBonus.window);

/** The saving of a member who has bought nothing yet, while it lasts: the time bonus, or the welcome discount where a site has no time bonus. */
export function newMemberOffer({ member, timeBonusOn, now }: Occasion): Discount | null {
  const expires = offerEnd(member.signupAt);
  if (member.paidUser || now >= expires) return null;
  const rest = { expires, country: null, currency: null, minimum: null, methods: null, memberId: member.id, validity: 'once-per-user' } as const;
  return timeBonusOn ? { code: timeBonus.code, percentage: timeBonus.percentage, ...rest } : { code: welcomeCode, percentage: welcomeDiscount.percentage, ...rest };
}

/** Codes are typed in any case, with blanks around them. */
export const plainCode = (typed: string): string => typed.trim().toUpperCase();

/** A typed code that is one of the rules: the offer itself, its end told where it is over, null where it is no such code. Throws code_expired, code_used. */
export function ruledDiscount(code: string, occasion: Occasion): Discount | null {
  if (code !== timeBonus.code && code !== welcomeCode) return null;
  if (occasion.member.paidUser) throw refused('code_used');
  const offer = newMemberOffer(occasion);
  if (!offer) throw refused('code_expired');
  // The two stand for one saving: whichever of them is typed, the one that the site gives counts.
  return offer;
}

const refused = (code: 'code_not_found' | 'code_used' | 'code_expired' | 'code_method') => new Failure(code, { fields: { code } });

/** An operator's code, for a member. Throws code_not_found (also for a code of somebody else, or of another country) or code_expired. */
export function givenDiscount(row: DiscountCodeRow | undefined, { member, now }: Pick<Occasion, 'member' | 'now'>): Discount {
  const theirs = row && row.status === 'active' && (row.memberId === null || row.memberId === member.id) && (row.country === null || row.country === member.country);
  if (!theirs) throw refused('code_not_found');
  if (row.expiresAt && row.expiresAt <= now) throw refused('code_expired');
  const { code, percentage, expiresAt: expires, country, currency, minimum, methods, memberId, validity } = row;
  return { code, percentage, expires, country, currency, minimum, methods, memberId, validity };
}

/** Refuses a discount that does not fit what is bought. Throws code_not_found (another currency), code_minimum, code_method. */
export function requireFitting(discount: Discount, order: { price: number; currency: string; method?: string }): void {
  if (discount.currency !== null && discount.currency !== order.currency) throw refused('code_not_found');
  if (discount.minimum !== null && order.price < discount.minimum) {
    throw new Failure('code_minimum', { fields: { code: 'code_minimum' }, params: { amount: discount.minimum, currency: order.currency } });
  }
  if (order.method !== undefined && discount.methods !== null && !discount.methods.includes(order.method)) throw refused('code_method');
}
