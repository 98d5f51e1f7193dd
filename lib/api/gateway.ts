// The way of every /api/*.php request: into the embedded server, or through to the PHP server at API_ORIGIN. Decisions, 'Calls'.
import { changes, type Endpoint } from '../contract/endpoint';
import { endpoints } from '../contract/endpoints';
import { errorTable, type ErrorCode } from '../contract/error-codes';
import { pathTo } from '../site/addresses/routes';
import { isOwnScript, isSameOrigin } from '../site/http/same-origin';
import { requestIdIn } from '../site/http/request-id';
import { hostName } from '../site/http/site-key';
import { cookieValue } from '../site/cookies/cookie-value';
import { passedAnswer, UnfitAnswer } from './passed-answer';
import { passingBody } from './passing-body';
import { streamsAreOver } from './passing-streams';
import { answer, env, lineOf, logAnswered, logFor, noAnswer } from './server';
import { isNoSite } from './site';
import { isTooMuch } from './within-size';

const megabyte = 1024 * 1024;
/** So much of a body passes: of a call that sends a photo up, and of any other. (bar S13) */
const mostOf = (call: Endpoint | undefined) => (call?.upload ? 32 : 1) * megabyte;
/** How long the PHP server may take to begin an answer, in milliseconds: a little more than PHP gives its scripts. */
const patience = 35_000;
const hopByHop = ['connection', 'expect', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

/** An error answer in the contract's shape. Of a body that is too large the rest would stand before the next request: its connection ends. */
export function refusal(code: ErrorCode, message: string, headers: Record<string, string> = {}, status: number = errorTable[code].status): Response {
  return Response.json({ error: { code, message } }, { status, headers: { 'cache-control': 'no-store', ...(code === 'body_too_large' ? { connection: 'close' } : {}), ...headers } });
}

const tooLarge = () => refusal('body_too_large', 'The body is too large.');
const ending = () => refusal('unavailable', 'This server is about to end.', { 'retry-after': '2' });
/** What was asked may have been done: after a pause that is shorter a browser would ask for it again by itself. */
const unfit = () => refusal('internal', 'The server behind this site did not answer as agreed.', { 'retry-after': '60' }, 502);
const noSite = () => refusal('wrong_site', 'No site answers on this host.');

/**
 * The script that PHP would run for a path, however it is written: '/api/%6Cogout.php/x' runs /api/logout.php. Null where
 * it is none.
 */
function scriptOf(path: string): string | null {
  try {
    return /^\/api\/(?:[\w-]+\/)*[\w-]+\.php(?=\/|$)/i.exec(decodeURIComponent(path))?.[0].toLowerCase() ?? null;
  } catch {
    return null;
  }
}

/** The call of the contract that a script, a method and a query are. */
function callOf(script: string, method: string, query: URLSearchParams): Endpoint | undefined {
  const calls: Endpoint[] = Object.values(endpoints).filter((each) => each.path === script && each.method === (method === 'HEAD' ? 'GET' : method));
  const special = calls.find(({ when }) => when && Object.entries(when).every(([key, value]) => query.get(key) === value));
  return special ?? calls.find(({ when }) => !when);
}

/** Whether a request that changes something comes from elsewhere, though its call is none that machines of others make. (Bar S4) */
function isFromElsewhere({ method, headers }: Request, script: string, call: Endpoint | undefined): boolean {
  const host = headers.get('host') ?? '';
  if (script === endpoints.logout.path) return !isOwnScript(headers, host);
  const isChange = call ? changes(call) : !['GET', 'HEAD'].includes(method);
  return isChange && !call?.foreign && !isSameOrigin(headers, host);
}

async function refusedBeforeCall(request: Request, script: string | null, call: Endpoint | undefined): Promise<Response | null> {
  if (!script) return refusal('not_found', 'There is no such call.');
  if (!['GET', 'HEAD', 'POST', 'PUT', 'DELETE'].includes(request.method)) return refusal('method_not_allowed', 'This method is not offered.', { allow: 'GET, HEAD, POST, PUT, DELETE' });
  if (Number(request.headers.get('content-length') ?? 0) > mostOf(call)) return tooLarge();
  if (isFromElsewhere(request, script, call)) return refusal('cross_site', 'This call must come from a page of the site itself.');
  return (await isNoSite(request.headers.get('host'))) ? noSite() : null;
}

function outwardHeaders(request: Request, id: string): Headers {
  const headers = new Headers(request.headers);
  for (const name of [...hopByHop, 'host', 'content-length', 'accept-encoding', 'x-client-address']) headers.delete(name);
  headers.set('x-forwarded-host', request.headers.get('host') ?? '');
  headers.set('x-request-id', id);
  return headers;
}

/** Fetches; gives up where no answer has begun in time. What has begun may take as long as it likes: it may be a stream. */
async function fetchPatiently(target: URL, init: RequestInit, signal: AbortSignal): Promise<Response> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), patience);
  try {
    return await fetch(target, { ...init, signal: AbortSignal.any([signal, giveUp.signal]) });
  } finally {
    clearTimeout(timer);
  }
}

