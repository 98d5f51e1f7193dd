// The links of mails: each works once, for a time. Decisions, 'Calls' (activate, reset-password, mail-change, reactivate).
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { members } from './members';

export type TokenKind = 'activation' | 'password-reset' | 'mail-change' | 'undo' | 'reactivation' | 'unsubscribe';
/** mail-change: the new address. undo: what was before: the address, and its key, by which others are kept from it; or the password, and the mailbox that the link lies in. */
export type TokenData = { email?: string; emailKey?: string; passwordHash?: string; mailbox?: string };

export const tokens = pgTable(
  'tokens',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** sha256 of the link's token, in hex: the table alone opens nothing. */
    tokenHash: text('token_hash').notNull().unique(),
    memberId: integer('member_id').notNull().references(() => members.id),
    kind: text('kind').$type<TokenKind>().notNull(),
    data: jsonb('data').$type<TokenData>().notNull().default({}),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    /** The key of the call that used it: a repeat of that very call is answered as the first was. */
    usedBy: text('used_by'),
  },
  (table) => [
    index('tokens_of_member').on(table.memberId, table.kind, table.createdAt),
    index('tokens_over').on(table.kind, table.expiresAt),
    index('tokens_kept_address').on(keptAddress()).where(canUndo()),
  ],
);
/** The key of the address that a link of its kind gives back. */
export function keptAddress() {
  return sql.raw(`("data"->>'emailKey')`);
}

/** Links that nobody has used yet. Written without parameters, as the partial index needs it. */
export function canUndo() {
  return sql.raw(`"kind" = 'undo' and "used_at" is null`);
}
export type TokenRow = typeof tokens.$inferSelect;
