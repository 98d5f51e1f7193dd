// A good answer, read: for what a script asks, for a page, and for a form that is sent without script.
import type { Endpoint, Result } from '../contract/endpoint';
import { MalformedAnswerError } from './api-error';
import { isDone, isOverlooked, notOffered, refusedIn } from './error-of';

type Read<Value> = { success: true; data: Value; error?: undefined } | { success: false; data?: undefined; error: { issues: readonly { path: PropertyKey[] }[] } };

/** A body as JSON; an empty one says nothing. */
export const json = (text: string): unknown => (text.trim() ? JSON.parse(text) : {});

type Issue = { path: PropertyKey[]; errors?: Issue[][] };

/** The place of the first wrong field; where an answer may be written in several ways, in the one that it fits best. */
function fieldIn(issue: Issue | undefined): PropertyKey[] {
  if (!issue) return [];
  const deepest = (issue.errors ?? []).map(([first]) => fieldIn(first)).reduce((best, each) => (each.length > best.length ? each : best), []);
  return [...issue.path, ...deepest];
}

/** A body as the contract reads it; that PHP wrote an array with nothing in it is no reason to read no answer. */
export function parseBody<E extends Endpoint>(endpoint: E, body: unknown): Read<Result<E>> {
  const read = endpoint.response.safeParse(body);
  const isEmpty = body === null || (Array.isArray(body) && body.length === 0);
  return (read.success || !isEmpty ? read : endpoint.response.safeParse({})) as Read<Result<E>>;
}

/**
 * What a good answer says: its text, as the call's contract reads it. Decisions, 'Calls'.
 * Throws MalformedAnswerError where it says something else, ApiError where it refused after all or answered another call. (C05)
 */
export function readAnswer<E extends Endpoint>(endpoint: E, status: number, text: string): Result<E> {
  const call = `${endpoint.method} ${endpoint.path}`;
  let body: unknown;
  try {
    body = json(text);
  } catch (error) {
    if (isDone(endpoint, text)) return {} as Result<E>;
    throw new MalformedAnswerError(call, '', status, { cause: error });
  }
  if (isOverlooked(endpoint, body)) throw notOffered();
  const refused = refusedIn(endpoint, body);
  if (refused) throw refused;
  const result = parseBody(endpoint, body);
  if (result.success) return result.data;
  throw new MalformedAnswerError(call, fieldIn(result.error.issues[0] as Issue).join('.'), status, { cause: result.error });
}
