import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from './database';
import { overPglite } from './prepared-pglite';
import { tendTables } from './tend-tables';

describe('the tables of the embedded database', () => {
  let client: PGlite;
  let db: ReturnType<typeof overPglite>;
  beforeAll(async () => {
    client = await PGlite.create();
    db = overPglite(client);
    await db.execute(sql`create table visits (id int primary key, member int, note text)`);
    await db.execute(sql`create table "odd Name" (id int primary key)`);
    await db.execute(sql`create table nothing (id int primary key)`);
  });
  afterAll(() => client.close());

  const add = (from: number, to: number) => db.execute(sql`insert into visits select n, n % 100, 'once' from generate_series(${from}::int, ${to}::int) n`);
  const sizes = async () => (await rowsOf<{ rows: number; pages: number }>(db, sql`select reltuples::int as rows, pg_relation_size('visits')::int / 8192 as pages from pg_class where relname = 'visits'`))[0]!;

  it('are looked after once they have rows, and again when they have grown', async () => {
    expect(await tendTables(db)).toEqual([]);
    await add(1, 2_000);
    await db.execute(sql`insert into "odd Name" values (1)`);
    expect(await tendTables(db)).toEqual(['odd Name', 'visits']);
    expect((await sizes()).rows).toBe(2_000);
    expect(await tendTables(db)).toEqual([]);
    await add(2_001, 2_100);
    expect(await tendTables(db)).toEqual([]);
    await add(2_101, 6_000);
    expect(await tendTables(db)).toEqual(['visits']);
    expect((await sizes()).rows).toBe(6_000);
  });

  it('a plan that was made while there was little is made anew', async () => {
    const ask = () => db.execute(sql`select count(*) from "odd Name" where id > ${0}`);
    for (let time = 0; time < 8; time += 1) await ask();
    const [{ name }] = (await rowsOf<{ name: string }>(db, sql`select name from pg_prepared_statements where statement like 'select count(*) from "odd Name"%'`)) as [{ name: string }];
    const guessed = async () => Number(/rows=(\d+)[^\n]*$/.exec((await client.query<{ 'QUERY PLAN': string }>(`explain execute ${name}(0)`)).rows[1]!['QUERY PLAN'])![1]);
    const before = await guessed();
    await db.execute(sql`insert into "odd Name" select n from generate_series(2, 50000) n`);
    await tendTables(db);
    await ask();
    expect(await guessed()).toBeGreaterThan(100 * before);
  });

  it('[bar P9] do not grow for ever where the same rows are written again and again', async () => {
    const rewrite = () => db.execute(sql`update visits set note = note || ''`);
    await rewrite();
    await tendTables(db);
    const { pages } = await sizes();
    for (let round = 0; round < 8; round += 1) {
      await rewrite();
      await tendTables(db);
    }
    expect((await sizes()).pages).toBeLessThan(2.5 * pages);
  });
});
