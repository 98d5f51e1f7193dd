import { expect, test } from 'vitest';
import { statementSites } from './statement-sites';

const sitesIn = (text: string) => statementSites({ path: 'lib/server/store/a.ts', text }).map(({ name, at }) => `${name} ${at}`);

test('each place where a statement begins is found, under its function, wherever the lines break', () => {
  expect(sitesIn('export async function one(db: Database) {\n  await db\n    .select()\n    .from(t);\n  await parts.db.transaction((tx) => tx.insert(t).values(row));\n}')).toEqual(['one 3:6', 'one 5:41']);
});

test('a statement that a function of the file only begins belongs to those who go on with it as well', () => {
  expect(sitesIn('const begun = (db: Database) => db.select().from(t);\nexport const one = (db: Database) => begun(db).where(a);\nexport const other = (db: Database) => begun(db).where(b);')).toEqual(['begun 1:36', 'one 2:38', 'other 3:40']);
});

test('a statement in plain SQL is found, and what only looks like one is not', () => {
  expect(sitesIn('export const one = (db: Database) => rowsOf(db, sql`select 1`);\nconst two = known.delete(key);\nconst three = createHash("sha256").update(text);')).toEqual(['one 1:38']);
});
