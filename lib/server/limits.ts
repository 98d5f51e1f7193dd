// How often something may happen: token buckets, in memory or, over several instances, in Redis (redis-limits.ts). Bar S8.
import type { Clock } from './server-parts';

/** A bucket holds `size` tokens and regains one every `every` milliseconds. */
export type Bucket = { size: number; every: number };

export type Limits = {
  /** Takes a token. 0 when there was one, else the milliseconds until there is. Counts at once, so that parallel takers cannot share a token. */
  take: (key: string, bucket: Bucket) => Promise<number>;
  /** Gives a token back, for what turned out to be harmless. */
  giveBack: (key: string, bucket: Bucket) => Promise<void>;
  /** Fills the bucket. */
  reset: (key: string) => Promise<void>;
};

type Level = { tokens: number; at: number; bucket: Bucket };

/** So many buckets are kept before those that are full again are looked for. */
const ceiling = 50_000;

/** The tokens of a bucket at a moment. A clock that goes back gives nothing away. */
const tokensAt = ({ tokens, at, bucket: { size, every } }: Level, now: number) => Math.min(size, tokens + Math.max(0, now - at) / every);

/**
 * Buckets in this process's memory. Only a bucket that is full again is forgotten, as it says nothing: one that was emptied stays so however many
 * others there are (bar S16). What makes them is bounded by the networks, whose limit comes first. `kept` says how many there are.
 */
export function memoryLimits(clock: Clock): Limits & { kept: () => number } {
  const levels = new Map<string, Level>();
  let sweepAt = ceiling;

  const sweep = (now: number) => {
    for (const [key, level] of levels) if (tokensAt(level, now) >= level.bucket.size) levels.delete(key);
    // Looking through all of them is done again once there are twice as many.
    sweepAt = Math.max(ceiling, 2 * levels.size);
  };

  const level = (key: string, bucket: Bucket): Level => {
    const now = clock.now().getTime();
    const kept = levels.get(key);
    if (!kept && levels.size >= sweepAt) sweep(now);
    const current = { tokens: kept ? tokensAt({ ...kept, bucket }, now) : bucket.size, at: Math.max(now, kept?.at ?? now), bucket };
    levels.set(key, current);
    return current;
  };

  return {
    take: (key, bucket) => {
      const current = level(key, bucket);
      if (current.tokens < 1) return Promise.resolve(Math.ceil((1 - current.tokens) * bucket.every));
      current.tokens -= 1;
      return Promise.resolve(0);
    },
    giveBack: (key, bucket) => {
      const current = level(key, bucket);
      current.tokens = Math.min(bucket.size, current.tokens + 1);
      return Promise.resolve();
    },
    reset: (key) => {
      levels.delete(key);
      return Promise.resolve();
    },
    kept: () => levels.size,
  };
}
