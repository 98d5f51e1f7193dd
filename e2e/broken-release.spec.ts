// A new release under an open tab: the files of the old one are gone. Specification, section 4. (bar R3)
import type { Page } from '@playwright/test';
import { demo, demoEmail, expect, test } from './fixtures';
import { live } from './live';

const premium = () => demo().logins.find(({ role, site }) => role === 'premium' && site === 'general')!.member;

/** From here on, code that the page has not loaded yet is not there any more; that it is not, the page learns `once` it may. */
async function loseWhatIsNotLoaded(page: Page, once: Promise<void> = Promise.resolve()): Promise<void> {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await page.route(/\/_next\/static\/chunks\/[^?]*\.js/, (route) =>
    loaded.includes(route.request().url()) ? route.continue() : once.then(() => route.fulfill({ status: 404, body: '' })),
  );
}

/** A conversation whose composer answers, and the loads of its page from here on. */
async function openChat(page: Page) {
  await page.goto(`/members/${premium()}/chat`);
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  return { composer: page.getByRole('textbox', { name: /^(Bericht aan|Message to)/ }), loads };
}

/** From here on, the code of the error page throws where it is drawn; how many files had it. */
async function breakErrorPage(page: Page): Promise<() => number> {
  let files = 0;
  await page.route(/\/_next\/static\/chunks\/[^?]*\.js/, async (route) => {
    const response = await route.fetch();
    const parts = (await response.text()).split('"error-page",role:"alert"');
    if (parts.length > 1) files += 1;
    await route.fulfill({ response, body: parts.join('"error-page",role:(()=>{throw new Error("The error page is broken")})()') });
  });
  return () => files;
}

test('[T17] [B06] [bar R3] a part of the page that does not come reloads it, and what was sent and what was only begun both stay', async ({ page, login, browserErrors }) => {
  browserErrors.allow(/402/, /404/, /ChunkLoadError/, /Failed to load chunk/);
  await login(demoEmail('no credits'));
  const { composer, loads } = await openChat(page);
  await composer.fill('Eerst dit');
  const learns = Promise.withResolvers<void>();
  await loseWhatIsNotLoaded(page, learns.promise);
  page.once('load', () => void page.unrouteAll());
  // The offer to buy credits comes as code of its own.
  await composer.press('Enter');
  await composer.fill('Een begin');
  learns.resolve();
  await expect.poll(() => loads.length).toBe(1);
  await expect(page.getByText('Eerst dit').first()).toBeVisible();
  await expect(composer).toHaveValue('Een begin');
  await expect(page.getByRole('heading', { level: 1, name: 'Fout' })).toBeHidden();
});

test('[T17] [B06] [X08] where it does not come after that either, the page is not reloaded again within the minute, but says so; nothing is lost', async ({ page, login, browserErrors }) => {
  browserErrors.allow(/402/, /404/, /ChunkLoadError/, /Failed to load chunk/);
  await login(demoEmail('no credits'));
  const { composer, loads } = await openChat(page);
  await page.evaluate(() => sessionStorage.setItem('chunk-reload', String(Date.now())));
  await composer.fill('Dan dit');
  await loseWhatIsNotLoaded(page);
  await composer.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Fout' })).toBeVisible();
  await expect(page.getByText('Statuscode 500')).toBeVisible();
  expect(loads).toEqual([]);
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByText('Dan dit').first()).toBeVisible();
});

test('[X08] where the error page breaks too, one of its own says so, alone and with the way home', async ({ page, context, baseURL, login, browserErrors }) => {
  browserErrors.allow(/402/, /404/, /ChunkLoadError/, /Failed to load chunk/, /The error page is broken/);
  await login(demoEmail('no credits'));
  await context.addCookies([{ name: 'locale', value: 'en', url: baseURL! }]);
  const brokenFiles = await breakErrorPage(page);
  const { composer } = await openChat(page);
  expect(brokenFiles()).toBeGreaterThan(0);
  await page.evaluate(() => sessionStorage.setItem('chunk-reload', String(Date.now())));
  await loseWhatIsNotLoaded(page);
  await composer.fill('One more');
  await composer.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'An error occurred while showing the error page' })).toBeVisible();
  await expect(page.getByRole('link')).toHaveText(['Go back to home']);
  await expect(page.getByRole('link')).toHaveAttribute('href', '/');
  await expect(page.getByText('Status code')).toHaveCount(0);
});

