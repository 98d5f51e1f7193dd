// The security headers of every answer: each page of the table, each call of the contract, files, forms, errors. Bars S1, S2, S14; decision 277.
import { readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import type { BrowserContext } from '@playwright/test';
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';
import type { Endpoint } from '@/lib/contract/endpoint';
import { pagesOf } from '@/scripts/sweep/pages';
import { demo, demoEmail, expect, test } from './fixtures';
import { observatoryScore } from './observatory';

type Asked = { path: string; method?: string; headers?: Record<string, string>; body?: string };
type Heard = { isElsewhere: boolean; path: string; status: number; headers: Headers; text: string };

/** What the server answers to a request as it stands: nothing is followed, no header is added but what a test says. */
function ask(origin: string, { path, method = 'GET', headers = {}, body }: Asked): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(body.length) };
    const asked = httpRequest(origin, { path, method, headers: { ...headers, ...length }, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const heard = new Headers();
        response.rawHeaders.forEach((name, place) => place % 2 === 0 && heard.append(name, response.rawHeaders[place + 1]!));
        resolve({ isElsewhere: 'host' in headers, path: `${method} ${path}`, status: response.statusCode ?? 0, headers: heard, text: Buffer.concat(chunks).toString() });
      });
    });
    asked.on('error', reject).end(body);
  });
}

const nothing = "default-src 'none'; frame-ancestors 'none'; sandbox";
const isDocument = ({ headers }: Heard) => (headers.get('content-type') ?? '').startsWith('text/html');
/** What Next's router fetches of a page carries that page's policy. */
const isPage = (heard: Heard) => isDocument(heard) || (heard.headers.get('content-type') ?? '').startsWith('text/x-component');

/** What is wrong with the row of an answer; empty where nothing is. */
function wrongIn(heard: Heard, https: boolean): string[] {
  const { headers, path, status, isElsewhere } = heard;
  const policy = headers.get('content-security-policy') ?? '';
  const rows: [string, boolean][] = [
    ['nosniff', headers.get('x-content-type-options') === 'nosniff'],
    ['Referrer-Policy', /^(no-referrer|same-origin|strict-origin-when-cross-origin)$/.test(headers.get('referrer-policy') ?? '')],
    ['CORP', headers.get('cross-origin-resource-policy') === 'same-origin'],
    ['COOP', headers.get('cross-origin-opener-policy') === 'same-origin'],
    ['Permissions-Policy', headers.get('permissions-policy')?.includes('camera=()') === true],
    ['X-Frame-Options', headers.get('x-frame-options') === 'DENY'],
    // The site of another host has its pages at https.
    ['HSTS', headers.get('strict-transport-security') === (https || isElsewhere ? 'max-age=31536000' : null)],
    ['Secure', !https || headers.getSetCookie().every((line) => /; Secure/i.test(line))],
    ['no CORS', !headers.has('access-control-allow-origin')],
    ['default-src', policy.startsWith("default-src 'none'") && !policy.includes('unsafe-') && !policy.includes(',')],
    ['frame-ancestors', policy.includes("frame-ancestors 'none'")],
    // A page that anything but the table's last word covers would be a dead one.
    ['policy', (status >= 300 && status < 400) || isPage(heard) ? !isDocument(heard) || !policy.includes('sandbox') : path === 'GET /sw.js' || policy === nothing],
  ];
  return rows.filter(([, right]) => !right).map(([name]) => `${path} ${status}: ${name} (${headers.get('content-type')}; ${policy.slice(0, 120)})`);
}

