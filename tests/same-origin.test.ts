// Where a request may come from, at each entry point: a call of the embedded server, a call on its way to a PHP server, a form. Bar S4; decision 279.
import { NextRequest } from 'next/server';
import { beforeEach, expect, it } from 'vitest';
import { POST } from '@/app/forms/[name]/route';
import { gateway } from '@/lib/api/gateway';
import { behindPhp, newHost } from '@/lib/api/testing/behind-php';
import { changes, type Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { onOneDatabase } from '@/lib/server/testing/suite';

type Fields = Record<string, string>;
type Asked = { method: string; path: string; headers: Fields };
const all = Object.entries(endpoints) as [string, Endpoint][];

const php = behindPhp();
let host: string;
beforeEach(() => {
  host = newHost(php.php);
});

/** What headers say with HOST in the place of the site's host. */
const on = (name: string, headers: Fields): Fields => Object.fromEntries(Object.entries(headers).map(([field, value]) => [field, value.replace('HOST', name)]));
const isRefused = async (response: Response) => response.status === 403 && ((await response.json()) as { error?: { code?: string } }).error?.code === 'cross_site';

onOneDatabase('who may send what changes something', (ground) => {
  const request = (name: string, { method, path, headers }: Asked) =>
    new Request(`http://${name}${path}`, { method, body: method === 'GET' ? undefined : '{}', headers: { host: name, 'content-type': 'application/json', ...on(name, headers) } });
  const entryPoints: Record<string, (asked: Asked) => Promise<Response>> = {
    'the embedded server': (asked) => ground.server.handle(request('vonk.test:3000', asked)),
    'the way to a PHP server': (asked) => gateway(request(`${host}:3000`, asked)),
  };
  const form = (headers: Fields) =>
    POST(new NextRequest(`http://${host}:3000/forms/nothing`, { method: 'POST', body: 'a=b', headers: { host: `${host}:3000`, 'content-type': 'application/x-www-form-urlencoded', ...on(`${host}:3000`, headers) } }), {
      params: Promise.resolve({ name: 'locale' }),
    });

  it.each<[string, Fields, boolean]>([
    ['a page of the site', { 'sec-fetch-site': 'same-origin', origin: 'http://HOST' }, true],
    ['a page of the site whose browser sends no Origin', { 'sec-fetch-site': 'same-origin' }, true],
    ['a page behind a proxy that ends https', { 'sec-fetch-site': 'same-origin', origin: 'https://HOST' }, true],
    ['an older browser', { origin: 'http://HOST' }, true],
    ['a browser older still, which names its page', { referer: 'http://HOST/settings' }, true],
    ['a program that names the site', { origin: 'https://HOST' }, true],
    ['somebody who says nothing', {}, false],
    ['the address bar', { 'sec-fetch-site': 'none' }, false],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
    ['another site that names this one', { 'sec-fetch-site': 'cross-site', origin: 'http://HOST', referer: 'http://HOST/' }, false],
    ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }, false],
    ['a page of the site, by an Origin of another', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, false],
    ['a page without an origin', { origin: 'null' }, false],
    ['a page without an origin that claims to be the same', { 'sec-fetch-site': 'same-origin', origin: 'null' }, false],
    ['a page without an origin that names this site', { origin: 'null', referer: 'http://HOST/' }, false],
    ['another site in an older browser', { origin: 'https://evil.example', referer: 'http://HOST/' }, false],
    ['another site in a browser older still', { referer: 'https://evil.example/HOST' }, false],
    ['another port', { origin: 'http://vonk.test:4000' }, false],
    ['a name that begins alike', { origin: 'http://HOST.evil.example' }, false],
    ['an Origin that is no address', { origin: 'HOST' }, false],
    ['a word that no browser says', { 'sec-fetch-site': 'SAME-ORIGIN' }, false],
    ['an empty word', { 'sec-fetch-site': '' }, false],
  ])('%s: %j is taken at every entry point: %s', async (_, headers, taken) => {
    const refused = { form: await isRefused(await form(headers)) } as Record<string, boolean>;
    for (const [entryPoint, ask] of Object.entries(entryPoints)) refused[entryPoint] = await isRefused(await ask({ method: 'POST', path: '/api/user.php', headers }));
    expect(refused).toEqual({ form: !taken, 'the embedded server': !taken, 'the way to a PHP server': !taken });
  });

  const script = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
  it.each<[string, Fields, boolean]>([
    ['a script of the site', script, true],
    ['a script of the site in same-origin mode', { ...script, 'sec-fetch-mode': 'same-origin' }, true],
    ['an older browser that names its page', { referer: 'http://HOST/settings' }, true],
    ['an older browser that names its origin', { origin: 'http://HOST' }, true],
    ['a picture on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }, false],
    ['a picture on the site itself', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }, false],
    ['a link on the site', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }, false],
    ['a frame', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }, false],
    ['the address bar', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }, false],
    ['a script of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', origin: 'https://evil.example' }, false],
    ['a style sheet', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'style' }, false],
    ['an older browser on another page', { referer: 'https://evil.example/HOST' }, false],
    ['somebody who says nothing', {}, false],
  ])('[bar S4] logging out by %s: %j is taken at both entry points: %s', async (_, headers, taken) => {
    const refused = await Promise.all(Object.values(entryPoints).map(async (ask) => isRefused(await ask({ method: 'GET', path: '/api/logout.php', headers }))));
    expect(refused).toEqual([!taken, !taken]);
  });

  it('what machines of others call is taken from anywhere, and nothing else that changes something: every call of the contract', async () => {
    expect(all.filter(([, { foreign }]) => foreign).map(([name]) => name).sort()).toEqual(['notePayment', 'reportMail', 'unsubscribeByMachine']);
    const seen = [];
    for (const [name, endpoint] of all.filter(([, each]) => changes(each))) {
      const path = `${endpoint.path}?${new URLSearchParams(endpoint.when)}`;
      for (const [entryPoint, ask] of Object.entries(entryPoints)) {
        const refused = await isRefused(await ask({ method: endpoint.method, path, headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' } }));
        if (refused === (endpoint.foreign === true)) seen.push(`${name} at ${entryPoint}: ${refused ? 'refused' : 'taken'}`);
      }
    }
    expect(seen).toEqual([]);
  });
});
