// Work that of several instances one does at a time: the others find it taken and leave it. Decision 132.
import { randomUUID } from 'node:crypto';
import type { Clock } from '../server-parts';
import type { Database } from '../database/database';
import { releaseJobLock, takeJobLock } from '../store/job-lock-store';

export type JobLock = (work: () => Promise<void>) => Promise<void>;

/** Whoever dies with the lock keeps it this long, in milliseconds: bar M1 wants payments within 60 seconds. */
export const lockLife = 20_000;
const meanwhile = lockLife / 3;

/** Does the work where no other instance is at it; nothing otherwise. */
export function jobLock({ db, clock }: { db: Database; clock: Clock }, job: string): JobLock {
  const holder = randomUUID();
  const take = () => takeJobLock(db, { job, holder, now: clock.now(), life: lockLife });

  return async (work) => {
    if (!(await take())) return;
    const timer = setInterval(() => void take().catch(() => undefined), meanwhile);
    timer.unref();
    try {
      await work();
    } finally {
      clearInterval(timer);
      await releaseJobLock(db, { job, holder });
    }
  };
}
