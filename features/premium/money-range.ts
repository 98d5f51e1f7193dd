import type { Bundle } from '@/lib/contract/credits';
import { formatMoney } from '@/lib/format/money';
import { messagesFor } from '@/lib/site/money/order-amounts';

/** What so many credits come to, with the bundle that makes them cheapest and the one that makes them dearest; null without bundles. */
export function moneyRange(bundles: readonly Bundle[], least: number, most: number, intlLocale: string): { least: string; most: string } | null {
  const [first] = bundles;
  if (!first) return null;
  const each = (credits: number) => bundles.map((bundle) => messagesFor({ price: bundle.price.amount, credits: bundle.credits, each: credits }).perMessage);
  const money = (amount: number) => formatMoney({ amount, currency: first.price.currency }, intlLocale);
  return { least: money(Math.min(...each(least))), most: money(Math.max(...each(most))) };
}
