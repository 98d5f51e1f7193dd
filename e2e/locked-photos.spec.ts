// What a locked photo needs is said over the page it stands on; without script it is a way to the bundles.
import { demoEmail, expect, test } from './fixtures';
import { live } from './live';

test('[P02] a locked photo on a card says what it needs, by keyboard too; Escape and the browser’s back close it', async ({ page, login }) => {
  await login(demoEmail('free'));
  await page.goto('/members');
  await page.goto('/likes');
  const locked = page.locator('a[data-locked]').first();
  const prompt = page.getByRole('dialog', { name: /^De hoofdfoto van .* is privé$/ });
  // Until its code is there the link leads to the bundles: it is pressed once something listens.
  await live(page);
  await locked.focus();
  await page.keyboard.press('Enter');
  await expect(prompt).toBeVisible();
  await expect(prompt.getByText(/vanaf €\s9,95, één keer\.$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(prompt).toHaveCount(0);
  await expect(locked).toBeFocused();
  await locked.click();
  await expect(prompt).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'over' in (history.state as object))).toBe(true);
  await page.goBack();
  await expect(prompt).toHaveCount(0);
  await expect(page).toHaveURL(/\/likes$/);
});

test('[A03] without script a locked photo leads to the bundles, the claim about Premium stands beside its source, and a conversation has the list beside it', { tag: '@once' }, async ({ page, login, browser, baseURL }) => {
  await login(demoEmail('free'));
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState(), baseURL, viewport: { width: 1280, height: 800 } });
  const own = await plain.newPage();
  await own.goto('/likes');
  await expect(own.locator('a[data-locked]').first()).toHaveAttribute('href', '/credits?back=%2Flikes');
  await expect(own.locator('.likes-offer')).toContainText(/46% meer kans op een match\s+Bron: /);
  await own.goto('/chats');
  await own.locator('.chat-list a[href^="/chats/"]').first().click();
  await expect(own.locator('.chat-list a[href^="/chats/"]').nth(1)).toBeVisible();
  await plain.close();
});
