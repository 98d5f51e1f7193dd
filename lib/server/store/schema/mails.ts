// Mails on their way: a letter is queued in the transaction that gives rise to it, and delivered afterwards. Decisions, 'Running it'.
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Letter } from '../../mail/letter';
import { moment } from './columns';
import { sites } from './sites';

/** kept: there is no mail server, the preview shows it. over: its link no longer works. */
export type MailState = 'waiting' | 'sent' | 'kept' | 'failed' | 'over';

export const mails = pgTable(
  'mails',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The same at every attempt, so that a mailbox that gets it twice shows it once. */
    messageKey: uuid('message_key').notNull().defaultRandom(),
    siteId: integer('site_id').notNull().references(() => sites.id),
    recipient: text('recipient').notNull(),
    locale: text('locale').notNull(),
    kind: text('kind').$type<Letter['kind']>().notNull(),
    /** Holds a link that opens an account: gone once the mail is sent or the link no longer works. */
    letter: jsonb('letter').$type<Letter>(),
    state: text('state').$type<MailState>().notNull().default('waiting'),
    createdAt: moment('created_at').notNull(),
    /** Not to be tried before this. Whoever tries moves it on first, so that nobody else does. */
    dueAt: moment('due_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** What the mail server answered last: a code, never its words, which quote the address. */
    answer: text('answer'),
    settledAt: moment('settled_at'),
  },
  (table) => [
    // In the order they are taken in: many may be due at one moment.
    index('mails_due').on(table.dueAt, table.id).where(sql.raw(`"state" = 'waiting'`)),
    index('mails_expiring').on(table.expiresAt).where(sql.raw(`"state" in ('waiting', 'kept')`)),
    index('mails_of_reader').on(table.siteId, table.recipient, table.createdAt),
    index('mails_settled').on(table.settledAt).where(sql.raw(`"settled_at" is not null`)),
  ],
);

export type MailRow = typeof mails.$inferSelect;
