// What is chosen on the page where credits are bought, and what it comes to. The same sums on page, island and server. Specification, section 2. (S08)
import type { Bundle, PayMethod } from '../contract/credits';
import type { DiscountCode } from '../contract/discounts';
import { discountOn } from './order-amounts';

export type CreditsChoice = { bundle: Bundle; method: PayMethod | undefined; discount: DiscountCode | null };

/** The bundle to begin with: the one asked for, else the recommended one, else the first. */
export function bundleToBegin(bundles: readonly Bundle[], asked?: number): Bundle | undefined {
  return bundles.find(({ id }) => id === asked) ?? bundles.find(({ recommended }) => recommended) ?? bundles[0];
}

/** The way to pay to begin with: the one asked for, else the country's usual one. */
export function methodToBegin(methods: readonly PayMethod[], asked?: string): PayMethod | undefined {
  return methods.find(({ method }) => method === asked) ?? methods[0];
}

/** Whether a discount counts for what is chosen. */
function fits({ currency, minimum_order_value, paymentmethods, expired }: DiscountCode, { bundle, method }: Omit<CreditsChoice, 'discount'>): boolean {
  if (expired || (currency && currency !== bundle.price.currency)) return false;
  if (minimum_order_value && bundle.price.amount < minimum_order_value) return false;
  return paymentmethods.length === 0 || !method || paymentmethods.includes(method.method);
}

/** Minor units: the list price, what the discount takes off, and what is paid. */
export function totalOf({ bundle, method, discount }: CreditsChoice): { list: number; saved: number; total: number; currency: string } {
  const { amount: list, currency } = bundle.price;
  const saved = discount && fits(discount, { bundle, method }) ? discountOn(list, discount.value_percentage) : 0;
  return { list, saved, total: list - saved, currency };
}
