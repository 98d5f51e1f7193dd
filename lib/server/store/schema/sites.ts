// The sites that one server runs, the hosts they answer on, and who is behind them. Specification, section 3 (site settings, company info).
import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { CompanyInfo, siteSettings } from '@/lib/contract/site-settings';

/** What a site's record holds of its settings; the host's own values (domain, geoip) are filled in when asked. */
export type StoredSettings = Omit<z.input<typeof siteSettings>, 'name' | 'niche' | 'domain'>;

export const companies = pgTable('companies', {
  id: text('id').primaryKey(),
  info: jsonb('info').$type<CompanyInfo>().notNull(),
});

export const sites = pgTable('sites', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
  /** The host that links in mails carry. */
  domain: text('domain').notNull(),
  niche: integer('niche').notNull(),
  companyId: text('company_id').references(() => companies.id),
  settings: jsonb('settings').$type<StoredSettings>().notNull(),
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

export const regions = pgTable(
  'regions',
  {
    code: text('code').primaryKey(),
    country: text('country').notNull(),
    name: text('name').notNull(),
  },
  (table) => [index('regions_by_country').on(table.country, table.code)],
);

export const interests = pgTable(
  'interests',
  {
    key: text('key').primaryKey(),
    position: integer('position').notNull(),
  },
  (table) => [unique('interests_in_order').on(table.position)],
);