test('[T17] [B06] a first script that does not come reloads the page once, also where it is the one that would have told', async ({ page, browserErrors }) => {
  browserErrors.allow(/404/, /ChunkLoadError/, /Failed to load chunk/, /MIME/);
  const html = await (await page.request.get('/pages/terms')).text();
  const scripts = [...html.matchAll(/<script src="([^"]+)" async/g)].map(([, address]) => address!);
  expect(scripts.length).toBeGreaterThan(3);
  const lost = new Set<string>();
  await page.route(/\/_next\/static\/chunks\/[^?]*\.js/, (route) => {
    const { pathname } = new URL(route.request().url());
    if (lost.size > 0) return route.continue();
    lost.add(pathname);
    return route.fulfill({ status: 404, body: '' });
  });
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await page.goto('/pages/terms');
  // Asked in the moment that the page begins anew, it says nothing.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('chunk-reload')).catch(() => null)).not.toBeNull();
  await expect.poll(() => loads.length).toBeGreaterThan(0);
  await live(page);
  expect(lost.size).toBe(1);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]!.toJSON() as { type: string })).toMatchObject({ type: 'reload' });
});

test('a server that hangs is said to be away within ten seconds of being asked, and back once it answers', async ({ page, login }) => {
  await login(demoEmail('premium'));
  await page.clock.install();
  const stream = page.waitForRequest('**/api/events.php');
  await page.goto('/chats');
  await stream;
  let hangs = true;
  const held: (() => void)[] = [];
  await page.route('**/api/*.php', (route) => {
    if (!hangs || route.request().url().includes('events.php')) return route.continue();
    held.push(() => void route.continue().catch(() => undefined));
  });
  const bar = page.locator('.app-bar-away');
  await expect(async () => {
    await page.clock.runFor(5_000);
    expect(held.length).toBeGreaterThan(0);
  }).toPass();
  await page.clock.runFor(10_000);
  await expect(bar).toBeVisible();
  hangs = false;
  for (const go of held) go();
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(bar).toBeHidden({ timeout: 200 });
  }).toPass();
});

/** How many bounces the log has so far, by the meters. */
const bounces = async (page: Page) => Number(/^vonk_log_lines_total\{[^}]*event="page hidden"[^}]*\} (\d+)$/m.exec(await (await page.request.get('/metrics')).text())?.[1] ?? 0);

for (const [proof, address, referer] of [
  ['[C10] a page that is left says so, once, with an empty JSON body, and nothing is written down', '/pages/faq', /\/pages\/faq$/],
  ['[T18] [C10] [E09] with lb in the address the bounce is written down, and where the visitor came from is in a cookie', '/?network=ads&ref=spring&lb=1', /[?&]lb=1$/],
] as const) {
  test(proof, async ({ page, context }) => {
    const sent: Record<string, string | null | undefined>[] = [];
    await context.route('**/api/page-hidden.php', async (route) => {
      const request = route.request();
      const { cookie, referer, 'content-type': type } = await request.allHeaders();
      sent.push({ body: request.postData(), type, cookie, referer });
      await route.continue();
    });
    await page.goto(address);
    const before = await bounces(page);
    const answered = page.waitForResponse('**/api/page-hidden.php');
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect((await answered).status()).toBe(200);
    expect(sent).toEqual([expect.objectContaining({ body: '{}', type: expect.stringMatching(/^text\/plain/) as unknown, referer: expect.stringMatching(referer) as unknown })]);
    const isLogged = address.includes('lb=');
    expect(await bounces(page)).toBe(before + (isLogged ? 1 : 0));
    if (isLogged) expect(sent[0]!.cookie).toContain('tracking=network=ads&ref=spring');
  });
}

for (const [from, to] of [['/', '/members'], ['/signup', '/complete-signup'], ['/members/1/signup', '/members/1']] as const) {
  test(`[T18] a member whom an advertisement leads to ${from} goes on with lb in the address`, async ({ page, login }) => {
    await login(demoEmail('free'));
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === to);
    await page.goto(`${from}?lb=1&ref=spring`);
    expect(new URL((await asked).url()).search).toBe('?lb=1');
  });
}

test('[T18] a step further within the site is no bounce, not of the page that is come back to either; another page that is left is one', async ({ page }) => {
  const hide = async () => {
    const answered = page.waitForResponse('**/api/page-hidden.php');
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect((await answered).status()).toBe(200);
  };
  await page.goto('/landers/socialnetwork?lb=1');
  const before = await bounces(page);
  await page.locator('main a[href^="/signup"], main form button').first().click();
  await page.waitForURL('**/signup**');
  await page.goBack();
  await hide();
  expect(await bounces(page)).toBe(before);
  await page.goto('/landers/tinderswipe?lb=1');
  await hide();
  expect(await bounces(page)).toBe(before + 1);
});
