import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { redisLimits } from './redis-limits';
import { mostBytes, sharedPages, type Expiry, type KeptPage } from './shared-pages';
import { mostBytes as flashBytes } from './redis-flashes';
import { eventually, onRedis } from '../testing/redis';

const page = (html: string): KeptPage => ({
  lastModified: 1_800_000_000_000,
  value: { kind: 'APP_PAGE', html, rscData: Buffer.from('rsc \u0000 data'), headers: { 'content-security-policy': 'x' }, segmentData: new Map([['/a', Buffer.from('segment')]]), status: 200 },
  cacheControl: { revalidate: 60, expire: undefined },
});

onRedis('kept pages of several instances', (ground) => {
  let serial = 0;
  const release = () => `build-${(serial += 1)}`;
  const instance = async (build: string) => {
    const heard: Expiry[] = [];
    const { redis } = await ground.connect();
    const pages = sharedPages(redis, build);
    pages.expired = (expiry) => heard.push(expiry);
    await new Promise((resolve) => setTimeout(resolve, 50));
    return { pages, heard };
  };

  it('what one has rendered the other has as well, to the byte; another release has not', async () => {
    const build = release();
    const [one, other, next] = [await instance(build), await instance(build), await instance(release())];
    expect(await other.pages.get('/faq')).toBeNull();
    await one.pages.set('/faq', page('<p>vraag</p>'));
    expect(await other.pages.get('/faq')).toEqual(page('<p>vraag</p>'));
    expect(await next.pages.get('/faq')).toBeNull();
  });

  it('what expires on one expires on all, and is not found again in Redis', async () => {
    const build = release();
    const [one, other] = [await instance(build), await instance(build)];
    await one.pages.set('/faq', page('old'));
    await one.pages.expire({ tags: ['faq'], durations: { expire: 0 } });
    await eventually(() => other.heard.length === 1);
    expect(other.heard).toEqual([{ tags: ['faq'], durations: { expire: 0 } }]);
    expect(await other.pages.get('/faq')).toBeNull();
    await other.pages.set('/faq', page('new'));
    expect(await one.pages.get('/faq')).toEqual(page('new'));
  });

  it.each(['noeviction', 'volatile-lru'])('[bar S16] a flood of pages takes no lock away, in a Redis that is small: %s', async (policy) => {
    const megabyte = 1024 * 1024;
    const { redis } = await ground.connect();
    const pages = sharedPages(redis, release(), 6 * megabyte);
    await redis.commands.configSet({ maxmemory: String(24 * megabyte), 'maxmemory-policy': policy });
    onTestFinished(async () => void (await redis.commands.configSet({ maxmemory: '0' })));
    const limits = redisLimits(redis, { now: () => new Date(1_800_000_000_000) });
    const lock = { size: 3, every: 600_000 };
    for (let round = 0; round < 3; round++) expect(await limits.take(`login:${policy}`, lock)).toBe(0);
    expect(await limits.take(`login:${policy}`, lock)).toBe(600_000);
    for (let at = 0; at < 120; at++) await pages.set(`/${policy}/${at}`, page(`${at}`.padEnd(megabyte / 2, '.')));
    expect(await limits.take(`login:${policy}`, lock)).toBe(600_000);
    // The last are there, the first made room.
    expect([(await pages.get(`/${policy}/119`)) !== null, await pages.get(`/${policy}/0`)]).toEqual([true, null]);
  });

  it('a page that is kept again counts once, and one that is larger than all may be is not kept', async () => {
    const { redis } = await ground.connect();
    const pages = sharedPages(redis, release(), 20_000);
    const [small, large] = [page('.'.repeat(8_000)), page('.'.repeat(30_000))];
    await pages.set('/other', small);
    for (let round = 0; round < 5; round++) await pages.set('/faq', small);
    expect([await pages.get('/other'), await pages.get('/faq')]).toEqual([small, small]);
    await pages.set('/faq', large);
    expect(await pages.get('/faq')).toBeNull();
  });

  it('beside all kept pages the Redis of compose.yaml has room for what may not be forgotten, and forgets nothing', () => {
    const redis = /command: \["redis-server".*"--maxmemory", "(\d+)mb", "--maxmemory-policy", "(\S+)"\]/.exec(readFileSync('compose.yaml', 'utf8'));
    expect(Number(redis?.[1]) * 1024 * 1024).toBeGreaterThanOrEqual(2 * (mostBytes + flashBytes));
    expect(redis?.[2]).toBe('noeviction');
  });

  it('without Redis nothing fails, and nobody waits until it is back', async () => {
    const { pages } = await instance(release());
    await ground.goAway();
    expect(await pages.get('/faq')).toBeNull();
    await pages.set('/faq', page('x'));
    await pages.expire({ tags: 'faq' });
    await ground.comeBack();
  });

  it('for one that says nothing each call waits a tenth of a second', async () => {
    const { pages } = await instance(release());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
      ground.wake();
    });
    ground.freeze();
    const over = vi.fn<() => void>();
    const all = Promise.all([pages.get('/faq').then((kept) => expect(kept).toBeNull()), pages.set('/faq', page('x')), pages.expire({ tags: 'faq' })]).then(over);
    await vi.advanceTimersByTimeAsync(99);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await all;
  });
});
