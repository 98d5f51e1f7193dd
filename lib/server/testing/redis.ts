// A Redis for a test: the real one, on a port of its own, which can be taken away and brought back. Skipped where there is none.
import { afterAll, beforeAll, describe } from 'vitest';
import { findRedis, startRedis } from '@/scripts/redis.mjs';
import type { LogEntry } from '../logging/log';
import { openRedis, type Redis } from '../instances/redis';

export type RedisGround = {
  url: () => string;
  /** Another instance's connections. */
  connect: () => Promise<{ redis: Redis; lines: LogEntry[] }>;
  /** Redis dies at once; its port stays free for `comeBack`. */
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
  /** Redis neither answers nor ends, until `wake`. */
  freeze: () => void;
  wake: () => void;
};

/** Waits until `check` holds, five seconds at most. */
export async function eventually(check: () => boolean | Promise<boolean>, patience = 5_000): Promise<void> {
  for (const end = Date.now() + patience; !(await check()); ) {
    if (Date.now() > end) throw new Error('It did not come true in time');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Describes `name` with a Redis of its own. */
export function onRedis(name: string, tests: (ground: RedisGround) => void): void {
  describe.skipIf(!findRedis())(`${name} on Redis`, () => {
    const opened: Redis[] = [];
    let server: NonNullable<Awaited<ReturnType<typeof startRedis>>>;

    beforeAll(async () => {
      server = (await startRedis())!;
    });
    afterAll(async () => {
      await Promise.all(opened.map((redis) => redis.close()));
      await server.stop('SIGKILL');
    });

    tests({
      url: () => server.url,
      connect: async () => {
        const lines: LogEntry[] = [];
        const redis = await openRedis({ url: server.url, log: (entry) => void lines.push(entry) });
        opened.push(redis);
        return { redis, lines };
      },
      goAway: () => server.stop('SIGKILL'),
      comeBack: async () => {
        server = (await startRedis(undefined, { port: server.port }))!;
      },
      freeze: () => void server.process.kill('SIGSTOP'),
      wake: () => void server.process.kill('SIGCONT'),
    });
  });
}
