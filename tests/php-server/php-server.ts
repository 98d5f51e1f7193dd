// A stand-in for an operator's PHP server: real HTTP, the documented calls only, every request written down, and every way
// in which such a server goes wrong. Specification, section 7.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newOperator, type Operator } from './operator';
import { runScript, type Answered } from './run-script';

/**
 * How a path misbehaves: `refuse` closes the connection, `hang` never answers, `drip` begins an answer and never ends it,
 * `html` answers 200 with a page, `huge` answers with 20 MB, `failures` fails so many times and is well again;
 * a function misbehaves by what is asked, and answers null where it does not.
 */
export type Mode = 'refuse' | 'hang' | 'drip' | 'html' | 'huge' | 'authentication_required' | { failures: number; status?: number; retryAfter?: string } | { body: unknown; status?: number } | ((asked: Recorded) => Answered | null);

export type Recorded = { method: string; /** As it was sent, query and all. */ address: string; path: string; query: Record<string, string>; headers: Record<string, string | undefined>; body: string; at: number };

const megabyte = 1024 * 1024;

export class PhpServer {
  readonly requests: Recorded[] = [];
  operator: Operator = newOperator();
  readonly #modes = new Map<string, Mode>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #server: Server | null = null;
  #port = 0;

  /** A server that listens on a free port of 127.0.0.1. */
  static async start(): Promise<PhpServer> {
    const server = new PhpServer();
    await server.listen();
    return server;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Listens, after `stop` again on the port that it had. */
  async listen(): Promise<void> {
    const server = createServer((request, response) => void this.#take(request, response));
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Ends the server and every connection: from now on it refuses. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers.clear();
    if (!server) return;
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  }

  /** Sets how a path ('/api/chats.php'), one method of it ('GET /api/chats.php'), or every path ('*'), misbehaves. */
  misbehave(what: string, mode: Mode): void {
    this.#modes.set(what, typeof mode === 'object' ? { ...mode } : mode);
  }

  /** All paths behave again, nothing is written down, and the operator has what it had at first. */
  reset(): void {
    this.#modes.clear();
    this.requests.length = 0;
    this.operator = newOperator();
  }

  /** What has been asked of a path. */
  asked(path: string, method?: string): Recorded[] {
    return this.requests.filter((request) => request.path === path && (!method || request.method === method));
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const at = Date.now();
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const body = Buffer.concat(chunks).toString('utf8');
    const url = new URL(request.url ?? '/', 'http://php');
    const method = request.method ?? 'GET';
    const headers = request.headers as Record<string, string | undefined>;
    const recorded = { method, address: request.url ?? '/', path: url.pathname, query: Object.fromEntries(url.searchParams), headers, body, at };
    this.requests.push(recorded);
    const mode = this.#modes.get(`${method} ${url.pathname}`) ?? this.#modes.get(url.pathname) ?? this.#modes.get('*');
    if (mode && this.#misbehaves(mode, response, recorded)) return;
    const cookies = Object.fromEntries((headers.cookie ?? '').split('; ').map((each) => each.split('=') as [string, string]));
    send(response, runScript({ method, path: url.pathname, query: url.searchParams, body: parsed(body), cookies }, this.operator));
  }

  #misbehaves(mode: Mode, response: ServerResponse, asked: Recorded): boolean {
    if (typeof mode === 'function') {
      const answer = mode(asked);
      return answer !== null && send(response, answer);
    }
    if (typeof mode === 'object') {
      if ('body' in mode) return send(response, mode);
      if (mode.failures <= 0) return false;
      mode.failures -= 1;
      if (mode.retryAfter) response.setHeader('retry-after', mode.retryAfter);
      return send(response, { status: mode.status ?? 500, body: 'PHP Fatal error: Uncaught Error' });
    }
    if (mode === 'refuse') response.destroy();
    else if (mode === 'html') send(response, { body: '<!DOCTYPE html><html><body><h1>Fatal error</h1></body></html>' });
    else if (mode === 'authentication_required') send(response, { status: 403, body: { authentication_required: true } });
    else if (mode === 'huge') response.writeHead(200, { 'content-type': 'application/json' }).end(`{"x":"${'x'.repeat(20 * megabyte)}"}`);
    else if (mode === 'drip') this.#drip(response);
    return true;
  }

  #drip(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"x":"');
    const timer = setInterval(() => response.write('x'), 50);
    this.#timers.add(timer);
    response.on('close', () => {
      clearInterval(timer);
      this.#timers.delete(timer);
    });
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function send(response: ServerResponse, { status = 200, body, cookies = [] }: Answered): true {
  const isText = typeof body === 'string';
  response.writeHead(status, { 'x-powered-by': 'PHP/8.3.1', 'content-type': isText ? 'text/html; charset=UTF-8' : 'application/json', ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}) });
  response.end(body === undefined ? '' : isText ? body : JSON.stringify(body));
  return true;
}
