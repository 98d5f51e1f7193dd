// Push messages on their way: queued in the transaction that gives rise to them, sent afterwards. Never a name or a text. Decision 140. (bar S11)
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { conversations } from './conversations';
import { members } from './members';
import { pushSubscriptions } from './sessions';

export type PushKind = 'message' | 'gift' | 'like' | 'match';

export const pushes = pgTable(
  'pushes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    subscriptionId: integer('subscription_id').notNull().references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    memberId: integer('member_id').notNull().references(() => members.id),
    /** Whose doing it is. */
    aboutId: integer('about_id').notNull().references(() => members.id),
    conversationId: integer('conversation_id').references(() => conversations.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<PushKind>().notNull(),
    /** What one notification is about: a newer one of the same topic takes its place. */
    topic: text('topic').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Not to be tried before this. Whoever tries moves it on first, so that nobody else does. */
    dueAt: moment('due_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    unique('pushes_once').on(table.subscriptionId, table.topic),
    // In the order they are taken in: many may be due at one moment.
    index('pushes_due').on(table.dueAt, table.id),
    index('pushes_expiring').on(table.expiresAt),
    index('pushes_of_member').on(table.memberId, table.aboutId),
    index('pushes_about').on(table.aboutId),
    index('pushes_of_conversation').on(table.conversationId).where(sql.raw('"conversation_id" is not null')),
  ],
);

export type PushRow = typeof pushes.$inferSelect;
