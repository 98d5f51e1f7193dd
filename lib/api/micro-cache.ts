// A micro-cache in front of the framework: what a kept page answered is answered again for a second to whoever asks the same. Bar P6; decision 402.
import { Server, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { once } from '../once';
import { pageOfBounces } from '../site/addresses/step-further';

type Kept = { at: number; page: string; headers: OutgoingHttpHeaders };

/** So long an answer is given again, in milliseconds. */
const life = 1_000;
/** Answers at a time: the pages themselves are the page cache's. */
const ceiling = 100;
/** Cookies longer than this are some one visitor's. */
const longestCookie = 200;

/** The header by which the middleware says that an answer follows from the address, the cookies and nothing else of a request; it is not sent. */
export const repeatable = 'x-vonk-repeatable';

/** Names of headers by which a router asks for less than the page, and the framework itself for a new one. */
const ofFramework = /^(?:rsc|next-|x-nextjs-|x-prerender-|x-matched-)/;

/** The answers of this process. The page cache empties them whenever a page of its own changes (lib/site/http/page-cache.mjs). */
const answers = () => once('micro-cache', () => new Map<string, Kept>());

/** What an answer follows from, as one text; null for a request that is always answered anew. */
export function keyOf({ method, url, headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | null {
  const { host, cookie = '', referer = null } = headers;
  if (method !== 'GET' || cookie.length > longestCookie || pageOfBounces(referer)) return null;
  for (const name in headers) if (ofFramework.test(name)) return null;
  return [host, url, headers['x-forwarded-proto'], cookie].join('\n');
}

/** Keeps the answer that a response is about to give with a kept page, where the middleware allows it and the page is not due to be drawn anew. */
export function keepAnswer(request: IncomingMessage, response: ServerResponse, page: string): void {
  if (!response.hasHeader(repeatable) || response.getHeader('x-nextjs-cache') !== 'HIT' || response.hasHeader('set-cookie')) return;
  const key = keyOf(request);
  if (key === null) return;
  const { [repeatable]: _, ...headers } = response.getHeaders();
  const all = answers();
  all.delete(key);
  if (all.size >= ceiling) all.delete(all.keys().next().value!);
  all.set(key, { at: Date.now(), page, headers });
}

/** Answers a request as the same one was answered within the last second. False where none was. */
function answerAgain(request: IncomingMessage, response: ServerResponse): boolean {
  if (answers().size === 0) return false;
  const key = keyOf(request);
  const kept = key === null ? undefined : answers().get(key);
  // A clock that was set back says nothing of an age.
  if (!kept || Math.abs(Date.now() - kept.at) >= life) return false;
  for (const [name, value] of Object.entries(kept.headers)) response.setHeader(name, value!);
  response.setHeader('x-request-id', crypto.randomUUID());
  response.end(kept.page);
  return true;
}

/** From now on this process answers from its micro-cache before the framework hears of a request. To be called once, before the first request. */
export function answerFromMicroCache(): void {
  once('answer from the micro-cache', () => {
    const emit = Server.prototype.emit as (...args: unknown[]) => boolean;
    Server.prototype.emit = function before(this: Server, ...args: unknown[]) {
      if (args[0] === 'request' && answerAgain(args[1] as IncomingMessage, args[2] as ServerResponse)) return true;
      return emit.apply(this, args);
    };
    return true;
  });
}
