// The same token buckets, counted over all instances: one step in Redis, so that nobody gets in between. While Redis is away each instance
// counts by itself, which is stricter than not counting. Decision 131.
import { createHash } from 'node:crypto';
import { memoryLimits, type Bucket, type Limits } from '../limits';
import type { Redis } from './redis';
import type { Clock } from '../server-parts';
import { within } from '../within';

/** A sign-in may not wait for a Redis that has lost its voice. */
const patience = 400;

/**
 * KEYS: the bucket. ARGV: what to do, size, milliseconds per token, now. Answers how long to wait. A clock behind another
 * instance's gives nothing away; a full bucket is one that is forgotten.
 */
const script = `
local size, every, now = tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local kept = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local at = math.max(now, tonumber(kept[2]) or now)
local tokens = math.min(size, (tonumber(kept[1]) or size) + (at - (tonumber(kept[2]) or at)) / every)
local wait = 0
if ARGV[1] == 'back' then tokens = math.min(size, tokens + 1)
elseif tokens >= 1 then tokens = tokens - 1
else wait = math.ceil((1 - tokens) * every) end
redis.call('HSET', KEYS[1], 'tokens', tostring(tokens), 'at', string.format('%.0f', at))
redis.call('PEXPIRE', KEYS[1], math.ceil((size - tokens) * every) + 1000)
return wait`;

// Addresses of people are in the keys: Redis is told only that two of them are the same.
const nameOf = (key: string) => `vonk:limit:${createHash('sha256').update(key).digest('base64url').slice(0, 24)}`;

export function redisLimits(redis: Redis, clock: Clock): Limits {
  const local = memoryLimits(clock);

  const step = (what: 'take' | 'back', key: string, { size, every }: Bucket): Promise<number> =>
    within(patience, redis.commands.eval(script, { keys: [nameOf(key)], arguments: [what, String(size), String(every), String(clock.now().getTime())] })).then(Number);

  return {
    take: (key, bucket) => step('take', key, bucket).catch(() => local.take(key, bucket)),
    giveBack: async (key, bucket) => {
      await step('back', key, bucket).catch(() => local.giveBack(key, bucket));
    },
    reset: async (key) => {
      await local.reset(key);
      await within(patience, redis.commands.del(nameOf(key))).catch(() => undefined);
    },
  };
}
