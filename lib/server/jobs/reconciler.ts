// Finds out about payments that nobody told of: a webhook that never came, a server that died in between. Bar M1 (within 60 s); decisions 154 to 156.
import { newMemberCodes } from '../domain/discount-rules';
import { forEachLimit } from '../for-each-limit';
import type { JobLock } from '../instances/job-lock';
import { errorFacts } from '../logging/log';
import { findPayment, makePayment } from '../orders/make-payment';
import { ProviderRefused } from '../payments/provider';
import { pushRefunds } from './push-refunds';
import { repeatedWork } from './repeated-work';
import type { ServerParts } from '../server-parts';
import { callOffOvertaken, settleOrder } from '../orders/settle-order';
import { endUncharged, giveUpAbandoned, noteAsked, oldOrdersToAsk, paidOrdersToAsk, unheardOrders, youngOrdersToAsk } from '../store/orders-to-ask';
import { countLeftRefunds } from '../store/operator-payments';
import type { OrderRow } from '../store/schema/orders';

export type Reconciler = {
  /** Asks about all that is due now. */
  reconcile: () => Promise<void>;
  /** Begins with nothing else; resolves once what is under way is done. */
  close: () => Promise<void>;
};

/** `every`: looks this often, in milliseconds; unset: only when told to. `lock`: lets one instance at a time look; unset: there is but one. */
type Parts = Pick<ServerParts, 'db' | 'clock' | 'bus' | 'log' | 'payments' | 'post'> & { every?: number; lock?: JobLock };

/** The most that one look asks about, by kind, and how many orders it leafs through for those that were paid. */
const most = { unheard: 50, young: 500, old: 100, paid: 20, leafed: 1_000 };
/** How often payments that nobody told of are asked about, in milliseconds. */
export const lookEvery = 15_000;
/** So many are asked about at a time, and with no further one of a kind is begun after this, in milliseconds, however slow the provider is. */
const atOnce = 8;
export const lookPatience = 8_000;

const minute = 60_000;
/** So long after it was asked for a charge that was not heard of is asked for again, with its own reference; and when it ends, if the provider knows of none. */
const repeated = 15 * minute;
const ended = 20 * minute;

export function createReconciler(parts: Parts): Reconciler {
  const { db, clock, log, payments, post, every, lock = (work) => work() } = parts;
  const provider = payments.name;
  /** Where the next look for paid orders begins; null: at the newest. */
  let below: number | null = null;
  /** Refunds that waited for people at the last look. */
  let left = 0;

  const askAboutAll = async (list: readonly OrderRow[], ask: (order: OrderRow) => Promise<unknown>, isClosed: () => boolean): Promise<void> => {
    const until = clock.now().getTime() + lookPatience;
    // One that cannot be asked about keeps none of the others waiting.
    const quietly = (order: OrderRow) =>
      ask(order).catch((error: unknown) => log({ level: 'error', event: 'a payment was not asked about', order: order.id, ...errorFacts(error) }));
    await forEachLimit(atOnce, list, quietly, () => isClosed() || clock.now().getTime() > until);
  };
  const settle = async (order: OrderRow) => {
    if (!(await noteAsked(db, order, clock.now()))) return;
    const { state, discountCode, memberId } = await settleOrder(parts, order);
    if (state === 'loading' && discountCode !== null && newMemberCodes.includes(discountCode)) await callOffOvertaken(parts, memberId);
  };

  /** Hears of a charge after all, asks for it once more, or ends its order, where the provider says that nothing was charged. */
  const hear = async (order: OrderRow): Promise<void> => {
    const age = clock.now().getTime() - order.checkedAt!.getTime();
    try {
      const heard = age < repeated && (order.customer || order.debtor) ? await makePayment(parts, order) : await findPayment(parts, order);
      if (heard || age < ended) return;
      if (await endUncharged(db, order, 'cancelled', clock.now())) post.nudge();
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      log({ level: 'error', event: 'payment refused', order: order.id, field: error.field });
      if (await endUncharged(db, order, 'failed', clock.now())) post.nudge();
    }
  };

  /** Refunds of a company that the site has left wait for people, who are told once of each. */
  const tellOfLeft = async (): Promise<void> => {
    const count = await countLeftRefunds(db, provider);
    if (count > left) log({ level: 'error', event: 'refunds wait at a company that was left', count });
    left = count;
  };

  const look = async (isClosed: () => boolean): Promise<void> => {
    const now = clock.now();
    // First those that somebody waits for: nothing else may take their time.
    await askAboutAll(await youngOrdersToAsk(db, { now, provider, count: most.young }), settle, isClosed);
    await askAboutAll(await unheardOrders(db, { now, provider, count: most.unheard }), hear, isClosed);
    await askAboutAll(await oldOrdersToAsk(db, { now, provider, count: most.old }), settle, isClosed);
    await giveUpAbandoned(db, now);
    const paid = await paidOrdersToAsk(db, { now, provider, count: most.paid, span: most.leafed, below });
    below = paid.next;
    await askAboutAll(paid.due, settle, isClosed);
    const until = clock.now().getTime() + lookPatience;
    if (!isClosed()) await pushRefunds(parts, undefined, () => isClosed() || clock.now().getTime() > until);
    await tellOfLeft();
  };
  const { run, close } = repeatedWork({ work: (isClosed) => lock(() => look(isClosed)), every, atOnce: true, log, failure: 'payments were not asked about' });
  return { reconcile: run, close };
}
