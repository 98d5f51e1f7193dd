import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { overPglite } from './prepared-pglite';

const code = (asked: Promise<unknown>) => asked.then(() => 'fine', ({ cause }: { cause: { code: string } }) => cause.code);

describe('statements that the embedded database parses once', () => {
  let client: PGlite;
  let db: ReturnType<typeof overPglite>;
  const kept = async () => (await client.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map(({ statement }) => statement);
  beforeAll(async () => {
    client = await PGlite.create();
    db = overPglite(client);
    await db.execute(sql`create table people (id int generated always as identity, name text not null unique, born timestamptz, likes jsonb, is_new bool, photos int[], weight bigint)`);
  });
  afterAll(() => client.close());

  it('answers as PGlite itself does, of every type, with and without values', async () => {
    const born = new Date('1990-05-01T10:00:00Z');
    await db.execute(sql`insert into people (name, born, likes, is_new, photos, weight) values (${'José'}, ${born.toISOString()}, ${'{"tea":1}'}, ${true}, ${'{1,2}'}, ${61}), (${'x'}, ${null}, ${null}, ${false}, ${null}, ${null})`);
    const text = 'select * from people where weight is null or weight = $1 order by id';
    const own = await client.query(text, [61]);
    const { rows, fields } = await db.$client.query(text, [61]);
    expect(fields).toEqual(own.fields);
    expect(rows).toEqual(own.rows);
    expect(rows[0]).toEqual({ id: 1, name: 'José', born, likes: { tea: 1 }, is_new: true, photos: [1, 2], weight: 61 });
    expect((await db.execute(sql`update people set is_new = ${true} where name = ${'x'}`)).affectedRows).toBe(1);
  });

  it('parses a text once, whatever its values', async () => {
    for (const id of [1, 2, 3]) expect((await db.execute<{ id: number }>(sql`select id from people where id = ${id} or id = ${-id}`)).rows.map((row) => row.id)).toEqual(id < 3 ? [id] : []);
    expect((await kept()).filter((statement) => statement.includes('or id ='))).toHaveLength(1);
  });

  it('says what was wrong, to whoever asked, and goes on', async () => {
    const asked = await Promise.all([
      code(db.execute(sql`select nothing from people`)),
      code(db.execute(sql`select 1`)),
      code(db.execute(sql`insert into people (name) values (${'x'})`)),
      code(db.execute(sql`select 1 / ${0}::int`)),
      code(db.execute(sql`select ${'zz'}::int`)),
      code(db.execute(sql`select 2`)),
    ]);
    expect(asked).toEqual(['42703', 'fine', '23505', '22012', '22P02', 'fine']);
  });

  it('takes a transaction back whole, a part of one alone, and lets nobody else in between', async () => {
    const names = async () => (await db.execute<{ name: string }>(sql`select name from people order by id`)).rows.map(({ name }) => name);
    const seen: string[][] = [];
    const under = db.transaction(async (tx) => {
      await tx.execute(sql`insert into people (name) values (${'gone'})`);
      await tx.transaction((inner) => inner.execute(sql`insert into people (name) values (${'x'})`)).catch(() => undefined);
      await tx.execute(sql`insert into people (name) values (${'gone too'})`);
      throw new Error('no');
    });
    const beside = names().then((found) => void seen.push(found));
    await expect(under).rejects.toThrow('no');
    await beside;
    expect(seen).toEqual([['José', 'x']]);
    await db.transaction((tx) => tx.execute(sql`insert into people (name) values (${'stays'})`));
    expect(await names()).toEqual(['José', 'x', 'stays']);
  });

  it('forgets those that were not asked for longest', async () => {
    for (let at = 0; at < 310; at += 1) {
      await db.execute(sql.raw(`select ${at} as "of many"`));
      await db.execute(sql`select ${1}::int as "asked often"`);
    }
    const statements = await kept();
    expect(statements).toHaveLength(300);
    expect(statements).toContain('select $1::int as "asked often"');
    expect(statements).not.toContain('select 0 as "of many"');
    expect((await db.execute(sql.raw('select 0 as "of many"'))).rows).toEqual([{ 'of many': 0 }]);
  });

  it('[bar P9] plans a statement once for any values, and again after ten minutes: its table may have grown', async () => {
    await db.execute(sql`create table visits (id int primary key, member int)`);
    const ask = () => db.execute(sql`select member from visits where id > ${0}`);
    const name = async () => (await client.query<{ name: string }>(`select name from pg_prepared_statements where statement like 'select member from visits%'`)).rows[0]!.name;
    const guessed = async () => {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain execute ${await name()}(0)`);
      return Number(/rows=(\d+)/.exec(rows[0]!['QUERY PLAN'])![1]);
    };
    for (let time = 0; time < 8; time += 1) await ask();
    expect((await client.query<{ generic_plans: number }>(`select generic_plans::int from pg_prepared_statements where name = '${await name()}'`)).rows[0]!.generic_plans).toBeGreaterThan(0);
    const empty = await guessed();
    await db.execute(sql`insert into visits select n, n from generate_series(1, 50000) n`);
    await ask();
    expect(await guessed()).toBe(empty);
    vi.useFakeTimers({ now: Date.now() + 10 * 60_000, toFake: ['Date'] });
    expect((await ask()).rows).toHaveLength(50_000);
    vi.useRealTimers();
    expect(await guessed()).toBeGreaterThan(2 * empty);
  });
});
