// The real server in a test: real database, real rules, real passwords at a small cost; the clock stands still until it is moved.
import { randomBytes } from 'node:crypto';
import type { Answer, Endpoint, Result } from '@/lib/contract/endpoint';
import { errorAnswer } from '@/lib/contract/errors';
import { memoryBus } from '../live/bus';
import { photoDrawer } from '../photos/draw-photos';
import { createHandler, type Handler } from '../handler';
import { memoryLimits } from '../limits';
import type { LogEntry } from '../logging/log';
import type { Post } from '../mail/post';
import { quickPasswords } from './quick-passwords';
import { sandbox } from '../payments/sandbox';
import type { ServerParts } from '../server-parts';
import type { Database } from '../database/database';
import type { PhotoFiles } from '../photos/photo-files';
import { openStreams } from '../live/streams';
import { keepTexts } from '../text-messages';
import { today } from './small-world';

/** Photos in memory. */
function photosInMemory(): PhotoFiles & { files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    read: (name) => Promise.resolve(files.has(name) ? new Uint8Array(files.get(name)!) : null),
    write: (name, bytes) => Promise.resolve(void files.set(name, bytes)),
    remove: (name) => Promise.resolve(void files.delete(name)),
  };
}

/** Delivers nothing: what is queued stays in the table, where `mailbox` finds it. */
function quietPost(): Post {
  return { nudge: () => undefined, deliverDue: () => Promise.resolve(), close: () => Promise.resolve() };
}

export type TestServer = ReturnType<typeof testServer>;

export function testServer(db: Database, some: Partial<ServerParts> = {}) {
  const moment = { now: today };
  const clock = { now: () => moment.now };
  const lines: LogEntry[] = [];
  const photos = photosInMemory();
  const parts: ServerParts = {
    db, clock, photos, drawPhoto: photoDrawer(photos), bus: memoryBus(), streams: openStreams(), limits: memoryLimits(clock),
    watching: { begin: () => () => undefined, sign: () => undefined, beat: () => undefined, settled: () => Promise.resolve() }, passwords: quickPasswords, random: (bytes) => randomBytes(bytes), log: (entry) => void lines.push(entry), post: quietPost(),
    sendText: keepTexts(db),
    payments: sandbox({ db, clock, random: (bytes) => randomBytes(bytes) }), ...some,
  };
  const handle = createHandler(parts);
  return {
    handle, parts, lines, photos,
    passes: (milliseconds: number) => {
      moment.now = new Date(moment.now.getTime() + milliseconds);
    },
  };
}

type Options = { query?: object; /** Bytes go as they are, everything else as JSON. */ body?: unknown; headers?: Record<string, string>; host?: string; cookie?: string; method?: string };

/** A request as the browser sends it from a page of the site. */
export function requestTo(path: string, { query = {}, body, headers, host = 'vonk.test', cookie, method = 'GET' }: Options = {}): Request {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  return new Request(`http://${host}${path}${search.size ? `?${search}` : ''}`, {
    method,
    headers: {
      host, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty',
      ...(cookie ? { cookie } : {}), ...(body === undefined ? {} : { 'content-type': body instanceof Uint8Array ? 'image/jpeg' : 'application/json' }), ...headers,
    },
    body: body === undefined || typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit | undefined) : JSON.stringify(body),
  });
}

export type Told<E extends Endpoint> = { status: number; headers: Headers; answer: Result<E>; wire: Answer<E>; code?: string; error?: { fields?: Record<string, string>; params?: Record<string, string | number> } };

/** One browser: keeps the cookies of a session and of a browser that is known. Every good answer is read with the contract's schema, as the client does. */
export function browser(handle: Handler, { host = 'vonk.test', address }: { host?: string; address?: string } = {}) {
  let cookie: string | undefined;
  let known: string | undefined;

  const send = async (path: string, options: Options = {}): Promise<Response> => {
    const headers = { ...(address ? { 'x-client-address': address } : {}), ...options.headers };
    const cookies = [cookie, known].filter(Boolean).join('; ');
    const response = await handle(requestTo(path, { host, cookie: cookies, ...options, headers }));
    for (const line of response.headers.getSetCookie()) {
      known = /^known-browser=[^;]+/.exec(line)?.[0] ?? known;
      const [, value] = /^auth=([^;]*)/.exec(line) ?? [];
      if (value !== undefined) cookie = value ? `auth=${value}` : undefined;
    }
    return response;
  };

  const call = async <E extends Endpoint>(endpoint: E, options: Options = {}): Promise<Told<E>> => {
    const response = await send(endpoint.path, { ...options, query: { ...endpoint.when, ...options.query }, method: endpoint.method });
    const { status, headers } = response;
    const wire = (await response.json()) as Answer<E>;
    if (status === 200) return { status, headers, wire, answer: endpoint.response.parse(wire) as Result<E> };
    const { error } = errorAnswer.parse(wire);
    const named = typeof error === 'object' ? error : undefined;
    return { status, headers, wire, answer: undefined as never, code: named?.code, error: named };
  };

  return { send, call, cookie: () => cookie, become: (other: string | undefined) => void (cookie = other) };
}
export type Browser = ReturnType<typeof browser>;
