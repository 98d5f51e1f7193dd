// Columns that every table writes the same way: moments with milliseconds and a zone, keys as whole numbers.
import { bigint, timestamp } from 'drizzle-orm/pg-core';

export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
export const bigKey = (name: string) => bigint(name, { mode: 'number' });

/** The largest key of a table whose ids are `integer`. A caller may name a larger one; the database must not be asked for it. */
export const largestKey = 2_147_483_647;
