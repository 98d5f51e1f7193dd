// Server rendering's way to the server: in process, or the PHP server at API_ORIGIN; one retry inside a deadline. Decisions, 'Calls'.
import type { Endpoint, Input, Result } from '../contract/endpoint';
import { readEnv } from '../env';
import { once } from '../once';
import { countedLog } from '../server/logging/counted-log';
import { errorFacts, jsonLog } from '../server/logging/log';
import { requestIdIn } from '../site/http/request-id';
import { requestKind } from '../site/http/request-kind';
import { isFromThisMachine } from '../site/http/this-machine';
import { ApiError, MalformedAnswerError } from './api-error';
import { call, wait } from './call';
import { streamsAreOver } from './passing-streams';
import { withinSize } from './within-size';

/** On whose behalf a call is made. */
export type Caller = {
  /** The host that the visitor asked for, without port. */
  host: string;
  /** The visitor's Cookie header. */
  cookie?: string;
  /** The visitor's network address. */
  address?: string;
  /** The id of the page's own request: the lines of the log that its calls leave carry it. */
  requestId?: string;
  /** When the page must be done, in milliseconds since 1970. */
  deadline?: number;
  /** The page that is drawn, one thing for all its calls: the embedded server looks its session up once. Decision 275. */
  page?: object;
};

/** What one page may wait for its server, in milliseconds; the page then still answers within three seconds on a busy machine. (Bar R1) */
export const pageDeadline = 2_000;
/** Its site's settings come first, and leave time for the rest. */
const settingsDeadline = 1_500;
/** What a page may wait where the server is embedded: what is busy is this machine, which goes on with what was asked. Decision 370. */
const embeddedDeadline = 6_000;
/** A call of a page that is kept for everybody, which cannot know how much of the time is used up. */
const unplannedPatience = () => (env().apiOrigin ? 1_000 : embeddedDeadline / 2);
const leastPatience = 150;
const largestAnswer = 4 * 1024 * 1024;

export const env = () => once('env', () => readEnv());

/** What one page may wait for the server that it has, in milliseconds. (Bar R1) */
export const pagePatience = () => (env().apiOrigin ? pageDeadline : embeddedDeadline);

/** When a page that is asked for at `began` must have its site's settings, and when all of its server's answers; in milliseconds since 1970. (Bar R1) */
export const deadlinesFrom = (began: number) => ({ settings: began + pagePatience() - (pageDeadline - settingsDeadline), page: began + pagePatience() });

function headersOf({ host, cookie, address, requestId }: Caller): Record<string, string> {
  return {
    // The embedded server takes what changes something from the site's own pages alone.
    ...(env().apiOrigin ? {} : { origin: `http://${host}` }),
    ...(cookie ? { cookie } : {}),
    ...(address ? { 'x-client-address': address, 'x-forwarded-for': address } : {}),
    ...(requestId ? { 'x-request-id': requestId } : {}),
    'x-forwarded-host': host,
  };
}

/** The log of this process, in the form of the embedded server's, which keeps one of its own; `id` is that of the request that its lines belong to. Decision 135. */
export const logFor = (id: string | undefined) => countedLog(jsonLog((line) => process.stdout.write(line), () => new Date(), () => id));

/** What a line says of a request that went on to a PHP server, without anything of who asked. (Bar S11) */
export const lineOf = (method: string, path: string) => ({ method, path: requestKind(path) });

/** Writes the line of such a request that was answered. */
export function logAnswered(id: string | undefined, line: ReturnType<typeof lineOf>, status: number, began: number): void {
  logFor(id)({ level: 'info', event: 'request', ...line, status, ms: Math.round(performance.now() - began) });
}

/** Why a request got no answer from the server behind this one. */
export const noAnswer = (cause: unknown) => ({ level: 'error', event: 'no answer', ...errorFacts(cause) }) as const;

/** Writes what was wrong with the answer to a call of a page: the place of the field, or that none came from a PHP server. */
function logTrouble({ method, path }: Endpoint, { requestId }: Caller, error: ApiError): void {
  const line = lineOf(method, path);
  if (error instanceof MalformedAnswerError) logFor(requestId)({ level: 'error', event: 'malformed answer', ...line, field: error.path });
  else if (error.status === 0 && env().apiOrigin) logFor(requestId)({ ...noAnswer(error.cause), ...line });
}

/** Hands a request to the server: in process, for `page` where one is drawn, or over HTTP to API_ORIGIN, whose answer may not grow past a bound. */
export async function answer(request: Request, page?: object): Promise<Response> {
  if (env().apiOrigin) {
    const { url, method, headers, signal } = request;
    const how = { redirect: 'manual', cache: 'no-store', signal } as const;
    // By its address, with the signal beside it: of a Request Next gives the answer of the one before that asked the same for this page, so that a second try would be answered by the first failure. (C01)
    const began = performance.now();
    const response = await (method === 'GET' ? fetch(url, { headers, ...how }) : fetch(request, how));
    logAnswered(requestIdIn(headers), lineOf(method, new URL(url).pathname), response.status, began);
    return withinSize(response, largestAnswer);
  }
  const { embeddedHandler } = await import('../server/embedded');
  return (await embeddedHandler())(request, page);
}

