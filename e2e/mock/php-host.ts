// The server that the product is pointed at in the tests of QA: real HTTP before MSW's handlers, one set of answers for each site,
// so that tests run side by side. What asks (server rendering or browser) makes no difference: both come here. docs/qa.md
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { http, HttpResponse } from 'msw';
import { getResponse } from 'msw/utils/get-response';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';
import type { LiveEvent } from '@/lib/contract/events';
import { Broken, type Asked, type Mock, type MockOptions, type Mocks } from './answers';
import { cookieOf, sessionAfter } from './session';

type MockAnswer = { mock: Mock<EndpointName>; options: MockOptions; left: number };
/** The answers of one site, the newest first for each call. */
type Site = { answers: Map<EndpointName, MockAnswer[]>; asked: Asked[]; /** The streams of live events that are open. */ streams: Map<ServerResponse, Asked> };

const all = (Object.entries(endpoints) as [EndpointName, Endpoint][]).toSorted(([, one], [, other]) => Object.keys(other.when ?? {}).length - Object.keys(one.when ?? {}).length);

/** The call that a request is; one that is told by its query comes before one that is not. */
export function callOf(method: string, url: URL): EndpointName | undefined {
  return all.find(([, call]) => call.method === method && call.path === url.pathname && Object.entries(call.when ?? {}).every(([key, value]) => url.searchParams.get(key) === value))?.[0];
}

/** What a server that does not know a call runs, where only the query tells it from a call of the specification. */
function overlooking(name: EndpointName): EndpointName {
  const { mark, path, method }: Endpoint = endpoints[name];
  return (mark && callOf(method, new URL(path, 'http://php'))) || name;
}

const page = (status: number) => new HttpResponse(`<!DOCTYPE html><html><body><h1>${status}</h1></body></html>`, { status, headers: { 'content-type': 'text/html; charset=UTF-8' } });
const eventStream = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' };
const asEvent = (event: unknown) => new HttpResponse(`event: ${(event as LiveEvent).type}\ndata: ${JSON.stringify(event)}\n\n`, { headers: eventStream });

/** A good answer begins or ends a session, where a real server's does. */
function cookiesOf(name: EndpointName, body: unknown): Record<string, string> {
  const change = sessionAfter(name, body);
  return change ? cookieOf[change] : {};
}

export class PhpHost {
  readonly #sites = new Map<string, Site>();
  readonly #server: Server;
  origin = '';
  /** How much later it is than the tests began, by their own doing, in milliseconds. */
  forwarded = 0;

  /** `ahead`: how far the clock of the tests is ahead of this machine's, in milliseconds; `changed` hears of each new answer. */
  private constructor(
    private readonly ahead: number,
    private readonly changed: (lastGood: boolean) => void,
  ) {
    this.#server = createServer((request, response) => void this.#take(request, response).catch(() => response.destroy()));
  }

