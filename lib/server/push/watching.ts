// Whose pages are being looked at: a stream is open, and its browser has just given a sign of life. Whoever looks is pushed nothing. Told
// to other instances through the session. Decisions 141, 360.
import { randomUUID } from 'node:crypto';
import { heartbeat } from '../live/event-stream';
import { errorFacts, type Log } from '../logging/log';
import type { Clock } from '../server-parts';
import type { Database } from '../database/database';
import type { Session } from '../store/session-store';
import { beginWatch, endWatch, renewStreams, renewWatch } from '../store/watch-store';

type Looker = Pick<Session, 'id' | 'watchedUntil' | 'streamUntil'> & { member: Pick<Session['member'], 'id'> };

export type Watching = {
  /** A stream of a session opens; gives back how to say that it ended. */
  begin: (session: Looker) => () => void;
  /** A request of a session came: where a stream of it is open, somebody is there. */
  sign: (session: Looker) => void;
  /** A stream has sent its heartbeat: this instance lives, and so do all streams that it has. */
  beat: () => void;
  /** Resolves once all that was said is noted. */
  settled: () => Promise<void>;
};

/** Whoever gives no sign of life for so long does not look any more, however open the line seems: a phone that vanished leaves it open. */
export const watchLife = 90_000;
/** An instance that has said nothing for three heartbeats is gone, and its streams with it. */
export const streamLife = 3 * heartbeat * 1000;
/** However many streams beat, all are noted at once, this often at most. */
const betweenBeats = (heartbeat - 5) * 1000;
/** Signs are noted this often at most. */
const often = 30_000;

type Parts = { db: Database; clock: Clock; log: Log };

export function createWatching({ db, clock, log }: Parts): Watching {
  const open = new Map<number, Set<string>>();
  const pending = new Set<Promise<void>>();
  let beaten = -Infinity;
  const noted = (work: Promise<void>): Promise<void> => {
    const done: Promise<void> = work
      .catch((error: unknown) => log({ level: 'warn', event: 'who looks was not noted', ...errorFacts(error) }))
      .finally(() => pending.delete(done));
    pending.add(done);
    return done;
  };
  const after = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);

  return {
    begin: ({ id, member }) => {
      const stream = randomUUID();
      const streams = open.get(id) ?? new Set();
      open.set(id, streams.add(stream));
      const begun = noted(beginWatch(db, { session: id, stream, until: after(watchLife), streamUntil: after(streamLife) }));
      return () => {
        if (!streams.delete(stream)) return;
        const [other] = streams;
        if (other === undefined) open.delete(id);
        void noted(begun.then(() => endWatch(db, { session: id, stream, other, member: member.id, now: clock.now() })));
      };
    },
    sign: ({ id, watchedUntil, streamUntil }) => {
      const now = clock.now();
      if (!watchedUntil || (streamUntil && streamUntil <= now) || watchedUntil >= after(watchLife - often)) return;
      void noted(renewWatch(db, id, { until: after(watchLife), now }));
    },
    beat: () => {
      const now = clock.now().getTime();
      if (now - beaten < betweenBeats) return;
      beaten = now;
      void noted(renewStreams(db, [...open.keys()], after(streamLife)));
    },
    settled: async () => void (await Promise.all(pending)),
  };
}