/** The network address of whoever asks, as Next or the proxies that are counted name it; in development nobody's. */
const clientOf = (headers: Headers) => (env().production ? (headers.get('x-forwarded-for') ?? '') : null);

/**
 * The preview of mails (`/dev/outbox`), or 404 where it is closed: behind a PHP server, beside a mail server, in production with PostgreSQL, and in
 * production for everybody but a browser on this machine. Decisions 35 and 268.
 */
export async function mailPreview(request: Request, path: readonly string[]): Promise<Response> {
  const { apiOrigin, mail, production, databaseUrl } = env();
  const open = !apiOrigin && !mail && !(production && databaseUrl) && isFromThisMachine(request.headers, clientOf(request.headers));
  if (!open) return new Response('Not here\n', { status: 404, headers: { 'cache-control': 'no-store' } });
  return (await import('../server/embedded')).embeddedMailPreview({ path, to: new URL(request.url).searchParams.get('to') });
}

/** The page of a payment in the sandbox, or 404 where there is none: behind a PHP server, or with a payment company set up. */
export async function sandboxPayment(request: Request, id: string): Promise<Response> {
  const answered = env().apiOrigin ? null : await (await import('../server/embedded')).embeddedSandbox(request, id);
  return answered ?? new Response('Not here\n', { status: 404, headers: { 'cache-control': 'no-store' } });
}

/** The operator pages, or 404 behind a PHP server, whose operator has pages of its own. */
export async function operatorPages(request: Request): Promise<Response> {
  if (env().apiOrigin) return new Response('Not here\n', { status: 404, headers: { 'cache-control': 'no-store' } });
  const headers = new Headers(request.headers);
  headers.set('x-client-address', request.headers.get('x-forwarded-for') ?? '');
  const { pathname, search } = new URL(request.url);
  const inward = { method: request.method, headers, body: request.body, duplex: 'half' } as RequestInit;
  return (await import('../server/embedded')).embeddedOperatorPages(new Request(`http://${request.headers.get('host')}${pathname}${search}`, inward));
}

/** Whether who asks is signed in as an operator; behind a PHP server nobody is. */
export const isOperator = async (request: Request): Promise<boolean> => !env().apiOrigin && (await import('../server/embedded')).embeddedIsOperator(request);

/** Whether a page for who runs the sites is shown: to everybody in development, else where the preview of mails is open. Decisions 30 and 35. */
export function toolsAreOpen(headers: Headers): boolean {
  const { apiOrigin, mail, production, databaseUrl } = env();
  if (!production) return true;
  if (apiOrigin || mail || databaseUrl) return false;
  return isFromThisMachine(headers, clientOf(headers));
}

/** Counts a look at a member whose page is kept, which asks nobody; false where the limit of the visitor's network is reached. A PHP server is asked by no visitor's address here. */
export async function mayLook(address: string | undefined): Promise<boolean> {
  return env().apiOrigin || address === undefined ? true : (await import('../server/embedded')).embeddedLook(address);
}

/**
 * Makes a call while a page is rendered, with one retry, before the caller's deadline.
 * Throws ApiError (status 0 where no answer came in time). (C13)
 */
export async function callServer<E extends Endpoint>(endpoint: E, input: Input<E>, caller: Caller): Promise<Result<E>> {
  const patience = Math.max(leastPatience, caller.deadline === undefined ? unplannedPatience() : caller.deadline - Date.now());
  const signal = AbortSignal.timeout(patience);
  try {
    return await call(endpoint, input, {
      fetch: (request) => answer(request, caller.page),
      origin: env().apiOrigin ?? `http://${caller.host}`,
      retries: 1,
      firstPause: 100,
      longestPause: 500,
      headers: headersOf(caller),
      signal,
      wait,
      random: Math.random,
      newKey: () => crypto.randomUUID(),
    });
  } catch (error) {
    const trouble = error instanceof ApiError ? error : new ApiError('No answer came in time', { status: 0 }, { cause: error });
    logTrouble(endpoint, caller, trouble);
    throw trouble;
  }
}

/** Whether the server behind the pages can be reached, and this process is not about to end: the embedded one and its database answer, or API_ORIGIN does at all. */
export async function serverIsReady(): Promise<boolean> {
  const { apiOrigin } = env();
  if (streamsAreOver()) return false;
  try {
    if (!apiOrigin) return await (await import('../server/embedded')).serverReady();
    await fetch(`${apiOrigin}/api/settings.php`, { signal: AbortSignal.timeout(pageDeadline) });
    return true;
  } catch {
    return false;
  }
}

/** Whether anybody reads what is complained about to the embedded server. A PHP server answers for its own. */
export async function complaintsAreRead(supportEmail: string | undefined): Promise<boolean> {
  return env().apiOrigin !== undefined || (await import('../server/embedded')).complaintsRead(supportEmail);
}

/** Brings the meters of the embedded server up to date; nothing to do behind a PHP server. */
export async function readMeters(): Promise<void> {
  if (!env().apiOrigin) await (await import('../server/embedded')).readEmbeddedMeters();
}
