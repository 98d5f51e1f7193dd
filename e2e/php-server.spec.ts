// The product in front of a PHP server that knows only the documented calls and fields, well and ill. Specification, section 7.
import type { Page } from '@playwright/test';
import { password } from '../tests/php-server/operator';
import { whenLive } from './live';
import { expect, logInAtSecondTry, request, test } from './php-app';

// The last long file of a run: its tests go to whichever worker is free.
test.describe.configure({ mode: 'parallel' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const accountMenu = (page: Page) => page.locator('.account-menu > summary');

test.describe('the site', () => {
  test('[C13][E04][A09] home is the operator’s own: name, language and niche of the domain that was asked for', async ({ page, php, newSite }) => {
    await page.goto(`${newSite()}/?ref=ad&domain=she.localhost`);
    await expect(page).toHaveTitle('Daten bij de operator');
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await expect(page.locator('html')).toHaveAttribute('data-niche', 'general');
    const host = new URL(page.url()).hostname;
    expect(php.asked('/api/settings.php').map(({ query }) => query.domain)).toEqual(expect.arrayContaining([host]));
    expect(php.asked('/api/settings.php').every(({ query }) => query.domain === host)).toBe(true);
    expect(php.asked('/api/settings.php').some(({ query }) => query.ref === 'ad')).toBe(true);
  });

  test('a host of no site is told so', async ({ page, app, browserErrors }) => {
    browserErrors.allow(/421|unknown\.localhost/);
    const response = await page.goto(`http://unknown.localhost:${app.port}/`);
    expect(response?.status()).toBe(421);
    await expect(heading(page)).toHaveText('There is no site here');
  });
});

test.describe('the session', () => {
  test('[C05][C03][T02][X02] a wrong login says so; a right one leads to members, asked for with the header', async ({ page, php, browserErrors }) => {
    browserErrors.allow(/401/, /404/, /503/);
    await page.goto('/login');
    await logInAtSecondTry(page, php.operator.email);
    await expect(page).toHaveURL(/\/members$/);
    const [, good] = php.asked('/api/user.php', 'POST');
    expect(JSON.parse(good!.body)).toEqual({ email: php.operator.email, password });
    expect(good!.headers['x-request-type']).toBe('client');
    const auth = (await page.context().cookies()).find(({ name }) => name === 'auth');
    expect(auth).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(auth!.expires - Date.now() / 1000).toBeGreaterThan(29 * 24 * 60 * 60);
  });

  test('[C01] [B01] a call that fails is asked for once and five times more, with one key, and the person is told', async ({ page, php, browserErrors }) => {
    browserErrors.allow(/500/);
    php.misbehave('POST /api/user.php', { failures: 99, retryAfter: '0' });
    await page.goto('/login');
    await page.getByLabel('E-mailadres').fill(php.operator.email);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await expect(page.getByText('Er is een fout opgetreden, probeer het later opnieuw.')).toBeVisible();
    const tries = php.asked('/api/user.php', 'POST');
    expect(tries).toHaveLength(6);
    expect(new Set(tries.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  test('[C01] a server that comes back while it is asked again is not noticed, but for the pauses that grow', async ({ page, php, browserErrors }) => {
    browserErrors.allow(/500/, /404/, /503/);
    php.misbehave('POST /api/user.php', { failures: 3 });
    await page.goto('/login');
    await page.getByLabel('E-mailadres').fill(php.operator.email);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await expect(page).toHaveURL(/\/members$/);
    const times = php.asked('/api/user.php', 'POST').map(({ at }) => at);
    expect(times).toHaveLength(4);
    for (const [attempt, least] of [250, 500, 1_000].entries()) expect(times[attempt + 1]! - times[attempt]!).toBeGreaterThanOrEqual(least);
  });

  test('[T01][T02] a 403 with authentication_required logs out to the root', async ({ page, php, signIn, browserErrors }) => {
    browserErrors.allow(/403/);
    await signIn();
    await page.clock.install();
    await page.goto('/chats');
    await expect(heading(page)).toHaveText('Berichten');
    php.operator.sessions.clear();
    php.misbehave('GET /api/user.php', 'authentication_required');
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(page).toHaveURL(/:\d+\/$/, { timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole('link', { name: 'Inloggen' }).first()).toBeVisible();
    await expect(accountMenu(page)).toHaveCount(0);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('auth');
  });

  test('[C08][T02] logging out ends the session on the server and leads to the root', async ({ page, php, signIn }) => {
    await signIn();
    await page.goto('/chats');
    await accountMenu(page).click();
    await page.getByRole('button', { name: 'Uitloggen' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    expect((await request(php, 'GET', '/api/logout.php')).headers['sec-fetch-site']).toBe('same-origin');
    expect(php.operator.sessions.size).toBe(0);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('auth');
    await page.goto('/chats');
    await expect(page).toHaveURL(/\/login\?to=%2Fchats$/);
  });
});

test.describe('chats', () => {
  test.beforeEach(({ signIn }) => signIn());

  test('[C14][E06][S21] the list and its badges come from the documented fields alone', async ({ page, php }) => {
    await page.goto('/chats');
    await expect(page.getByRole('link', { name: /Noor/ }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /Sam/ }).first()).toBeVisible();
    await expect(page.getByText('2 ongelezen berichten').first()).toBeAttached();
    await expect(page).toHaveTitle(/^\(\d+\) /);
    await request(php, 'GET', '/api/likes.php');
    expect(php.asked('/api/user.php').every(({ headers }) => headers['x-request-type'] === 'client')).toBe(true);
    expect(php.asked('/api/chats.php').some(({ headers }) => headers['x-request-type'])).toBe(false);
  });

  test('[S07][T07][C15] a chat is removed with a DELETE that carries it', async ({ page, php }) => {
    await page.goto('/chats');
    await page.getByLabel('Meer over het gesprek met Noor').click();
    await (await whenLive(page.getByRole('button', { name: 'Gesprek verwijderen' }).locator('visible=true'))).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
    await expect(page.getByRole('link', { name: /Noor/ })).toHaveCount(0);
    const removed = await request(php, 'DELETE', '/api/chat.php');
    expect(JSON.parse(removed.body)).toEqual({ conversation: 31 });
    await page.reload();
    await expect(page.getByRole('link', { name: /Sam/ }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /Noor/ })).toHaveCount(0);
  });

  test('[C17] [T19] without live events the member, the chats and the likes are asked for after five seconds and each minute, and the stream no more', async ({ page, php }) => {
    await page.clock.install();
    await page.goto('/chats');
    await expect.poll(() => php.asked('/api/events.php').length).toBeGreaterThan(0);
    await page.clock.pauseAt(Date.now() + 1_000);
    // Pages ask too, also those that are fetched ahead: this is of the browser.
    const byBrowser = () => ['user', 'chats', 'likes'].map((name) => php.asked(`/api/${name}.php`).filter(({ headers }) => headers['sec-fetch-site']).length);
    for (let round = 0; round < 3; round += 1) {
      const before = byBrowser();
      // The next round is set once this one has been asked for.
      await expect(async () => {
        await page.clock.runFor(round === 0 ? 5_000 : 60_000);
        await expect.poll(() => byBrowser().every((count, at) => count > before[at]!), { timeout: 2_000 }).toBe(true);
      }).toPass();
    }
    await page.clock.resume();
    const asked = php.asked('/api/events.php').length;
    await page.reload();
    await expect(heading(page)).toHaveText('Berichten');
    await expect.poll(() => php.asked('/api/chats.php').length).toBeGreaterThan(1);
    expect(php.asked('/api/events.php').length).toBe(asked);
  });
});

test.describe('a server that goes wrong', () => {
  test('[A06] a site never seen before, and a server that refuses, hangs or sends HTML: a whole page in the reader’s language, until it is asked again', async ({ page, php, newSite, browserErrors }) => {
    browserErrors.allow(/503/);
    const sites: string[] = [];
    for (const mode of ['refuse', 'hang', 'html'] as const) {
      const site = newSite();
      sites.push(site);
      await page.context().addCookies([{ name: 'locale', value: 'fi', url: site }]);
      php.misbehave('*', mode);
      const response = await page.goto(site);
      expect([mode, response?.status(), response?.headers()['retry-after']]).toEqual([mode, 503, '10']);
      await expect(heading(page)).toHaveText('Palaamme pian');
      php.reset();
    }
    for (const site of sites) {
      php.operator.domains.push(new URL(site).hostname);
      await expect.poll(async () => (await page.goto(site))?.status(), { timeout: 20_000, intervals: [1_000] }).toBe(200);
    }
  });

  test('a site that was seen stands on its last good settings when the server goes away', async ({ page, php, newSite }) => {
    const site = newSite();
    await page.goto(site);
    await php.stop();
    try {
      const response = await page.goto(`${site}/login`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('button', { name: 'Inloggen' })).toBeVisible();
      await page.goto(site);
      await expect(page).toHaveTitle('Daten bij de operator');
    } finally {
      await php.listen();
    }
  });

  for (const mode of ['refuse', 'hang', 'drip', 'html', 'huge'] as const) {
    test(`[X01] chats.php that answers with ${mode} is told in words, with its status and a way to try again`, async ({ page, php, signIn, browserErrors }) => {
      // The page's own answer, and what it asks by itself of a server that does not count.
      browserErrors.allow(/50[234]/);
      await signIn();
      php.misbehave('/api/chats.php', mode);
      const response = await page.goto('/chats');
      expect(response?.status()).toBe(503);
      await expect(heading(page).filter({ hasText: 'Er is een fout opgetreden, probeer het later opnieuw.' })).toBeVisible();
      php.reset();
      await signIn();
      await page.getByRole('link', { name: 'Probeer opnieuw' }).click();
      await expect(page.getByRole('link', { name: /Noor/ }).first()).toBeVisible();
    });
  }

  test('[C01] a user.php that is down leaves the page of a member standing', async ({ page, php, signIn, browserErrors }) => {
    browserErrors.allow(/50[0-9]/);
    await signIn();
    await page.clock.install();
    await page.goto('/chats');
    php.misbehave('/api/user.php', { failures: 99, retryAfter: '0' });
    await expect(async () => {
      await page.clock.runFor(2_000);
      expect(php.asked('/api/user.php').length).toBeGreaterThan(6);
    }).toPass();
    await expect(page.getByRole('link', { name: /Noor/ }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/chats$/);
  });
});

test('[bar S14] what goes through to this server and back carries the security headers of every answer, a page of its own too', async ({ php, request, baseURL }) => {
  const row = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox", 'cross-origin-resource-policy': 'same-origin', 'x-frame-options': 'DENY' };
  const answers: [mode: Parameters<typeof php.misbehave>[1] | null, status: number][] = [[null, 200], ['html', 502], [{ status: 302, body: '' }, 502], [{ status: 404, body: '<h1>Not Found</h1>' }, 404]];
  for (const [mode, status] of answers) {
    if (mode) php.misbehave('/api/interests.php', mode);
    const answer = await request.get(`${baseURL}/api/interests.php`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()]).toEqual([status, expect.objectContaining(row)]);
    expect(await answer.text()).not.toContain('<h1>');
  }
});
