import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectStill } from './layout-shift';
import { live, whenLive } from './live';

const alert = (page: Page) => page.locator('.reminder .alert');

async function close(page: Page): Promise<void> {
  await (await whenLive(alert(page).getByRole('button', { name: /sluiten/i }))).click();
  await expect(alert(page)).toHaveCount(0);
}

test('[T03] [T04] [E15] alerts come one at a time and in order, stay away once closed, and move nothing', async ({ newMember }) => {
  const { page } = await newMember({ name: 'Alex', confirmed: false });
  await page.goto('/members');
  await expect(alert(page)).toHaveCount(1);
  await expect(alert(page)).toContainText('Bevestig je e-mailadres');
  await close(page);

  await page.reload();
  await expect(alert(page)).toHaveCount(1);
  await expect(alert(page)).toContainText('Zet een foto op je profiel');
  await close(page);
  expect(Number(await page.evaluate(() => localStorage.getItem('hide-enrich-alert')))).toBeGreaterThan(Date.now() - 60_000);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
  await expectStill(page);
});

test('[T03] [P04] without script the reminder is closed by a form; a message that waits for the address is kept, and leads to where it is confirmed', { tag: '@once' }, async ({ newMember, browser, baseURL }) => {
  const [robin, anne] = [await newMember({ name: 'Robin', gender: 'man', confirmed: false }), await newMember({ name: 'Anne', gender: 'woman' })];
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await robin.page.context().storageState(), baseURL });
  const page = await context.newPage();
  // A browser that does not say where a form was sent.
  await page.route('**/forms/hide-alert', async (route) => {
    const { referer: _referer, ...headers } = await route.request().allHeaders();
    await route.continue({ headers });
  });
  await page.goto('/members?gender=woman');
  await expect(alert(page)).toContainText('Bevestig je e-mailadres');
  await alert(page).getByRole('button', { name: /sluiten/i }).click();
  await expect(page).toHaveURL(/\/members\?gender=woman$/);
  await expect(alert(page)).not.toContainText('Bevestig je e-mailadres');
  await page.goto(`/members/${anne.id}/chat`);
  const text = page.getByRole('textbox', { name: /^Bericht aan/ });
  await text.fill('Koffie?');
  await page.getByRole('button', { name: 'Versturen' }).click();
  await expect(text).toHaveValue('Koffie?');
  await page.getByRole('alert').getByRole('link', { name: 'Bevestig je e-mailadres' }).click();
  await expect(page).toHaveURL(/\/complete-signup\?step=confirm$/);
  await page.goto(`/members/${anne.id}/chat`);
  await expect(text).toHaveValue('Koffie?');
  // Closed before its code had come, it stays closed where the code comes too.
  await robin.page.context().addCookies(await context.cookies());
  await robin.page.goto('/members');
  await live(robin.page);
  await expect(alert(robin.page)).toHaveCount(1);
  await expect(alert(robin.page)).not.toContainText('Bevestig je e-mailadres');
  await context.close();
});

test('[T03] an alert is one line of 64 pixels at most; below the bar of a page under another there is none, nor on the swipe game', async ({ newMember }) => {
  const { page } = await newMember({ name: 'Robin', confirmed: false });
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/members');
    await expect(alert(page)).toBeVisible();
    expect((await alert(page).boundingBox())!.height, `${width}`).toBeLessThanOrEqual(64);
  }
  // What the game says in its place leaves the buttons above the navigation.
  for (const [width, height] of [[320, 568], [390, 844]] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/swipe-game');
    await expect(alert(page)).toHaveCount(0);
    await expect(page.locator('.swipe-note')).toBeVisible();
    await expect(page.locator('.swipe-note').getByRole('link', { name: /^Je e-mailadres is nog niet bevestigd/ })).toHaveAttribute('href', '/complete-signup?step=confirm');
    const [buttons, navigation] = [await page.locator('.swipe-actions').boundingBox(), await page.locator('.bottom-nav-bar').boundingBox()];
    expect(buttons!.y + buttons!.height, `${width}`).toBeLessThanOrEqual(navigation!.y);
  }
  await page.goto('/settings/password');
  await expect(page.locator('.back-bar')).toBeVisible();
  await expect(alert(page)).toBeHidden();
});
