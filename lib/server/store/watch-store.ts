// Who looks at a page, in the session, for all instances; and what is pushed to nobody meanwhile. Decisions 141, 360.
import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { pushes } from './schema/pushes';
import { sessions } from './schema/sessions';

type Beginning = { session: number; stream: string; until: Date; streamUntil: Date };

/** A stream of a session begins to say that somebody looks. */
export async function beginWatch(db: Database, { session, stream, until, streamUntil }: Beginning): Promise<void> {
  await db.update(sessions).set({ watchedUntil: until, watchedBy: stream, streamUntil }).where(eq(sessions.id, session));
}

/** A sign of life, whichever instance heard it. It counts while a stream of the session is open. */
export async function renewWatch(db: Database, session: number, { until, now }: { until: Date; now: Date }): Promise<void> {
  const streams = or(isNull(sessions.streamUntil), gt(sessions.streamUntil, now));
  await db.update(sessions).set({ watchedUntil: until }).where(and(eq(sessions.id, session), isNotNull(sessions.watchedUntil), streams));
}

/** Rows that are written in one statement at most. */
const atOnce = 1_000;

/** The streams of these sessions are open still. A row that is being changed meanwhile is left for the next time, so that no two instances wait for each other. */
export async function renewStreams(db: Database, open: readonly number[], streamUntil: Date): Promise<void> {
  for (let from = 0; from < open.length; from += atOnce) {
    const free = db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(inArray(sessions.id, open.slice(from, from + atOnce)), isNotNull(sessions.watchedUntil)))
      .for('no key update', { skipLocked: true });
    await db.update(sessions).set({ streamUntil }).where(inArray(sessions.id, free));
  }
}

type Ending = { session: number; stream: string; other: string | undefined; member: number; now: Date };

/** A stream has ended: another of the same session takes over, or nobody looks there any more, and what waited for that goes out. */
export async function endWatch(db: Database, { session, stream, other, member, now }: Ending): Promise<void> {
  const mine = and(eq(sessions.id, session), eq(sessions.watchedBy, stream));
  if (other) return void (await db.update(sessions).set({ watchedBy: other }).where(mine));
  const ended = await db.update(sessions).set({ watchedUntil: null, watchedBy: null, streamUntil: null }).where(mine).returning({ id: sessions.id });
  if (ended.length === 0) return;
  // What was tried already keeps the pause that its service has earned.
  await db.update(pushes).set({ dueAt: now }).where(and(eq(pushes.memberId, member), eq(pushes.attempts, 0), gt(pushes.dueAt, now)));
}

/** By the browser's signs of life, and by those of the instance that has its stream; `least` leaves out what is not set. */
const looksUntil = sql`least(${sessions.watchedUntil}, ${sessions.streamUntil})`;

/** The sessions in which whom a push is for looks at a page. The first condition is that of the index. */
const looking = (now: Date) => sql`${sessions} where ${sessions.memberId} = ${pushes.memberId} and ${sessions.watchedUntil} > ${now.toISOString()} and ${looksUntil} > ${now.toISOString()}`;

/** Whether a push is for somebody who looks at a page, in any browser. */
export const isWatched = (now: Date) => sql`exists (select 1 from ${looking(now)})`;

/** Lets what is due for those who look wait until they may have stopped, so that nobody comes upon it again and again. */
export async function holdWatched(db: Database, now: Date): Promise<void> {
  const until = sql`(select max(${looksUntil}) from ${looking(now)})`;
  await db.update(pushes).set({ dueAt: until }).where(and(lte(pushes.dueAt, now), isWatched(now)));
}
