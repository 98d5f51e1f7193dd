// Members: account, profile and balance in one row, so that a card, a session and a debit each touch one. Specification, section 3 (User, Profile).
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, real, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigKey, moment } from './columns';
import { sites } from './sites';

export const members = pgTable(
  'members',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    siteId: integer('site_id').notNull().references(() => sites.id),
    /** As typed; the key it is found by is in lower case. */
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    passwordHash: text('password_hash'),
    /** Of the account: 'active' or 'not_confirmed'. (T03, P04) */
    status: text('status').$type<'active' | 'not_confirmed'>().notNull().default('active'),
    /** Of the profile: others see an active one only. */
    profileStatus: text('profile_status').$type<'active' | 'disabled'>().notNull().default('active'),
    deletedAt: moment('deleted_at'),
    /** When the operator shut the account: nobody sees the profile, and nobody signs in to it. */
    suspendedAt: moment('suspended_at'),
    /** When all that says who this was left the row, after the days of grace. (B05) */
    erasedAt: moment('erased_at'),
    signupAt: moment('signup_at').notNull(),
    language: text('language').notNull(),
    credits: integer('credits').notNull().default(0),
    paidUser: boolean('paid_user').notNull().default(false),
    fictional: boolean('fictional').notNull().default(false),
    notificationsDisabled: text('notifications_disabled').array().notNull().default(sql`'{}'::text[]`),
    /** Which mails about what happened the member does not want: 'messages', 'likes', 'matches'. (S11) */
    mailsOff: text('mails_off').array().notNull().default(sql`'{}'::text[]`),
    /** Which push messages the member does not want, by the same names. */
    pushesOff: text('pushes_off').array().notNull().default(sql`'{}'::text[]`),
    /** Why the member leaves, or meant to and stayed for the discount, where the member said so; stays when the rest is erased. (S10) */
    leaveReason: text('leave_reason'),
    /** The percentage that the member stayed for, until it is used; and when it ends, which stays: nobody is given it twice. (S10) */
    stayDiscount: real('stay_discount'),
    stayDiscountUntil: moment('stay_discount_until'),
    name: text('name').notNull(),
    dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
    gender: text('gender').notNull(),
    lookingFor: text('looking_for'),
    country: text('country').notNull(),
    region: text('region'),
    city: text('city'),
    lat: real('lat'),
    lon: real('lon'),
    about: text('about'),
    sexuality: text('sexuality'),
    hair: text('hair'),
    eye: text('eye'),
    body: text('body'),
    rel: text('rel'),
    tattoo: text('tattoo'),
    interests: text('interests').array().notNull().default(sql`'{}'::text[]`),
    /** File names of the main photo (position 0), kept here too so that a page of search reads one table. */
    mainPhoto: text('main_photo'),
    mainThumb: text('main_thumb'),
    /** Its blurred file, where the main photo is private: then the two above are for those who may see it. (A04) */
    mainBlurred: text('main_blurred'),
    lastSeenAt: moment('last_seen_at'),
    /** When the site last looked for somebody to like this member in its own name. (C11) */
    autoLikeAt: moment('auto_like_at'),
    /** The hour of the last visit, counted from 1970: what search is ordered by. Coarse, so that a visit seldom moves a listing. */
    activeHour: integer('active_hour').notNull(),
    /** Found by nobody, online to nobody; whom they talk with or like still sees them. (S11) */
    invisible: boolean('invisible').notNull().default(false),
    /** Is shown no fictional profiles where people are looked for. */
    hideFictional: boolean('hide_fictional').notNull().default(false),
    /** Up to which notification the member has read all at once; those marked one by one say so themselves. */
    noticesRead: bigKey('notices_read').notNull().default(0),
    /** Others are told how far away this member's town is. */
    showDistance: boolean('show_distance').notNull().default(true),
  },
  (table) => [
    uniqueIndex('members_by_email').on(table.siteId, table.emailKey),
    check('members_credits_not_negative', sql`${table.credits} >= 0`),
    index('members_leaving').on(table.deletedAt).where(leaving()),
    // By it a page of search reads its members with half the pages that the primary key takes.
    index('members_by_key').using('hash', table.id),
  ],
);

/** The members whose profile stands: others may come across them. */
export function listed() {
  return sql.raw(`"profile_status" = 'active' and "deleted_at" is null`);
}

/** The members who left and can still be told from others. Without parameters: a partial index is used only where its own words stand. */
export function leaving() {
  return sql.raw(`"deleted_at" is not null and "erased_at" is null`);
}

export type MemberRow = typeof members.$inferSelect;
export type NewMember = typeof members.$inferInsert;
