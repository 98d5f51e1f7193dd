// Tells members by mail of what happened while they were away, and forgets what is old, by the clock. Decision 64. (S11, S15)
import type { Log } from '../logging/log';
import type { Post } from '../mail/post';
import type { Clock } from '../server-parts';
import type { Database } from '../database/database';
import { mailNextReader, type NoticePlace } from '../store/notice-mails';
import { pruneNotifications } from '../store/notification-list';
import { forgetTokens } from '../store/token-store';
import { repeatedWork } from './repeated-work';

export type Notifier = {
  /** Tells all who are to be told; gives how many. */
  tellDue: () => Promise<number>;
  /** Begins with nobody else; resolves once the one under way is told. */
  close: () => Promise<void>;
};

/** `every`: looks this often, in milliseconds; unset: only when told to. */
type Parts = { db: Database; clock: Clock; log: Log; post: Pick<Post, 'nudge'>; random: (bytes: number) => Uint8Array; every?: number };

export function createNotifier({ db, clock, log, post, random, every }: Parts): Notifier {
  const tellAll = async (isClosed: () => boolean): Promise<number> => {
    let told = 0;
    try {
      await pruneNotifications(db, clock.now());
      await forgetTokens(db, 'unsubscribe', clock.now());
      for (let after: NoticePlace | null | undefined; !isClosed() && after !== null; ) {
        const step = await mailNextReader(db, clock.now(), random, after);
        if (step.told) told += 1;
        after = step.next;
      }
      return told;
    } finally {
      if (told > 0) {
        post.nudge();
        log({ level: 'info', event: 'members told by mail', count: told });
      }
    }
  };
  const { run, close } = repeatedWork({ work: tellAll, every, log, failure: 'telling stopped' });
  return { tellDue: run, close };
}