const world = { members: { real: 7, fictional: 8 }, matches: [8], conversations: { real: 3, fictional: 4 }, bundle: 1, transaction: 'qa-payment-1', report: 'QA-1', country: 'NL' };
const pages = (who: 'visitor' | 'member') => pagesOf(world, 'nl').filter((each) => each.who === who).map(({ path }): Asked => ({ path }));
const cookieOf = async (context: BrowserContext) => (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');

/** Never asked of here: an answer without an end, and what would end the session. */
const apart = new Set<EndpointName>(['streamEvents', 'logout', 'endSessions', 'deleteAccount']);
const calls = (origin: string) =>
  (Object.entries(endpoints) as [EndpointName, Endpoint][]).flatMap(([name, { method, path, when }]): Asked[] => {
    if (apart.has(name)) return [];
    const address = `${path}${when ? `?${new URLSearchParams(when)}` : ''}`;
    const json = { 'content-type': 'application/json', 'x-request-type': 'client' };
    return [{ path: address, method, headers: { ...json, origin } }, { path: address, method, headers: { ...json, 'sec-fetch-site': 'cross-site' } }].map((asked) => (method === 'GET' ? asked : { ...asked, body: '{}' }));
  });

const files = readdirSync('public', { recursive: true, withFileTypes: true }).filter((each) => each.isFile()).map(({ parentPath, name }): Asked => ({ path: `${parentPath}/${name}`.replace('public/', '/') }));
const others: Asked[] = [
  '/healthz', '/readyz', '/metrics', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/favicon.ico', '/sw.js', '/offline', '/offline?lang=de', '/site-images/icon.svg', '/site-images/icon-192.png', '/site-images/share-she-nl.jpg', '/site-images/none.png',
  '/api/openapi.json', '/api/nothing.php', '/api/photo.php/none.webp', '/dev/api', '/dev/landers', '/dev/outbox', '/dev/outbox/99999999', '/operator', '/operator/login', '/operator/style.css', '/operator/nothing', '/sandbox/payment/none', '/forms/signup', '/forms/gifts', '/forms/upgrade', '/forms/nothing',
  '/_next/static/nothing.js', '/_next/image?url=a', '/fonts/nothing.woff2', '/art/nothing.webp', '/fonts/nl/live/members', '/fonts/nl/cached/pages/terms', '/art/nl/guest/login', '/_next/nl/live/chats', '/_next/static/live/members', '/%ff', '/%00', '//evil.example/', '/members.rsc',
].map((path) => ({ path }));
const odd = (origin: string): Asked[] => [
  { path: '/members', method: 'POST' }, { path: '/healthz', method: 'DELETE' }, { path: '/icons.svg', method: 'POST' }, { path: '/api/openapi.json', method: 'OPTIONS' }, { path: '/', method: 'OPTIONS' }, { path: '/', method: 'TRACE' }, { path: '/pages/terms', method: 'HEAD' },
  ...['/', '/login', '/healthz', '/robots.txt', '/api/user.php', '/operator'].map((path) => ({ path, headers: { host: 'unknown.example' } })),
  { path: '/', headers: { rsc: '1' } }, { path: '/login?_rsc=a', headers: { rsc: '1' } },
  ...['login', 'signup', 'locale', 'logout', 'nothing'].flatMap((name) => [origin, 'https://evil.example'].map((from) => ({ path: `/forms/${name}`, method: 'POST', body: 'locale=de', headers: { origin: from, 'content-type': 'application/x-www-form-urlencoded' } }))),
];

/** Asks for all of them, a few at a time, and tells what is wrong. */
async function sweep(origin: string, list: readonly Asked[], headers: Record<string, string>, look: (heard: Heard) => string[]): Promise<string[]> {
  const left = [...list];
  const wrong: string[] = [];
  const work = async () => {
    for (let asked = left.shift(); asked; asked = left.shift()) wrong.push(...look(await ask(origin, { ...asked, headers: { ...headers, ...asked.headers } })));
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return wrong;
}

for (const https of [false, true]) {
  test(`every answer to a visitor carries its row of the table, ${https ? 'over https' : 'over http'}`, async ({ baseURL }) => {
    test.slow();
    const origin = baseURL!;
    const home = await ask(origin, { path: '/' });
    const built = [...home.text.matchAll(/"(\/_next\/static\/[^"\\]+)/g)].map(([, path]): Asked => ({ path: path! }));
    expect(built.length).toBeGreaterThan(3);
    const list = [...pages('visitor'), ...files, ...others, ...built.slice(0, 6), ...odd(origin), ...calls(origin)];
    expect(await sweep(origin, list, https ? { 'x-forwarded-proto': 'https' } : {}, (heard) => [...wrongIn(heard, https), ...(heard.status >= 500 ? [`${heard.path}: ${heard.status}`] : [])])).toEqual([]);
  });
}

