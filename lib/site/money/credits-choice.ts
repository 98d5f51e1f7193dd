// What is chosen on the page where credits are bought, and what it comes to. The same sums on page, island and server. Specification, section 2. (S08)
import type { Bundle, PayMethod } from '../../contract/credits';
import type { DiscountCode } from '../../contract/discounts';
import { discountOn } from './order-amounts';

export type CreditsChoice = { bundle: Bundle; method: PayMethod | undefined; discount: DiscountCode | null };

/** The bundle to begin with: the one asked for, else the recommended one, else the first. */
export function bundleToBegin(bundles: readonly Bundle[], asked?: number): Bundle | undefined {
  return bundles.find(({ id }) => id === asked) ?? bundles.find(({ recommended }) => recommended) ?? bundles[0];
}

/** The bundles from the least to the most money. */
export const bundlesByPrice = (bundles: readonly Bundle[]): Bundle[] => bundles.toSorted((one, other) => one.price.amount - other.price.amount);

/** The way to pay to begin with: the one asked for, else the country's usual one. */
export function methodToBegin(methods: readonly PayMethod[], asked?: string): PayMethod | undefined {
  return methods.find(({ method }) => method === asked) ?? methods[0];
}

/** What a server says of a code that counts for no order at all, as keys of messages. */
export const codeRefusals: readonly string[] = ['err.code_expired', 'err.code_used', 'err.code_not_found'];

/** Why a discount does not count for what is chosen, with the code of the error that an order would have; null where it counts. */
export function misfitOf({ bundle, method, discount }: CreditsChoice): 'code_expired' | 'code_not_found' | 'code_minimum' | 'code_method' | null {
  if (!discount) return null;
  const { currency, minimum_order_value, paymentmethods, expired } = discount;
  if (expired) return 'code_expired';
  if (currency && currency !== bundle.price.currency) return 'code_not_found';
  if (minimum_order_value && bundle.price.amount < minimum_order_value) return 'code_minimum';
  return paymentmethods.length === 0 || !method || paymentmethods.includes(method.method) ? null : 'code_method';
}

/** Minor units: the list price, what the discount takes off, and what is paid. */
export function totalOf(choice: CreditsChoice): { list: number; saved: number; total: number; currency: string } {
  const { discount } = choice;
  const { amount: list, currency } = choice.bundle.price;
  const saved = discount && !misfitOf(choice) ? discountOn(list, discount.value_percentage) : 0;
  return { list, saved, total: list - saved, currency };
}