  static async start({ ahead = 0, changed = () => undefined }: { ahead?: number; changed?: (lastGood: boolean) => void } = {}): Promise<PhpHost> {
    const host = new PhpHost(ahead, changed);
    await new Promise<void>((resolve) => host.#server.listen(0, '127.0.0.1', resolve));
    host.origin = `http://127.0.0.1:${(host.#server.address() as AddressInfo).port}`;
    return host;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** A site answers with this from now on, in the place of all that was there. */
  open(site: string, mocks: Mocks): void {
    const answers = (Object.entries(mocks) as [EndpointName, Mock<EndpointName>][]).map(([name, mock]): [EndpointName, MockAnswer[]] => [name, [{ mock, options: {}, left: Infinity }]]);
    this.close(site);
    this.#sites.set(site, { answers: new Map(answers), asked: [], streams: new Map() });
  }

  close(site: string): void {
    for (const stream of this.#sites.get(site)?.streams.keys() ?? []) stream.destroy();
    this.#sites.delete(site);
  }

  /** From now on a call of a site answers so; a live event goes to the pages that are open, too. */
  mock<Name extends EndpointName>(site: string, name: Name, mock: Mock<Name>, options: MockOptions = {}): void {
    const there = this.#sites.get(site)!;
    const { answers, streams } = there;
    answers.set(name, [{ mock: mock as unknown as Mock<EndpointName>, options, left: options.times ?? Infinity }, ...(answers.get(name) ?? [])]);
    this.changed(options.lastGood ?? false);
    if (name === 'streamEvents') for (const [stream, asked] of streams) void this.#answer(there, asked).then((answer) => tell(stream, answer)).catch(() => stream.destroy());
  }

  /** What a site was asked, the oldest first. */
  asked(site: string, name?: EndpointName): Asked[] {
    return (this.#sites.get(site)?.asked ?? []).filter((each) => !name || each.name === name);
  }

  /** The answer of a site to a call; null where the connection closes. */
  async #answer(site: Site, asked: Asked): Promise<Response | null> {
    const answers = site.answers.get(asked.name) ?? site.answers.get(overlooking(asked.name));
    const answer = answers?.find(({ left }) => left > 0);
    // A script that is there for another method says so.
    if (!answer) return page([...site.answers.keys()].some((name) => endpoints[name].path === asked.path) ? 405 : 404);
    answer.left -= 1;
    if (answer.options.delay) await new Promise((resolve) => setTimeout(resolve, answer.options.delay));
    const now: unknown = typeof answer.mock === 'function' ? await (answer.mock as (asked: Asked) => unknown)(asked) : answer.mock;
    if (!(now instanceof Broken) && asked.name === 'streamEvents') return asEvent(now);
    if (!(now instanceof Broken)) return HttpResponse.json(now as Record<string, unknown>, { headers: cookiesOf(asked.name, now) });
    if (now.how === 'drop') return null;
    if (now.how === 'hang') return new Promise(() => undefined);
    if (now.how === 'html') return page(200);
    if (now.how === 'missing') return page(404);
    const { status, body, headers } = now.how;
    if ([204, 205, 304].includes(status)) return new HttpResponse(null, { status, headers });
    return typeof body === 'string' ? new HttpResponse(body, { status, headers }) : HttpResponse.json(body as Record<string, unknown>, { status, headers });
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', this.origin);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const site = this.#sites.get((headers['x-forwarded-host'] ?? headers.host ?? '').split(':')[0]!);
    const text = Buffer.concat(chunks).toString('utf8');
    let isClosed = false;
    let stream: Asked | undefined;
    const handlers = all.map(([name, { path, method }]) =>
      http[method.toLowerCase() as 'get'](`*${path}`, async () => {
        if (!site || callOf(method, url) !== name) return undefined;
        const asked: Asked = { name, method, path, query: Object.fromEntries(url.searchParams), body: parsed(text), headers, at: Date.now() + this.ahead + this.forwarded };
        site.asked.push(asked);
        const answer = await this.#answer(site, asked);
        isClosed = answer === null;
        if (isStream(answer)) stream = asked;
        return (answer as HttpResponse<never> | null) ?? HttpResponse.json({});
      }),
    );
    const asked = new Request(url, { method: request.method, headers, body: text === '' || request.method === 'GET' ? undefined : text });
    const answer = (await getResponse(handlers, asked)) ?? page(404);
    if (isClosed) return void response.destroy();
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (site && stream) {
      site.streams.set(response, stream);
      response.on('close', () => site.streams.delete(response));
      return tell(response, answer);
    }
    response.end(Buffer.from(await answer.arrayBuffer()));
  }
}

const isStream = (answer: Response | null) => answer?.headers.get('content-type') === eventStream['content-type'];

/** Writes an event to a stream, which stays open; what is no event ends it. */
async function tell(stream: ServerResponse, answer: Response | null): Promise<void> {
  if (stream.destroyed) return;
  if (answer && isStream(answer)) stream.write(await answer.text());
  else stream.end();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text || null;
  }
}
