// Query and body as the endpoint's schema leaves them, or which fields are wrong. (422 invalid_input)
import type { Schema } from '@/lib/contract/endpoint';
import { Failure } from '../failure';

type Issue = { code?: string; path: PropertyKey[]; input?: unknown };

function wordFor({ code, input }: Issue): string {
  if (code === 'too_big') return 'too_long';
  if (code === 'too_small') return 'too_short';
  return code === 'invalid_type' && input === undefined ? 'missing' : 'invalid';
}

function fieldsOf(issues: readonly Issue[]): Record<string, string> {
  return Object.fromEntries(issues.slice(0, 20).map((issue) => [issue.path.map(String).join('.') || 'body', wordFor(issue)]));
}

/** `value` as `schema` leaves it; throws invalid_input with a word for each wrong field. */
export function parseInput(schema: Schema, value: unknown): unknown {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new Failure('invalid_input', { fields: fieldsOf(parsed.error.issues) });
}

/** A query as an object. An empty value counts as missing: that is what a form sends for a field left open. */
export function queryOf(search: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...search].filter(([, value]) => value !== ''));
}
