// Lets one instance at a time do a job, for as long as it says that it is still at it. Decision 132.
import { and, eq, lte, or } from 'drizzle-orm';
import type { Database } from '../database/database';
import { jobLocks } from './schema/job-locks';

export type JobClaim = { job: string; holder: string; now: Date; /** In milliseconds. */ life: number };

/** Takes the lock, or keeps it; false where another instance has it. */
export async function takeJobLock(db: Database, { job, holder, now, life }: JobClaim): Promise<boolean> {
  const mine = { holder, until: new Date(now.getTime() + life) };
  const taken = await db
    .insert(jobLocks)
    .values({ job, ...mine })
    .onConflictDoUpdate({ target: jobLocks.job, set: mine, setWhere: or(eq(jobLocks.holder, holder), lte(jobLocks.until, now)) })
    .returning();
  return taken.length > 0;
}

/** Lets the lock go, if it is still one's own. */
export async function releaseJobLock(db: Database, { job, holder }: Pick<JobClaim, 'job' | 'holder'>): Promise<void> {
  await db.delete(jobLocks).where(and(eq(jobLocks.job, job), eq(jobLocks.holder, holder)));
}
