// How one may pay, asked of the provider once a minute and not once for each visitor: anybody may look at prices, and a provider answers an account only so often. Decision 314.
import type { Clock } from '../server-parts';
import type { OfferedMethod, PaymentProvider } from './provider';

type Kept = { until: number; asked: Promise<OfferedMethod[]> };

const life = 60_000;
/** After a failure the provider is left alone for so long. Milliseconds. */
const rest = 5_000;

const kept = new WeakMap<PaymentProvider, Map<string, Kept>>();

/** What can be paid with; those who ask at once share one question. `amount` and `country` are a site's own, so there are few. Throws ProviderDown. */
export function keptMethods({ payments, clock }: { payments: PaymentProvider; clock: Clock }, ...[amount, country]: Parameters<PaymentProvider['methods']>): Promise<OfferedMethod[]> {
  const all = kept.get(payments) ?? new Map<string, Kept>();
  kept.set(payments, all);
  const key = `${country} ${amount.amount} ${amount.currency}`;
  const now = clock.now().getTime();
  const known = all.get(key);
  if (known && now < known.until) return known.asked;
  const entry: Kept = { until: now + life, asked: payments.methods(amount, country) };
  all.set(key, entry);
  entry.asked.catch(() => {
    entry.until = Math.min(entry.until, clock.now().getTime() + rest);
  });
  return entry.asked;
}
