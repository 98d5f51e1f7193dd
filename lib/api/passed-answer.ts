// What of a PHP server's answer reaches the browser: JSON, zips, pictures and streams; nothing that a browser would show as a page. Decision 280; bar S14.
import type { Endpoint } from '../contract/endpoint';
import { endpoints } from '../contract/endpoints';
import { noAuthCookie } from '../site/cookies/ended-session';
import { failureOf, refusedIn } from './error-of';
import { passedCookie } from './passed-cookie';
import { endable } from './passing-streams';
import { boundedStream } from './within-size';

/** What an answer may say of itself: of cookies, of how long it is kept, of its body. The rest this app says, or nobody. */
const heard = [
  'accept-ranges', 'allow', 'cache-control', 'content-disposition', 'content-language', 'content-range', 'content-type', 'etag', 'expires', 'last-modified', 'pragma', 'retry-after', 'set-cookie', 'vary', 'x-request-id',
];
const largestText = 16 * 1024 * 1024;
/** How long a text may take to its last byte, and a file; the browser gives a text up later than this. In milliseconds. */
const textPatience = 35_000;
const filePatience = 10 * 60_000;

/** The PHP server's answer is none that a browser may be given: a page, a way elsewhere, no end. */
export class UnfitAnswer extends Error {
  override readonly name = 'UnfitAnswer';
}

type Asked = {
  /** The call of the contract that the request is, if it is one. */
  call: Endpoint | undefined;
  /** The address that was asked, at the PHP server, and the host that the visitor asked for. */
  target: URL;
  host: string;
  /** Whether it came with the cookie of a session. */
  hasSession: boolean;
};

/** The links of mails: a browser that follows one is led to a page of the site. */
const links: readonly (Endpoint | undefined)[] = [endpoints.activate, endpoints.followUnsubscribe];

const isFile = (type: string) => type.startsWith('image/') || type === 'application/zip' || type === 'application/octet-stream';
const isJsonType = (type: string) => type === 'application/json' || type.endsWith('+json');
const isText = (type: string) => type === '' || type.startsWith('text/') || isJsonType(type);
const isPage = (text: string) => /^\s*</.test(text);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The same bytes; reading them fails with UnfitAnswer once `patience` is over. */
function endingStream(body: ReadableStream<Uint8Array>, patience: number): ReadableStream<Uint8Array> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reader = body.getReader();
  const over = () => clearTimeout(timer);
  return new ReadableStream<Uint8Array>({
    start: (stream) => {
      timer = setTimeout(() => {
        stream.error(new UnfitAnswer('The answer had no end'));
        void reader.cancel().catch(() => undefined);
      }, patience);
      timer.unref();
    },
    pull: async (stream) => {
      const { done, value } = await reader.read().catch((error: unknown) => {
        over();
        throw error;
      });
      if (!done) return stream.enqueue(value);
      over();
      stream.close();
    },
    cancel: (reason) => {
      over();
      return reader.cancel(reason);
    },
  });
}

/** The place on this site that a link of a mail leads to. Throws UnfitAnswer for any other way. */
function leadOn(response: Response, headers: Headers, { call, target, host }: Asked): Response {
  const location = response.headers.get('location') ?? '';
  const to = location !== '' && URL.canParse(location, target) ? new URL(location, target) : null;
  const isOwn = to !== null && /^https?:$/.test(to.protocol) && (to.host === host || to.host === target.host);
  if (!isOwn || !links.includes(call)) throw new UnfitAnswer('The answer leads elsewhere');
  headers.set('location', to.pathname.replace(/^\/+/, '/') + to.search + to.hash);
  return new Response(null, { status: response.status, headers });
}

/** Whether the answer says that the session has ended. */
function endsSession(text: string, { ok, status }: Response, call: Endpoint = endpoints.getUser): boolean {
  if (!text.includes('authentication_required') || !isJson(text)) return false;
  const body: unknown = JSON.parse(text);
  return (ok ? refusedIn(call, body) : failureOf(call, status, body))?.authenticationRequired ?? false;
}

function asText(text: string, response: Response, headers: Headers, { call, hasSession }: Asked): Response {
  const { status, statusText } = response;
  // PHP need not do it: a cookie that stays would lead the root back to the members. (T01)
  if (hasSession && endsSession(text, response, call)) headers.append('set-cookie', noAuthCookie);
  const type = typeOf(response);
  const answer = (body: string, as: string) => {
    headers.set('content-type', `${as}; charset=utf-8`);
    return new Response(body, { status, statusText, headers });
  };
  if (!isPage(text) && (isJsonType(type) || isJson(text))) return answer(text, 'application/json');
  if (response.ok && call?.anyAnswer) return answer('{}', 'application/json');
  if (!isPage(text)) return answer(text, 'text/plain');
  if (response.ok) throw new UnfitAnswer('The answer is a page');
  return answer(`The server behind this site answered ${status}.\n`, 'text/plain');
}

const typeOf = (response: Response): string => response.headers.get('content-type')?.split(';')[0]!.trim().toLowerCase() ?? '';

/**
 * The answer of the PHP server as the browser gets it. A page with a failing status is its status in words, as a script that is missing is known by that.
 * Throws UnfitAnswer for a page with a good status, a redirect but that of a mail's link on this site, a type of no call, and a text without an end.
 */
export async function passedAnswer(response: Response, asked: Asked): Promise<Response> {
  const { status, statusText, body } = response;
  const headers = new Headers();
  for (const [name, value] of response.headers) if (heard.includes(name)) headers.append(name, name === 'set-cookie' ? passedCookie(value) : value);
  const type = typeOf(response);
  const unfit = (reason: string) => {
    void body?.cancel().catch(() => undefined);
    return new UnfitAnswer(reason);
  };
  if (status >= 300 && status < 400 && status !== 304) {
    void body?.cancel().catch(() => undefined);
    if (!asked.call?.anyAnswer) return leadOn(response, headers, asked);
    headers.set('content-type', 'application/json; charset=utf-8');
    return new Response('{}', { headers });
  }
  if (type === 'text/event-stream' && response.ok) return new Response(body && endable(body), { status, statusText, headers });
  if (isFile(type) && response.ok) return new Response(body && endingStream(body, filePatience), { status, statusText, headers });
  if (response.ok && !isText(type) && body) throw unfit('The answer is of a type that no call has');
  if ([204, 205, 304].includes(status) || !body) {
    if (type.startsWith('text/')) headers.delete('content-type');
    return new Response(null, { status, statusText, headers });
  }
  const text = await new Response(boundedStream(endingStream(body, textPatience), largestText)).text().catch((error: unknown) => {
    throw error instanceof RangeError ? new UnfitAnswer(error.message) : error;
  });
  return asText(text, response, headers, asked);
}
