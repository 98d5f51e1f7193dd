// What a server decides of a page: its settings by the query, the end of a session, a call that fails once or is refused, a language that is saved. Specification, sections 1, 4, 7 and 8.
import type { BrowserContext, Page } from '@playwright/test';
import { answer, expect, fail, refuse, settingsWith, test } from './mock/test';

const isOver = refuse('authentication_required');
const sessions = async (context: BrowserContext) => (await context.cookies()).filter(({ name }) => name === 'auth').length;

async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.getByLabel(/Taal: /).locator('visible=true').first().click();
  await page.getByRole('button', { name }).locator('visible=true').click();
}

test('[C13] [E04] settings of the route’s query decide the whole page: its name, its texts, and whether one may sign up', async ({ page, mock }) => {
  const open = { index_title: 'Daten bij QA' };
  const shut = { name: 'Vonk besloten', index_title: 'Alleen op uitnodiging', signups: 'none', niche: 2 } as const;
  mock('getSettings', ({ query }) => settingsWith(query.ref === 'shut' ? shut : open));
  for (const [query, title, niche, closed] of [['', 'Daten bij QA', 'general', 0], ['?ref=shut', 'Alleen op uitnodiging', 'she', 1], ['?ref=other', 'Daten bij QA', 'general', 0]] as const) {
    await page.goto(`/${query}`);
    await expect(page, query).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('data-niche', niche);
    await page.goto(`/signup${query}`);
    await expect(page.getByText('Aanmelden kan hier nu alleen met een uitnodiging.'), query).toHaveCount(closed);
  }
  await page.goto('/landers/gallery?ref=shut');
  await expect(page).toHaveTitle('Wie valt je op? - Vonk besloten');
});

test.describe('a member', () => {
  test.use({ world: 'member' });

  const signIn = (context: BrowserContext, baseURL: string | undefined) => context.addCookies([{ name: 'auth', value: 'qa', url: baseURL!, httpOnly: true, sameSite: 'Lax' }]);

  for (const [says, told] of [['with 403', isOver], ['as a visitor', { user: null }]] as const) {
    test(`[T01] a page asked for with a session that the server has ended (${says}) leads to the root, which says so; the cookie is gone`, async ({ page, context, baseURL, mock, browserErrors }) => {
      browserErrors.allow(/40[34]/);
      mock('getUser', told);
      for (const path of ['/chats', '/members', '/likes/received']) {
        await signIn(context, baseURL);
        await page.goto(path);
        await expect(page, path).toHaveURL(/:\d+\/$/);
        await expect(page.getByText('Je bent uitgelogd omdat je sessie is beëindigd.')).toBeVisible();
        expect(await sessions(context)).toBe(0);
      }
      mock('getUser', { user: null });
      await page.reload();
      await expect(page.getByText('Je bent uitgelogd omdat')).toHaveCount(0);
      // What a visitor may see stands: a mail may have led there.
      await signIn(context, baseURL);
      expect((await page.goto('/reset-password'))?.url()).toMatch(/\/reset-password$/);
      expect(await sessions(context)).toBe(0);
    });
  }

  test('[T01] so does one of which another call than user.php says that the session has ended; a call that is refused without that word ends nothing', async ({ page, context, baseURL, mock, browserErrors }) => {
    browserErrors.allow(/403/);
    for (const [path, call] of [['/chats', 'listChats'], ['/likes/received', 'listLikes']] as const) {
      await signIn(context, baseURL);
      mock(call, answer(403, { error: 'nee' }));
      expect((await page.goto(path))?.status(), path).toBe(403);
      expect(await sessions(context)).toBe(1);
      mock(call, isOver);
      await page.goto(path);
      await expect(page, path).toHaveURL(/:\d+\/$/);
      await expect(page.getByText('Je bent uitgelogd omdat je sessie is beëindigd.')).toBeVisible();
      expect(await sessions(context)).toBe(0);
    }
  });

  test('[T01] so does one of which the browser hears it from a server that still names the member, and no page is asked for again and again', async ({ page, context, mock, browserErrors }) => {
    browserErrors.allow(/403/);
    await page.clock.install();
    await page.goto('/settings');
    const pages: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && pages.push(new URL(request.url()).pathname));
    mock('listLikes', isOver);
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(page.getByRole('link', { name: 'Inloggen' }).first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.locator('.account-menu > summary')).toHaveCount(0);
    expect(await sessions(context)).toBe(0);
    expect(pages).toEqual(['/']);
  });

  test('[A10] [C06] [A08] another language changes the page in place, lasts a year, and is saved to the account', async ({ page, context, asked }) => {
    await page.goto('/chats');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await chooseLanguage(page, 'English');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    await expect.poll(() => asked('saveLanguage').map(({ method, path, body, headers }) => [method, path, body, headers['x-request-type']])).toEqual([['PUT', '/api/user.php', { language: 'en' }, 'client']]);
    const cookie = (await context.cookies()).find(({ name }) => name === 'locale');
    expect(cookie?.value).toBe('en');
    expect(cookie!.expires - Date.now() / 1000).toBeGreaterThan(364 * 24 * 60 * 60);
  });

  test('[A10] a language that the server will not save is chosen all the same', async ({ page, mock, asked, browserErrors }) => {
    browserErrors.allow(/400/);
    mock('saveLanguage', answer(400, 'PHP Warning'));
    await page.goto('/chats');
    await chooseLanguage(page, 'English');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect.poll(() => asked('saveLanguage').length).toBeGreaterThan(0);
  });

  test('[X01] chats.php that refuses without a reason is told with no more than that', async ({ page, mock, browserErrors }) => {
    browserErrors.allow(/400/);
    mock('listChats', answer(400, { error: 'nee' }));
    expect((await page.goto('/chats'))?.status()).toBe(400);
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveText('Er is een fout opgetreden.');
  });

  test.describe('before any script', () => {
    test.use({ javaScriptEnabled: false });

    for (const [path, call] of [['/chats', 'listChats'], ['/likes', 'listLikes'], ['/likes', 'getUser']] as const) {
      test(`[C01] ${call} that fails once while ${path} is drawn is asked once more, and no oftener`, async ({ page, mock, asked, browserErrors }) => {
        browserErrors.allow(/503/);
        for (const [times, status] of [[1, 200], [9, 503]] as const) {
          const before = asked(call).length;
          mock(call, fail(503), { times });
          expect((await page.goto(path))?.status(), `${times} failures`).toBe(status);
          expect(asked(call)).toHaveLength(before + 2);
        }
      });
    }
  });
});
