import type { Request } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { iconSprite } from '@/components/ui/icon-names.generated';
import { bare, breachesOf, pages, pageWeight, signIn } from '../scripts/page-weight.mjs';
import { demo, demoEmail, expect, test } from './fixtures';
import { beforeScript, live, runClockUntil } from './live';

test.describe.configure({ mode: 'parallel' });

const origin = process.env.E2E_PORT ? `http://127.0.0.1:${process.env.E2E_PORT}` : '';

test('no page is over its bar in JavaScript and its files, CSS, HTML or messages, and none asks for what is not there', async () => {
  const session = await signIn(origin, demoEmail('free'), demo().password);
  const breaches: string[] = [];
  for (const { name, path, signedIn, bars } of pages) {
    breaches.push(...breachesOf(name, await pageWeight(origin, path(session), signedIn ? session.cookie : ''), bars));
  }
  expect(breaches).toEqual([]);
});

test('[bar P1] [bar P3] scripts, styles and icons come from copies that the build made, smaller than what is compressed on its way', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const files = [...new Set(Array.from(html.matchAll(/\/_next\/static\/[^"\\ ]+?\.(?:js|css)(?=["\\])/g), ([path]) => path)), iconSprite];
  const sizes: [number, number][] = [];
  for (const file of files) {
    const answer = await request.get(file, { headers: { 'accept-encoding': 'gzip, br' } });
    const body = await answer.body();
    if (body.length < 1_024) continue;
    const { 'content-encoding': encoding, 'content-length': length, 'cache-control': kept } = answer.headers();
    expect([encoding, kept], file).toEqual(['br', expect.stringMatching(/immutable|stale-while-revalidate/)]);
    sizes.push([Number(length), gzipSync(body).length]);
  }
  const [sent, zipped] = [0, 1].map((at) => sizes.reduce((sum, each) => sum + each[at]!, 0));
  expect(sizes.length).toBeGreaterThan(8);
  expect(sent! / zipped!).toBeLessThan(0.92);
});

/** What the router asks for: a page, or a part of one. */
const isPage = (request: Request) => new URL(request.url()).searchParams.has('_rsc');

for (const path of ['/', '/signup', '/pages/terms', '/no-such-page']) {
  test(`${path} fetches no other page ahead, and no photo of one`, async ({ page, browserErrors }) => {
    browserErrors.allow(/404/);
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto(path);
    // What the page asks for by itself, and what that leads to, until it asks for no more.
    for (let before = -1; before !== requests.length; ) {
      before = requests.length;
      await Promise.all(requests.map((request) => request.response().then((response) => response?.finished()).catch(() => null)));
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    }
    const photos = requests.map((request) => request.url()).filter((url) => url.includes('/api/photo.php/'));
    const shown = await page.locator('img').evaluateAll((images) => (images as HTMLImageElement[]).map(({ currentSrc, src }) => currentSrc || src));
    expect(photos.filter((photo) => !shown.includes(photo))).toEqual([]);
    expect(requests.filter(isPage).map((request) => request.url())).toEqual([]);
  });
}

test('a member’s page fetches no other page by itself; one that the mouse rests on is drawn once, and is there when it is pressed', async ({ page, login }) => {
  await login(demoEmail('premium'));
  const asked: string[] = [];
  const come: string[] = [];
  const calls: string[] = [];
  page.on('response', (response) => void (isPage(response.request()) && come.push(response.url())));
  page.on('request', (request) => {
    if (isPage(request)) asked.push(new URL(request.url()).pathname + (request.headers()['next-router-segment-prefetch'] ?? ''));
    else if (request.url().includes('/api/user.php')) calls.push(request.method());
  });
  for (const path of ['/likes', '/chats', '/members']) {
    const stream = page.waitForRequest('**/api/events.php');
    await page.goto(path);
    await stream;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))));
    expect(asked, path).toEqual([]);
  }
  expect(calls.length).toBeLessThanOrEqual(3);

  const likes = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: /^Likes/ }).filter({ visible: true });
  // The code that listens comes after the page's own: until it has, the mouse comes again. Then the tree of the page, and the page.
  await expect(async () => {
    await page.mouse.move(1, 1);
    await likes.hover();
    await expect.poll(() => come.length, { timeout: 2_000 }).toBe(2);
  }).toPass();
  await likes.click();
  await expect(page).toHaveURL(/\/likes$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toEqual(['/likes/_tree', '/likes']);
});

for (const { name, path, idle } of pages.filter((page) => page.idle !== undefined)) {
  test(`${name}, untouched until it asks for no more, is not over its bar in JavaScript`, async ({ page, login }) => {
    await login(demoEmail('free'));
    const session = await signIn(origin, demoEmail('free'), demo().password);
    const requests: Request[] = [];
    const scripts = new Map<string, Promise<number>>();
    page.on('request', (request) => requests.push(request));
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body().then((body) => gzipSync(body, { level: 9 }).length, () => 0));
    });
    const stream = page.waitForRequest('**/api/events.php');
    await page.goto(path(session));
    await stream;
    // What a slow machine has loaded by a given moment says nothing: all of it is counted, until it asks for no more.
    await live(page);
    for (let before = -1; before !== requests.length; ) {
      before = requests.length;
      await Promise.all([...scripts.values()]);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    }
    const sizes = await Promise.all(scripts.values());
    expect(sizes.length).toBeGreaterThan(10);
    expect(sizes.reduce((sum, each) => sum + each, 0)).toBeLessThan(bare + idle!);
  });
}

test('a message written before the code that sends it could be had waits in its place, and is sent once it can', async ({ newMember, browserErrors }) => {
  const text = `Te vroeg geschreven ${crypto.randomUUID()}`;
  browserErrors.allow(/ERR_FAILED|ERR_CONNECTION|net::|chunk/i);
  // Of two who have just come: what other tests have left of a demo member's credits says nothing.
  const [{ page }, other] = [await newMember({ name: 'Anne', gender: 'woman', lookingFor: 'man' }), await newMember({ name: 'Bram', gender: 'man', lookingFor: 'woman' })];
  const path = `/members/${other.id}/chat`;
  const html = await (await page.request.get(path)).text();
  let arrives = false;
  // As after the one time that the page began anew for it.
  await page.addInitScript(() => sessionStorage.setItem('chunk-reload', String(Date.now())));
  await page.route('**/_next/static/chunks/*.js', (route) =>
    arrives || html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort('failed'),
  );
  await page.clock.install();
  await page.goto(path, beforeScript);
  const field = page.getByRole('textbox', { name: /^Bericht aan/ });
  await field.fill(text);
  await field.press('Enter');
  const message = page.getByRole('log').locator('.message', { hasText: text });
  await expect(message).toHaveClass(/is-waiting/);

  arrives = true;
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/message.php') && response.ok());
  await runClockUntil(page.getByRole('log').locator('.message:not(.is-waiting)', { hasText: text }));
  expect((await (await sent).json()).message.text).toBe(text);
  await expect(message).toHaveCount(1);
  await expect(message).not.toHaveClass(/is-waiting|is-sending/);
});
