// A row of the database for its owner to read: under the names it has there, without what is nobody's to read. (S11)
import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** The row with the names of its columns; `but`: what is left out. A column that is added later is in it by itself. */
export function asStored<Table extends PgTable>(table: Table, row: Table['$inferSelect'], but: readonly (keyof Table['$inferSelect'])[] = []): Record<string, unknown> {
  const left = Object.entries(getTableColumns(table)).filter(([key]) => !but.includes(key));
  return Object.fromEntries(left.map(([key, column]) => [column.name, (row as Record<string, unknown>)[key]]));
}
