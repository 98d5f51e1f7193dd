// Erases members whose days of grace are over, by the clock. Specification, section 4 (account deletion). (T13, B05)
import type { Log } from '../logging/log';
import { letPayersGo, type Letting } from './let-payers-go';
import { repeatedWork } from './repeated-work';
import type { Clock } from '../server-parts';
import type { Database } from '../database/database';
import { eraseNext } from '../store/erase-member';
import type { PhotoFiles } from '../photos/photo-files';

/** So many who cannot be erased end a round: then it is the store that is away. */
const mostFailures = 100;

export type Eraser = {
  /** Erases all who are due, and has the payment company let go of what they paid with; gives how many were erased. Who cannot be erased holds up nobody else; then it throws at the end. */
  eraseDue: () => Promise<number>;
  /** Begins with nobody else; resolves once the one under way is done. */
  close: () => Promise<void>;
};

/** `every`: looks for members who are due this often, in milliseconds; unset: only when told to. */
type Parts = { db: Database; photos: PhotoFiles; clock: Clock; log: Log; payments: Letting['payments']; every?: number };

export function createEraser({ db, photos, clock, log, payments, every }: Parts): Eraser {
  const remove = (name: string) => photos.remove(`${name}.webp`);

  const eraseAll = async (isClosed: () => boolean): Promise<number> => {
    let erased = 0;
    const faults: unknown[] = [];
    const failed = new Set<number>();
    /** Erases the next one; false where there is nobody. */
    const next = async (): Promise<boolean> => {
      const before = failed.size;
      try {
        if (!(await eraseNext(db, clock.now(), remove, failed))) return false;
        erased += 1;
      } catch (error) {
        faults.push(error);
        // One that is no member's would come again with the next.
        if (failed.size === before) return false;
      }
      return failed.size < mostFailures;
    };
    try {
      while (!isClosed() && (await next()));
      if (faults.length > 0) return await Promise.reject(faults[0] as Error);
      return erased;
    } finally {
      if (erased > 0) log({ level: 'info', event: 'members erased', count: erased });
      // Whoever was erased before one that failed is let go of all the same.
      await letPayersGo({ db, clock, log, payments }, isClosed);
    }
  };
  const { run, close } = repeatedWork({ work: eraseAll, every, atOnce: true, log, failure: 'erasing stopped' });
  return { eraseDue: run, close };
}
