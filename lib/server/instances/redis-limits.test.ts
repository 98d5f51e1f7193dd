import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { login } from '@/lib/contract/user';
import type { Bucket } from '../limits';
import { redisLimits } from './redis-limits';
import { eventually, onRedis, type RedisGround } from '../testing/redis';
import { onOneDatabase } from '../testing/suite';
import { browser, testServer } from '../testing/test-server';

const bucket: Bucket = { size: 3, every: 1_000 };

async function twoInstances(ground: RedisGround) {
  const moment = { now: 1_800_000_000_000 };
  const clock = { now: () => new Date(moment.now) };
  const [one, other] = [await ground.connect(), await ground.connect()];
  return { one: redisLimits(one.redis, clock), other: redisLimits(other.redis, clock), lines: one.lines, redis: one.redis, passes: (milliseconds: number) => (moment.now += milliseconds) };
}

onRedis('limits over several instances', (ground) => {
  it('a bucket is one for all, gives what it holds, then says how long to wait', async () => {
    const { one, other, passes } = await twoInstances(ground);
    const key = randomUUID();
    expect([await one.take(key, bucket), await other.take(key, bucket), await one.take(key, bucket)]).toEqual([0, 0, 0]);
    expect([await other.take(key, bucket), await one.take(key, bucket)]).toEqual([1_000, 1_000]);
    passes(400);
    expect(await other.take(key, bucket)).toBe(600);
    passes(600);
    expect([await one.take(key, bucket), await other.take(key, bucket)]).toEqual([0, 1_000]);
    passes(60_000);
    for (let at = 0; at < 3; at++) expect(await one.take(key, bucket)).toBe(0);
    expect(await other.take(key, bucket)).toBe(1_000);
  });

  it('counts parallel takers of both one by one', async () => {
    const { one, other } = await twoInstances(ground);
    const key = randomUUID();
    const waits = await Promise.all(Array.from({ length: 100 }, (_, at) => (at % 2 ? one : other).take(key, bucket)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  it('takes back what was harmless, starts afresh when told to, and gives nothing to a clock that lags', async () => {
    const { one, other, passes } = await twoInstances(ground);
    const key = randomUUID();
    for (let at = 0; at < 3; at++) await one.take(key, bucket);
    await other.giveBack(key, bucket);
    expect([await one.take(key, bucket), await one.take(key, bucket)]).toEqual([0, 1_000]);
    passes(-10_000);
    expect(await other.take(key, bucket)).toBeGreaterThanOrEqual(1_000);
    passes(10_000);
    await other.reset(key);
    for (let at = 0; at < 3; at++) expect(await one.take(key, bucket)).toBe(0);
  });

  it('[bar S11] tells Redis no address, and keeps no bucket for longer than it takes to fill', async () => {
    const { one, redis } = await twoInstances(ground);
    await one.take('login:account:1:free@example.test', bucket);
    const names = await redis.commands.keys('*');
    expect(names.join()).not.toMatch(/free|example/);
    for (const name of names) expect(await redis.commands.pTTL(name)).toBeGreaterThan(0);
    await eventually(async () => (await redis.commands.keys('vonk:limit:*')).length === 0, 8_000);
  }, 15_000);

  it('without Redis each instance counts by itself, and one line says so', async () => {
    const { one, other, lines } = await twoInstances(ground);
    const key = randomUUID();
    await ground.goAway();
    for (let at = 0; at < 3; at++) expect(await one.take(key, bucket)).toBe(0);
    expect(await one.take(key, bucket)).toBe(1_000);
    expect(await other.take(key, bucket)).toBe(0);
    await one.reset(key);
    expect(await one.take(key, bucket)).toBe(0);
    await one.giveBack(key, bucket);
    await eventually(() => lines.length > 0);
    expect(lines.map(({ event }) => event)).toEqual(['redis is away']);
    await ground.comeBack();
    await eventually(() => lines.at(-1)?.event === 'redis is back', 10_000);
  }, 20_000);
});

onRedis('two servers on one database and one Redis', (redis) => {
  onOneDatabase('wrong passwords', (ground) => {
    it('are counted together: whoever is locked out here is locked out there, for everybody at that account', async () => {
      const parts = ground.server.parts;
      const instances = await Promise.all([1, 2].map(async () => testServer(ground.db, { clock: parts.clock, limits: redisLimits((await redis.connect()).redis, parts.clock) })));
      const key = `free@example.test`;
      const answers = [];
      for (let at = 0; at < 13; at++) answers.push((await browser(instances[at % 2]!.handle, { address: `10.0.0.${at}` }).call(login, { body: { email: key, password: 'not the password' } })).code);
      expect(answers).toEqual([...Array(10).fill('login_failed'), ...Array(3).fill('locked_out')]);
      await (await redis.connect()).redis.commands.flushAll();
    });
  });
});
