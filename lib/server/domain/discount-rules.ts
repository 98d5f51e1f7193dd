// Whether a discount counts: the time bonus, the welcome discount, the one of who stayed, and codes that an operator gave out. Pure. Specification, sections 3 to 5 and 9. (E14, T08, T09, V06, B01, B02)
import { timeBonus, welcomeDiscount } from '@/lib/site/constants';
import { offerEnd } from '@/lib/site/money/new-member-offer';
import { Failure } from '../failure';
import type { MemberRow } from '../store/schema/members';
import type { DiscountCodeRow } from '../store/schema/orders';

/** The welcome discount's code, and the beginning of the code of who stayed instead of leaving: rules, not rows. */
export const welcomeCode = 'WELKOM25';
const stayPrefix = 'BLIJF';

/** The saving of new members under either name. */
export const newMemberCodes = [timeBonus.code, welcomeCode];

/** The codes that count as this one: used under one name, it is used under every other. */
export const namesOf = (code: string): string[] => (newMemberCodes.includes(code) ? newMemberCodes : [code]);

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

type Buyer = Pick<MemberRow, 'id' | 'signupAt' | 'country' | 'stayDiscount' | 'stayDiscountUntil'>;
type Occasion = {
  member: Buyer;
  /** The member has bought before, whatever became of it. */
  bought: boolean;
  /** Codes of orders whose payment is under way: they are not offered meanwhile. Left out: none are. */
  pendingCodes?: readonly string[];
  /** The site gives the time bonus. */
  timeBonusOn: boolean;
  now: Date;
};


/** The saving of a member who has bought nothing yet, while it lasts: the time bonus, or the welcome discount where a site has no time bonus. */
export function newMemberOffer({ member, bought, pendingCodes = [], timeBonusOn, now }: Occasion): Discount | null {
  const expires = offerEnd(member.signupAt);
  if (bought || now >= expires) return null;
  if (newMemberCodes.some((code) => pendingCodes.includes(code))) return null;
  return timeBonusOn ? ownDiscount(member, timeBonus.code, timeBonus.percentage, expires) : ownDiscount(member, welcomeCode, welcomeDiscount.percentage, expires);
}

const ownDiscount = ({ id }: Buyer, code: string, percentage: number, expires: Date): Discount => ({
  code, percentage, expires, country: null, currency: null, minimum: null, methods: null, memberId: id, validity: 'once-per-user',
});

/** What a member who wanted to leave stayed for, until it is used or over. `pendingCodes`: as above. (S10) */
export function stayOffer(member: Buyer, now: Date, pendingCodes: readonly string[] = []): Discount | null {
  const { stayDiscount: percentage, stayDiscountUntil: end } = member;
  const code = `${stayPrefix}${percentage}`;
  return percentage !== null && end !== null && now < end && !pendingCodes.includes(code) ? ownDiscount(member, code, percentage, end) : null;
}

/** Whether an order with this code used what its member stayed for. */
export const isStayCode = (code: string | null): boolean => new RegExp(`^${stayPrefix}[\\d.]+$`).test(code ?? '');

/** The most that a member has to save now: one that was typed, or given, not counted. */
export function ownOffer(occasion: Occasion): Discount | null {
  const offers = [newMemberOffer(occasion), stayOffer(occasion.member, occasion.now, occasion.pendingCodes)].filter((offer) => offer !== null);
  return offers.toSorted((one, other) => other.percentage - one.percentage)[0] ?? null;
}

/** Codes are typed in any case, with blanks around them. */
export const plainCode = (typed: string): string => typed.trim().toUpperCase();

function stayDiscount(code: string, { member, now }: Pick<Occasion, 'member' | 'now'>): Discount | null {
  // One that nobody gave this member is no code of theirs; one that was given is used once it has left the row.
  if (member.stayDiscountUntil === null) return null;
  if (member.stayDiscount === null) throw refused('code_used');
  if (code !== `${stayPrefix}${member.stayDiscount}`) return null;
  const offer = stayOffer(member, now);
  if (!offer) throw refused('code_expired');
  return offer;
}

/** A typed code that is one of the rules: the offer itself, its end told where it is over, null where it is no such code. Throws code_expired, code_used. */
export function ruledDiscount(code: string, occasion: Occasion): Discount | null {
  if (isStayCode(code)) return stayDiscount(code, occasion);
  if (code !== timeBonus.code && code !== welcomeCode) return null;
  if (occasion.bought) throw refused('code_used');
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
