// The small shapes that PHP servers write in more than one way. Decisions, 'Calls': numbers may come as strings.
import * as z from 'zod/mini';

/** A number, or a string that holds one. */
export const number = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d+(?:\.\d+)?$/))]),
  z.transform((value) => Number(value)),
);

/** The key of a row: a positive whole number, or a string that holds one. */
export const id = z.pipe(
  z.union([z.int().check(z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)), z.string().check(z.regex(/^[1-9]\d{0,15}$/))]),
  z.transform((value) => Number(value)),
);

/** Yes or no: true, 1, '1', 'true' and 'on' are yes; false, 0, '0', 'false', 'off', '' and null are no. */
export const flag = z.pipe(
  z.union([z.boolean(), z.literal([0, 1]), z.literal(['0', '1', 'true', 'false', 'on', 'off', '']), z.null()]),
  z.transform((value) => value === true || value === 1 || value === '1' || value === 'true' || value === 'on'),
);

/** Text that may be missing; null counts as missing, and so does false, which PHP writes for nothing. */
export const text = z.optional(
  z.pipe(
    z.nullable(z.union([z.string(), z.number(), z.boolean()])),
    z.transform((value) => (value === null || typeof value === 'boolean' ? undefined : String(value))),
  ),
);

/** What PHP writes where there is no row: false, '' or []. Read as null. */
export const nobody = z.pipe(z.union([z.literal([false, '']), z.array(z.never())]), z.transform(() => null));

/** A list that may be missing, null, or an object whose values are the list (PHP writes sparse arrays so). */
export function list<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z.nullish(z.union([z.array(item), z.record(z.string(), item)])),
    z.transform((value) => (value ? Object.values(value) : [])),
  );
}

/** A moment, as ISO 8601 text. */
export const moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/));

/** An amount of money: a whole number of minor units and its currency (ISO 4217). */
export const money = z.object({ amount: number, currency: z.string().check(z.length(3)) });
export type Money = z.infer<typeof money>;

/** Whether a segment of an address can be the key of a row. */
export function isId(value: string): boolean {
  return id.safeParse(value).success;
}
