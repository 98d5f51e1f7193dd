// The top bar of the installed app, which has no browser around it. Specification, section 2. (S24)
import { demoEmail, expect, test } from './fixtures';
import { live } from './live';

for (const installed of [true, false]) {
  test(`[S24] ${installed ? 'the installed app' : 'a browser'} has ${installed ? 'a' : 'no'} way back in its top bar on its five routes, once there is a page to go back to`, async ({ page, login }) => {
    // No browser of tests can be an installed app: what it says of itself is put in its place.
    if (installed)
      await page.context().addInitScript(() => {
        const ask = window.matchMedia.bind(window);
        window.matchMedia = (query) => (query.includes('display-mode: standalone') ? Object.defineProperty(ask(query), 'matches', { value: true }) : ask(query));
      });
    await login(demoEmail('premium'));
    const back = page.locator('.top-bar:not(.back-bar)').getByRole('button', { name: 'Terug' });
    await page.goto('/members');
    await live(page);
    await expect(back).toHaveCount(0);
    const profile = await page.locator('main a[href^="/members/"]').first().getAttribute('href');
    const { bundles } = (await (await page.request.get('/api/credits.php')).json()) as { bundles: { id: number }[] };
    const { profiles } = (await (await page.request.get('/api/likes.php')).json()) as { profiles: { id: number; match?: boolean }[] };
    const match = profiles.find((each) => each.match);
    expect(match, 'the demo world has a match').toBeDefined();
    for (const path of [profile!, '/likes/received', `/likes/m/${match!.id}`, `/credits/${bundles[0]!.id}`, '/credits']) {
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
