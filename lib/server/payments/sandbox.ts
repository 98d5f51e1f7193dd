// A payment company of our own, where no real money moves: it keeps payments as one would, and its page lets the payer choose the outcome.
import { eq } from 'drizzle-orm';
import type { Clock } from '../server-parts';
import type { Database } from '../store/database';
import { sandboxPayments, type SandboxPaymentRow } from '../store/schema/sandbox';
import { ProviderRefused, type PaymentProvider, type PaymentState, type ProviderPayment } from './provider';
import { sandboxMethods } from './sandbox-methods';

type Parts = { db: Database; clock: Clock; random: (bytes: number) => Uint8Array };

export type Sandbox = PaymentProvider & {
  payment: (id: string) => Promise<SandboxPaymentRow | null>;
  /** Decides a payment now, or after some milliseconds. False where it has been decided. */
  decide: (id: string, state: PaymentState, after?: number) => Promise<boolean>;
  /** The payer's bank takes the money back. */
  chargeBack: (id: string) => Promise<void>;
};

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
      returned: row.chargedBack + row.refunds.reduce((sum, refund) => (refund.state === 'failed' ? sum : sum + refund.amount), 0),
      reference: row.reference,
      checkout: state === 'open' ? sandboxPath(row.id) : null,
      customer: row.customer,
    };
  };
  const payment = async (id: string) => (await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)))[0] ?? null;

  const decide: Sandbox['decide'] = (id, state, after = 0) =>
    db.transaction(async (tx) => {
      const [row] = await tx.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)).for('update');
      if (!row || row.nextState || final.includes(row.state)) return false;
      const later = { state: 'pending', nextState: state, dueAt: new Date(clock.now().getTime() + after) } as const;
      await tx.update(sandboxPayments).set(after > 0 ? later : { state }).where(eq(sandboxPayments.id, id));
      return true;
    });

  return {
    name: 'sandbox',
    methods: (_, country) => Promise.resolve(sandboxMethods(country)),

    create: async (asked) => {
      if (asked.amount.amount <= 0) throw new ProviderRefused('There is nothing to pay.', 'amount');
      // Who is charged without a visit has no page to choose on: the mandate or the card pays in a moment, as most do.
      const visit = !asked.customer && !asked.account;
      const now = clock.now();
      const row = {
        id: newId('sb'), reference: asked.reference, asked, createdAt: now,
        state: visit ? ('open' as const) : ('pending' as const),
        ...(visit ? {} : { nextState: asked.customer?.endsWith('-declined') ? ('failed' as const) : ('paid' as const), dueAt: new Date(now.getTime() + 3_000) }),
        customer: asked.customer ?? (asked.method === 'card' ? newId('sbc') : null),
      };
      await db.insert(sandboxPayments).values(row).onConflictDoNothing({ target: sandboxPayments.reference });
      const [kept] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.reference, asked.reference));
      return read(kept!);
    },

    find: async (id) => {
      const row = await payment(id);
      return row && read(row);
    },

    cancel: async (id) => {
      const row = await payment(id);
      return row !== null && (stateNow(row) === 'cancelled' || decide(id, 'cancelled'));
    },

    refund: ({ payment: id, amount, key }) =>
      db.transaction(async (tx) => {
        const [row] = await tx.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)).for('update');
        const known = row?.refunds.find((refund) => refund.key === key);
        if (known) return { id: known.id, state: known.state };
        if (!row || stateNow(row) !== 'paid' || read(row).returned + amount.amount > row.asked.amount.amount) throw new ProviderRefused('This cannot be refunded.', 'amount');
        const refund = { id: newId('sbr'), key, amount: amount.amount, state: 'done' as const };
        await tx.update(sandboxPayments).set({ refunds: [...row.refunds, refund] }).where(eq(sandboxPayments.id, id));
        return { id: refund.id, state: refund.state };
      }),

    refundState: async (id, refund) => (await payment(id))?.refunds.find((each) => each.id === refund)?.state ?? 'failed',

    payment,
    decide,
    chargeBack: async (id) => {
      const row = await payment(id);
      if (row && stateNow(row) === 'paid') await db.update(sandboxPayments).set({ chargedBack: row.asked.amount.amount }).where(eq(sandboxPayments.id, id));
    },
  };
}
