// What is open over a page is an entry of the history: "back", a phone's gesture, closes it, and the page stays. Decision 353.
import type { Locator, Page } from '@playwright/test';
import { findings } from './broken-rules';
import { demoEmail, expect, test } from './fixtures';
import { whenLive } from './live';
import { spendCredits } from './spend-credits';

test.use({ viewport: { width: 390, height: 844 } });

/** It is open, and axe has nothing to say of it; "back" closes it, and the address stays. `isStill`: the page's clock is the test's, and axe waits by it. */
async function backCloses(page: Page, open: Locator, { isStill = false } = {}): Promise<void> {
  const address = page.url();
  await expect(open).toBeVisible();
  if (!isStill) expect(await findings(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => 'over' in (history.state as object))).toBe(true);
  await page.goBack();
  await expect(open).toBeHidden();
  expect(page.url()).toBe(address);
}

for (const who of ['visitor', 'member']) {
  test(`"back" closes the filters of a ${who}; what is applied or cleared in them is one step each`, async ({ page, login }) => {
    if (who === 'member') await login(demoEmail('free'));
    const filters = page.locator('#filters');
    const open = async () => (await whenLive(page.getByRole('button', { name: /^Filters/ }))).click();
    await page.goto('/lang-config');
    await page.goto('/members');
    await open();
    await backCloses(page, filters);
    await open();
    await filters.getByRole('radio', { name: 'Vrouw' }).check();
    await filters.getByRole('button', { name: /^(Toon|Leden tonen)/ }).click();
    await expect(page).toHaveURL(/gender=woman/);
    await expect(filters).toBeHidden();
    await open();
    await filters.getByRole('link', { name: 'Wissen' }).filter({ visible: true }).click();
    await expect(page).not.toHaveURL(/gender=woman/);
    await expect(filters).toBeHidden();
    for (const before of [/gender=woman/, /\/members$/, /\/lang-config$/]) {
      await page.goBack();
      await expect(page).toHaveURL(before);
    }
  });
}

test('"back" closes the banks of the checkout', async ({ page, login }) => {
  await login(demoEmail('free'));
  await page.goto('/members');
  await page.goto('/credits');
  await page.getByRole('button', { name: 'Kies je bank' }).click();
  await backCloses(page, page.locator('.banks'));
});

test('"back" closes the prompt over a locked photo; from its way on one comes back to the page in one step', async ({ page, login }) => {
  await login(demoEmail('free'));
  await page.goto('/members');
  await page.goto('/likes');
  const prompt = page.getByRole('dialog', { name: /^De hoofdfoto van .* is privé$/ });
  const locked = page.locator('a[data-locked]').first();
  await locked.click();
  await backCloses(page, prompt);
  await locked.click();
  await prompt.getByRole('link').click();
  await expect(page).toHaveURL(/\/credits\?back=%2Flikes$/);
  await expect(prompt).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/likes$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/members$/);
});

test('[T10] "back" closes the bonus, and it stays closed', async ({ newMember, baseURL }) => {
  const { page } = await newMember();
  await page.clock.install();
  await page.goto('/likes');
  await page.goto('/members');
  await spendCredits({ page }, await newMember(), baseURL!);
  await page.goto('/members');
  const modal = page.locator('.bonus-modal');
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(modal).toBeVisible({ timeout: 500 });
  }).toPass();
  await backCloses(page, modal, { isStill: true });
  await page.reload();
  await page.clock.runFor(60_000);
  await expect(modal).toHaveCount(0);
});

test('"back" closes a match, and then leaves the page in one step', async ({ newMember, baseURL }) => {
  const anne = await newMember({ name: 'Anne', gender: 'woman', lookingFor: 'man' });
  const bram = await newMember({ name: 'Bram', gender: 'man', lookingFor: 'woman' });
  const liked = await bram.page.request.post('/api/like.php', { data: { profile: anne.id, like: true }, headers: { 'x-request-type': 'client', origin: baseURL! } });
  expect(liked.status(), await liked.text()).toBe(200);
  const { page } = anne;
  await page.goto('/likes');
  await page.goto(`/members/${bram.id}`);
  await (await whenLive(page.getByRole('button', { name: 'Like Bram' }).filter({ visible: true }).first())).click();
  await backCloses(page, page.getByRole('dialog', { name: 'Een match!' }));
  await page.goBack();
  await expect(page).toHaveURL(/\/likes$/);
});
