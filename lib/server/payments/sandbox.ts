// A payment company of our own, where no real money moves: it keeps payments as one would, and its page lets the payer choose the outcome.
import { and, eq, or } from 'drizzle-orm';
import type { Clock } from '../server-parts';
import type { Database } from '../database/database';
import { sandboxPayments, type RefundPlan, type SandboxPaymentRow } from '../store/schema/sandbox';
import { ProviderRefused, type PaymentProvider, type PaymentState, type ProviderPayment } from './provider';
import { sandboxMethods } from './sandbox-methods';

type Parts = { db: Database; clock: Clock; random: (bytes: number) => Uint8Array };

export type Sandbox = PaymentProvider & {
  /** By its id, or by the key of its order. */
  payment: (id: string) => Promise<SandboxPaymentRow | null>;
  /** Decides a payment now, or after some milliseconds, and what the card will do next time, where it is kept. False where it has been decided. */
  decide: (id: string, state: PaymentState, after?: number, nextTime?: NextTime) => Promise<boolean>;
  /** It stays open, and cannot be called off. */
  lock: (id: string) => Promise<void>;
  /** The payer's bank takes the money back, all of it or so many minor units. */
  chargeBack: (id: string, amount?: number) => Promise<void>;
  /** The bank gives back what it took. */
  undoChargeBack: (id: string) => Promise<void>;
  /** People pay back, on the company's own pages. */
  payBack: (id: string, amount: number) => Promise<void>;
  /** What becomes of the site's refunds, of those under way too. */
  planRefunds: (id: string, plan: RefundPlan) => Promise<void>;
};

/** What a kept card does when it is charged without a visit: it pays, it is declined a moment later, or the charge is refused at once. */
export type NextTime = 'pays' | 'declined' | 'refused';

/** Where one pays: an address of the site itself. */
export const sandboxPath = (id: string) => `/sandbox/payment/${id}`;

const final: readonly PaymentState[] = ['paid', 'failed', 'cancelled', 'expired'];

