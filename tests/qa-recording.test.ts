// How QA records a server and plays it again, without a browser. docs/qa.md
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { answer, missing, type Asked, type Broken, type Mocks } from '@/e2e/mock/answers';
import { PhpHost } from '@/e2e/mock/php-host';
import { isNews, passOn, recorder, withPhotosHere } from '@/e2e/mock/recorder';
import { canSignIn, isAct, replay, type Exchange, type Scenario } from '@/e2e/mock/scenario';
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0)) await end();
});

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ending.push(() => (server.closeAllConnections(), server.close()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const serverOf = (answer: RequestListener) => listening(createServer(answer));

/** What passOn makes of one request for a server that answers so, and what came back. */
async function passed(address: string, answer: RequestListener, init: RequestInit = {}) {
  const target = await serverOf(answer);
  let exchange: Promise<Exchange | null> | undefined;
  const here = await serverOf((request: IncomingMessage, response: ServerResponse) => void (exchange = passOn(target, 'www.example.org', request, response)));
  const response = await fetch(here + address, init);
  const text = await response.text();
  return { response, text, exchange: await exchange! };
}
const json = (body: unknown): RequestListener => (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const user = (credits: number): Exchange => ({ name: 'getUser', query: {}, signedIn: true, status: 200, body: { user: { credits } } });
const call = (name: EndpointName): Exchange => ({ name, query: {}, signedIn: true, status: 200, body: {} });

/** Plays a recording: `name` for each call, and the credits that getUser told. */
function played(exchanges: Exchange[], ...names: EndpointName[]): (number | undefined)[] {
  const mocks: Mocks = replay({ recorded: '', exchanges });
  const told = (name: EndpointName) => ((mocks[name] as (asked: Partial<Asked>) => Broken)({ query: {}, headers: { cookie: 'auth=qa' } }).how as { body: { user?: { credits: number } } }).body;
  const asks = names.map((name) => [name, told(name)] as const);
  return asks.flatMap(([name, { user: who }]) => (name === 'getUser' ? [who?.credits] : []));
}

describe('what somebody did parts the answers', () => {
  it('as a server is recorded and played again: what was so after a message is not so before it', async () => {
    let credits = 40;
    const target = await serverOf((request, response) => {
      if (request.method === 'POST') credits = 35;
      json({ user: { credits } })(request, response);
    });
    const { server, exchanges } = recorder(target, 'www.example.org');
    const here = await listening(server);
    const ask = async (path: string, method = 'GET') => void (await (await fetch(here + path, { method, headers: { cookie: 'auth=x' } })).text());
    const [get, send] = [endpoints.getUser.path, endpoints.sendMessage.path];
    for (const [path, method] of [[get], [get], [send, 'POST'], [get], [get]] as const) await ask(path, method);
    expect(exchanges.map(({ name }) => name)).toEqual(['getUser', 'sendMessage', 'getUser']);
    expect(played(exchanges, 'getUser', 'getUser', 'getUser', 'sendMessage', 'getUser', 'getUser')).toEqual([40, 40, 40, 35, 35]);
  });

  it('an answer waits for the act before it, and one from before an act is over with it', () => {
    const kept = [user(40), user(41), call('sendMessage'), user(35), call('setLike'), user(30)];
    expect(played(kept, 'getUser', 'getUser', 'getUser', 'sendMessage', 'getUser', 'getUser', 'setLike', 'getUser')).toEqual([40, 41, 41, 35, 35, 30]);
    expect(played(kept, 'getUser', 'sendMessage', 'getUser')).toEqual([40, 35]);
  });

  it('an act that is left out holds nothing up after the next one; what is first asked after an act is answered all the same', () => {
    expect(played([user(40), call('setLike'), user(39), call('sendMessage'), user(35)], 'getUser', 'sendMessage', 'getUser')).toEqual([40, 35]);
    expect(played([call('login'), user(40), user(41), call('sendMessage'), user(35)], 'getUser', 'getUser', 'getUser', 'sendMessage', 'getUser')).toEqual([40, 41, 41, 35]);
  });

  it('what the browser sends by itself is no act', () => {
    expect((['notePageHidden', 'sendTyping', 'markRead', 'readNotifications', 'savePush', 'listChats'] as const).filter(isAct)).toEqual([]);
    expect((['sendMessage', 'login', 'logout', 'setLike', 'createOrder', 'activate'] as const).filter((name) => !isAct(name))).toEqual([]);
    expect(played([user(40), call('markRead'), user(35)], 'getUser', 'getUser')).toEqual([40, 35]);
  });

  it('news is what was not answered so since the last act, and each act', () => {
    expect(isNews(user(40), [user(40)])).toBe(false);
    expect(isNews(user(40), [user(40), call('markRead')])).toBe(false);
    expect(isNews(user(40), [user(40), user(35)])).toBe(true);
    expect(isNews(user(40), [user(40), call('sendMessage')])).toBe(true);
    expect(isNews(call('setLike'), [call('setLike')])).toBe(true);
    expect(isNews({ ...user(40), signedIn: false }, [user(40)])).toBe(true);
  });
});

describe('what is kept of a server', () => {
  const [get, settings] = [endpoints.getUser.path, endpoints.getSettings.path];

  it('is not the look whether it is there: that asks for the settings of no domain', async () => {
    expect((await passed(settings, json({ settings: {} }))).exchange).toBeNull();
    expect((await passed(`${settings}?domain=localhost`, json({ settings: {} }))).exchange).toMatchObject({ name: 'getSettings', query: { domain: 'www.example.org' } });
  });

  it('no recording holds it, however often a page asked for its settings, with a query or without', async () => {
    const folder = 'e2e/mock/scenarios';
    const looks = ({ exchanges }: Scenario) => exchanges.filter(({ name, query }) => name === 'getSettings' && !query.domain);
    for (const file of readdirSync(folder)) expect(looks(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Scenario), file).toEqual([]);

    const { server, exchanges } = recorder(await serverOf(json({ settings: { name: 'Op' } })), 'www.example.org');
    const here = await listening(server);
    for (const query of ['', '?domain=localhost', '?ref=a&domain=localhost']) await (await fetch(here + settings + query)).text();
    expect(exchanges.map(({ query }) => query)).toEqual([{ domain: 'www.example.org' }, { ref: 'a', domain: 'www.example.org' }]);
    expect(looks({ recorded: '', exchanges })).toEqual([]);
  });

  it('is what it says, whatever it calls that: JSON as text, nothing at all, a page of PHP', async () => {
    const saying = (text: string, type = 'text/html', status = 200): RequestListener => (_request, response) => void response.writeHead(status, { 'content-type': type }).end(text);
    const kept = async (answer: RequestListener) => (await passed(get, answer)).exchange;
    expect((await kept(saying('\uFEFF{"user":null}')))?.body).toEqual({ user: null });
    expect((await kept(saying('')))?.body).toEqual({});
    expect(await kept(saying('', 'text/html', 204))).toMatchObject({ status: 204, body: {} });
    const page = await kept(saying('<b>Fatal error</b>', 'application/json', 500));
    expect(page).toMatchObject({ status: 500, body: '<b>Fatal error</b>' });
    const half = (await kept(saying('{"user":')))!;
    expect((replay({ recorded: '', exchanges: [half] }).getUser as (asked: Partial<Asked>) => unknown)({ query: {}, headers: {} })).toEqual(answer(200, '{"user":', {}));
  });

  it('is of JSON what the product reads, and nothing that tells who somebody is', async () => {
    const raw = { user: { credits: 5, email: 'wie@vonk.test', staff_note: 'lang', profile: { id: 1, name: 'Robin', geo: [52.1, 5.2] } }, debug: 'SELECT' };
    expect((await passed(get, json(raw))).exchange!.body).toEqual({ user: { credits: 5, email: 'email@qa.example', profile: { id: 1, name: 'Robin' } } });
    const refused: RequestListener = (_request, response) => void response.writeHead(500).end(JSON.stringify({ error: 'No mail to wie@vonk.test', trace: 'x' }));
    expect((await passed(get, refused)).exchange!.body).toEqual({ error: 'No mail to somebody@qa.example' });
  });

  it('is no stream, no file and nothing that is no call', async () => {
    const stream = await passed(endpoints.streamEvents.path, (_request, response) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).end('event: beat\ndata: 20\n\n'));
    expect([stream.exchange, stream.text]).toEqual([null, 'event: beat\ndata: 20\n\n']);
    const zip: RequestListener = (_request, response) => void response.writeHead(200, { 'content-disposition': 'attachment; filename="all.zip"' }).end('PK');
    expect((await passed(endpoints.exportData.path, zip, { method: 'POST' })).exchange).toBeNull();
    expect((await passed('/api/photo.php/1.webp', json({}))).exchange).toBeNull();
  });

  it('a cookie of its domain and of https is one of the address here', async () => {
    const set = (...cookies: string[]): RequestListener => (_request, response) => void response.writeHead(200, { 'set-cookie': cookies }).end('{}');
    const { response } = await passed(get, set('auth=a; Path=/; Domain=.example.org; Max-Age=60; Secure; HttpOnly; SameSite=Lax', 'seen=secure; secure; SameSite=None; domain=example.org'));
    expect(response.headers.getSetCookie()).toEqual(['auth=a; Path=/; Max-Age=60; HttpOnly; SameSite=Lax', 'seen=secure']);
  });

  it('has no address of its pictures', async () => {
    const { exchange, text } = await passed(`${settings}?domain=localhost`, json({ settings: { name: 'Op', cdn_prefix: 'https://img.op.example/p/' } }));
    expect(exchange!.body).toEqual({ settings: { name: 'Op', cdn_prefix: 'https://cdn.qa.example/' } });
    expect(text).toContain('img.op.example');
    expect(withPhotosHere({ main_image: { filename: 'p.jpg', match: 'https://img.op.example/m/p.jpg' }, match: true })).toEqual({ main_image: { filename: 'p.jpg', match: 'https://cdn.qa.example/p.jpg' }, match: true });
  });
});

it('whether somebody can sign in on a recording is told by whom it names', () => {
  const named: Exchange = { ...call('login'), body: { user: { id: 1 } } };
  const scenario = (...exchanges: Exchange[]) => canSignIn({ recorded: '', exchanges });
  expect([scenario(named), scenario(user(1)), scenario(call('getSettings')), scenario({ ...call('login'), status: 403 }, user(1)), scenario({ ...call('getUser'), body: null })]).toEqual([true, true, false, false, false]);
});

describe('the server of the tests', () => {
  const site = 'qa-1.localhost';
  const opened = async (mocks: Mocks) => {
    const php = await PhpHost.start();
    ending.push(() => php.stop());
    php.open(site, mocks);
    const ask = (name: EndpointName) => fetch(php.origin + endpoints[name].path, { headers: { 'x-forwarded-host': site }, signal: AbortSignal.timeout(5_000) });
    return { php, ask };
  };

  it('plays an answer without a body, and one that is no JSON', async () => {
    const { ask } = await opened(replay({ recorded: '', exchanges: [{ ...call('getUser'), body: '<b>PHP</b>' }, { ...call('listChats'), status: 304 }] }));
    expect(await (await ask('getUser')).text()).toBe('<b>PHP</b>');
    expect((await ask('listChats')).status).toBe(304);
  });

  it('keeps live events open: the first as a page opens, the next as a test says it, until there are none', async () => {
    const { php, ask } = await opened({ streamEvents: { type: 'chats' } });
    const response = await ask('streamEvents');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toBe('event: chats\ndata: {"type":"chats"}\n\n');
    php.mock(site, 'streamEvents', { type: 'credits', credits: 12 });
    expect((await reader.read()).value).toBe('event: credits\ndata: {"type":"credits","credits":12}\n\n');
    php.mock(site, 'streamEvents', missing);
    expect((await reader.read()).done).toBe(true);
    expect((await ask('streamEvents')).status).toBe(404);
  });
});
