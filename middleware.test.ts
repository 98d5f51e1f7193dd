import { createHash } from 'node:crypto';
import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { repeatable } from './lib/api/micro-cache';
import { mayLook } from './lib/api/server';
import { behindPhp, newHost, setEnvironment } from './lib/api/testing/behind-php';
import { firstScript } from './lib/site/http/content-security';
import { plainTexts } from './lib/site/languages/plain-texts';
import { routes } from './lib/site/addresses/routes';
import { middleware } from './middleware';

vi.mock(import('./lib/api/server'), async (actual) => {
  const own = await actual();
  return { ...own, mayLook: vi.fn(own.mayLook) };
});

const server = behindPhp();
let host: string;
beforeEach(() => {
  host = newHost(server.php);
});

type Options = { method?: string; cookie?: string; headers?: Record<string, string>; host?: string };
const asked = async (path: string, { method = 'GET', cookie, headers = {}, host: other = host }: Options = {}) => {
  const response = await middleware(new NextRequest(`http://localhost:3000${path}`, { method, headers: { host: other, ...(cookie ? { cookie } : {}), ...headers } }));
  const rewritten = response.headers.get('x-middleware-rewrite');
  return { response, target: rewritten && new URL(rewritten).pathname + new URL(rewritten).search };
};
const key = () => host.replaceAll('.', '_');
/** The headers that the page will see. */
const inner = (response: Response) => {
  const names = (response.headers.get('x-middleware-override-headers') ?? '').split(',').filter(Boolean);
  return Object.fromEntries(names.map((name) => [name, response.headers.get(`x-middleware-request-${name}`)]));
};
const knows = (settings: object) => {
  server.php.operator.settingsOf = () => ({ name: 'V', ...settings });
};

