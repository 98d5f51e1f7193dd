import type { NextRequest } from 'next/server';
import { ApiError } from '@/lib/api/api-error';
import { retryAfter } from '@/lib/api/retry-after';
import { failureOf } from '@/lib/api/error-of';
import { gateway } from '@/lib/api/gateway';
import { readAnswer } from '@/lib/api/read-answer';
import { pagePatience } from '@/lib/api/server';
import { changes, type Endpoint, type Result } from '@/lib/contract/endpoint';
import { pathTo } from '@/lib/site/addresses/routes';

export type Fields = Record<string, string>;
/** What became of a call: what it answered, as the contract reads it, or what went wrong; and the response, whose body is read. */
export type Sent<E extends Endpoint = Endpoint> = { response: Response } & ({ answer: Result<E>; error: null } | { answer: null; error: ApiError });
/** `data` has what `fields` cannot say: a field that comes more than once. */
export type Form = (request: NextRequest, fields: Fields, data: FormData) => Promise<Response>;

/** A call that anyone may make: its answer is never that the session has ended. */
export type OpenEndpoint = Endpoint & { access: 'anyone' };
/** The page that a form stands on, which the login comes back to; with it the cookies that keep what was typed. */
export type From = string | { page: string; kept: string[] };

/** The session of the sender has ended: whatever the form would have made of that, it is answered with the login. */
class SessionEnded extends Error {
  constructor(readonly answer: Response) {
    super('The session has ended');
  }
}

/** What a form answers, or the way to the login. */
export async function answerOf(form: Form, request: NextRequest, fields: Fields, data: FormData): Promise<Response> {
  try {
    return await form(request, fields, data);
  } catch (error) {
    if (error instanceof SessionEnded) return error.answer;
    throw error;
  }
}

/** The way to the login, which comes back to where the form was. */
export function signIn(from: From): Response {
  const { page, kept } = typeof from === 'string' ? { page: from, kept: [] } : from;
  return goTo(pathTo('login', {}, { to: page }), kept);
}

function forMember<Answered extends { error: ApiError | null }>(from: From, sent: Answered): Answered {
  if (sent.error?.authenticationRequired) throw new SessionEnded(signIn(from));
  return sent;
}

/** The headers of a form's sender, without those that speak of the form itself. */
function headersOf(request: NextRequest): Headers {
  const headers = new Headers(request.headers);
  for (const name of ['content-type', 'content-length', 'sec-fetch-mode', 'sec-fetch-dest']) headers.delete(name);
  return headers;
}

/** Makes a call of the contract as the sender of the form, whoever that is. `key`: what makes a form that is sent twice one call. */
export function send<E extends OpenEndpoint>(request: NextRequest, endpoint: E, body?: object, key?: string): Promise<Sent<E>> {
  return sentBy(request, endpoint, body, key);
}

/** Makes a call of a member. Where the session has ended, the form goes no further. `key`: as in `send`. */
export async function sendAsMember<E extends Endpoint>(request: NextRequest, from: From, endpoint: E, body?: object, key?: string): Promise<Sent<E>> {
  return forMember(from, await sentBy(request, endpoint, body, key));
}

async function sentBy<E extends Endpoint>(request: NextRequest, endpoint: E, body?: object, key: string = crypto.randomUUID()): Promise<Sent<E>> {
  const headers = headersOf(request);
  if (body) headers.set('content-type', 'application/json');
  if (endpoint.path.endsWith('user.php')) headers.set('x-request-type', 'client');
  if (changes(endpoint)) headers.set('idempotency-key', key);
  const url = new URL(endpoint.path, request.url);
  for (const [name, value] of Object.entries(endpoint.when ?? {})) url.searchParams.set(name, value);
  // A person waits for the page after it. (Bar R1)
  const signal = AbortSignal.timeout(pagePatience());
  return sentOf(endpoint, await gateway(new Request(url, { method: endpoint.method, headers, body: body && JSON.stringify(body), signal })));
}

/** The error of a call that failed; null where its status is a good one. */
async function refusalOf(endpoint: Endpoint, response: Response): Promise<ApiError | null> {
  if (response.ok) return null;
  return failureOf(endpoint, response.status, await response.json().catch(() => null), retryAfter(response.headers.get('retry-after')));
}

/** A good status alone says nothing: PHP prints its faults with it too. */
async function sentOf<E extends Endpoint>(endpoint: E, response: Response): Promise<Sent<E>> {
  const refused = await refusalOf(endpoint, response);
  if (refused) return { response, answer: null, error: refused };
  try {
    return { response, answer: readAnswer(endpoint, response.status, await response.text()), error: null };
  } catch (error) {
    return { response, answer: null, error: error instanceof ApiError ? error : new ApiError('The answer broke off', { status: 0 }, { cause: error }) };
  }
}

/** Sends a file as the member who sends the form: the call's body is the file itself. `key`: as in `send`. */
export async function sendFile<E extends Endpoint>(request: NextRequest, from: From, endpoint: E, file: File, key: string): Promise<Sent<E>> {
  const headers = headersOf(request);
  headers.set('content-type', file.type || 'application/octet-stream');
  headers.set('idempotency-key', key);
  return forMember(from, await sentOf(endpoint, await gateway(new Request(new URL(endpoint.path, request.url), { method: endpoint.method, headers, body: await file.arrayBuffer() }))));
}

/** Makes a call of a member whose good answer is for the browser, unread: it may be long, and takes as long as the browser waits. */
export async function sendThrough(request: NextRequest, from: From, endpoint: Endpoint): Promise<{ response: Response; error: ApiError | null }> {
  const headers = headersOf(request);
  headers.set('idempotency-key', crypto.randomUUID());
  const response = await gateway(new Request(new URL(endpoint.path, request.url), { method: endpoint.method, headers, signal: request.signal }));
  return forMember(from, { response, error: await refusalOf(endpoint, response) });
}

/** The page to go to after a form, with cookies to keep. */
export function goTo(path: string, cookies: string[] = []): Response {
  const headers = new Headers({ location: path, 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** The local page that a form stands on, from its `back` field, or from where the browser says that it was sent. */
export function backTo(request: NextRequest, back: string | undefined): string {
  const from = back ?? localPart(request.headers.get('referer'), request.headers.get('host'));
  if (!from || !/^\/(?![/\\])[^\\\s;]*$/.test(from)) return '/';
  const { pathname, search } = new URL(from, 'http://here');
  return pathname.startsWith('//') ? '/' : pathname + search;
}

/** The same for a form of the frame, whose `back` names the page that came first: the browser may have gone on without asking for the frame again. */
export function stayOn(request: NextRequest, back: string | undefined): string {
  const said = backTo(request, undefined);
  return said === '/' ? backTo(request, back) : said;
}

function localPart(address: string | null, host: string | null): string | null {
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.host === host ? url.pathname + url.search : null;
}
