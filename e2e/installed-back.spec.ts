// The top bar of the installed app, which has no browser around it. Specification, section 2. (S24)
import type { Page } from '@playwright/test';
import { demoEmail, expect, test } from './fixtures';
import { live } from './live';

/** No browser of tests can be an installed app: what it says of itself is put in its place. */
const install = (page: Page) =>
  page.context().addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => (query.includes('display-mode: standalone') ? Object.defineProperty(ask(query), 'matches', { value: true }) : ask(query));
  });

/** The five routes that have the way back, as the demo world fills them in; from a page of the search. */
async function fiveRoutes(page: Page): Promise<string[]> {
  const profile = await page.locator('main a[href^="/members/"]').first().getAttribute('href');
  const { bundles } = (await (await page.request.get('/api/credits.php')).json()) as { bundles: { id: number }[] };
  const { profiles } = (await (await page.request.get('/api/likes.php')).json()) as { profiles: { id: number; match?: boolean }[] };
  const match = profiles.find((each) => each.match);
  expect(match, 'the demo world has a match').toBeDefined();
  const bundle = `/credits/${bundles[0]!.id}`;
  return [profile!, '/likes/received', `/likes/m/${match!.id}`, bundle, `${bundle}/ideal`, '/credits'];
}

for (const installed of [true, false]) {
  test(`[S24] ${installed ? 'the installed app' : 'a browser'} has ${installed ? 'a' : 'no'} way back in its top bar on its five routes, once there is a page to go back to`, async ({ page, login }) => {
    if (installed) await install(page);
    await login(demoEmail('premium'));
    const back = page.locator('.top-bar:not(.back-bar)').getByRole('button', { name: 'Terug' });
    await page.goto('/members');
    await live(page);
    await expect(back).toHaveCount(0);
    for (const path of await fiveRoutes(page)) {
      await page.goto(path);
      await live(page);
      await expect(back, path).toHaveCount(installed ? 1 : 0);
    }
    if (!installed) return;
    for (const path of ['/likes', '/chats', '/members', '/premium', '/settings', '/swipe-game', '/credits/repeat-order']) {
      await page.goto(path);
      await live(page);
      await expect(back, path).toHaveCount(0);
    }
    await page.goto('/credits');
    await back.click();
    await expect(page).toHaveURL(/\/credits\/repeat-order$/);
    // The first page that the app opens with has no page behind it.
    const fresh = await page.context().newPage();
    await fresh.goto('/credits');
    await live(fresh);
    await expect(fresh.locator('.top-bar:not(.back-bar)').getByRole('button', { name: 'Terug' })).toHaveCount(0);
  });
}

test('[S24] the installed app on a phone has one way back in the bar of each of the five, which goes to the page before', async ({ page, login }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await install(page);
  await login(demoEmail('premium'));
  await page.goto('/members');
  const back = page.locator('.top-bar').locator('button, a').and(page.getByLabel('Terug', { exact: true })).filter({ visible: true });
  for (const path of await fiveRoutes(page)) {
    // A page that none of them leads to by itself.
    await page.goto('/swipe-game');
    await page.goto(path);
    await expect(back, path).toHaveCount(1);
    await back.click();
    await expect(page, path).toHaveURL(/\/swipe-game$/);
  }
});
