// A micro-cache in front of the framework: what a kept page answered is answered again for a second to whoever asks the same. Bar P6; decision 402.
import { Server, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { once } from '../once';
import { pageOfBounces } from '../site/addresses/step-further';
import { decidingCookies } from '../site/cookies/deciding-cookies';
import { hasTrafficSource } from '../site/cookies/tracking';

type Kept = { at: number; page: string; headers: OutgoingHttpHeaders };

/** So long an answer is given again, in milliseconds. */
const life = 1_000;
/** Answers at a time: the pages themselves are the page cache's. */
const ceiling = 100;

/** The header by which the middleware says that an answer follows from the address, the deciding cookies and nothing else of a request; it is not sent. */
export const repeatable = 'x-vonk-repeatable';

/** Names of headers by which a router asks for less than the page, and the framework itself for a new one. */
const ofFramework = /^(?:rsc|next-|x-nextjs-|x-prerender-|x-matched-)/;

/** What an answer follows from, as one text; null for a request that is always answered anew. */
function keyOf({ method, url, headers }: IncomingMessage): string | null {
  if (method !== 'GET' || pageOfBounces(headers.referer ?? null)) return null;
  const { locale = '', signedIn, tracking } = decidingCookies(headers.cookie);
  if (signedIn) return null;
  for (const name in headers) if (ofFramework.test(name)) return null;
  const visit = Object.keys(tracking).length === 0 ? 'first' : hasTrafficSource(tracking) ? 'sent' : 'further';
  return [headers.host, url, headers['x-forwarded-proto'], visit, locale].join('\n');
}

/** The answers of one process. The page cache clears them whenever a page of its own changes (lib/site/http/page-cache.mjs). */
class MicroCache {
  readonly #kept = new Map<string, Kept>();
  /** What each request follows from, as it came: the framework takes headers away. */
  readonly #asked = new WeakMap<IncomingMessage, { key: string; cleared: number }>();
  #cleared = 0;

  /** The answer that the same request had within the last second. */
  answerTo(request: IncomingMessage): Kept | undefined {
    const key = keyOf(request);
    if (key === null) return undefined;
    this.#asked.set(request, { key, cleared: this.#cleared });
    const kept = this.get(key);
    // A clock that was set back says nothing of an age.
    return kept && Math.abs(Date.now() - kept.at) < life ? kept : undefined;
  }

  /** The answer under a key, of whatever age: QA's app forgets what changed before it looks here (e2e/mock/fresh-memory.mjs). */
  get(key: string): Kept | undefined {
    return this.#kept.get(key);
  }

  /** Keeps an answer; not one that was begun before the last clearing. */
  keep(request: IncomingMessage, kept: Kept): void {
    const { key, cleared } = this.#asked.get(request) ?? {};
    if (key === undefined || cleared !== this.#cleared) return;
    this.#kept.delete(key);
    if (this.#kept.size >= ceiling) this.#kept.delete(this.#kept.keys().next().value!);
    this.#kept.set(key, kept);
  }

  clear(): void {
    this.#cleared += 1;
    this.#kept.clear();
  }
}

const microCache = () => once('micro-cache', () => new MicroCache());

/** Keeps the answer that a response is about to give with a kept page, where the middleware allows it and the page is not due to be drawn anew. */
export function keepAnswer(request: IncomingMessage, response: ServerResponse, page: string): void {
  const isPage = String(response.getHeader('content-type')).startsWith('text/html');
  if (!isPage || !response.hasHeader(repeatable) || response.getHeader('x-nextjs-cache') !== 'HIT' || response.hasHeader('set-cookie')) return;
  const { [repeatable]: _, ...headers } = response.getHeaders();
  microCache().keep(request, { at: Date.now(), page, headers });
}

/** Answers a request as the same one was answered within the last second. False where none was. */
function answerAgain(request: IncomingMessage, response: ServerResponse): boolean {
  const kept = microCache().answerTo(request);
  if (!kept) return false;
  for (const [name, value] of Object.entries(kept.headers)) response.setHeader(name, value!);
  response.setHeader('x-request-id', crypto.randomUUID());
  // RFC 9211: for whoever looks why an answer was so fast.
  response.setHeader('cache-status', 'micro-cache; hit');
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
