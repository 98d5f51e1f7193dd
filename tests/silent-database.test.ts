// A PostgreSQL that vanishes without a word, between the server and it: no connection breaks, nothing comes. Issue of several machines. Decision 214.
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '@/lib/server/store/open-database';
import { failureOf } from '@/lib/server/store/store-failure';
import { faultProxy } from './lossy/fault-proxy';

const given = process.env['TEST_DATABASE_URL'];

/** A database of its own, through a line that can be broken. */
async function scene() {
  const name = `silent_${process.pid}_${Date.now()}`;
  const desk = postgres(given!, { max: 1, onnotice: () => undefined });
  await desk.unsafe(`create database ${name}`);
  const url = new URL(given!);
  const target = Number(url.port);
  const line = { proxy: await faultProxy(target) };
  const { port } = line.proxy;
  url.port = String(port);
  url.pathname = `/${name}`;
  const { db, close } = await openDatabase({ dataDir: '', databaseUrl: url.href });
  onTestFinished(async () => {
    line.proxy.setDumb(false);
    await close();
    await line.proxy.close();
    await desk.unsafe(`drop database ${name} with (force)`);
    await desk.end();
  });
  const ask = () => db.execute(sql`select 1`).then(() => 'answered', (error: unknown) => failureOf(error).code);
  await Promise.all(Array.from({ length: 10 }, ask));
  const comesBack = async () => {
    line.proxy = await faultProxy(target, port);
  };
  return { db, line, ask, comesBack };
}

describe.runIf(given)('PostgreSQL', () => {
  it('that vanishes without a word is told of within seconds, to whoever waits in line too, and asked again once it is there', { timeout: 60_000 }, async () => {
    const { line, ask } = await scene();
    line.proxy.setDumb(true);
    const began = performance.now();
    expect(await Promise.all(Array.from({ length: 25 }, ask))).toEqual(Array(25).fill('unavailable'));
    expect(performance.now() - began).toBeLessThan(15_000);
    expect(await ask()).toBe('unavailable');
    line.proxy.setDumb(false);
    await expect.poll(ask, { timeout: 10_000 }).toBe('answered');
  });

  it('that refuses is told of at once however long it does, and from its return on no call waits or is cut off', { timeout: 90_000 }, async () => {
    const { line, ask, comesBack } = await scene();
    await line.proxy.close();
    const slowest = async (seconds: number, expected: string) => {
      let most = 0;
      for (const end = performance.now() + seconds * 1_000; performance.now() < end; ) {
        const began = performance.now();
        expect(await ask()).toBe(expected);
        most = Math.max(most, performance.now() - began);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      return most;
    };
    expect(await slowest(15, 'unavailable')).toBeLessThan(4_000);
    await comesBack();
    await expect.poll(ask, { timeout: 5_000 }).toBe('answered');
    expect(await slowest(12, 'answered')).toBeLessThan(4_000);
  });

  it('that is busy is not taken for gone: statements that run on are not cut', { timeout: 60_000 }, async () => {
    const { db } = await scene();
    const long = Array.from({ length: 12 }, () => db.execute(sql`select pg_sleep(9)`));
    expect(await Promise.allSettled(long)).toMatchObject(Array(12).fill({ status: 'fulfilled' }));
  });
});
