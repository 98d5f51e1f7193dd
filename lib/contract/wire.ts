// The small shapes that PHP servers write in more than one way. Decisions, 'Calls': numbers may come as strings.
import * as z from 'zod/mini';
import { whenSiteClockShows } from '../site/site-clock';

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

/** Where PHP writes its nothing, which is false, '', [] or {}: null. */
const something = (value: unknown) => (value === false || value === '' || (typeof value === 'object' && value && Object.keys(value).length === 0) ? null : value);
const isThere = (value: unknown) => something(value) !== null;
const filled = (value: unknown) =>
  something(Array.isArray(value) ? value.filter(isThere) : typeof value === 'object' && value ? Object.fromEntries(Object.entries(value).filter(([, each]) => isThere(each))) : value);

/** Reads what is on the wire before a schema does. Its types stay the schema’s, or null: what is written here writes null. */
const after = <Inner extends z.ZodMiniType>(read: (value: unknown) => unknown, inner: Inner) => z.pipe(z.transform(read), z.nullable(inner) as z.ZodMiniType) as z.ZodMiniType as z.ZodMiniNullable<Inner>;

/** What must be there and may be nothing: false, '', [] and {} are null too. Not for yes or no, which `flag` reads. */
export const orNull = <Inner extends z.ZodMiniType>(inner: Inner) => after(something, inner);

/** The same where it may be left out. */
export const maybe = <Inner extends z.ZodMiniType>(inner: Inner) => z.optional(orNull(inner));

/** A list or a map that must be there; a row of it that is nothing is left out alone. */
export const rows = <Inner extends z.ZodMiniType>(inner: Inner) => after(filled, inner);

/** What may be left out, as nothing counts too. */
export const orMissing = <Inner extends z.ZodMiniType>(inner: Inner) => z.optional(z.pipe(orNull(inner), z.transform((value) => (value as z.output<Inner> | null) ?? undefined)));

/** A number that may be left out. */
export const figure = orMissing(number);

/** What stands under its name or bare; as nothing it is null. An error is never it. */
export function under<Name extends string, Inner extends z.ZodMiniType>(name: Name, inner: Inner) {
  const read = (value: unknown) => (typeof value === 'object' && value !== null && (name in value || 'error' in value) ? value : { [name]: value });
  // What is bare has been put under its name by then: the second way is for the documents of the contract alone.
  const ways = z.union([z.object({ [name]: orNull(inner) }), z.pipe(inner as z.ZodMiniType, z.never() as z.ZodMiniType)]);
  return z.pipe(z.pipe(z.transform(read) as z.ZodMiniType, ways as z.ZodMiniType) as z.ZodMiniType, z.transform((found) => (found as Record<string, unknown>)[name])) as unknown as z.ZodMiniType<z.output<Inner> | null, Record<Name, z.input<Inner> | null> | z.input<Inner>>;
}

/** A number that may be missing; another stands for it then. */
export const numberOr = (other: number) => z.pipe(maybe(number), z.transform((value) => value ?? other));

/** Yes or no; left out it is no. */
export const off = z.pipe(z.nullish(flag), z.transform((value) => value ?? false));

/** What a server says that knows a call told by its query alone: one that does not reads it as the call of the specification. See `mark` of an endpoint. */
export const saved = z.object({ saved: flag });

/** A list, or an object whose values are the list (PHP writes sparse arrays so). */
export const listed = <Item extends z.ZodMiniType>(item: Item) => rows(z.union([z.array(item), z.record(z.string(), item)]));

/** The same where it may be missing: it is empty then. */
export function list<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z.optional(listed(item)),
    z.transform((value) => (value ? Object.values(value) : [])),
  );
}

/** Names: a list, a sparse list, a map of name to yes or no, or one text with commas. */
export const names = z.pipe(
  z.optional(rows(z.union([z.array(z.string()), z.string(), z.record(z.string(), flag), z.record(z.string(), z.string())]))),
  z.transform((value): string[] => {
    if (typeof value === 'string') return value.split(',').map((each) => each.trim()).filter(Boolean);
    if (!value || Array.isArray(value)) return value ?? [];
    return Object.entries(value).flatMap(([name, given]) => (typeof given === 'string' ? given : given ? name : []));
  }),
);

const iso = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;

/** A moment, as ISO 8601 text. */
export const moment = z.string().check(z.regex(iso));

/** A moment with its zone: PHP writes the hour of its own clock, which is taken for that of the site. */
function zoned(moment: string): string {
  if (!/:\d\d(?:\.\d+)?$/.test(moment) || /[+-]\d\d:\d\d$/.test(moment)) return moment;
  // Years without four digits stay as they are.
  const at = whenSiteClockShows(Date.parse(`${moment.replace(' ', 'T')}Z`));
  return Number.isNaN(at) ? moment : new Date(at).toISOString();
}

/** A moment that may be missing, also in seconds since 1970. What cannot be read, as '0000-00-00 00:00:00', and the beginning of all time count as missing. */
export const maybeMoment = z.pipe(
  text,
  z.transform((value) => {
    const moment = value && /^\d{10}$/.test(value) ? new Date(Number(value) * 1000).toISOString() : value;
    const at = moment && iso.test(moment) && Date.parse(moment) ? zoned(moment) : '';
    return Date.parse(at) ? at : undefined;
  }),
);

/** An amount of money: a whole number of minor units and its currency (ISO 4217). */
export const money = z.object({ amount: number, currency: z.string().check(z.length(3)) });
export type Money = z.infer<typeof money>;

/** Whether a segment of an address can be the key of a row. */
export function isId(value: string): boolean {
  return id.safeParse(value).success;
}