describe('the page behind a request', () => {
  test('[A09, A11] is of the site, its niche and its language', async () => {
    knows({ niche: '6', domain_language: 'de_AT' });
    expect((await asked('/members?gender=woman')).target).toBe(`/${key()}/milf-de/guest/members?gender=woman`);
    expect((await asked('/')).target).toBe(`/${key()}/milf-de/cached`);
  });

  test('that is kept for everybody knows nothing of what one visitor’s address asks: every route that is kept', async () => {
    const kept = Object.entries(routes).filter(([, { cached }]) => cached).map(([, { path }]) => path.replace(/\{slug\??\}/, 'nl').replace(/\{id\}/, '7').replace(/\{\w+\??\}/g, 'nl'));
    expect(kept.length).toBeGreaterThan(10);
    for (const path of ['/', '/pages/terms', '/no-such-page', ...kept]) {
      const { target, response } = await asked(`${path}?email=canary%40mail.example&sub1=canary&region=3`);
      expect(target, path).toMatch(/\/cached(\/|$)/);
      expect(target, path).not.toContain('canary');
      expect(response.status, path).toBeLessThan(500);
    }
  });

  test('[S8] a lander of a member that is kept is a look of the visitor’s network; without one left it is made for the request, which says so', async () => {
    vi.mocked(mayLook).mockClear();
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    for (const path of ['/', '/members', '/landers/gallery', '/members/7/landing']) await asked(path, { headers });
    expect((await asked('/members/7/landing', { headers, cookie: 'auth=x' })).target).toBe(`/${key()}/nl/live/members/7/landing`);
    expect(vi.mocked(mayLook).mock.calls).toEqual([['203.0.113.9']]);
    vi.mocked(mayLook).mockResolvedValueOnce(false);
    expect((await asked('/members/7/landing2/nl', { headers })).target).toBe(`/${key()}/nl/live/members/7/landing2`);
    expect((await asked('/members/7/landing2/nl', { headers })).target).toBe(`/${key()}/nl/cached/members/7/landing2`);
  });

  test('[bar P6] that is kept may be answered again for a second, unless it is a look, brings a cookie, or is made for somebody', async () => {
    const mark = async (path: string, options: Options = {}) => (await asked(path, options)).response.headers.has(repeatable);
    for (const path of ['/', '/landers/gallery', '/pages/faq', '/?region=3']) expect(await mark(path), path).toBe(true);
    for (const path of ['/members', '/login', '/members/7/landing', '/?network=ads', '/gay-eng']) expect(await mark(path), path).toBe(false);
    expect(await mark('/', { cookie: 'auth=x' })).toBe(false);
    expect(await mark('/', { headers: { referer: `http://${host}/landers/gallery?lb=1`, accept: 'text/html' } })).toBe(false);
  });

  test('[A09] the cookie goes before the domain’s language; a cookie of no language counts as none', async () => {
    knows({ domain_language: 'nl' });
    expect((await asked('/members', { cookie: 'locale=fi' })).target).toBe(`/${key()}/fi/guest/members`);
    expect((await asked('/members', { cookie: 'locale=xx' })).target).toBe(`/${key()}/nl/guest/members`);
    expect((await asked('/members')).response.headers.get('content-language')).toBe('nl');
    knows({});
    host = newHost(server.php);
    expect((await asked('/members')).target).toBe(`/${key()}/eng/guest/members`);
  });

  test('[A12, A13] a landing slug opens the home in its language and niche', async () => {
    expect((await asked('/gay-eng', { cookie: 'locale=fi' })).target).toBe(`/${key()}/gay-eng/cached`);
    expect((await asked('/she-auto', { cookie: 'locale=fi' })).target).toBe(`/${key()}/she-fi/cached`);
  });

  test.each(['/de', '/she-de', '/landers/gallery/de', '/signup?lang=de'])('[A08] whom %s spoke to in German, the pages that follow do too; a choice of their own stays', async (path) => {
    knows({ domain_language: 'nl' });
    expect((await asked(path)).response.headers.getSetCookie()).toEqual([expect.stringMatching(/^locale=de; Path=\/; Max-Age=31536000;/)]);
    expect((await asked(path, { cookie: 'locale=fi' })).response.headers.getSetCookie()).toEqual([]);
    for (const own of ['/', '/nl', '/auto', '/members']) expect((await asked(own)).response.headers.getSetCookie()).toEqual([]);
  });

  test('[A12] who goes to sign-up from a lander goes on in its language, whatever was chosen before', async () => {
    knows({ domain_language: 'nl' });
    const { target, response } = await asked('/signup?slug=she-de', { cookie: 'locale=fi' });
    expect([target, response.headers.getSetCookie()]).toEqual([`/${key()}/she-de/guest/signup?slug=she-de`, [expect.stringMatching(/^locale=de;/)]]);
    expect((await asked('/members/7/signup?slug=de', { cookie: 'locale=de' })).response.headers.getSetCookie()).toEqual([]);
    expect((await asked('/signup?slug=none', { cookie: 'locale=fi' })).response.headers.getSetCookie()).toEqual([]);
  });

  test('who carries a session gets pages made for them, home as well', async () => {
    expect((await asked('/', { cookie: 'auth=anything' })).target).toBe(`/${key()}/nl/live`);
    expect((await asked('/nl', { cookie: 'auth=anything' })).target).toBe(`/${key()}/nl/live`);
  });

  test.each(['/nothing', '/a/b/c', '/localhost/nl/cached', '/127_0_0_1/nl/live/members', '/en', '/dev/gallery', '/dev/texts', '/dev/gallery/nl/general/light/like-modal'])('%s is the 404 page, with its status', async (path) => {
    const { response, target } = await asked(path);
    expect([response.status, target]).toEqual([404, `/${key()}/nl/cached/missing`]);
  });

  test('[C13] the settings are asked for with the query of the address and the domain of the host', async () => {
    await asked('/members?ref=ad&domain=she.localhost&sub1=x');
    expect(server.php.asked('/api/settings.php')[0]!.query).toEqual({ ref: 'ad', sub1: 'x', domain: host });
  });

  test('[C13] [E04] a page whose query has settings of its own is made with these, for the request alone; any other is kept as ever', async () => {
    server.php.operator.settingsOf = (_, query) => ({ name: 'V', domain_language: 'nl', signups: query.get('ref') === 'shut' ? 'none' : 'all' });
    const { target, response } = await asked('/?ref=shut&domain=she.localhost');
    expect(target).toBe(`/${key()}/nl_query/live?ref=shut&domain=she.localhost`);
    expect(inner(response)['x-vonk-query']).toBe('ref=shut&domain=she.localhost');
    expect((await asked('/signup?ref=shut')).target).toBe(`/${key()}/nl_query/guest/signup?ref=shut`);
    expect((await asked('/members', { cookie: 'auth=x' })).target).toBe(`/${key()}/nl/live/members`);
    for (const path of ['/', '/?ref=other']) expect((await asked(path)).target).toBe(`/${key()}/nl/cached`);
  });

  test('the port of a host, and its capitals, make no other site', async () => {
    expect((await asked('/members', { host: `${host.toUpperCase()}:3000` })).target).toBe(`/${key()}/nl/guest/members`);
  });
});