test('every answer to a member carries its row, and a page of theirs is kept by nobody', async ({ baseURL, login, context }) => {
  test.slow();
  const origin = baseURL!;
  await login(demoEmail('premium'));
  const cookie = await cookieOf(context);
  const own = demo().logins.find(({ role, site }) => role === 'premium' && site === 'general')!.member;
  const profile = (await (await context.request.get(`${origin}/api/profile.php?id=${own}`)).json()) as { profile: { main_image?: { filename?: string } } };
  const photo = profile.profile.main_image?.filename;
  const photos: Asked[] = photo ? [{ path: `/api/photo.php/${photo}` }, { path: `/api/photo.php/${photo}`, headers: { 'if-none-match': `"${photo.replace('.webp', '')}"` } }] : [];
  expect(photos).toHaveLength(2);
  const reads = calls(origin).filter(({ method }) => method === 'GET');
  const kept = (heard: Heard) => (isPage(heard) && !heard.headers.get('cache-control')?.includes('no-store') && heard.path !== 'GET /offline' ? [`${heard.path}: ${heard.headers.get('cache-control')}`] : []);
  expect(await sweep(origin, [...pages('member'), ...photos, ...reads], { cookie, 'x-forwarded-proto': 'https' }, (heard) => [...wrongIn(heard, true), ...kept(heard)])).toEqual([]);
});

test('every answer to what a member sends carries its row too', async ({ baseURL, newMember }) => {
  const { page } = await newMember();
  const cookie = await cookieOf(page.context());
  const sent = calls(baseURL!).filter(({ method }) => method !== 'GET');
  expect(sent.length).toBeGreaterThan(60);
  expect(await sweep(baseURL!, sent, { cookie, 'x-forwarded-proto': 'https' }, (heard) => [...wrongIn(heard, true), ...(heard.status >= 500 ? [`${heard.path}: ${heard.status}`] : [])])).toEqual([]);
});

test('[S2] every kind of page has 130 points or more by the rules of HTTP Observatory', async ({ baseURL, login, context }) => {
  await login(demoEmail('premium'));
  const cookie = await cookieOf(context);
  const ofMembers = ['/members', '/chats', '/likes', '/profile', '/settings', '/credits', '/swipe-game', '/transactions', '/members/1'];
  const ofVisitors = ['/', '/login', '/signup', '/members', '/pages/terms', '/pricing', '/landers/gallery', '/landers/video/de?ref=ad&network=ads', '/nothing', '/complaints', '/forgot-password', '/offline', '/operator/login', '/dev/api', '/healthz', '/robots.txt', '/icons.svg', '/api/settings.php', '/_next/static/nothing.js'];
  const low = [];
  for (const path of [...ofVisitors, ...ofMembers]) {
    const { status, headers, text } = await ask(baseURL!, { path, headers: { 'x-forwarded-proto': 'https', ...(ofMembers.includes(path) ? { cookie } : {}) } });
    if (ofMembers.includes(path)) expect(status, path).toBe(200);
    const score = observatoryScore({ headers, html: text });
    if (score < 130) low.push(`${path}: ${score}`);
  }
  expect(low).toEqual([]);
});

test('a page that is asked for past the middleware is the 404 page, and no nonce of a stranger stands in it', async ({ baseURL }) => {
  for (const path of ['/fonts/nl/live/members', '/fonts/nl/cached/pages/terms', '/art/nl/guest/login', '/_next/nl/live/chats', '/_next/static/live/members', '/127_0_0_1/nl/live/members', '/login', '/pages/terms']) {
    const headers = { 'content-security-policy': "script-src 'nonce-evil123'", 'x-nonce': 'evil123', 'x-vonk-path': '/members' };
    const { status, text } = await ask(baseURL!, { path, headers });
    expect([path, status]).toEqual([path, /^\/(login|pages)/.test(path) ? 200 : 404]);
    expect(text, path).not.toContain('evil123');
  }
});

test('two hosts in one request are refused; the document of the calls can only be read', async ({ baseURL }) => {
  const { hostname, port, host } = new URL(baseURL!);
  const answer = await new Promise<string>((resolve) => {
    let heard = '';
    const socket = connect(Number(port), hostname, () => socket.end(`GET /login HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`));
    socket.on('data', (chunk) => (heard += chunk.toString())).on('close', () => resolve(heard));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*x-content-type-options: nosniff/i);
  const options = await ask(baseURL!, { path: '/api/openapi.json', method: 'OPTIONS' });
  expect([options.status, options.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
