// What instances share beside the database: events, limits and kept pages, through Redis where there is one. Decisions, 'Running it' (REDIS_URL).
import { formLimit } from '@/lib/site/http/form-limit';
import { memoryBus, type Bus } from '../live/bus';
import { memoryLimits, type Bucket, type Limits } from '../limits';
import type { Log } from '../logging/log';
import { openRedis } from './redis';
import { redisBus } from './redis-bus';
import { redisLimits } from './redis-limits';
import { sharePages } from './share-pages';
import { shareFlashes } from './redis-flashes';
import type { Clock } from '../server-parts';

export type Shared = { bus: Bus; limits: Limits; close: () => Promise<void> };

type Given = { redisUrl: string | undefined; /** Seals what is nobody else's; without it that is not shared. */ secret: string | undefined; clock: Clock; log: Log };

/** Forms of one network: more than people without script send, and then one a second. */
const forms: Bucket = { size: 60, every: 1_000 };

/** From now on forms are counted by these limits. */
function countingForms(limits: Limits): Limits {
  formLimit().take = (network) => limits.take(`form:network:${network}`, forms);
  return limits;
}

export async function openShared({ redisUrl, secret, clock, log }: Given): Promise<Shared> {
  if (!redisUrl) return { bus: memoryBus(), limits: countingForms(memoryLimits(clock)), close: () => Promise.resolve() };
  const redis = await openRedis({ url: redisUrl, log });
  sharePages(redis);
  if (secret) shareFlashes(redis, secret);
  const bus = redisBus(redis);
  const close = () => {
    bus.close();
    return redis.close();
  };
  return { bus, limits: countingForms(redisLimits(redis, clock)), close };
}
