import { codeRefusal } from '@/features/credits/code-refusal';
import type { DiscountTry } from '@/features/credits/discount-field';
import { ApiError } from '@/lib/api/api-error';
import { getDiscountCode, type DiscountCode } from '@/lib/contract/discounts';
import type { User } from '@/lib/contract/user';
import { codeRefusals } from '@/lib/site/money/credits-choice';
import { passedThrough } from '@/lib/site/money/discount-query';
import type { LiveRequest } from '../page-request/site-request';

type Found = { found: DiscountCode | null; error: string | null; /** What the error names: the order that is under way. */ params?: DiscountTry['params'] };
type Asked = { typed?: string; user: User; /** What the page was asked with: it is passed through. */ query?: object };

/** The code that counts: the one that was typed, else the most that the member has to save. Errors of the latter are nobody's concern. (C12) */
export async function findDiscount(call: LiveRequest['call'], { typed, user, query = {} }: Asked): Promise<Found> {
  const passed = passedThrough(Object.entries(query));
  if (!typed) return { found: await call(getDiscountCode, { query: { ...passed, ...(user.stay_discount ? { own: 'true' } : { welcome: 'true' }) } }).catch(() => null), error: null };
  try {
    const found = await call(getDiscountCode, { query: { ...passed, code: typed } });
    return { found, error: found ? null : 'err.code_not_found' };
  } catch (error) {
    return { found: null, error: codeRefusal(error), params: error instanceof ApiError && error.code === 'code_open' ? error.params : undefined };
  }
}

/** The code that a page begins with: what counts, or what was refused. `isSaid`: what an order was refused for, `told`, stands at the field, and needs no other place. */
export function codeToBegin({ found, error: sought, params }: Found, typed: string | undefined, told: string | undefined): { discount: DiscountCode | null; tried: DiscountTry | null; isSaid: boolean } {
  // What an order with it was told is newer than what the code alone is.
  const error = told && codeRefusals.includes(told) ? told : sought;
  if (error === null || typed === undefined) return { discount: found, tried: null, isSaid: false };
  // From what is told of an open order a link leads there.
  return { discount: null, tried: { code: typed, error, params: error === sought ? params : undefined }, isSaid: told === error && error !== 'err.code_open' };
}