type Asked = { url: URL; script: string | null; call: Endpoint | undefined };

async function throughTo(origin: string, request: Request, id: string, { url, script, call }: Asked): Promise<Response> {
  const refused = await refusedBeforeCall(request, script, call);
  if (refused) return refused;
  const target = new URL(url.pathname + url.search, origin);
  if (script === '/api/settings.php') target.searchParams.set('domain', hostName(request.headers.get('host')) ?? '');
  const sent = request.body && passingBody(request.body, mostOf(call));
  try {
    const init = { method: request.method, headers: outwardHeaders(request, id), body: sent?.stream, redirect: 'manual', duplex: 'half' } as RequestInit;
    const response = await fetchPatiently(target, init, request.signal);
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    if (isStream && streamsAreOver()) {
      await response.body?.cancel();
      return ending();
    }
    return await passedAnswer(response, { call, target, host: request.headers.get('host') ?? '', hasSession: cookieValue(request.headers.get('cookie'), 'auth') !== undefined });
  } catch (error) {
    const line = lineOf(request.method, script ?? '/api/');
    if (error instanceof UnfitAnswer) {
      logFor(id)({ level: 'error', event: 'unfit answer', ...line, reason: error.message });
      return unfit();
    }
    if (isTooMuch(error)) return tooLarge();
    // Whoever left waits for no answer.
    if (!request.signal.aborted) logFor(id)({ ...noAnswer(error), ...line });
    return refusal('unavailable', 'The server behind this site did not answer.', { 'retry-after': '5' });
  } finally {
    sent?.letGo();
  }
}

/** Who follows the link of a mail reads a page of the site, in their language. (R15, X04) */
const activationFailed = ({ searchParams }: URL) =>
  new Response(null, { status: 303, headers: { location: pathTo('activate-error', {}, { lang: searchParams.get('lang') ?? undefined }), 'cache-control': 'no-store' } });

/** Passes a request through under one id: the PHP server hears it, the answer and every line of the log carry it. Decision 135. */
async function passOn(origin: string, request: Request, url: URL): Promise<Response> {
  const began = performance.now();
  const id = requestIdIn(request.headers) ?? crypto.randomUUID();
  const script = scriptOf(url.pathname);
  const call = script === null ? undefined : callOf(script, request.method, url.searchParams);
  const answered = await throughTo(origin, request, id, { url, script, call });
  logAnswered(id, lineOf(request.method, script ?? '/api/'), answered.status, began);
  const response = call === endpoints.activate && answered.status >= 400 ? activationFailed(url) : answered;
  response.headers.set('x-request-id', id);
  return response;
}

/** Answers a request for /api/*.php as it came from the browser. */
export async function gateway(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const origin = env().apiOrigin;
  if (origin) return passOn(origin, request, url);
  const headers = new Headers(request.headers);
  headers.set('x-client-address', request.headers.get('x-forwarded-for') ?? '');
  const address = `http://${request.headers.get('host')}${url.pathname}${url.search}`;
  if (!hostName(request.headers.get('host')) || !URL.canParse(address)) return noSite();
  const inward = { method: request.method, headers, body: request.body, signal: request.signal, duplex: 'half' } as RequestInit;
  return answer(new Request(address, inward));
}
