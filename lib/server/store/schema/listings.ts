// Who can be found: one narrow row for each member whom a search may show, kept by the database itself whenever a member changes (a trigger of
// the migrations, which says who that is). Specification, section 2. (S04, S11, bar P8)
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { members } from './members';

export const listings = pgTable(
  'listings',
  {
    memberId: integer('member_id').primaryKey().references(() => members.id, { onDelete: 'cascade' }),
    siteId: integer('site_id').notNull(),
    country: text('country').notNull(),
    region: text('region'),
    gender: text('gender').notNull(),
    fictional: boolean('fictional').notNull(),
    dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
    activeHour: integer('active_hour').notNull(),
    interests: text('interests').array().notNull().default(sql`'{}'::text[]`),
  },
  // A search reads ids from one of these alone (index-only, newest first) and joins the page's members by key. The table is apart because an
  // index-only scan asks the visibility map about every row: in members, which is wide and written at every debit and visit, that alone took
  // more pages than the search. Without those by age a search that nearly nobody fits reads thousands. scripts/bench/large-site.ts measures it.
  (table) => [
    index('listings_of_site').on(table.siteId, table.activeHour, table.memberId, table.gender, table.fictional, table.dateOfBirth),
    // A gender may be rare: of it alone, or of it at an age, nothing else is read.
    index('listings_by_gender').on(table.siteId, table.gender, table.activeHour, table.memberId, table.fictional, table.dateOfBirth, table.country, table.region),
    index('listings_by_country').on(table.siteId, table.country, table.activeHour, table.memberId, table.gender, table.fictional, table.dateOfBirth),
    index('listings_by_region').on(table.siteId, table.region, table.activeHour, table.memberId, table.gender, table.fictional, table.dateOfBirth),
    index('listings_by_age').on(table.siteId, table.country, table.dateOfBirth, table.gender, table.fictional, table.activeHour, table.memberId),
    // Of the site's own profiles, which are few: whom it likes members in the name of.
    index('listings_fictional').on(table.siteId, table.activeHour, table.memberId, table.gender).where(sql.raw('"fictional"')),
    index('listings_fictional_by_country').on(table.siteId, table.country, table.activeHour, table.memberId, table.gender).where(sql.raw('"fictional"')),
    index('listings_fictional_by_gender').on(table.siteId, table.gender, table.activeHour, table.memberId).where(sql.raw('"fictional"')),
    // What the questionnaire compares: the interests of the last to be active, without a look at who they are.
    index('listings_compared').on(table.siteId, table.country, table.gender, table.activeHour, table.memberId, table.fictional, table.interests),
    index('listings_of_age').on(table.siteId, table.dateOfBirth, table.gender, table.fictional, table.region, table.activeHour, table.memberId),
  ],
);
