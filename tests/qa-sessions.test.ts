// Where sessions begin and end on the server of the tests, in mocks and in recordings. docs/qa.md
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { answer, fail, redirect, signsIn, signsOut, type Mocks } from '@/e2e/mock/answers';
import { PhpHost } from '@/e2e/mock/php-host';
import { recorder } from '@/e2e/mock/recorder';
import { beginsSignedIn, replay, type Exchange } from '@/e2e/mock/scenario';
import { sessionIn, sessionAfter } from '@/e2e/mock/session';
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0)) await end();
});
const listening = async (server: ReturnType<typeof createServer>) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ending.push(() => (server.closeAllConnections(), server.close()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const site = 'qa-1.localhost';
/** Asks a server of the tests, and gives what a browser goes by. */
async function asking(mocks: Mocks) {
  const php = await PhpHost.start();
  ending.push(() => php.stop());
  php.open(site, mocks);
  return async (name: EndpointName, headers: Record<string, string> = {}) => {
    const { method, path, when } = endpoints[name] as { method: string; path: string; when?: Record<string, string> };
    const told = await fetch(`${php.origin}${path}?${new URLSearchParams(when)}`, { method, redirect: 'manual', headers: { 'x-forwarded-host': site, ...headers } });
    return { status: told.status, place: told.headers.get('location'), wait: told.headers.get('retry-after'), session: sessionIn(told.headers.getSetCookie()), text: await told.text() };
  };
}

describe('a mock', () => {
  it('signs in and out where the reference server does, and a sign-up that names nobody signs nobody in', async () => {
    const ask = await asking({ login: { user: { credits: 5 } }, signUp: { user: { credits: 5 } }, resetPassword: {}, reactivate: {}, logout: {}, deleteAccount: { until: '2027-01-01' }, saveLanguage: {} });
    const sessionsAfter = async (...names: EndpointName[]) => Promise.all(names.map(async (name) => (await ask(name)).session));
    expect(await sessionsAfter('login', 'signUp', 'resetPassword', 'reactivate', 'logout', 'deleteAccount', 'saveLanguage')).toEqual(['begins', 'begins', 'begins', 'begins', 'ends', 'ends', undefined]);
    expect((await (await asking({ signUp: { user: null, mail_sent: true } }))('signUp')).session).toBeUndefined();
  });

  it('does so for each call of which the reference server does', () => {
    const folder = 'lib/server/routes';
    const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
    const routes = files.flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').split(/^export const \w+: Route<(?=')/m).slice(1));
    const which = (words: RegExp) => routes.filter((route) => words.test(route)).map((route) => /^'(\w+)'/.exec(route)![1]!).toSorted();
    const told = (change: string) => (Object.keys(endpoints) as EndpointName[]).filter((name) => sessionAfter(name, { user: {} }) === change).toSorted();
    expect(which(/signInBrowser\(/)).toEqual(['activate', ...told('begins')].toSorted());
    expect(which(/sessionCookie\(null/)).toEqual(told('ends'));
  });

  it('with words of its own has the status, the headers and the cookie that it says, and no other', async () => {
    const ask = await asking({
      login: answer(200, { user: { credits: 'veel' } }), signUp: answer(418, { why: 'thee' }, { ...signsIn, 'retry-after': '7' }), logout: answer(200, 'dag'), activate: redirect('/activate/done', signsIn), deleteAccount: answer(200, {}, signsOut), sendMessage: fail(503, 2),
    });
    expect(await ask('login')).toMatchObject({ status: 200, session: undefined, text: '{"user":{"credits":"veel"}}' });
    expect(await ask('signUp')).toEqual({ status: 418, place: null, wait: '7', session: 'begins', text: '{"why":"thee"}' });
    expect(await ask('logout')).toMatchObject({ status: 200, session: undefined, text: 'dag' });
    expect(await ask('activate')).toMatchObject({ status: 303, place: '/activate/done', session: 'begins' });
    expect(await ask('deleteAccount')).toMatchObject({ session: 'ends' });
    expect(await ask('sendMessage')).toMatchObject({ status: 503, wait: '2' });
  });
});

describe('a recording', () => {
  it('keeps where an answer leads, how long to wait and what became of the session, and plays it so; of the cookie it keeps nothing', async () => {
    const answers: Record<string, RequestListener> = {
      [`POST ${endpoints.signUp.path}`]: (_request, response) => void response.writeHead(200, { 'set-cookie': ['signup=; Max-Age=0', 'auth=Zm9vYmFyLXNlY3JldA; Path=/; HttpOnly'] }).end('{"user":{"credits":5}}'),
      [`GET ${endpoints.activate.path}`]: (_request, response) => void response.writeHead(303, { location: 'https://www.example.org/activate/done?token=abc&from=mail', 'set-cookie': 'auth=b3RoZXI; Path=/' }).end(),
      [`POST ${endpoints.activate.path}`]: (_request, response) => void response.writeHead(429, { 'retry-after': '60', 'x-powered-by': 'PHP' }).end('{"error":{"code":"too_many_requests"}}'),
      [`GET ${endpoints.logout.path}`]: (_request, response) => void response.writeHead(200, { 'set-cookie': 'auth=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT' }).end('{}'),
      [`GET ${endpoints.getUser.path}`]: (_request, response) => void response.writeHead(200).end('{"user":null}'),
    };
    const target = await listening(createServer((request, response) => answers[`${request.method} ${request.url!.split('?')[0]}`]!(request, response)));
    const { server, exchanges } = recorder(target, 'www.example.org');
    const here = await listening(server);
    for (const [name, query] of [['getUser', ''], ['signUp', ''], ['resendActivation', ''], ['activate', '?token=abc'], ['logout', '']] as const) {
      const { method, path } = endpoints[name];
      const told = await fetch(here + path + query, { method, redirect: 'manual' });
      if (name === 'activate') expect(told.headers.get('location')).toBe('/activate/done?token=abc&from=mail');
      await told.text();
    }
    expect(exchanges.map(({ name, headers, session }) => [name, headers, session])).toEqual([
      ['getUser', undefined, undefined], ['signUp', undefined, 'begins'], ['resendActivation', { 'retry-after': '60' }, undefined], ['activate', { location: '/activate/done?token=hidden&from=mail' }, 'begins'], ['logout', undefined, 'ends'],
    ]);
    expect(JSON.stringify(exchanges)).not.toMatch(/Zm9v|b3Ro|abc|PHP|signup=/);

    const ask = await asking(replay({ recorded: '', exchanges: JSON.parse(JSON.stringify(exchanges)) as Exchange[] }));
    expect(await ask('getUser')).toMatchObject({ session: undefined, text: '{"user":null}' });
    expect(await ask('signUp')).toMatchObject({ status: 200, session: 'begins', text: '{"user":{"credits":5}}' });
    expect(await ask('resendActivation')).toMatchObject({ status: 429, wait: '60', session: undefined });
    expect(await ask('activate')).toMatchObject({ status: 303, place: '/activate/done?token=hidden&from=mail', session: 'begins' });
    expect(await ask('logout')).toMatchObject({ session: 'ends' });
  });

  it('of a login that set no cookie sets none', async () => {
    const login: Exchange = { name: 'login', query: {}, signedIn: false, status: 200, body: { user: { credits: 5 } } };
    expect((await (await asking(replay({ recorded: '', exchanges: [login] })))('login')).session).toBeUndefined();
    expect((await (await asking(replay({ recorded: '', exchanges: [{ ...login, name: 'getUser' }] })))('login')).session).toBe('begins');
  });

  it('begins with a session only where the first call that can tell had one', () => {
    const call = (name: EndpointName, signedIn?: boolean): Exchange => ({ name, query: {}, signedIn, status: 200, body: {} });
    const begins = (...exchanges: Exchange[]) => beginsSignedIn({ recorded: '', exchanges });
    expect(begins(call('getSettings', false), call('getRegions', false), call('getUser', true))).toBe(true);
    expect(begins(call('getSettings', false), call('getUser', false), call('signUp', false), call('getUser', true))).toBe(false);
    expect([begins(call('getSettings')), begins(), begins(call('getUser'))]).toEqual([false, false, true]);
  });
});

it('a cookie begins a session unless it is empty or over', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  const change = (...cookies: string[]) => sessionIn(cookies, now);
  expect([change(), change('locale=nl'), change('auth=x'), change('auth=x; Max-Age=60; Expires=Thu, 01 Jan 1970 00:00:00 GMT'), change('auth=x', 'auth=; Path=/')]).toEqual([undefined, undefined, 'begins', 'begins', 'ends']);
  expect([change('auth=x; Max-Age=0'), change('auth=x; expires=Thu, 01 Jan 1970 00:00:00 GMT'), change('auth=deleted; path=/'), change('auth='), change('auth=x; Expires=Mon, 22 Nov 2027 00:00:00 GMT')]).toEqual(['ends', 'ends', 'ends', 'ends', 'begins']);
});
