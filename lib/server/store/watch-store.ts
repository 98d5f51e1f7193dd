// Who looks at a page, in the session, for all instances; and what is pushed to nobody meanwhile. Decision 141.
import { and, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from './database';
import { pushes } from './schema/pushes';
import { sessions } from './schema/sessions';

/** A stream of a session begins to say that somebody looks. */
export async function beginWatch(db: Database, { session, stream, until }: { session: number; stream: string; until: Date }): Promise<void> {
  await db.update(sessions).set({ watchedUntil: until, watchedBy: stream }).where(eq(sessions.id, session));
}

/** A sign of life, whichever instance heard it. It counts while a stream of the session is open. */
export async function renewWatch(db: Database, session: number, until: Date): Promise<void> {
  await db.update(sessions).set({ watchedUntil: until }).where(and(eq(sessions.id, session), isNotNull(sessions.watchedUntil)));
}

type Ending = { session: number; stream: string; other: string | undefined; member: number; now: Date };

/** A stream has ended: another of the same session takes over, or nobody looks there any more, and what waited for that goes out. */
export async function endWatch(db: Database, { session, stream, other, member, now }: Ending): Promise<void> {
  const mine = and(eq(sessions.id, session), eq(sessions.watchedBy, stream));
  if (other) return void (await db.update(sessions).set({ watchedBy: other }).where(mine));
  const ended = await db.update(sessions).set({ watchedUntil: null, watchedBy: null }).where(mine).returning({ id: sessions.id });
  if (ended.length === 0) return;
  // What was tried already keeps the pause that its service has earned.
  await db.update(pushes).set({ dueAt: now }).where(and(eq(pushes.memberId, member), eq(pushes.attempts, 0), gt(pushes.dueAt, now)));
}

/** Whether a push is for somebody who looks at a page, in any browser. */
export const isWatched = (now: Date) =>
  sql`exists (select 1 from ${sessions} where ${sessions.memberId} = ${pushes.memberId} and ${sessions.watchedUntil} > ${now.toISOString()})`;

/** Lets what is due for those who look wait until they may have stopped, so that nobody comes upon it again and again. */
export async function holdWatched(db: Database, now: Date): Promise<void> {
  const until = sql`(select max(${sessions.watchedUntil}) from ${sessions} where ${sessions.memberId} = ${pushes.memberId})`;
  await db.update(pushes).set({ dueAt: until }).where(and(lte(pushes.dueAt, now), isWatched(now)));
}