/** The sandbox on a database, by a clock. */
export function sandbox({ db, clock, random }: Parts): Sandbox {
  const newId = (kind: string) => `${kind}_${Buffer.from(random(12)).toString('base64url')}`;
  const stateNow = ({ state, nextState, dueAt }: SandboxPaymentRow): PaymentState => (nextState && dueAt && dueAt <= clock.now() ? nextState : state);

  const read = (row: SandboxPaymentRow): ProviderPayment => {
    const state = stateNow(row);
    return {
      id: row.id,
      state,
      amount: row.asked.amount,
      chargedBack: row.chargedBack,
      returned: row.chargedBack + row.refunds.reduce((sum, refund) => (refund.state === 'failed' ? sum : sum + refund.amount), 0),
      reference: row.reference,
      checkout: state === 'open' ? sandboxPath(row.id) : null,
      customer: row.customer,
    };
  };
  const payment = async (id: string) => {
    const [row] = await db.select().from(sandboxPayments).where(or(eq(sandboxPayments.id, id), eq(sandboxPayments.reference, id)));
    return row ? { ...row, state: stateNow(row) } : null;
  };
  /** Changes a payment that has been paid; nothing happens to another. */
  const changePaid = (id: string, change: (row: SandboxPaymentRow) => Partial<SandboxPaymentRow>): Promise<void> =>
    db.transaction(async (tx) => {
      const [row] = await tx.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)).for('update');
      if (row && stateNow(row) === 'paid') await tx.update(sandboxPayments).set(change(row)).where(eq(sandboxPayments.id, id));
    });

  const decide: Sandbox['decide'] = (id, state, after = 0, nextTime = 'pays') =>
    db.transaction(async (tx) => {
      const [row] = await tx.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)).for('update');
      if (!row || row.nextState || final.includes(row.state)) return false;
      const later = { state: 'pending', nextState: state, dueAt: new Date(clock.now().getTime() + after) } as const;
      const customer = row.customer && nextTime !== 'pays' ? `${row.customer}-${nextTime}` : row.customer;
      await tx.update(sandboxPayments).set({ customer, ...(after > 0 ? later : { state }) }).where(eq(sandboxPayments.id, id));
      return true;
    });

  return {
    name: 'sandbox',
    methods: (_, country) => Promise.resolve(sandboxMethods(country)),

    create: async (asked) => {
      if (asked.amount.amount <= 0) throw new ProviderRefused('There is nothing to pay.', 'amount');
      if (asked.customer?.endsWith('-refused')) throw new ProviderRefused('There is no mandate that can be charged.', 'customerId');
      // Who is charged without a visit has no page to choose on: the mandate or the card pays in a moment, as most do.
      const visit = !asked.customer && !asked.account;
      const now = clock.now();
      const row = {
        id: newId('sb'), reference: asked.reference, asked, createdAt: now,
        state: visit ? ('open' as const) : ('pending' as const),
        ...(visit ? {} : { nextState: asked.customer?.endsWith('-declined') ? ('failed' as const) : ('paid' as const), dueAt: new Date(now.getTime() + 3_000) }),
        customer: asked.customer ?? (asked.keepCard ? newId('sbc') : null),
      };
      await db.insert(sandboxPayments).values(row).onConflictDoNothing({ target: sandboxPayments.reference });
      const [kept] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.reference, asked.reference));
      return read(kept!);
    },

    find: async (id) => {
      const row = await payment(id);
      return row?.id === id ? read(row) : null;
    },

    findByReference: async (reference) => {
      const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.reference, reference));
      return row ? read(row) : null;
    },

    cancel: async (id) => {
      const open = and(eq(sandboxPayments.id, id), eq(sandboxPayments.state, 'open'), eq(sandboxPayments.locked, false));
      await db.update(sandboxPayments).set({ state: 'cancelled' }).where(open);
      return (await payment(id))?.state === 'cancelled';
    },

    refund: ({ payment: id, amount, key }) =>
      db.transaction(async (tx) => {
        const [row] = await tx.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)).for('update');
        const known = row?.refunds.find((refund) => refund.key === key);
        if (known) return { id: known.id, state: known.state };
        if (!row || stateNow(row) !== 'paid' || read(row).returned + amount.amount > row.asked.amount.amount) throw new ProviderRefused('This cannot be refunded.', 'amount');
        if (row.refundPlan === 'refused') throw new ProviderRefused('This is refused, as it was chosen.');
        const refund = { id: newId('sbr'), key, amount: amount.amount, state: row.refundPlan };
        await tx.update(sandboxPayments).set({ refunds: [...row.refunds, refund] }).where(eq(sandboxPayments.id, id));
        return { id: refund.id, state: refund.state };
      }),

    findRefund: async (id, key) => (await payment(id))?.refunds.find((each) => each.key === key) ?? null,

    refundState: async (id, refund) => (await payment(id))?.refunds.find((each) => each.id === refund)?.state ?? 'failed',

    forget: async (customer) => void (await db.update(sandboxPayments).set({ customer: null }).where(eq(sandboxPayments.customer, customer))),

    payment,
    decide,
    lock: async (id) => void (await db.update(sandboxPayments).set({ locked: true }).where(eq(sandboxPayments.id, id))),
    chargeBack: (id, amount) => changePaid(id, ({ asked }) => ({ chargedBack: amount ?? asked.amount.amount })),
    undoChargeBack: (id) => changePaid(id, () => ({ chargedBack: 0 })),
    payBack: (id, amount) => changePaid(id, (row) => ({ refunds: [...row.refunds, { id: newId('sbr'), key: newId('people'), amount, state: 'done' }] })),
    planRefunds: (id, refundPlan) =>
      changePaid(id, ({ refunds }) => ({ refundPlan, refunds: refundPlan === 'refused' ? refunds : refunds.map((each) => (each.state === 'pending' ? { ...each, state: refundPlan } : each)) })),
  };
}
