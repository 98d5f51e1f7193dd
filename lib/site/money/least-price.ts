// What one pays at least, for prompts that say how one becomes premium. Specification, section 6. (P02)
import type { Bundle } from '../../contract/credits';
import type { DiscountCode } from '../../contract/discounts';
import type { Money } from '../../contract/wire';
import { totalOf } from './credits-choice';

/** What the cheapest bundle costs, a saving taken off (decision 129); null where nothing can be bought. */
export function leastPrice(bundles: readonly Bundle[], discount: DiscountCode | null): Money | null {
  const prices = bundles.map((bundle) => ({ amount: totalOf({ bundle, method: undefined, discount }).total, currency: bundle.price.currency }));
  return prices.toSorted((one, other) => one.amount - other.amount)[0] ?? null;
}
