// Payments of the sandbox: what a payment company would keep, for sites where nobody pays real money. Decisions, 'Running it' (MOLLIE_API_KEY unset).
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { NewPayment, PaymentState, RefundState } from '../../payments/provider';
import { moment } from './columns';

export type SandboxRefund = { id: string; key: string; amount: number; state: RefundState };
/** What becomes of refunds that the site asks for. */
export type RefundPlan = RefundState | 'refused';

export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: text('id').primaryKey(),
    reference: text('reference').notNull().unique(),
    asked: jsonb('asked').$type<NewPayment>().notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    /** What it will be from `dueAt` on. */
    nextState: text('next_state').$type<PaymentState>(),
    dueAt: moment('due_at'),
    customer: text('customer'),
    refunds: jsonb('refunds').$type<SandboxRefund[]>().notNull().default([]),
    /** Taken back by the payer's bank, in minor units. */
    chargedBack: integer('charged_back').notNull().default(0),
    refundPlan: text('refund_plan').$type<RefundPlan>().notNull().default('done'),
    /** It cannot be called off, as with many methods of real companies. */
    locked: boolean('locked').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  // Whoever is let go of is in many.
  (table) => [index('sandbox_payments_of_customer').on(table.customer).where(sql.raw('"customer" is not null'))],
);
export type SandboxPaymentRow = typeof sandboxPayments.$inferSelect;
