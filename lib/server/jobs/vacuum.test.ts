import { PGlite } from '@electric-sql/pglite';
import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rowsOf } from '../database/database';
import { overPglite } from '../database/prepared-pglite';
import { createVacuum } from './vacuum';

describe('the vacuum of the embedded database', () => {
  let client: PGlite;
  let db: ReturnType<typeof overPglite>;
  let vacuum: ReturnType<typeof createVacuum>;
  const logged: object[] = [];
  const log = (line: object) => void logged.push(line);
  beforeAll(async () => {
    client = await PGlite.create();
    db = overPglite(client);
    vacuum = createVacuum({ db, log });
    await db.execute(sql`create table visits (id int primary key, member int, note text)`);
    await db.execute(sql`create table "odd Name" (id int primary key)`);
    await db.execute(sql`create table nothing (id int primary key)`);
  });
  afterAll(() => client.close());

  const add = (from: number, to: number) => db.execute(sql`insert into visits select n, n % 100, 'once' from generate_series(${from}::int, ${to}::int) n`);
  const sizes = async () => (await rowsOf<{ rows: number; pages: number }>(db, sql`select reltuples::int as rows, pg_relation_size('visits')::int / 8192 as pages from pg_class where relname = 'visits'`))[0]!;

  it('is of tables that have rows, and again of those that have grown', async () => {
    expect(await vacuum.run()).toEqual([]);
    await add(1, 2_000);
    await db.execute(sql`insert into "odd Name" values (1)`);
    expect(await vacuum.run()).toEqual(['odd Name', 'visits']);
    expect((await sizes()).rows).toBe(2_000);
    expect(await vacuum.run()).toEqual([]);
    await add(2_001, 2_100);
    expect(await vacuum.run()).toEqual([]);
    await add(2_101, 6_000);
    expect(await vacuum.run()).toEqual(['visits']);
    expect((await sizes()).rows).toBe(6_000);
  });

  it('a plan that was made while there was little is made anew', async () => {
    const ask = () => db.execute(sql`select count(*) from "odd Name" where id > ${0}`);
    for (let time = 0; time < 8; time += 1) await ask();
    const [{ name }] = (await rowsOf<{ name: string }>(db, sql`select name from pg_prepared_statements where statement like 'select count(*) from "odd Name"%'`)) as [{ name: string }];
    const guessed = async () => Number(/rows=(\d+)[^\n]*$/.exec((await client.query<{ 'QUERY PLAN': string }>(`explain execute ${name}(0)`)).rows[1]!['QUERY PLAN'])![1]);
    const before = await guessed();
    await db.execute(sql`insert into "odd Name" select n from generate_series(2, 50000) n`);
    await ask();
    expect(await guessed()).toBe(before);
    await vacuum.run();
    await ask();
    expect(await guessed()).toBeGreaterThan(100 * before);
  });

  it('[bar P9] keeps a table whose rows are written again and again from growing for ever', async () => {
    const rewrite = () => db.execute(sql`update visits set note = note || ''`);
    await rewrite();
    await vacuum.run();
    const { pages } = await sizes();
    for (let round = 0; round < 8; round += 1) {
      await rewrite();
      await vacuum.run();
    }
    expect((await sizes()).pages).toBeLessThan(2.5 * pages);
  });

  it('of a table that fails is logged, and holds up no other', async () => {
    await db.execute(sql`create table abroad as select n from generate_series(1, 3) n`);
    await db.execute(sql`create table zoo as select n from generate_series(1, 3) n`);
    const textOf = (statement: SQL) => new PgDialect().sqlToQuery(statement).sql;
    const full = new Proxy(db, { get: (target, name) => (name === 'execute' ? (statement: SQL) => (textOf(statement).endsWith('"abroad"') ? Promise.reject(new Error('the disk is full')) : db.execute(statement)) : Reflect.get(target, name)) as unknown });
    expect(await createVacuum({ db: full, log }).run()).toEqual(['zoo']);
    expect(logged).toEqual([expect.objectContaining({ level: 'error', event: 'vacuum failed' })]);
    expect(await vacuum.run()).toEqual(['abroad']);
  });

  it('comes by the clock until it is closed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const timed = createVacuum({ db, log, every: 60_000 });
    await db.execute(sql`create table by_clock as select n from generate_series(1, 3) n`);
    vi.advanceTimersByTime(60_000);
    expect(await timed.run()).toEqual(['by_clock']);
    await timed.close();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});
