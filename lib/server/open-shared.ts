// What instances share beside the database: events, limits and kept pages, through Redis where there is one. Decisions, 'Running it' (REDIS_URL).
import { memoryBus, type Bus } from './bus';
import { memoryLimits, type Limits } from './limits';
import type { Log } from './log';
import { openRedis } from './redis';
import { redisBus } from './redis-bus';
import { redisLimits } from './redis-limits';
import { sharePages } from './share-pages';
import { shareShelf } from './share-shelf';
import type { Clock } from './server-parts';

export type Shared = { bus: Bus; limits: Limits; close: () => Promise<void> };

type Given = { redisUrl: string | undefined; /** Seals what is nobody else's; without it that is not shared. */ secret: string | undefined; clock: Clock; log: Log };

export async function openShared({ redisUrl, secret, clock, log }: Given): Promise<Shared> {
  if (!redisUrl) return { bus: memoryBus(), limits: memoryLimits(clock), close: () => Promise.resolve() };
  const redis = await openRedis({ url: redisUrl, log });
  sharePages(redis);
  if (secret) shareShelf(redis, secret);
  const bus = redisBus(redis);
  const close = () => {
    bus.close();
    return redis.close();
  };
  return { bus, limits: redisLimits(redis, clock), close };
}
