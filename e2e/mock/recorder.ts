// Between the app and a server: hands on what is asked, gives back what is answered, and keeps it for a recording. docs/qa.md
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';
import { errorAnswer } from '@/lib/contract/errors';
import { callOf } from './php-host';
import { isAct, keptHeaders, type Exchange } from './scenario';
import { isSignedIn, sessionIn } from './session';
import { whatIsRead } from './what-is-read';
import { withoutSecrets } from './without-secrets';
import { photoHost } from './worlds';

const handedBack = ['content-type', 'location', 'retry-after', 'cache-control', 'content-disposition'];

/** A cookie of the server, for the address that the app has here: no other domain's, and without https. */
const cookieHere = (cookie: string) => cookie.replaceAll(/;\s*(?:domain=[^;]*|secure|samesite=none)(?=\s*(?:;|$))/gi, '');

/** Where an answer leads; on the site itself, a path: the app has another address here. */
function placeHere(place: string, hosts: readonly string[]): string {
  const url = URL.canParse(place) ? new URL(place) : null;
  return url && hosts.includes(url.hostname) ? url.pathname + url.search + url.hash : place;
}

/** What an answer says, as the contract reads it: nothing is {}, and what is no JSON is its text. */
function said(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? text : value;
  } catch {
    return text;
  }
}

/** The same, with its pictures on the host that tests draw themselves. */
export function withPhotosHere(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPhotosHere);
  if (typeof value !== 'object' || value === null) return value;
  const here = (key: string, each: unknown) => {
    if (key === 'cdn_prefix') return photoHost;
    return key === 'match' && typeof each === 'string' ? photoHost + each.slice(each.lastIndexOf('/') + 1) : withPhotosHere(each);
  };
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, here(key, each)]));
}

/** What a recording keeps of an answer's words: what the product reads of them, without secrets. */
function keptOf(name: EndpointName, status: number, body: unknown): unknown {
  const read = whatIsRead(status < 400 ? endpoints[name].response : errorAnswer, body);
  return withPhotosHere(withoutSecrets(read, '', name === 'getCompanyInfo'));
}

/** What it keeps besides: where the answer leads, how long it asks to wait, and what it did to the session. */
function besides(answer: Headers): Pick<Exchange, 'headers' | 'session'> {
  const there = keptHeaders.flatMap((name) => (answer.has(name) ? [[name, withoutSecrets(answer.get(name))] as const] : []));
  const session = sessionIn(answer.getSetCookie());
  return { ...(there.length > 0 && { headers: Object.fromEntries(there) }), ...(session && { session }) };
}

/**
 * Hands a request on as if it came from the site, and gives back what was answered: the bytes as they are, a stream as it comes. The
 * exchange is null where it belongs in no recording: streams, files, what is no call, and the app's look whether a server is there.
 */
export async function passOn(target: string, asSite: string, request: IncomingMessage, response: ServerResponse): Promise<Exchange | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const url = new URL(request.url ?? '/', target);
  const { host: _host, connection: _connection, 'transfer-encoding': _encoding, 'accept-encoding': _accept, 'content-length': _length, ...headers } = request.headers as Record<string, string>;
  if (url.searchParams.has('domain')) url.searchParams.set('domain', asSite);
  headers['x-forwarded-host'] = asSite;
  if (headers.origin) headers.origin = url.hostname === asSite ? url.origin : `https://${asSite}`;
  const answer = await fetch(url, { method: request.method, headers, redirect: 'manual', body: chunks.length > 0 ? Buffer.concat(chunks) : undefined });
  const back = new Headers(answer.headers);
  const place = back.get('location');
  if (place) back.set('location', placeHere(place, [asSite, url.hostname]));
  const type = back.get('content-type') ?? '';
  for (const header of handedBack) if (back.has(header)) response.setHeader(header, back.get(header)!);
  for (const cookie of back.getSetCookie()) response.appendHeader('set-cookie', cookieHere(cookie));
  response.writeHead(answer.status);
  if (type.startsWith('text/event-stream') && answer.body) {
    const stream = Readable.fromWeb(answer.body as never).on('error', () => response.destroy());
    response.on('close', () => stream.destroy());
    stream.pipe(response);
    return null;
  }
  const bytes = Buffer.from(await answer.arrayBuffer());
  response.end(bytes);
  const name = callOf(request.method ?? 'GET', url);
  const isLook = name === 'getSettings' && !url.searchParams.has('domain');
  if (!name || isLook || back.get('content-disposition')?.startsWith('attachment')) return null;
  const query = withoutSecrets(Object.fromEntries(url.searchParams)) as Record<string, string>;
  const body = keptOf(name, answer.status, said(new TextDecoder().decode(bytes)));
  return { name, query, signedIn: isSignedIn(headers), status: answer.status, body, ...besides(back) };
}

/** Whether an exchange says more than those before it: every act does, and what answers as it did before the last act is played so anyway. */
export function isNews(exchange: Exchange, before: readonly Exchange[]): boolean {
  if (isAct(exchange.name)) return true;
  const sinceAct = before.slice(before.findLastIndex(({ name }) => isAct(name)) + 1);
  const last = sinceAct.findLast(({ name, query, signedIn }) => name === exchange.name && signedIn === exchange.signedIn && JSON.stringify(query) === JSON.stringify(exchange.query));
  return JSON.stringify(last) !== JSON.stringify(exchange);
}

/** A server that hands everything on to another, and what it has kept so far. */
export function recorder(target: string, asSite: string): { server: Server; exchanges: Exchange[] } {
  const exchanges: Exchange[] = [];
  const server = createServer((request, response) => {
    void passOn(target, asSite, request, response).then((exchange) => exchange && isNews(exchange, exchanges) && exchanges.push(exchange), (error: Error) => {
      console.error(`${request.method} ${request.url?.split('?')[0]}: ${error.cause instanceof Error ? error.cause.message : error.message}`);
      response.destroy();
    });
  });
  return { server, exchanges };
}
