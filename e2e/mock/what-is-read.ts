// Of an answer, what the product reads: a recording holds nothing else of an operator's server. docs/qa.md
import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '@/lib/contract/endpoint';

/** The same value, with a note of each field that somebody reads. */
function watched(value: unknown, read: Map<object, Set<string>>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const fields = read.get(value) ?? new Set();
  read.set(value, fields);
  const note = (key: string | symbol) => typeof key === 'string' && fields.add(key);
  return new Proxy(value, {
    get: (target, key) => (note(key), watched(Reflect.get(target, key), read)),
    has: (target, key) => (note(key), Reflect.has(target, key)),
  });
}

/** What was read of a value; all of it where nobody looked inside. */
function readPart(value: unknown, read: Map<object, Set<string>>): unknown {
  if (Array.isArray(value)) return value.map((each) => readPart(each, read));
  if (typeof value !== 'object' || value === null) return value;
  const fields = read.get(value);
  return fields?.size ? Object.fromEntries(Object.entries(value).filter(([key]) => fields.has(key)).map(([key, each]) => [key, readPart(each, read)])) : value;
}

/** An answer without the fields that its schema overlooks. One that does not fit the contract stays whole: why it does not is what a test is about. */
export function whatIsRead(schema: Schema, body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  if (schema._zod.def.type === 'unknown') return {};
  const read = new Map<object, Set<string>>();
  if (!schema.safeParse(watched(body, read)).success) return body;
  const part = readPart(body, read);
  return isDeepStrictEqual(schema.safeParse(part).data, schema.safeParse(body).data) ? part : body;
}
