// Pages that are kept for everybody: they know nothing of who asked for them first (bar S15), and outlast a server that fails (decision 369).
import { createHash } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { present } from '@/lib/site/addresses/presentation';
import { pagesOf } from '@/scripts/sweep/pages';
import { dropped, expect, fail, missing, people, test, type Mock } from './mock/test';

const world = { members: { real: 7, fictional: 8 }, matches: [8], conversations: { real: 3, fictional: 4 }, bundle: 1, transaction: 'none', report: 'none', country: 'NL' };
const addresses = [...new Set(pagesOf(world, 'nl').filter(({ who }) => who === 'visitor').map(({ path }) => path.split('#')[0]!))];
const isKept = (path: string): boolean => present({ path: path.split('?')[0]!, siteKey: 'qa', settings: { niche: 'dating', countries: ['NL'] }, signedIn: false }).cached;
const word = 'canary-9d2f';
const asked = (path: string) => `${path}${path.includes('?') ? '&' : '?'}email=${word}%40mail.example&token=${word}&sub1=${word}`;

const scripts = (html: string) => [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text!);
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.describe.configure({ timeout: 120_000 });

test('[bar S15] what stood in the address of whoever came first stands in nobody else’s page, nor in what the router fetches', async ({ request, baseURL }) => {
  // Nobody has been on this site yet.
  const { host, port } = new URL(baseURL!);
  const get = (path: string, headers = {}) => request.get(`http://127.0.0.1:${port}${path}`, { maxRedirects: 0, headers: { host, ...headers } });
  const kept: string[] = [];
  const told: string[] = [];
  const again: string[] = [];
  for (const path of addresses) {
    const first = await get(asked(path));
    const html = await first.text();
    const policy = first.headers()['content-security-policy'] ?? '';
    // Where a page is bound by hashes, whoever came first can use it too.
    if (policy.includes('sha256-') && !policy.includes('nonce-')) expect(new Set(policy.match(/'sha256-[^']+'/g)), path).toEqual(new Set(scripts(html).map(hash)));
    const second = await get(path);
    if (second.headers()['x-nextjs-cache'] !== 'HIT') continue;
    kept.push(path);
    const page = await second.text();
    if (page.includes(word)) told.push(path);
    const fetched = await get(path, { rsc: '1' });
    if ((await fetched.text()).includes(word)) told.push(`${path}, as the router fetches it`);
    // Answered in front of the framework by now (bar P6), and not with what the router was given; where a machine stands still for a second, by the framework again.
    const third = await get(path);
    expect(await third.text(), path).toBe(page);
    expect([third.headers()['x-request-id'] === second.headers()['x-request-id'], third.headers()['x-vonk-repeatable']], path).toEqual([false, undefined]);
    if (third.headers()['cache-status'] === 'micro-cache; hit') again.push(path);
  }
  expect(told).toEqual([]);
  expect(kept).toEqual(addresses.filter(isKept));
  expect(again.length).toBeGreaterThan(20);
  expect(again.filter((path) => path.startsWith('/members/'))).toEqual([]);
});

test('a kept page is sent from a copy made once, and not at all to whom has it; all else is compressed on its way', async ({ request, baseURL, page }) => {
  const { host, port } = new URL(baseURL!);
  const get = (path: string, headers = {}) => request.get(`http://127.0.0.1:${port}${path}`, { headers: { host, 'accept-encoding': 'gzip, br', ...headers } });
  await get('/pages/faq');
  // What is compressed on its way says nothing of its length.
  await expect.poll(async () => Number((await get('/pages/faq')).headers()['content-length'] ?? 0)).toBeGreaterThan(1_000);
  const copy = await get('/pages/faq');
  expect(copy.headers()).toMatchObject({ 'content-encoding': 'br', 'x-nextjs-cache': 'HIT' });
  expect(await copy.text()).toContain('</html>');
  const known = await get('/pages/faq', { 'if-none-match': copy.headers().etag! });
  expect([known.status(), (await known.body()).length]).toEqual([304, 0]);
  await page.goto('/pages/faq');
  const script = await page.locator('script[src*="/_next/static/"]').first().getAttribute('src');
  for (const path of ['/login', script!]) expect((await get(path)).headers()['content-encoding'], path).toBe('br');
});

const noor = { ...people.noor, about: 'Houdt van lange wandelingen.', attributes: {}, interests: [], photos: [], num_photos: 0, conversation_id: null };
const listed = (name: string): Mock<'listMembers'> => ({ members: [{ ...people.noor, name }, people.sam, people.iris], total: 3 });
const alone = (name: string): Mock<'getProfile'> => ({ profile: { ...noor, name } });

const shown = [
  { path: '/', call: 'listMembers', with: listed, without: { status: 200, way: 'href="/signup' } },
  { path: '/landers/tinderswipe', call: 'listMembers', with: listed, without: { status: 200, way: 'href="/signup' } },
  { path: '/members/7/landing', call: 'getProfile', with: alone, without: { status: 503, way: 'Probeer opnieuw' } },
] as const;

for (const { path, call, with: named, without } of shown) {
  test.describe(`${path} of a server that fails`, () => {
    test.beforeEach(({ mock }) => mock(call, named('Noor')));

    const look = (request: APIRequestContext, baseURL: string | undefined) => async () => {
      const { host, port } = new URL(baseURL!);
      const answer = await request.get(`http://127.0.0.1:${port}${path}`, { headers: { host } });
      const html = await answer.text();
      return { status: answer.status(), from: answer.headers()['x-nextjs-cache'], who: ['Noor', 'Nora'].filter((name) => html.includes(name)), goesOn: html.includes(without.way) };
    };

    for (const [what, failure] of [['answers 500', fail(500)], ['closes the connection', dropped]] as const) {
      test(`the page with people stays while the server ${what}, and is drawn anew once it answers`, async ({ request, baseURL, mock, asked }) => {
        const page = look(request, baseURL);
        expect(await page()).toMatchObject({ status: 200, who: ['Noor'] });
        const before = asked(call).length;
        mock(call, failure, { lastGood: true });
        const seen = [await page()];
        expect(seen[0]!.from).toBe('STALE');
        // Drawn anew behind the old page, which then counts as new for some seconds.
        await expect.poll(async () => seen[seen.push(await page()) - 1]!.from).toBe('HIT');
        expect(asked(call).length).toBeGreaterThan(before);
        for (const each of seen) expect(each).toMatchObject({ status: 200, who: ['Noor'] });
        mock(call, named('Nora'), { lastGood: true });
        await expect.poll(async () => (await page()).who).toEqual(['Nora']);
      });
    }

    test('who comes first can use the page as it is; once the server answers, the next has it whole', async ({ request, baseURL, mock }) => {
      const page = look(request, baseURL);
      mock(call, fail(500));
      expect(await page()).toMatchObject({ status: without.status, who: [], goesOn: true });
      mock(call, named('Nora'), { lastGood: true });
      expect(await page()).toMatchObject({ status: 200, who: ['Nora'] });
    });
  });
}

test('a server that has no list of members has said so: the page without them is kept as any other', async ({ request, baseURL, mock }) => {
  const { host, port } = new URL(baseURL!);
  const from = async () => (await request.get(`http://127.0.0.1:${port}/`, { headers: { host } })).headers()['x-nextjs-cache'];
  mock('listMembers', missing);
  await from();
  expect(await from()).toBe('HIT');
  mock('listMembers', missing, { lastGood: true });
  expect(await from()).toBe('STALE');
});
