// A JSON Schema in the words of a type, for people to read.
export type Schema = {
  $ref?: string; type?: string | string[]; const?: unknown; enum?: unknown[]; anyOf?: Schema[]; oneOf?: Schema[]; format?: string; maxLength?: number;
  properties?: Record<string, Schema>; required?: string[]; items?: Schema | Schema[]; prefixItems?: Schema[]; additionalProperties?: Schema | boolean;
};

const step = '  ';

function fieldsOf({ properties = {}, required = [], additionalProperties }: Schema, indent: string): string {
  const inner = indent + step;
  const others = typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0 ? [`${inner}[any other]: ${schemaText(additionalProperties, inner)}`] : [];
  const own = Object.entries(properties).map(([name, each]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${schemaText(each, inner)}`);
  return own.length + others.length === 0 ? '{}' : `{\n${[...own, ...others].join('\n')}\n${indent}}`;
}

function listOf({ items, prefixItems }: Schema, indent: string): string {
  if (prefixItems) return `[${prefixItems.map((each) => schemaText(each, indent)).join(', ')}]`;
  const one = items && !Array.isArray(items) ? schemaText(items, indent) : 'anything';
  return one.includes(' | ') && !one.startsWith('{') ? `(${one})[]` : `${one}[]`;
}

function named(type: string, schema: Schema, indent: string): string {
  if (type === 'object') return fieldsOf(schema, indent);
  if (type === 'array') return listOf(schema, indent);
  if (type === 'string' && schema.maxLength !== undefined) return `string (at most ${schema.maxLength})`;
  return type === 'integer' ? 'number' : type;
}

/** `{ name?: string }` and its like: a question mark for what may be missing, a bar between the ways in which a value may come. */
export function schemaText(schema: Schema, indent = ''): string {
  if (schema.$ref) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  const ways = schema.anyOf ?? schema.oneOf;
  if (ways) return [...new Set(ways.map((way) => schemaText(way, indent)))].join(' | ');
  if (!schema.type) return 'anything';
  return [...new Set([schema.type].flat().map((type) => named(type, schema, indent)))].join(' | ');
}
