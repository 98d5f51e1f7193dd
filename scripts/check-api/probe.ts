// One request to an operator's server as the product makes it, and what is to be said of the answer.
import { changes, type Endpoint } from '@/lib/contract/endpoint';
import type { ErrorCode } from '@/lib/contract/error-codes';
import { errorAnswer } from '@/lib/contract/errors';
import { failureOf, isDone, isOverlooked, refusedIn } from '@/lib/api/error-of';
import { parseBody } from '@/lib/api/read-answer';

export type Verdict = 'ok' | 'refused' | 'fault' | 'not offered' | 'not tried';
export type Finding = { call: string; verdict: Verdict; /** What is wrong, or what the verdict means. */ says: string[]; /** What the product does without, or overlooks. */ notes: string[]; /** Why it was refused, by its code; else by its status. */ refusal?: string };
export type Judgement = Pick<Finding, 'verdict' | 'says' | 'notes' | 'refusal'>;
export type Answer = { status: number; headers: Headers; text: string; body: unknown; took: number };

export type Target = {
  /** Where the server is: 'https://php.example.org'. */
  origin: string;
  /** The site that is asked for. */
  site: string;
  /** The name=value pairs of the session, once there is one. */
  cookie: string;
};

/** What is asked with, beside what tells a call from others. */
export type Asked = { query?: Record<string, string>; body?: unknown };

/** A page has two seconds for all its calls together. */
const slow = 1_000;
const patience = 10_000;
const largest = 4 * 1024 * 1024;

export const nameOf = ({ method, path, when }: Endpoint) => `${method} ${path}${when ? `?${new URLSearchParams(when)}` : ''}`;