test('[T18] the page that a visitor goes further from, with lb in its address, is named in a cookie', async () => {
  const from = (referer: string) => asked('/signup', { headers: { referer, accept: 'text/html' } });
  expect((await from(`http://${host}/landers/gallery?lb=1`)).response.headers.getSetCookie()).toContain('stepped=%2Flanders%2Fgallery; Path=/; Max-Age=1800; HttpOnly; SameSite=Lax');
  expect((await from(`http://${host}/landers/gallery`)).response.headers.getSetCookie().join()).not.toContain('stepped');
});

describe('[E09] where a visitor comes from', () => {
  const cookieOf = ({ response }: { response: Response }) => response.headers.getSetCookie().find((each) => each.startsWith('tracking='));

  test('is read from whatever address they land on, a page that is not there included, and kept for the visit', async () => {
    expect(cookieOf(await asked('/landers/gallery?network=ads&ref=spring&sub1=a&page=2'))).toBe('tracking=network=ads&ref=spring&sub1=a; Path=/; SameSite=Lax');
    expect(cookieOf(await asked('/nothing?sub3=z'))).toBe('tracking=sub3=z; Path=/; SameSite=Lax');
    expect(cookieOf(await asked('/members?page=2'))).toBeUndefined();
  });

  test('is read once: the first touch stays', async () => {
    expect(cookieOf(await asked('/?ref=other', { cookie: 'tracking=ref=spring' }))).toBeUndefined();
    expect(cookieOf(await asked('/?ref=other', { cookie: 'tracking=' }))).toContain('ref=other');
  });

  test('[T15, T16] on a site that makes a difference, it leads to pages of their own at once and later', async () => {
    knows({ signups: 'with_trafficsource' });
    expect((await asked('/?ref=spring')).target).toBe(`/${key()}/eng_ad/cached`);
    expect((await asked('/', { cookie: 'tracking=network=ads' })).target).toBe(`/${key()}/eng_ad/cached`);
    expect((await asked('/', { cookie: 'tracking=sub1=x' })).target).toBe(`/${key()}/eng/cached`);
  });
});

describe('search engines', () => {
  test.each(['/', '/nl', '/landers/gallery/she-nl', '/pages/terms', '/pricing'])('may find %s', async (path) => {
    expect((await asked(path)).response.headers.get('x-robots-tag')).toBeNull();
  });

  test.each(['/members', '/members/7', '/chats', '/likes', '/premium', '/login', '/signup', '/profile', '/nothing'])('never index %s', async (path) => {
    for (const cookie of [undefined, 'auth=x']) expect((await asked(path, { cookie })).response.headers.get('x-robots-tag')).toBe('noindex');
  });

  test('ask for a page in a language by lang, whatever the cookie says', async () => {
    expect((await asked('/pages/terms?lang=de', { cookie: 'locale=fi' })).target).toBe(`/${key()}/de/cached/pages/terms`);
    expect((await asked('/pages/terms?lang=xx', { cookie: 'locale=fi' })).target).toBe(`/${key()}/fi/cached/pages/terms`);
    expect((await asked('/she-nl?lang=de')).target).toBe(`/${key()}/she-nl/cached`);
  });
});

