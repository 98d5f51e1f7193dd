// What credits cost, and what was ordered, paid and given back. Money is whole minor units of a currency. Specification, sections 2 and 3 (Order, discount code). (E13, E14)
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, real, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { OrderState } from '@/lib/contract/orders';
import type { PaymentMethod } from '@/lib/contract/payment-methods';
import type { PaymentState, RefundState } from '../../payments/provider';
import { moment } from './columns';
import { members } from './members';
import { sites } from './sites';

/** What a site sells. Rows of a country stand before those of its currency alone. */
export const bundles = pgTable(
  'bundles',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    siteId: integer('site_id').notNull().references(() => sites.id),
    country: text('country'),
    currency: text('currency').notNull(),
    credits: integer('credits').notNull(),
    price: integer('price').notNull(),
    recommended: boolean('recommended').notNull().default(false),
    /** Taken off sale, but still the bundle of old orders. */
    retired: boolean('retired').notNull().default(false),
  },
  (table) => [index('bundles_of_site').on(table.siteId, table.currency), check('bundles_are_sold', sql`${table.credits} > 0 and ${table.price} > 0`)],
);
export type BundleRow = typeof bundles.$inferSelect;

/** Codes that an operator has given out. The time bonus and the welcome discount are rules, and have no row. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    siteId: integer('site_id').notNull().references(() => sites.id),
    /** In capitals. */
    code: text('code').notNull(),
    percentage: real('percentage').notNull(),
    /** Null: any. */
    country: text('country'),
    memberId: integer('member_id').references(() => members.id),
    expiresAt: moment('expires_at'),
    /** Of `minimum`; a code with a currency counts for that currency alone. */
    currency: text('currency'),
    minimum: integer('minimum'),
    status: text('status').$type<'active' | 'stopped'>().notNull().default('active'),
    validity: text('validity').$type<'once-per-user' | 'unlimited'>().notNull().default('once-per-user'),
    methods: text('methods').array(),
  },
  (table) => [unique('discount_codes_of_site').on(table.siteId, table.code), index('discount_codes_of_member').on(table.memberId).where(sql.raw('"member_id" is not null')), check('discount_codes_in_range', sql`${table.percentage} > 0 and ${table.percentage} <= 100`)],
);
export type DiscountCodeRow = typeof discountCodes.$inferSelect;

/** Who pays by direct debit, until the money is collected or not: then the account number is wiped. */
export type Debtor = { holder: string; iban: string; street: string; houseNumber: string; zip: string; city: string; phone: string };

export const orders = pgTable(
  'orders',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Unguessable; the order's name in addresses, and its reference at the provider. */
    key: text('key').notNull().unique(),
    siteId: integer('site_id').notNull().references(() => sites.id),
    memberId: integer('member_id').notNull().references(() => members.id),
    /** The key of the call: its repeat finds the order that the first one made. */
    requestKey: text('request_key'),
    bundleId: integer('bundle_id').notNull().references(() => bundles.id),
    credits: integer('credits').notNull(),
    currency: text('currency').notNull(),
    listAmount: integer('list_amount').notNull(),
    amount: integer('amount').notNull(),
    discountCode: text('discount_code'),
    discountPercentage: real('discount_percentage'),
    country: text('country').notNull(),
    taxRate: real('tax_rate').notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    state: text('state').$type<OrderState>().notNull().default('loading'),
    /** What the provider said last, and when it was asked. */
    paymentState: text('payment_state').$type<PaymentState>(),
    checkedAt: moment('checked_at'),
    provider: text('provider').notNull(),
    paymentId: text('payment_id').unique(),
    checkoutUrl: text('checkout_url'),
    /** Whom the provider can charge again. */
    customer: text('customer'),
    recurring: boolean('recurring').notNull().default(false),
    debtor: jsonb('debtor').$type<Debtor>(),
    backTo: text('back_to'),
    /** What the member ticked when ordering, that the credits may be used at once: language and version of the words, and the days they named. */
    beginText: text('begin_text'),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
    /** In minor units: what the provider says went back. */
    returned: integer('returned').notNull().default(0),
  },
  (table) => [
    uniqueIndex('orders_once').on(table.memberId, table.requestKey).where(sql.raw('"request_key" is not null')),
    index('orders_of_member').on(table.memberId, table.id),
    index('orders_undecided').on(table.checkedAt).where(undecided()),
    check('orders_amounts', sql`${table.amount} >= 0 and ${table.amount} <= ${table.listAmount} and ${table.credits} > 0`),
  ],
);
export type OrderRow = typeof orders.$inferSelect;

/** Orders that the provider may still decide. Written without parameters, as the partial index needs it. */
export function undecided() {
  return sql.raw(`"state" in ('loading', 'pending')`);
}

/** Purchases that were undone within their days: how much goes back, and how far it has come. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    orderId: integer('order_id').primaryKey().references(() => orders.id),
    number: text('number').notNull().unique(),
    credits: integer('credits').notNull(),
    amount: integer('amount').notNull(),
    requestedAt: moment('requested_at').notNull(),
    refundId: text('refund_id'),
    state: text('state').$type<RefundState>().notNull().default('pending'),
    doneAt: moment('done_at'),
    /** How often the provider was asked in vain or told to wait, when it is asked next, and what it said against it last. */
    tries: integer('tries').notNull().default(0),
    dueAt: moment('due_at'),
    trouble: text('trouble'),
    /** Another refund of the same withdrawal, after one that failed: part of its key at the provider. */
    attempt: integer('attempt').notNull().default(1),
  },
  (table) => [index('withdrawals_not_done').on(table.state, table.dueAt, table.requestedAt).where(notDone())],
);

/** Refunds whose money has not gone: on their way, or failed. */
function notDone() {
  return sql.raw(`"state" in ('pending', 'failed')`);
}

export type WithdrawalRow = typeof withdrawals.$inferSelect;

/** The code that confirms a direct debit, by its hash. */
export const debitCodes = pgTable('debit_codes', {
  orderId: integer('order_id').primaryKey().references(() => orders.id),
  codeHash: text('code_hash').notNull(),
  sentAt: moment('sent_at').notNull(),
  sent: integer('sent').notNull().default(1),
  tries: integer('tries').notNull().default(0),
});

/** The most that a member wants to spend in a month, in the currency it was set in. A higher limit holds from `nextFrom` on. */
export const spendingLimits = pgTable('spending_limits', {
  memberId: integer('member_id').primaryKey().references(() => members.id),
  amount: integer('amount'),
  currency: text('currency').notNull().default('EUR'),
  nextAmount: integer('next_amount'),
  /** Null: that of now. */
  nextCurrency: text('next_currency'),
  nextFrom: moment('next_from'),
});
