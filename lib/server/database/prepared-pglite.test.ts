import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
});
