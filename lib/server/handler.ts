// The server: a request in, an answer out. The guards first, then the route of the call. Architecture, 'lib/server'.
import { changes } from '@/lib/contract/endpoint';
import type { EndpointName } from '@/lib/contract/endpoints';
import { streamEvents } from '@/lib/contract/events';
import { metrics } from '@/lib/metrics';
import { authCookieLife } from '@/lib/site/constants';
import { requestIdIn } from '@/lib/site/http/request-id';
import { requestKind } from '@/lib/site/http/request-kind';
import { withinRequest } from './logging/current-request';
import { Failure, failureResponse } from './failure';
import { findEndpoint } from './find-endpoint';
import { hostOf, siteFinder, type Site } from './guards/known-site';
import { parseInput, queryOf } from './guards/parse-input';
import { readBody, readNoBody } from './guards/read-body';
import { readPhoto } from './guards/read-photo';
import { requireOwnScript, requireSameOrigin } from './guards/same-origin';
import { errorFacts } from './logging/log';
import { oncePerPage } from './once-per-page';
import { withUploadLimits } from './photos/with-upload-limits';
import { isPhotoPath, photoResponse } from './photos/photo-response';
import type { Caller, Route, Shared } from './route';
import { routes } from './routes/table';
import type { ServerParts } from './server-parts';
import { isSecure, sessionCookie, tokenIn } from './guards/session-cookie';
import { failureOf } from './database/database-failure';
import { findSession, noteVisit, prolongSession } from './store/session-store';

/** Answers a request. Those with the same `page` are asked while one page is drawn, for the same visitor: the session is looked up once for all of them. */
export type Handler = (request: Request, page?: object) => Promise<Response>;

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);
const day = 24 * 60 * 60 * 1000;

async function callerOf(parts: ServerParts, request: Request, site: Site, page?: object): Promise<Caller> {
  const now = parts.clock.now();
  const token = tokenIn(request.headers.get('cookie'));
  const look = async () => {
    const found = token ? await findSession(parts.db, token, site.id, now) : null;
    if (found) await noteVisit(parts.db, found.member, now);
    return found;
  };
  const shared: Shared = page && request.method === 'GET' ? (key, find) => oncePerPage(page, `${site.id} ${token} ${key}`, find) : (_, find) => find();
  const session = await shared('session', look);
  const answer = new Headers({ 'cache-control': 'private, no-store' });
  if (session) {
    // A server-rendered page cannot hand a cookie on: only a browser's own call prolongs the session, at most daily.
    const used = authLifeUsed(session.expiresAt, now);
    if (used > day && request.headers.get('sec-fetch-site') === 'same-origin') {
      await prolongSession(parts.db, session.id, now);
      answer.append('set-cookie', sessionCookie(token, isSecure(request)));
    }
  }
  return { parts, site, session, now, request, answer, shared };
}

function authLifeUsed(expiresAt: Date, now: Date): number {
  return authCookieLife - (expiresAt.getTime() - now.getTime());
}

async function answerCall(parts: ServerParts, request: Request, url: URL, site: Site, page?: object): Promise<Response> {
  const { name, endpoint } = findEndpoint(request.method, url);
  if (name === 'logout') requireOwnScript(request.headers, hostOf(request));
  else if (changes(endpoint) && !endpoint.foreign) requireSameOrigin(request.headers, hostOf(request));
  const caller = await callerOf(parts, request, site, page);
  // A page that was left says so itself: nobody is there any more.
  if (caller.session && name !== 'notePageHidden') parts.watching.sign(caller.session);
  if (endpoint.access === 'member' && !caller.session) throw new Failure('authentication_required');
  if (!endpoint.upload && !endpoint.body) await readNoBody(request);
  const query = endpoint.query && parseInput(endpoint.query, queryOf(url.searchParams));
  // The table pairs every name with its own endpoint's types; TypeScript cannot follow one name through all of them.
  const route = routes[name] as unknown as (input: { query: unknown; body: unknown }, caller: Caller) => ReturnType<Route<EndpointName>>;
  const work = async () => route({ query, body: endpoint.upload ? await readPhoto(request) : endpoint.body && parseInput(endpoint.body, await readBody(request, endpoint)) }, caller);
  const answer = await (endpoint.upload && caller.session ? withUploadLimits({ ...caller, session: caller.session }, work) : work());
  // What carries a cookie is for one browser, however public the body.
  if (caller.answer.has('set-cookie')) caller.answer.set('cache-control', 'private, no-store');
  return answer instanceof Response ? answer : Response.json(answer, { headers: caller.answer });
}

async function respond(parts: ServerParts, find: (host: string) => Promise<Site>, request: Request, page?: object): Promise<Response> {
  const url = new URL(request.url);
  const site = await find(hostOf(request));
  if (isPhotoPath(url.pathname)) return photoResponse(url.pathname, await callerOf(parts, request, site));
  return answerCall(parts, request, url, site, page);
}

/** Builds the server from its parts. The handler never throws: what goes wrong becomes an answer and a line in the log. */
export function createHandler(parts: ServerParts): Handler {
  const find = siteFinder(parts.db, parts.clock);

  return async (request, page) => {
    const began = performance.now();
    const id = requestIdIn(request.headers) ?? Buffer.from(parts.random(12)).toString('base64url');
    const line = { id, method: request.method, path: pathForLog(request.url) };
    const response = await withinRequest(id, () => respond(parts, find, request, page)).catch((error: unknown) => {
      const failure = failureOf(error);
      if (failure.code === 'internal' || failure.code === 'unavailable') parts.log({ level: 'error', event: 'failure', ...line, ...errorFacts(error) });
      return failureResponse(failure);
    });
    response.headers.set('x-request-id', id);
    const ms = performance.now() - began;
    const { calls, callSeconds } = metrics();
    const call = requestKind(new URL(request.url).pathname);
    calls.inc({ call, method: methods.has(request.method) ? request.method : 'other', status: response.status });
    if (call !== streamEvents.path) callSeconds.observe({ call }, ms / 1_000);
    parts.log({ level: 'info', event: 'request', ...line, status: response.status, ms: Math.round(ms) });
    return request.method === 'HEAD' ? new Response(null, response) : response;
  };
}

/** Only paths of the contract are told apart; anything else may hold what someone typed. */
function pathForLog(address: string): string {
  const path = new URL(address).pathname;
  if (isPhotoPath(path)) return '/api/photo.php';
  return /^\/api\/[a-z-]{1,40}\.php$/.test(path) ? path : '(other)';
}