describe('what stands in the way', () => {
  test.each(['unknown.test', 'a_b.test', '', 'evil.test/x', '[::1]', '..'])('[A06] a host of no site (%j) is told so, in the reader’s language', async (other) => {
    const { response, target } = await asked('/members', { host: other, cookie: 'locale=pl' });
    expect([response.status, target]).toEqual([421, null]);
    expect(await response.text()).toContain(plainTexts.wrongSite.pl.title);
  });

  test('SITE_HOSTS closes all other hosts', async () => {
    setEnvironment({ SITE_HOSTS: 'only.test' });
    expect((await asked('/')).response.status).toBe(421);
  });

  test.each(['refuse', 'html', 'hang', 'drip', { failures: 9 }, { body: { settings: {} } }] as const)('[A06] with no settings to be had (%j) it says so within three seconds, and when to come back', async (mode) => {
    server.php.misbehave('/api/settings.php', mode);
    const [over, patience] = [new AbortController(), vi.spyOn(AbortSignal, 'timeout')];
    patience.mockReturnValue(over.signal);
    const asking = asked('/', { cookie: 'locale=sv' });
    if (mode === 'hang' || mode === 'drip') {
      await vi.waitFor(() => expect(server.php.asked('/api/settings.php', 'GET')).toHaveLength(1));
      over.abort(new DOMException('The time is over', 'TimeoutError'));
    }
    const { response } = await asking;
    // Nothing is waited for that this clock does not bound.
    expect(patience).toHaveBeenCalledTimes(1);
    expect(patience.mock.calls[0]![0]).toBeLessThan(3_000);
    expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([503, '10', 'no-store']);
    expect(await response.text()).toContain(plainTexts.unavailable.sv.title);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is for calls and forms, not for pages', async (method) => {
    const { response } = await asked('/members', { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('HEAD is answered as GET is', async () => {
    expect((await asked('/pages/terms', { method: 'HEAD' })).target).toBe(`/${key()}/nl/cached/pages/terms`);
  });
});

describe('headers', () => {
  const hash = `'sha256-${createHash('sha256').update(firstScript).digest('base64')}'`;

  test('a page made for one request runs only scripts with its nonce, and the first one of every page', async () => {
    const [one, two] = await Promise.all([asked('/login'), asked('/login')]);
    const policy = one.response.headers.get('content-security-policy')!;
    expect(policy).toMatch(/script-src 'self' 'nonce-[0-9a-f-]{36}' 'sha256-/);
    expect(policy).toContain(hash);
    expect(policy).not.toContain('unsafe');
    expect(inner(one.response)['content-security-policy']).toBe(policy);
    expect(two.response.headers.get('content-security-policy')).not.toBe(policy);
  });

  test.each([
    ['https://cdn.operator.example/p/', "'self' data: blob: https://cdn.operator.example"],
    ['/photos/', "'self' data: blob:"],
  ])('a page made for one request, of a site with photos under %s, asks no host for pictures but that', async (prefix, sources) => {
    knows({ cdn_prefix: prefix });
    expect(/img-src ([^;]*)/.exec((await asked('/login')).response.headers.get('content-security-policy')!)![1]).toBe(sources);
  });

  test('a kept page brings its own policy, by hash: a nonce would be the same for everybody', async () => {
    const { response } = await asked('/pages/terms', { headers: { 'content-security-policy': "script-src 'nonce-evil'" } });
    expect(response.headers.get('content-security-policy')).toBeNull();
    expect(inner(response)['content-security-policy']).toBeUndefined();
  });

  test.each(['/', '/login', '/nothing'])('%s is asked for anew by browsers', async (path) => {
    const { headers } = (await asked(path)).response;
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  test.each(['/members', '/chats', '/pages/terms'])('of a signed-in member’s %s a browser keeps no byte', async (path) => {
    const { headers } = (await asked(path, { headers: { cookie: 'auth=a' } })).response;
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test('what only this app may say is taken out of the visitor’s headers; the rest goes on', async () => {
    const headers = {
      'x-vonk-deadline': '99999999999999', 'x-vonk-path': '/evil', 'x-vonk-request': 'guess', 'x-vonk-anything': 'x', 'x-middleware-subrequest': 'middleware:middleware', 'x-middleware-rewrite': '/evil',
      'content-security-policy': "script-src 'nonce-evil'", 'x-nonce': 'evil', 'accept-language': 'fi', 'x-other': 'kept',
    };
    const { response } = await asked('/members?page=2', { headers });
    const seen = inner(response);
    expect(Object.keys(seen).filter((name) => name.startsWith('x-middleware-') || name === 'x-vonk-anything' || name === 'x-nonce')).toEqual([]);
    expect(seen).toMatchObject({ 'accept-language': 'fi', 'x-other': 'kept' });
    expect(seen['x-vonk-request']).toMatch(/^[0-9a-f-]{36}$/);
    expect(Number(seen['x-vonk-deadline'])).toBeLessThan(Date.now() + 3_000);
    expect(seen['x-vonk-path']).toMatch(/^\/members/);
    expect(seen['content-security-policy']).not.toContain('evil');
  });
});
