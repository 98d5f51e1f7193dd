// Finds out about payments that nobody told of: a webhook that never came, a server that died in between. Bar M1 (within 60 s).
import { errorFacts } from './log';
import { pushRefunds } from './push-refunds';
import type { ServerParts } from './server-parts';
import { settleOrder } from './settle-order';
import type { Database } from './store/database';
import { eq } from 'drizzle-orm';
import { ordersToCheck } from './store/order-store';
import { orders, type OrderRow } from './store/schema/orders';

export type Reconciler = {
  /** Asks about all that is due now. */
  reconcile: () => Promise<void>;
  /** Begins with nothing else; resolves once what is under way is done. */
  close: () => Promise<void>;
};

/** `every`: looks this often, in milliseconds; unset: only when told to. */
type Parts = Pick<ServerParts, 'db' | 'clock' | 'bus' | 'log' | 'payments'> & { every?: number };

const hour = 60 * 60 * 1_000;
const atOnce = 50;

/** An order without a payment after so long was left before the provider knew of it: nothing can have been paid. */
const abandoned = hour;

async function giveUp(db: Database, order: OrderRow): Promise<void> {
  await db.update(orders).set({ state: 'cancelled', debtor: null }).where(eq(orders.id, order.id));
}

export function createReconciler(parts: Parts): Reconciler {
  const { db, clock, log, every } = parts;
  let closed = false;
  let running: Promise<void> | undefined;

  const look = async (): Promise<void> => {
    const now = clock.now();
    for (const order of await ordersToCheck(db, now, { abandoned, count: atOnce })) {
      if (closed) return;
      // One that cannot be asked about keeps none of the others waiting.
      await (order.paymentId ? settleOrder(parts, order) : giveUp(db, order)).catch((error: unknown) => {
        log({ level: 'error', event: 'a payment was not asked about', order: order.id, ...errorFacts(error) });
      });
    }
    await pushRefunds(parts);
  };
  const reconcile = () => (running ??= look().finally(() => void (running = undefined)));
  const quietly = () => void reconcile().catch((error: unknown) => log({ level: 'error', event: 'payments were not asked about', ...errorFacts(error) }));

  const timer = every === undefined ? undefined : setInterval(quietly, every);
  timer?.unref();
  if (every !== undefined) quietly();

  return {
    reconcile,
    close: async () => {
      closed = true;
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}
