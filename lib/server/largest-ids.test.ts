import { expect, it } from 'vitest';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { id } from '@/lib/contract/wire';
import { onEveryDatabase } from './testing/suite';

type Schema = { _zod: { def: { type: string; innerType?: Schema; element?: Schema; shape?: Record<string, Schema>; entries?: Record<string, string>; options?: Schema[] } } };

/** Beyond what a key of the database can be, and beyond what a number says exactly but for one. */
const tooLarge = [2 ** 31, Number.MAX_SAFE_INTEGER];

const inner = (schema: Schema): Schema => (schema._zod.def.innerType ? inner(schema._zod.def.innerType) : schema);
const isId = (schema: Schema) => inner(schema) === (id as unknown as Schema);

/** Something that a field takes, `value` where it takes an id; undefined where nothing simple comes to mind. */
function sample(schema: Schema, value: number): unknown {
  const { type, entries, element, shape, options } = inner(schema)._zod.def;
  if (isId(schema)) return value;
  if (type === 'array' && element) return isId(element) ? [value] : [];
  if (type === 'object' && shape) return sampleOf(shape, value);
  if (type === 'enum' && entries) return Object.values(entries)[0];
  if (type === 'union' && options) return sample(options[0]!, value);
  return { string: 'x', boolean: true, number: 1, int: 1 }[type];
}
const sampleOf = (shape: Record<string, Schema>, value: number): Record<string, unknown> => Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, sample(field, value)]));
type Typed = NonNullable<Endpoint['query'] | Endpoint['body']>;
const shapeOf = (schema: Typed | undefined) => (schema as unknown as Schema | undefined)?._zod.def.shape ?? {};
const hasId = (schema: Typed | undefined): boolean => Object.values(shapeOf(schema)).some((field) => isId(inner(field)._zod.def.element ?? field));

onEveryDatabase('ids beyond all keys', (ground) => {
  const asked = (Object.entries(endpoints) as [string, Endpoint][]).filter(([, { query, body }]) => hasId(query) || hasId(body));

  it('many calls take one', () => expect(asked.length).toBeGreaterThan(15));

  it.each(asked)('%s answers as for nobody, never with a fault', async (_name, endpoint) => {
    const free = await ground.as('free');
    for (const value of tooLarge) {
      for (const alone of [false, true]) {
        const fields = (schema: Typed) => sampleOf(Object.fromEntries(Object.entries(shapeOf(schema)).filter(([, field]) => !alone || isId(field))), value);
        const query = endpoint.query && Object.fromEntries(Object.entries(fields(endpoint.query)).map(([name, each]) => [name, String(each)]));
        const { status } = await free.send(endpoint.path, { method: endpoint.method, query, body: endpoint.body && JSON.stringify(fields(endpoint.body)), headers: { 'content-type': 'application/json' } });
        expect(status, `${value}${alone ? ', the ids alone' : ''}`).toBeLessThan(500);
      }
    }
  });
});
