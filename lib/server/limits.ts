// How often something may happen: token buckets, kept by a port that another issue gives to Redis. Decisions, 'Calls' (429).
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

type Level = { tokens: number; at: number };
const ceiling = 50_000;

/** Buckets in this process's memory; the least used are forgotten first when there are very many. */
export function memoryLimits(clock: Clock): Limits {
  const levels = new Map<string, Level>();

  const level = (key: string, { size, every }: Bucket): Level => {
    const now = clock.now().getTime();
    const kept = levels.get(key) ?? { tokens: size, at: now };
    levels.delete(key);
    if (levels.size >= ceiling) levels.delete(levels.keys().next().value!);
    const gained = Math.max(0, now - kept.at) / every;
    const current = { tokens: Math.min(size, kept.tokens + gained), at: now };
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
  };
}
