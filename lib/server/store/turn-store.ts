// Lets one instance at a time do a job, for as long as it says that it is still at it. Decision 132.
import { and, eq, lte, or } from 'drizzle-orm';
import type { Database } from './database';
import { turns } from './schema/turns';

export type Turn = { job: string; holder: string; now: Date; /** In milliseconds. */ life: number };

/** Takes the turn, or keeps it; false where another instance has it. */
export async function takeTurn(db: Database, { job, holder, now, life }: Turn): Promise<boolean> {
  const mine = { holder, until: new Date(now.getTime() + life) };
  const taken = await db
    .insert(turns)
    .values({ job, ...mine })
    .onConflictDoUpdate({ target: turns.job, set: mine, setWhere: or(eq(turns.holder, holder), lte(turns.until, now)) })
    .returning();
  return taken.length > 0;
}

/** Lets the turn go, if it is still one's own. */
export async function endTurn(db: Database, { job, holder }: Pick<Turn, 'job' | 'holder'>): Promise<void> {
  await db.delete(turns).where(and(eq(turns.job, job), eq(turns.holder, holder)));
}
