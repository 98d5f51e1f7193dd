// The queue in SQL: who takes a mail next, and what became of it. Several servers may share one queue. Decisions, 'Running it'.
import { and, asc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { emailKeyOf } from '../domain/email-address';
import type { Database } from '../database/database';
import { mails, type MailRow } from '../store/schema/mails';
import { members } from '../store/schema/members';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Whoever takes a mail has it for this long: longer than any conversation with a mail server, so that two never send it at once. */
const lease = 15 * minute;
const longestPause = 6 * hour;
/** No mail is tried for longer than this. */
const patience = 4 * day;
/** What is left of a settled mail (to whom, what kind, what the server said) goes after this. */
const memory = 30 * day;

const later = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

/** Takes the mail that has waited longest among those that are due, or null where there is none. Its lease begins. */
export async function takeDueMail(db: Database, now: Date): Promise<MailRow | null> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(sql`${mails.state} = 'waiting'`, lte(mails.dueAt, now), gt(mails.expiresAt, now)))
    .orderBy(asc(mails.dueAt), asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(mails)
    .set({ dueAt: later(now, lease), attempts: sql`${mails.attempts} + 1` })
    .where(sql`${mails.id} = (${due})`)
    .returning();
  return taken ?? null;
}

// A lease that ran out may have passed to another server: then what became of the mail is no longer ours to say.
const stillOurs = ({ id, attempts }: MailRow) => and(eq(mails.id, id), eq(mails.attempts, attempts), eq(mails.state, 'waiting'));

/** The mail is gone, or never will be: its letter is wiped. */
export async function settleMail(db: Database, mail: MailRow, state: 'sent' | 'failed', answer: string, now: Date): Promise<void> {
  await db.update(mails).set({ state, answer, letter: null, settledAt: now }).where(stillOurs(mail));
}

/** Nobody can be reached at the address: its member, if it has one, gets no notifications by mail from now on, and sees why. (T14) */
export async function noteBounce(db: Database, { siteId, recipient }: MailRow): Promise<void> {
  await db
    .update(members)
    .set({ notificationsDisabled: sql`array_append(${members.notificationsDisabled}, 'bounce')` })
    .where(and(eq(members.siteId, siteId), eq(members.emailKey, emailKeyOf(recipient)), sql`not ('bounce' = any(${members.notificationsDisabled}))`));
}

/** The mail stays in the table, readable until its link is over. */
export async function keepMail(db: Database, mail: MailRow): Promise<void> {
  await db.update(mails).set({ state: 'kept' }).where(stillOurs(mail));
}

/** The pause before the next attempt: a minute, then twice as long each time, six hours at most. */
export function pauseAfter(attempts: number): number {
  return Math.min(longestPause, minute * 2 ** (attempts - 1));
}

/** The mail is tried again after a pause; gives false where its time is over. */
export async function postponeMail(db: Database, mail: MailRow, answer: string, now: Date): Promise<boolean> {
  const dueAt = later(now, pauseAfter(mail.attempts));
  if (dueAt > later(mail.createdAt, patience) || dueAt >= mail.expiresAt) return false;
  await db.update(mails).set({ dueAt, answer }).where(stillOurs(mail));
  return true;
}

/** Wipes the letters whose links no longer work, and forgets mails that were settled long ago. */
export async function tidyMails(db: Database, now: Date): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'over', letter: null, settledAt: now })
    .where(and(inArray(mails.state, ['waiting', 'kept']), lte(mails.expiresAt, now)));
  await db.delete(mails).where(and(isNotNull(mails.settledAt), lte(mails.settledAt, later(now, -memory))));
}
