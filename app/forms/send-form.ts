import type { NextRequest } from 'next/server';
import type { ApiError } from '@/lib/api/api-error';
import { errorOf } from '@/lib/api/error-of';
import { gateway } from '@/lib/api/gateway';
import { pageDeadline } from '@/lib/api/server';
import { changes, type Endpoint } from '@/lib/contract/endpoint';
import { errorAnswer } from '@/lib/contract/errors';

export type Fields = Record<string, string>;
export type Sent = { response: Response; error: ApiError | null };
/** `data` has what `fields` cannot say: a field that comes more than once. */
export type Form = (request: NextRequest, fields: Fields, data: FormData) => Promise<Response>;

/** Makes a call of the contract as the sender of the form. `key`: what makes a form that is sent twice one call. */
export async function send(request: NextRequest, endpoint: Endpoint, body?: object, key: string = crypto.randomUUID()): Promise<Sent> {
  const headers = new Headers(request.headers);
  for (const name of ['content-type', 'content-length', 'sec-fetch-mode', 'sec-fetch-dest']) headers.delete(name);
  if (body) headers.set('content-type', 'application/json');
  if (endpoint.path.endsWith('user.php')) headers.set('x-request-type', 'client');
  if (changes(endpoint)) headers.set('idempotency-key', key);
  const url = new URL(endpoint.path, request.url);
  for (const [name, value] of Object.entries(endpoint.when ?? {})) url.searchParams.set(name, value);
  // A person waits for the page after it. (Bar R1)
  const signal = AbortSignal.timeout(pageDeadline);
  return sentOf(await gateway(new Request(url, { method: endpoint.method, headers, body: body && JSON.stringify(body), signal })));
}

async function sentOf(response: Response): Promise<Sent> {
  if (response.ok) return { response, error: null };
  const read = errorAnswer.safeParse(await response.json().catch(() => null));
  return { response, error: errorOf(response.status, read.success ? read.data : null) };
}

/** Sends a file as the sender of the form: the call's body is the file itself. */
export async function sendFile(request: NextRequest, endpoint: Endpoint, file: File): Promise<Sent> {
  const headers = new Headers(request.headers);
  for (const name of ['content-length', 'sec-fetch-mode', 'sec-fetch-dest']) headers.delete(name);
  headers.set('content-type', file.type || 'application/octet-stream');
  headers.set('idempotency-key', crypto.randomUUID());
  return sentOf(await gateway(new Request(new URL(endpoint.path, request.url), { method: endpoint.method, headers, body: await file.arrayBuffer() })));
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

function localPart(address: string | null, host: string | null): string | null {
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.host === host ? url.pathname + url.search : null;
}
