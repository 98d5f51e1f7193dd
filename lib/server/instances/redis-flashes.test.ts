import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { storedFlash, storeFlash } from '@/lib/api/flash-store';
import { forget } from '@/lib/once';
import { redisLimits } from './redis-limits';
import { redisFlashes, sealer, shareFlashes } from './redis-flashes';
import { eventually, onRedis } from '../testing/redis';

const secret = 's'.repeat(32);
const words = { values: { text: 'Wat ik nog wilde zeggen' }, member: '7' };

describe('what is sealed', () => {
  it('opens under the same secret and token, and holds no word that can be read', () => {
    const sealed = sealer(secret).seal('token', words);
    expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('wilde');
    expect(sealer(secret).open('token', sealed)).toEqual(words);
  });

  it.each<[string, () => unknown]>([
    ['under another secret', () => sealer('t'.repeat(32)).open('token', sealer(secret).seal('token', words))],
    ['under another token', () => sealer(secret).open('other', sealer(secret).seal('token', words))],
    ['changed', () => sealer(secret).open('token', `A${sealer(secret).seal('token', words).slice(1, -8)}AAAAAAA=`)],
  ])('does not open %s', (_, open) => expect(open).toThrow());
});

onRedis('what a form leaves, where two instances share a Redis', (ground) => {
  afterEach(() => {
    forget('shared flashes');
    forget('flashes');
  });

  it('is found by the other one, by whom it is for, and no more half a minute after it was shown', async () => {
    const { redis } = await ground.connect();
    shareFlashes(redis, secret);
    const token = storeFlash(words);
    forget('flashes');
    await eventually(async () => (await storedFlash(token)) !== null);
    expect(await storedFlash(token, () => false)).toBeNull();
    expect(await storedFlash(token, (found) => (found as typeof words).member === '7')).toEqual(words);
    const [key] = (await redis.commands.keys('flash:*')).filter((each) => !each.includes(token));
    expect(await redis.commands.pTTL(key!)).toBeLessThanOrEqual(30_000);
  });

  it('what another instance has shown is not shown again by the one that took it', async () => {
    const { redis } = await ground.connect();
    shareFlashes(redis, secret);
    const token = storeFlash(words);
    await eventually(async () => (await storedFlash(token)) !== null);
    await redis.commands.flushDb();
    expect(await storedFlash(token)).toBeNull();
  });

  it('[bar S16] is bounded in all: beyond that the first makes room, and a lock beside it stays', async () => {
    const { redis } = await ground.connect();
    const limits = redisLimits(redis, { now: () => new Date(1_800_000_000_000) });
    const lock = { size: 1, every: 600_000 };
    expect(await limits.take('login', lock)).toBe(0);
    const small = redisFlashes(redis, secret, 200_000);
    const text = 'a'.repeat(30_000);
    for (let at = 0; at < 12; at++) expect(await small.put(`token-${at}`, { text }, 60_000)).toBe(true);
    const lying = await Promise.all(Array.from({ length: 12 }, (_, at) => small.find(`token-${at}`)));
    expect(lying.map((found) => found !== null)).toEqual([...Array<boolean>(8).fill(false), ...Array<boolean>(4).fill(true)]);
    expect([await small.put('too-large', { text: 'a'.repeat(200_000) }, 60_000), await small.find('too-large')]).toEqual([false, null]);
    expect(await limits.take('login', lock)).toBe(600_000);
  });

  it('while Redis is away the instance has what it took itself, and another has nothing', async () => {
    const { redis } = await ground.connect();
    shareFlashes(redis, secret);
    await ground.goAway();
    await eventually(() => !redis.commands.isReady);
    const token = storeFlash(words);
    expect(await storedFlash(token)).toEqual(words);
    expect(await redisFlashes(redis, secret).find(randomUUID())).toBeUndefined();
    await ground.comeBack();
    // Redis never heard of it: that it has nothing says nothing.
    await eventually(async () => (await redisFlashes(redis, secret).find(randomUUID())) === null);
    expect(await storedFlash(token)).toEqual(words);
  });
});
