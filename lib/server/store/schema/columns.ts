// Columns that every table writes the same way: moments with milliseconds and a zone, keys as whole numbers.
import { bigint, timestamp } from 'drizzle-orm/pg-core';

export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
export const bigKey = (name: string) => bigint(name, { mode: 'number' });
