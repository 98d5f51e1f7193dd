// The sites that one server runs, the hosts they answer on, and who is behind them. Specification, section 3 (site settings, company info).
import { integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { companyInfo, siteSettings } from '@/lib/contract/site-settings';

/** A site's settings as they go over the wire. */
export type StoredSettings = z.input<typeof siteSettings>;
export type StoredCompany = z.input<typeof companyInfo>;

export const sites = pgTable('sites', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  key: text('key').notNull().unique(),
  /** The host that links in mails carry. */
  domain: text('domain').notNull(),
  settings: jsonb('settings').$type<StoredSettings>().notNull(),
  company: jsonb('company').$type<StoredCompany>().notNull(),
});

export const siteHosts = pgTable('site_hosts', {
  host: text('host').primaryKey(),
  siteId: integer('site_id').notNull().references(() => sites.id),
});

export const icebreakers = pgTable(
  'icebreakers',
  {
    siteId: integer('site_id').notNull().references(() => sites.id),
    language: text('language').notNull(),
    position: integer('position').notNull(),
    line: text('line').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.language, table.position] })],
);

/** What a profile can name as an interest, in the order of the list. (E12) */
export const interests = pgTable(
  'interests',
  {
    key: text('key').primaryKey(),
    position: integer('position').notNull(),
  },
  (table) => [unique('interests_in_order').on(table.position)],
);
