// One request: how a declared call becomes HTTP, and when it is tried again. Specification, section 7; decisions, 'Calls'.
import { changes, type Endpoint, type Input, type Result } from '../contract/endpoint';
import { ApiError, MalformedAnswerError } from './api-error';
import { failureOf } from './error-of';
import { json, readAnswer } from './read-answer';
import { retryAfter } from './retry-after';

/** How a caller reaches its server and how patient it is. Times in milliseconds. */
export type Transport = {
  fetch: (request: Request) => Promise<Response>;
  /** Stands before the path: 'http://127.0.0.1:3000'. */
  origin: string;
  /** How often a failed request is repeated. */
  retries: number;
  /** The first pause; it doubles with each try, and half of it is chance. */
  firstPause: number;
  /** A server that asks for a longer pause than this is not asked again. */
  longestPause: number;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  random: () => number;
  newKey: () => string;
};

function address(endpoint: Endpoint, query: object, origin: string): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries({ ...query, ...endpoint.when })) {
    if (value !== undefined && value !== null) search.set(key, String(value));
  }
  return `${origin}${endpoint.path}${search.size ? `?${search}` : ''}`;
}

function headersFor(endpoint: Endpoint, transport: Transport, body: unknown): Record<string, string> {
  return {
    accept: 'application/json',
    ...(body === undefined ? {} : { 'content-type': body instanceof Blob ? body.type || 'application/octet-stream' : 'application/json' }),
    ...(endpoint.path.endsWith('user.php') ? { 'x-request-type': 'client' } : {}),
    ...(changes(endpoint) ? { 'idempotency-key': transport.newKey() } : {}),
    ...transport.headers,
  };
}

type Good = { status: number; text: string };

async function failure(endpoint: Endpoint, response: Response): Promise<ApiError> {
  const body = await response.text().then(json).catch(() => null);
  return failureOf(endpoint, response.status, body, retryAfter(response.headers.get('retry-after')));
}

/**
 * The work's outcome, or the signal's reason the moment it is aborted. A signal may be lost on its way into fetch: Next
 * hands fetch a request made from ours, and Node lets go of the tie between the two when it collects garbage.
 */
function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    if (signal.aborted) stop();
  });
}

/** One try. An answer that breaks off half-way is a network error like any other; one that grows past the bound is wrong. */
async function attempt(endpoint: Endpoint, request: Request, transport: Transport): Promise<Good | ApiError> {
  try {
    const response = await transport.fetch(request);
    return response.ok ? { status: response.status, text: await response.text() } : await failure(endpoint, response);
  } catch (error) {
    if (transport.signal?.aborted) throw transport.signal.reason as Error;
    if (error instanceof ApiError) return error;
    if (error instanceof RangeError) return new MalformedAnswerError(`${request.method} ${new URL(request.url).pathname}`, '', 200, { cause: error });
    return new ApiError('No answer came', { status: 0 }, { cause: error });
  }
}

function pauseBefore(attempts: number, error: ApiError, { errors }: Endpoint, transport: Transport): number | null {
  // A refusal that has its own code (locked out, no more mails today) is an answer: only the general 'too many' is worth another try.
  const answered = error.code !== undefined && error.code !== 'too_many_requests' && error.status < 500;
  // Nor is a login asked again: each time may count as a wrong try. (X02)
  const locks = error.status === 429 && errors.includes('locked_out');
  const repeatable = !answered && !locks && !error.notOffered && (error.status === 0 || error.status === 429 || error.status >= 500);
  if (!repeatable || attempts >= transport.retries) return null;
  const steady = transport.firstPause * 2 ** attempts;
  const pause = error.retryAfter ?? steady / 2 + (transport.random() * steady) / 2;
  return pause > transport.longestPause ? null : pause;
}

/**
 * Makes a declared call and gives its parsed answer. Network errors, 429 and 5xx are tried again, up to `retries` times
 * with exponential back-off and jitter, or after the pause that Retry-After asks for; a call that changes something
 * carries one Idempotency-Key through all tries. (C01, C03)
 * Throws ApiError, or its subclass MalformedAnswerError, or what the caller's signal was aborted with.
 */
export async function call<E extends Endpoint>(endpoint: E, input: Input<E>, transport: Transport): Promise<Result<E>> {
  const { query = {}, body } = input as { query?: object; body?: unknown };
  const init = {
    method: endpoint.method,
    headers: headersFor(endpoint, transport, body),
    body: body === undefined || body instanceof Blob ? body : JSON.stringify(body),
    signal: transport.signal,
    credentials: 'same-origin' as const,
  };
  for (let attempts = 0; ; attempts++) {
    const request = new Request(address(endpoint, query, transport.origin), init);
    const answer = await unlessAborted(attempt(endpoint, request, transport), transport.signal);
    if (!(answer instanceof ApiError)) return readAnswer(endpoint, answer.status, answer.text);
    const pause = pauseBefore(attempts, answer, endpoint, transport);
    if (pause === null) throw answer;
    await transport.wait(pause, transport.signal);
  }
}

/** Waits; ends early, by throwing the signal's reason, when the signal is aborted. */
export function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal!.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
