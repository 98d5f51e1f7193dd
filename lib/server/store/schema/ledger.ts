// The ledger: every movement of credits and of money goes from one account to another, so that all accounts together are zero at
// every moment. Credits lie in lots, each with where it came from: what is spent, given back or refunded can be followed to it. Bar M1.
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigKey, moment } from './columns';
import { messages } from './conversations';
import { members } from './members';
import { orders } from './orders';

/** Where a lot came from: 'opening' stands for what a member had when the book was opened. */
export type LotSource = 'signup' | 'opening' | 'order';

export const creditLots = pgTable(
  'credit_lots',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: integer('member_id').notNull().references(() => members.id),
    source: text('source').$type<LotSource>().notNull(),
    orderId: integer('order_id').references(() => orders.id),
    granted: integer('granted').notNull(),
    /** What is still in it. All lots of a member together are the balance on the member's row, which moves in the same transaction. */
    left: integer('left').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('credit_lots_of_member').on(table.memberId, table.id),
    index('credit_lots_to_spend').on(table.memberId, table.id).where(sql.raw('"left" > 0')),
    uniqueIndex('credit_lots_once_per_order').on(table.orderId).where(sql.raw('"order_id" is not null')),
    check('credit_lots_in_range', sql`${table.left} >= 0 and ${table.left} <= ${table.granted}`),
  ],
);

/**
 * Of credits: purse (what members have), given (for nothing), sold, spent, withdrawn. Of money: payer (outside), sales, tax.
 * Each account but purse may be below zero.
 */
export type Account = 'purse' | 'given' | 'sold' | 'spent' | 'withdrawn' | 'payer' | 'sales' | 'tax';
export type TransferReason = 'signup' | 'opening' | 'order' | 'message' | 'gift' | 'unsent' | 'withdrawal' | 'payment' | 'refund' | 'chargeback';

export const transfers = pgTable(
  'transfers',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    memberId: integer('member_id').notNull().references(() => members.id),
    /** 'credits', or a currency. */
    unit: text('unit').notNull(),
    amount: integer('amount').notNull(),
    fromAccount: text('from_account').$type<Account>().notNull(),
    toAccount: text('to_account').$type<Account>().notNull(),
    reason: text('reason').$type<TransferReason>().notNull(),
    lotId: integer('lot_id').references(() => creditLots.id),
    orderId: integer('order_id').references(() => orders.id),
    messageId: bigKey('message_id').references(() => messages.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('transfers_of_member').on(table.memberId, table.id),
    index('transfers_of_message').on(table.messageId).where(sql.raw('"message_id" is not null')),
    index('transfers_of_order').on(table.orderId).where(sql.raw('"order_id" is not null')),
    check('transfers_move_something', sql`${table.amount} > 0 and ${table.fromAccount} <> ${table.toAccount}`),
    check('transfers_of_credits_have_lots', sql`(${table.unit} = 'credits') = (${table.lotId} is not null)`),
  ],
);
