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

test('[S15] what stood in the address of whoever came first stands in nobody else’s page, nor in what the router fetches', async ({ request, baseURL }) => {
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
