// Rules and help, and the complaint: as everybody gets them, with script and without. Specification, section 2.
import type { Page } from '@playwright/test';
import { findings } from './broken-rules';
import { demoEmail, expect, test } from './fixtures';

test.describe.configure({ mode: 'parallel' });

const pages = ['/pages/terms', '/pages/privacy', '/pages/cookies', '/pages/ban', '/pages/faq', '/pages/return-policy', '/pages/service', '/complaints'];

const choose = async (page: Page, cookies: Record<string, string>) => {
  const url = test.info().project.use.baseURL!;
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
};

/** A page's look at a size: over both it is met in two of three languages and in both themes, and each language in both themes at either. npm run sweep opens all. */
const lookOf = (page: number, project: string) => {
  const round = page + (project === 'phone' ? 0 : 1);
  return { locale: ['nl', 'de', 'en'][round % 3]!, theme: round % 2 === 0 ? 'light' : 'dark' };
};

test('rules, help and complaints have nothing for axe to say, in a light or a dark look, in three languages, and fit 320 pixels', async ({ page }, { project }) => {
  test.setTimeout(120_000);
  const whole = page.viewportSize()!;
  for (const [index, path] of pages.entries()) {
    const { locale, theme } = lookOf(index, project.name);
    await choose(page, { locale, theme });
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', theme);
    expect(await findings(page), path).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    await page.setViewportSize(whole);
  }
});

test('[R20] each static page opens by its name at the root, for a visitor and for a member, and no other name does', { tag: '@once' }, async ({ page, login }) => {
  const names = ['terms', 'privacy', 'cookies', 'ban', 'faq', 'return-policy', 'service'];
  const titles = new Map<string, string>();
  for (const name of names) {
    expect((await page.goto(`/${name}`))!.status()).toBe(200);
    titles.set(name, await page.getByRole('heading', { level: 1 }).innerText());
  }
  expect(new Set(titles.values()).size).toBe(names.length);
  await login(demoEmail('free'));
  for (const name of names) {
    for (const path of [`/pages/${name}`, `/${name}`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.get(name)!);
    }
  }
  for (const path of ['/pages/nowhere', '/nowhere', '/pages/imprint']) expect((await page.request.get(path)).status(), path).toBe(404);
});

test('on paper there are the words alone: no bars, no buttons, every answer open, addresses written out', { tag: '@once' }, async ({ page }) => {
  const whole = page.viewportSize()!;
  for (const path of ['/pages/terms', '/pages/faq', '/pages/return-policy']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    // Some bars are those of a phone alone.
    for (const size of [{ width: 390, height: 844 }, whole]) {
      await page.setViewportSize(size);
      for (const chrome of ['.top-bar', '.bottom-nav', '.contents', '.faq-search', '.site-footer nav', '.skip-link']) await expect(page.locator(chrome).filter({ visible: true }), `${path} ${chrome} at ${size.width}`).toHaveCount(0);
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => [getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color])).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  }
  await page.goto('/pages/faq');
  const closed = page.locator('.question:not([open])').first();
  expect(await closed.evaluate((question) => question.getBoundingClientRect().height > question.querySelector('summary')!.getBoundingClientRect().height + 10)).toBe(true);
  await page.goto('/pages/terms');
  const { host } = new URL(page.url());
  const link = page.locator(".legal :is(p, li) a[href^='/']").first();
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toBe(`" (${host}${await link.getAttribute('href')})"`);
  // At its foot the site's own domain.
  expect(await page.evaluate(() => getComputedStyle(document.body, '::after').content)).toBe(`"${host}"`);
});

test('[B09][E05][B05] the terms carry their date and the company, the return policy its days', { tag: '@once' }, async ({ page }) => {
  await page.goto('/pages/terms');
  await expect(page.getByText('Versie van 1 december 2023')).toBeVisible();
  await expect(page.locator('.facts')).toContainText('Voorbeeld Media B.V.');
  for (const fact of ['NL000000000B01', 'Voorbeeldstraat 1, 3511 AA', 'Utrecht', '00000000', 'Gloed', '+31 20 123 45 67']) await expect(page.locator('.facts')).toContainText(fact);
  await page.goto('/pages/faq');
  await expect(page.locator('#account-delete')).toContainText('25% korting');
  await page.goto('/pages/return-policy');
  await expect(page.getByText('tot 14 dagen daarna')).toBeVisible();
});

test('[R20] an address that names an answer opens it; a word leaves the answers that have it', { tag: '@once' }, async ({ page }) => {
  await page.goto('/pages/faq#fictional-hide');
  await expect(page.getByText('‘Verberg fictieve profielen’').or(page.getByText('“Verberg fictieve profielen”'))).toBeVisible();
  await page.getByRole('searchbox').fill('abonnement');
  await expect(page.getByRole('status').filter({ hasText: 'Gevonden antwoorden: 1' })).toBeVisible();
  await expect(page.locator('.question:visible')).toHaveCount(1);
});

test.describe('without script', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('[R20] every question is there, and each opens by a press', async ({ page }) => {
    await page.goto('/pages/faq');
    await expect(page.getByRole('searchbox')).toBeHidden();
    expect(await page.locator('.question:visible').count()).toBeGreaterThan(15);
  });

  test('[S17][R08] a complaint comes back with what is wrong and all that was typed; mended it is received, with a number', async ({ page }) => {
    await page.goto('/complaints');
    await page.getByText('Betaling', { exact: true }).click();
    await page.getByLabel('E-mailadres').fill('jan@');
    await page.getByLabel('Wat is er gebeurd?').fill('Dubbel betaald, zie mijn afschrift.');
    await page.getByRole('button', { name: 'Klacht versturen' }).click();
    await expect(page.getByText('Ongeldige e-mail')).toBeVisible();
    await expect(page.getByLabel('Wat is er gebeurd?')).toHaveValue('Dubbel betaald, zie mijn afschrift.');
    await expect(page.getByRole('radio', { name: 'Betaling' })).toBeChecked();
    await page.getByLabel('E-mailadres').fill('jan@lezer.example');
    await page.getByRole('button', { name: 'Klacht versturen' }).click();
    await expect(page.getByRole('heading', { name: 'We hebben je klacht ontvangen' })).toBeVisible();
    await expect(page.getByText('De bevestiging is gestuurd naar jan@lezer.example.')).toBeVisible();
  });
});
