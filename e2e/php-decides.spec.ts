// What a PHP server decides of a page while it is being made: its settings by the query, the end of a session, a call that fails once. Specification, sections 4 and 7.
import { expect, test } from './php-app';

test('[C13] [E04] settings of the route’s query decide the whole page: its name, its texts, and whether one may sign up', async ({ page, php, newSite }) => {
  const usual = php.operator.settingsOf;
  php.operator.settingsOf = (domain, query) => ({ ...usual(domain, query), ...(query.get('ref') === 'shut' ? { name: 'Vonk besloten', index_title: 'Alleen op uitnodiging', signups: 'none', niche: 2 } : {}) });
  const site = newSite();
  for (const [query, title, niche, closed] of [['', 'Daten bij de operator', 'general', 0], ['?ref=shut', 'Alleen op uitnodiging', 'she', 1], ['?ref=other', 'Daten bij de operator', 'general', 0]] as const) {
    await page.goto(`${site}/${query}`);
    await expect(page, query).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('data-niche', niche);
    await page.goto(`${site}/signup${query}`);
    await expect(page.getByText('Aanmelden kan hier nu alleen met een uitnodiging.'), query).toHaveCount(closed);
  }
  await page.goto(`${site}/landers/gallery?ref=shut`);
  await expect(page).toHaveTitle('Wie valt je op? - Vonk besloten');
});

for (const says of ['with 403', 'as a visitor'] as const) {
  test(`[T01] a page asked for with a session that the server has ended (${says}) leads to the root, which says so; the cookie is gone`, async ({ page, context, php, signIn, browserErrors }) => {
    browserErrors.allow(/404/);
    for (const path of ['/chats', '/members', '/likes/received']) {
      await signIn();
      php.operator.sessions.clear();
      if (says === 'with 403') php.misbehave('GET /api/user.php', 'authentication_required');
      await page.goto(path);
      await expect(page, path).toHaveURL(/:\d+\/$/);
      await expect(page.getByText('Je bent uitgelogd omdat je sessie is beëindigd.')).toBeVisible();
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('auth');
      php.misbehave('GET /api/user.php', { failures: 0 });
    }
    await page.reload();
    await expect(page.getByText('Je bent uitgelogd omdat')).toHaveCount(0);
    // What a visitor may see stands: a mail may have led there.
    await signIn();
    php.operator.sessions.clear();
    expect((await page.goto('/reset-password'))?.url()).toMatch(/\/reset-password$/);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('auth');
  });
}

test('[T01] so does one of which another call than user.php says that the session has ended; a call that is refused without that word ends nothing', async ({ page, context, php, signIn, browserErrors }) => {
  browserErrors.allow(/403/);
  for (const [path, call] of [['/chats', '/api/chats.php'], ['/likes/received', '/api/likes.php']] as const) {
    await signIn();
    php.misbehave(`GET ${call}`, { status: 403, body: { error: 'nee' } });
    expect((await page.goto(path))?.status(), path).toBe(403);
    expect((await context.cookies()).map(({ name }) => name)).toContain('auth');
    php.misbehave(`GET ${call}`, 'authentication_required');
    await page.goto(path);
    await expect(page, path).toHaveURL(/:\d+\/$/);
    await expect(page.getByText('Je bent uitgelogd omdat je sessie is beëindigd.')).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('auth');
    php.misbehave(`GET ${call}`, { failures: 0 });
  }
});

test('[T01] so does one of which the browser hears it from a server that still names the member, and no page is asked for again and again', async ({ page, php, signIn, browserErrors }) => {
  browserErrors.allow(/403/);
  await signIn();
  await page.clock.install();
  await page.goto('/settings');
  const pages: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && pages.push(new URL(request.url()).pathname));
  php.misbehave('GET /api/likes.php', 'authentication_required');
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(page.getByRole('link', { name: 'Inloggen' }).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.locator('.account-menu > summary')).toHaveCount(0);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('auth');
  expect(pages).toEqual(['/']);
});

for (const [path, what] of [['/chats', '/api/chats.php'], ['/likes', '/api/likes.php'], ['/likes', '/api/user.php']] as const) {
  test(`[C01] ${what} that fails once while ${path} is drawn is asked once more, and no oftener`, async ({ context, php, signIn }) => {
    await signIn();
    for (const [failures, status] of [[1, 200], [9, 503]] as const) {
      php.requests.length = 0;
      php.misbehave(`GET ${what}`, { failures, status: 503 });
      expect((await context.request.get(path)).status(), `${failures} failures`).toBe(status);
      expect(php.asked(what)).toHaveLength(2);
    }
  });
}
