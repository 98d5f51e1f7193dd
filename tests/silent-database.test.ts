// A PostgreSQL that vanishes without a word, between the server and it: no connection breaks, nothing comes. Issue of several machines. Decision 214.
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { describe, it, type TestContext } from 'vitest';
import { openDatabase } from '@/lib/server/database/open-database';
import { failureOf } from '@/lib/server/database/database-failure';
import { faultProxy } from './lossy/fault-proxy';

const given = process.env['TEST_DATABASE_URL'];
let databases = 0;

/** A database of its own, through a line that can be broken. */
async function scene({ onTestFinished }: TestContext) {
  const name = `silent_${process.pid}_${Date.now()}_${(databases += 1)}`;
  const admin = postgres(given!, { max: 1, onnotice: () => undefined });
  await admin.unsafe(`create database ${name}`);
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
    await admin.unsafe(`drop database ${name} with (force)`);
    await admin.end();
  });
  const ask = () => db.execute(sql`select 1`).then(() => 'answered', (error: unknown) => failureOf(error).code);
  await Promise.all(Array.from({ length: 10 }, ask));
  const comesBack = async () => {
    line.proxy = await faultProxy(target, port);
  };
  return { db, line, ask, comesBack };
}

// Each waits by the true clock, beside the others. Without what is tested a call waits for a quarter of an hour, or a hundred for minutes: the limits here are far from both.
describe.runIf(given).concurrent('PostgreSQL', () => {
  it('that vanishes without a word is told of within seconds, to whoever waits in line too, and asked again once it is there', { timeout: 60_000 }, async (context) => {
    const { expect } = context;
    const { line, ask } = await scene(context);
    line.proxy.setDumb(true);
    expect(await Promise.all(Array.from({ length: 25 }, ask))).toEqual(Array(25).fill('unavailable'));
    expect(await ask()).toBe('unavailable');
    line.proxy.setDumb(false);
    await expect.poll(ask, { timeout: 10_000 }).toBe('answered');
  });

  it('that refuses is told of at once however often it does, and from its return on no call is cut off', { timeout: 60_000 }, async (context) => {
    const { expect } = context;
    const { line, ask, comesBack } = await scene(context);
    await line.proxy.close();
    for (let asked = 0; asked < 100; asked += 1) expect(await ask()).toBe('unavailable');
    await comesBack();
    await expect.poll(ask, { timeout: 5_000 }).toBe('answered');
    // As long as a look for silence takes that began before the return.
    for (const end = performance.now() + 8_000; performance.now() < end; await new Promise((resolve) => setTimeout(resolve, 100))) expect(await ask()).toBe('answered');
  });

  it('that is busy is not taken for gone: statements that run on are not cut, nor those that wait for them', { timeout: 60_000 }, async (context) => {
    const { expect } = context;
    const { db } = await scene(context);
    const long = [...Array(10).fill(9), 0, 0].map((seconds: number) => db.execute(sql`select pg_sleep(${seconds}::int)`));
    expect(await Promise.allSettled(long)).toMatchObject(Array(12).fill({ status: 'fulfilled' }));
  });
});