/** Sends a call with the headers that the product sends. Throws what fetch throws where no answer comes. */
export async function ask(target: Target, endpoint: Endpoint, { query = {}, body }: Asked = {}): Promise<Answer> {
  const url = new URL(endpoint.path, target.origin);
  for (const [key, value] of Object.entries({ ...query, ...endpoint.when })) url.searchParams.set(key, value);
  const started = performance.now();
  const response = await fetch(url, {
    method: endpoint.method,
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
    body: body === undefined ? undefined : JSON.stringify(body),
    headers: {
      accept: 'application/json',
      'x-forwarded-host': target.site,
      origin: new URL(target.origin).hostname === target.site ? new URL(target.origin).origin : `https://${target.site}`,
      'sec-fetch-site': 'same-origin',
      ...(target.cookie ? { cookie: target.cookie } : {}),
      ...(body === undefined ? {} : { 'content-type': endpoint.beacon ? 'text/plain' : 'application/json' }),
      ...(endpoint.path.endsWith('user.php') ? { 'x-request-type': 'client' } : {}),
      ...(changes(endpoint) ? { 'idempotency-key': crypto.randomUUID() } : {}),
    },
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parsed(text), took: performance.now() - started };
}

const notJson = Symbol('not JSON');

function parsed(text: string): unknown {
  try {
    return text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    return notJson;
  }
}

type Issue = { path: PropertyKey[]; code?: string; expected?: unknown; errors?: Issue[][] };

/** The wrong fields; where one may be written in several ways, in the one that it fits best. */
function places(issue: Issue, before: PropertyKey[] = []): { path: PropertyKey[]; expected?: unknown }[] {
  const path = [...before, ...issue.path];
  const ways = (issue.errors ?? []).map((way) => way.flatMap((each) => places(each, path)));
  const deepest = ways.toSorted((one, other) => (other[0]?.path.length ?? 0) - (one[0]?.path.length ?? 0))[0];
  return deepest && deepest[0] && deepest[0].path.length > path.length ? deepest : [{ path, expected: issue.expected ?? issue.code }];
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown => path.reduce<unknown>((now, key) => (typeof now === 'object' && now !== null ? (now as Record<PropertyKey, unknown>)[key] : undefined), value);
const inWords = (value: unknown) => (value === undefined ? 'nothing' : (JSON.stringify(value) ?? 'nothing').slice(0, 60));

/** What is wrong with the shape of an answer, a line for each field. */
export function faultsOf(endpoint: Endpoint, body: unknown): string[] {
  const read = parseBody(endpoint, body);
  if (read.success) return [];
  const lines = (read.error.issues as Issue[]).flatMap((issue) => places(issue)).map(({ path, expected }) => `${path.map(String).join('.') || 'the answer'}: ${inWords(at(body, path))} stands where ${String(expected ?? 'something else')} is expected`);
  return [...new Set(lines)].slice(0, 12);
}

/** Codes that any call may answer with. */
const commonCodes: ReadonlySet<ErrorCode> = new Set(['too_many_requests', 'wrong_site', 'cross_site', 'not_acceptable_type', 'body_too_large']);

/**
 * What a refusal in the contract's form says: a status of 4xx, in JSON, with a code that the call may answer with or with words. Null where it
 * is none, or says what a page takes for a server without the call, or for the end of a session that has only begun. Every server has a
 * documented call: a 404 in words says there that nothing was found.
 */
function refusalIn(endpoint: Endpoint, status: number, body: unknown, documented: boolean, signedIn: boolean): string | null {
  const read = errorAnswer.safeParse(body);
  if (status < 400 || status > 499 || !read.success || typeof body !== 'object' || body === null) return null;
  const { notOffered, authenticationRequired, code, message } = failureOf(endpoint, status, body);
  const { error } = read.data;
  const words = typeof error === 'string' ? error : error?.message;
  if (notOffered) return documented && status === 404 && words ? `${words} (people read that the site does not offer this, where it is shown at all)` : null;
  if (authenticationRequired && signedIn) return null;
  if (code) return code === 'authentication_required' || commonCodes.has(code) || endpoint.errors.includes(code) ? code : null;
  return error ? message : null;
}

/** The verdict on an answer to a call. */
export function judge(endpoint: Endpoint, { status, headers, text, body, took }: Answer, documented: boolean, signedIn = false): Judgement {
  const notes = [...(took > slow ? [`took ${Math.round(took)} ms: a page has 2000 ms for all its calls`] : [])];
  const fault = (...says: string[]) => ({ verdict: 'fault' as const, says, notes });
  const json = body === notJson ? null : body;
  const isThere = status < 300 ? !isOverlooked(endpoint, json) : !failureOf(endpoint, status, json).notOffered;
  if (!isThere && !documented) return { verdict: 'not offered', says: [], notes };
  // As the product reads it: no site answers on that domain.
  if (endpoint.errors.includes('wrong_site') && [404, 421].includes(status)) return { verdict: 'refused', says: [`answers ${status}: the product takes it that there is no such site`], notes, refusal: 'wrong_site' };
  const refusal = refusalIn(endpoint, status, json, documented, signedIn);
  if (refusal !== null) return { verdict: 'refused', says: [`answers ${status}, ${refusal}: a proper refusal, which the product understands; how it answers otherwise was not seen`], notes, refusal: failureOf(endpoint, status, json).code ?? String(status) };
  if (status >= 200 && (status < 300 ? body === notJson && isDone(endpoint, text) : status < 400 && endpoint.anyAnswer)) {
    const led = status < 300 ? '' : `, and a browser to ${headers.get('location') ?? 'nowhere'}: it goes there only where that is of the site itself`;
    return { verdict: 'ok', says: [], notes: [...notes, `answers ${status} with what is no JSON: the product takes it as done${led}`] };
  }
  if (status >= 300 && status < 400) return fault(`answers ${status}, a redirect to ${headers.get('location') ?? 'nowhere'}: the product follows none`);
  const meaning = isThere ? '' : '; the product takes it that the server does not have this call: what is not to be found is refused in the contract’s form';
  if (status < 200 || status > 299) return fault(`answers ${status}: ${inWords(body === notJson ? text : body)}${meaning}`);
  if (text.length > largest) return fault(`answers with ${text.length} characters: more than ${largest} are not read`);
  if (body === notJson) return fault(`answers with something that is no JSON: ${text.slice(0, 60).replace(/\s+/g, ' ')}`);
  if (refusedIn(endpoint, body)) return fault(`answers ${status} with a refusal, ${inWords(body)}: say that with a status of 4xx`);
  const faults = faultsOf(endpoint, body);
  if (faults.length > 0) return fault(...faults);
  if (text !== '' && !/\bjson\b/.test(headers.get('content-type') ?? '')) notes.push(`content-type is ${headers.get('content-type') ?? 'missing'}: say application/json`);
  return { verdict: 'ok', says: [], notes };
}

/** The verdict on a refusal of what is a member's, to somebody without a session or with one that is none. */
export function judgeRefusal(endpoint: Endpoint, { status, body }: Answer, who = 'without a session'): string[] {
  if (status === 429 || failureOf(endpoint, status, body).authenticationRequired) return [];
  return [`${who} it answers ${status}: 403 with "authentication_required": true is expected, or browsers stay signed in to nothing`];
}

/** The verdict on a call that a stranger makes with nothing in it: it is there and refuses as it must, it is not there, or it does what it must not. */
export function judgeStranger(endpoint: Endpoint, answer: Answer): Judgement {
  const says = endpoint.access === 'member' ? judgeRefusal(endpoint, answer) : [];
  // Nothing is what no call can read.
  const plain = judge({ ...endpoint, errors: [...endpoint.errors, 'invalid_input'] }, answer, false);
  if (plain.verdict === 'not offered') return plain;
  // Before it looked for a session.
  if (plain.verdict === 'refused' && plain.refusal !== 'authentication_required' && commonCodes.has(plain.refusal as ErrorCode)) return plain;
  if (says.length > 0) return { verdict: 'fault', says, notes: plain.notes };
  if (endpoint.access === 'member') return { verdict: 'refused', says: ['refuses whoever has no session, as it must; how it answers a member was not seen'], notes: plain.notes, refusal: 'authentication_required' };
  if (answer.status < 300) return { verdict: 'fault', says: [`with nothing in it, it answers ${answer.status}: a refusal with a status of 4xx is expected, else people read that it was done`], notes: plain.notes };
  return plain;
}
