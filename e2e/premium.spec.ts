// What Premium is and what things cost, for members and for visitors; and with no script. Specification, sections 2 and 6.
import { findings, findingsAtBothWidths } from './broken-rules';
import { demoEmail, expect, test } from './fixtures';
import { live } from './live';

test('[R12] [S16] [P03] a free member reads what Premium is and comes to the bundles; a premium member is told so', { tag: '@once' }, async ({ newMember, otherBrowser }) => {
  const { page } = await newMember();
  await page.goto('/premium');
  await expect(page.getByRole('heading', { name: 'Zie alle foto’s scherp' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Bericht/ }).getByRole('cell')).toHaveText(['5 credits', '5 credits']);
  expect(await findingsAtBothWidths(page)).toEqual([]);
  await page.getByRole('link', { name: /Bekijk bundels/ }).first().click();
  await page.waitForURL(/\/credits/);
  const premium = await otherBrowser(demoEmail('premium'));
  await premium.goto('/premium');
  await expect(premium.getByRole('heading', { name: 'Je hebt Premium' })).toBeVisible();
});

test('[R12] [S16] prices have nothing for axe to say, wide or narrow: of a visitor, with the countries open, and of a member', { tag: '@once' }, async ({ page, newMember }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('row', { name: /^100/ })).toContainText('€');
  expect(await findingsAtBothWidths(page)).toEqual([]);
  await page.locator('.country-choice summary').click();
  await expect(page.getByRole('link', { name: /Zweden/ })).toBeVisible();
  expect(await findingsAtBothWidths(page)).toEqual([]);
  const { page: own } = await newMember();
  await own.goto('/pricing');
  expect(await findingsAtBothWidths(own)).toEqual([]);
});

test('[A03] the claim about Premium stands beside its source, on its page and in the prompt over a private photo, in the reader’s language', { tag: '@once' }, async ({ page, login }) => {
  await login(demoEmail('free'));
  for (const [lang, claim, source] of [['nl', '46% meer kans op een match', /^Bron: Voorbeeld/], ['de', /46\s?%/, /^Quelle: /]] as const) {
    await page.goto(`/premium?lang=${lang}`);
    await expect(page.locator('.premium-claim b')).toHaveText(claim);
    await expect(page.locator('.premium-claim small')).toHaveText(source);
  }
  // Somebody who likes this member has a private photo, whoever is online.
  await page.goto('/likes');
  await live(page);
  await page.locator('a[data-locked]').first().click();
  const prompt = page.getByRole('dialog');
  // In the language that the address before it spoke.
  await expect(prompt.getByText(/^46\s%/)).toBeVisible();
  await expect(prompt.getByText(/^Quelle: /)).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('[R12] [S16] a visitor reads what things cost, and another country has its own money', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.getByRole('row', { name: /^100/ })).toContainText('€');
    await page.locator('.country-choice summary').click();
    await page.getByRole('link', { name: /Zweden/ }).click();
    await page.waitForURL(/\/pricing\/SE$/);
    await expect(page.getByRole('row', { name: /^100/ })).toContainText('SEK');
  });
});
