// For tests: a row of somebody's in every table that can say something of a member, its words made up from where they stand. A table that is
// added later is in it without being named; what the rest of a row needs to be one is said below. (S11, B05)
import { getTableColumns, getTableName, is, Table, type Column } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { databaseText } from './database-text';

const modules = import.meta.glob<Record<string, unknown>>('../store/schema/*.ts', { eager: true });

/** Every table of the schema. */
export const everyTable: readonly PgTable[] = [...new Set(Object.values(modules).flatMap((module) => Object.values(module)))].filter((each): each is PgTable => is(each, Table));

type Links = Map<string, PgTable>;

/** Which columns of a table name a row of another one. */
function linksOf(table: PgTable): Links {
  const named = new Map(Object.entries(getTableColumns(table)).map(([key, column]) => [column.name, key]));
  return new Map(
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference();
      return columns.map((column): [string, PgTable] => [named.get(column.name)!, foreignTable]);
    }),
  );
}

/** What holds the tables together rather than say anything of a person. */
const frame = new Set(['sites', 'members', 'operators', 'bundles', 'conversations']);

/** What the database copies from members by itself: it says nothing that they do not, and goes with them. */
const copies = new Set(['listings']);

/** Whether a row can be somebody's: it names a member, or a row that does. */
export function isSomebodys(table: PgTable): boolean {
  if (copies.has(getTableName(table))) return false;
  return [...linksOf(table)].some(([, to]) => getTableName(to) === 'members' || (!frame.has(getTableName(to)) && isSomebodys(to)));
}

const wordOf = (table: PgTable, key: string): string => `zeldzaam.${getTableName(table)}.${key}`;

/** Of a member's own row: a value of every column that is nobody else's. */
export function fullRow(table: PgTable, now: Date): Record<string, unknown> {
  return Object.fromEntries(Object.entries(getTableColumns(table)).map(([key, column]) => [key, valueOf(table, key, column, now, '')]));
}

function valueOf(table: PgTable, key: string, column: Column, now: Date, suffix: string): unknown {
  const word = `${wordOf(table, key)}${suffix}`;
  if (column.dataType === 'array') return [word];
  if (column.dataType === 'json') return { word };
  if (column.columnType === 'PgText') return word;
  if (column.columnType === 'PgDateString') return now.toISOString().slice(0, 10);
  if (column.dataType === 'date') return now;
  return column.dataType === 'boolean' ? true : column.dataType === 'number' ? 1 : undefined;
}

type Row = Record<string, unknown>;
type Scene = {
  member: number;
  /** Who stands on the other side. */
  other: number;
  now: Date;
  /** Ids of the rows that there are already, by table. */
  known: Record<string, number>;
  /** What the rules of a table ask for, where any words are refused. */
  exceptions: Record<string, Row>;
};

/** A row of the table that belongs to `one`, with `two` wherever another member is named. */
function rowOf(table: PgTable, { member, other, now }: Scene, ids: ReadonlyMap<string, number>, suffix: string): Row {
  const links = linksOf(table);
  const people = suffix ? [other, member] : [member, other];
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
      const to = links.get(key);
      if (to && getTableName(to) === 'members') return [[key, people.shift() ?? other]];
      if (to) return [[key, ids.get(getTableName(to))]];
      return key === 'id' && column.columnType !== 'PgText' ? [] : [[key, valueOf(table, key, column, now, suffix)]];
    }),
  );
}

const namesTwo = (table: PgTable) => [...linksOf(table).values()].filter((to) => getTableName(to) === 'members').length > 1;

/** Puts a row of the member's into every table that can hold one, and where a row names two members one the other way round too. */
export async function fillEveryTable(db: Database, scene: Scene): Promise<void> {
  const ids = new Map(Object.entries(scene.known));
  const waiting = new Set(everyTable.filter((table) => isSomebodys(table) && !frame.has(getTableName(table))));
  const ready = (table: PgTable) => [...linksOf(table).values()].every((to) => frame.has(getTableName(to)) || !waiting.has(to));
  for (let next = [...waiting].find(ready); next; next = [...waiting].find(ready)) {
    waiting.delete(next);
    const exceptions = scene.exceptions[getTableName(next)];
    for (const suffix of namesTwo(next) ? ['', '.back'] : ['']) {
      const [kept] = (await db.insert(next).values({ ...rowOf(next, scene, ids, suffix), ...exceptions }).returning()) as { id?: number }[];
      if (kept?.id !== undefined && !suffix) ids.set(getTableName(next), kept.id);
    }
  }
  if (waiting.size > 0) throw new Error('Tables name each other in a ring');
}

/** Which words of such rows a text has, as 'table.column'. */
export function wordsIn(text: string): string[] {
  return [...new Set([...text.matchAll(/zeldzaam\.(\w+\.\w+)/g)].map(([, place]) => place!))].toSorted();
}

/** Which of them still stand in the database. */
export const wordsLeft = async (db: Database): Promise<string[]> => wordsIn(await databaseText(db));
