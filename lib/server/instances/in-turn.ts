// Work that of several instances one does at a time: the others find it taken and leave it. Decision 132.
import { randomUUID } from 'node:crypto';
import type { Clock } from '../server-parts';
import type { Database } from '../store/database';
import { endTurn, takeTurn } from '../store/turn-store';

export type InTurn = (work: () => Promise<void>) => Promise<void>;

/** Whoever dies with the turn keeps it this long, in milliseconds: bar M1 wants payments within 60 seconds. */
export const turnLife = 20_000;
const meanwhile = turnLife / 3;

/** Does the work where no other instance is at it; nothing otherwise. */
export function inTurn({ db, clock }: { db: Database; clock: Clock }, job: string): InTurn {
  const holder = randomUUID();
  const take = () => takeTurn(db, { job, holder, now: clock.now(), life: turnLife });

  return async (work) => {
    if (!(await take())) return;
    const timer = setInterval(() => void take().catch(() => undefined), meanwhile);
    timer.unref();
    try {
      await work();
    } finally {
      clearInterval(timer);
      await endTurn(db, { job, holder });
    }
  };
}
