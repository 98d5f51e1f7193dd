// Pages that are kept for everybody know nothing of who asked for them first. Bar S15.
import { createHash } from 'node:crypto';
import { pagesOf } from '@/scripts/sweep/pages';
import { expect, test } from './mock/test';

const world = { members: { real: 7, fictional: 8 }, matches: [8], conversations: { real: 3, fictional: 4 }, bundle: 1, transaction: 'none', report: 'none', country: 'NL' };
const addresses = [...new Set(pagesOf(world, 'nl').filter(({ who }) => who === 'visitor').map(({ path }) => path.split('#')[0]!))];
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
  for (const path of addresses) {
    const first = await get(asked(path));
    const html = await first.text();
    const policy = first.headers()['content-security-policy'] ?? '';
    // Where a page is bound by hashes, whoever came first can use it too.
    if (policy.includes('sha256-') && !policy.includes('nonce-')) expect(scripts(html).filter((text) => !policy.includes(hash(text))), path).toEqual([]);
    const second = await get(path);
    if (second.headers()['x-nextjs-cache'] !== 'HIT') continue;
    kept.push(path);
    if ((await second.text()).includes(word)) told.push(path);
    const fetched = await get(path, { rsc: '1' });
    if ((await fetched.text()).includes(word)) told.push(`${path}, as the router fetches it`);
  }
  expect(told).toEqual([]);
  expect(kept.length).toBeGreaterThan(20);
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
