// The fields of a shape of the contract in one line, as they go over the wire. For docs/calls.md.
import * as z from 'zod/mini';
import type { Schema } from '@/lib/contract/endpoint';

type Json = { type?: string; const?: unknown; enum?: unknown[]; properties?: Record<string, Json>; required?: string[]; anyOf?: Json[]; oneOf?: Json[]; items?: Json | Json[]; additionalProperties?: Json | boolean; not?: object };

const read = (schema: Schema) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Json;
const waysOf = (json: Json): Json[] => (json.anyOf ?? json.oneOf ?? [json]).flatMap((way) => (way.anyOf || way.oneOf ? waysOf(way) : [way]));
const isList = ({ type, items }: Json) => type === 'array' && items !== undefined && !Array.isArray(items) && !('not' in items);
/** What PHP writes where there is nothing: null, false, no word, an empty list. */
const isNothing = (json: Json) => json.type === 'null' || json.const === false || json.const === '' || json.enum?.every((each) => each === false || each === '') || (json.type === 'array' && !isList(json));
const isOpen = ({ properties, additionalProperties }: Json) => !properties && typeof additionalProperties === 'object';

/** How many floors of brackets an answer is told in: a row of a list, and what is in a field of it. */
const floors = 2;

/** The fields of an object, those that may be missing with a question mark; in brackets, so many floors deep, what is in them. */
function named({ properties = {}, required = [] }: Json, deep: number): string {
  return Object.entries(properties)
    .map(([name, json]) => `${name}${required.includes(name) ? '' : '?'}${deep > 0 ? inside(json, deep - 1) : ''}`)
    .join(', ');
}

function inside(json: Json, deep: number): string {
  for (const way of waysOf(json)) {
    if (way.properties) return ` (${named(way, deep)})`;
    const row = isList(way) && waysOf(way.items as Json).find((each) => each.properties);
    if (row) return ` [${named(row, deep)}]`;
  }
  return '';
}

function wayInWords(way: Json): string {
  if (way.properties) return named(way, floors);
  if (isList(way)) {
    const row = waysOf(way.items as Json).find((each) => each.properties);
    return row ? `a list, bare [${named(row, floors - 1)}]` : 'a list, bare';
  }
  return isOpen(way) ? 'a map, bare' : '';
}

/** What a query or a body holds; a value that is always the same stands behind its name. */
export function sent(schema: Schema | undefined, when: Readonly<Record<string, string>> = {}): string {
  const json = schema ? read(schema) : {};
  const ways = waysOf(json).filter((way) => way.properties);
  const { properties = {} } = ways[0] ?? {};
  const others = Object.fromEntries(Object.entries(properties).filter(([name]) => !(name in when)));
  const fixed = Object.entries(when).map(([name, value]) => `${name}=${value}`);
  const open = typeof json.additionalProperties === 'object' && Object.keys(json.additionalProperties).length > 0 ? ['and others, as the page was asked with them'] : [];
  return [...fixed, ...[named({ ...ways[0], properties: others }, 1)].filter(Boolean), ...open].join(', ');
}

/** What is read of an answer. Where it may come in several ways, each. */
export function answered(schema: Schema): string {
  const ways = waysOf(read(schema));
  const lines = new Set(ways.filter((way) => !isNothing(way)).map((way) => wayInWords(way)).filter(Boolean));
  if (lines.size === 0) return 'anything';
  return [...lines, ...(ways.some(isNothing) ? ['null where there is none'] : [])].join('; or ');
}
