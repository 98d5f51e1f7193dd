import { gzipSync } from 'node:zlib';
import { bare, breachesOf, pages, pageWeight, signIn } from '../scripts/page-weight.mjs';
import { demo, demoEmail, expect, test } from './fixtures';

const origin = process.env.E2E_PORT ? `http://127.0.0.1:${process.env.E2E_PORT}` : '';

test('no page is over its bar in JavaScript, CSS, HTML or messages, and none asks for what is not there', async () => {
  const session = await signIn(origin, demoEmail('free'), demo().password);
  const breaches: string[] = [];
  for (const { name, path, signedIn, bars } of pages) {
    breaches.push(...breachesOf(name, await pageWeight(origin, path(session), signedIn ? session.cookie : ''), bars));
  }
  expect(breaches).toEqual([]);
});

test('what a conversation fetches once it works is what it did not have: no second copy of what came first', async ({ page, login }) => {
  await login(demoEmail('free'));
  const { conversation } = await signIn(origin, demoEmail('free'), demo().password);
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body().then((body) => gzipSync(body).length));
  });
  const stream = page.waitForRequest('**/api/events.php');
  await page.goto(`/chats/${conversation}`);
  await stream;
  const sizes = await Promise.all(scripts.values());
  expect(sizes.reduce((all, each) => all + each, 0)).toBeLessThan(bare + 72 * 1024);
});
