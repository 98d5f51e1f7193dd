import type { Page } from '@playwright/test';
import { demo, demoEmail, expect, test } from './fixtures';

/** The link in the newest mail to somebody, as the preview of mails shows it. */
async function linkInMail(page: Page, origin: string, to: string): Promise<string> {
  await page.goto(`${origin}/dev/outbox?to=${encodeURIComponent(to)}`);
  await page.locator('tbody a').first().click();
  const href = await page.locator('pre a[href*="token="]').first().getAttribute('href');
  return href!;
}

async function logIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(demo().password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await page.waitForURL(`${origin}/members`);
}

test('[X03] [R13] [A01] a forgotten password: the mail, its link once, a new password, and every old session over', async ({ page, baseURL, otherBrowser, browserErrors }) => {
  browserErrors.allow(/404|410|403|sandboxed/);
  const origin = baseURL!.replace('127.0.0.1', 'milf.localhost');
  const email = demoEmail('free', 'milf');
  const elsewhere = await otherBrowser();
  await logIn(elsewhere, origin, email);

  await page.goto(`${origin}/login`);
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await page.waitForURL(`${origin}/reset-password`);
  await page.getByLabel('E-mailadres').fill('niemand@vonk.test');
  await page.getByRole('button', { name: 'Stuur de link' }).click();
  await expect(page.getByText('E-mailadres niet gevonden')).toBeVisible();
  await expect(page.getByLabel('E-mailadres')).toHaveValue('niemand@vonk.test');

  await page.getByLabel('E-mailadres').fill(email);
  await page.getByRole('button', { name: 'Stuur de link' }).click();
  await expect(page.getByRole('heading', { name: 'Kijk in je e-mail' })).toBeFocused();
  const link = await linkInMail(await otherBrowser(), origin, email);
  expect(new URL(link).origin).toBe(origin);

  await page.goto(link);
  await page.getByLabel('Nieuw wachtwoord').fill('twee woorden regen');
  await page.getByLabel('Herhaal je wachtwoord').fill('twee woorden zon');
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await expect(page.getByText('De opgegeven wachtwoorden zijn niet gelijk.')).toBeVisible();
  await page.getByLabel('Herhaal je wachtwoord').fill('twee woorden regen');
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await expect(page).toHaveURL(`${origin}/members`);

  await page.goto(link);
  await expect(page.getByText('Link verlopen of invalide, vraag een nieuwe e-mail aan')).toBeVisible();
  // The root, where this page finds the session ended, or the login, where the tab had heard of it. (T01)
  await elsewhere.goto(`${origin}/chats`);
  await expect(elsewhere).toHaveURL(/:\d+\/(login\?.*)?$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[X03] the address that has no account is told at the field, and stays', async ({ page }) => {
    await page.goto('/reset-password');
    await page.getByLabel('E-mailadres').fill('niemand@vonk.test');
    await page.getByRole('button', { name: 'Stuur de link' }).click();
    await expect(page).toHaveURL(/\/reset-password$/);
    await expect(page.getByText('E-mailadres niet gevonden')).toBeVisible();
    await expect(page.getByLabel('E-mailadres')).toHaveValue('niemand@vonk.test');
  });

  test('[R11] the match finder asks everything on one page, and no answer stands in an address', async ({ page }) => {
    await page.goto('/match-finder');
    await page.getByLabel('Platen draaien').check({ force: true });
    await page.getByLabel('Droge humor').check({ force: true });
    await page.getByRole('button', { name: 'Bekijk wie bij je past' }).click();
    await expect(page.getByRole('heading', { name: 'Deze mensen passen bij je' })).toBeVisible();
    expect(page.url()).not.toMatch(/music|humour/);
    await expect(page.getByText(/2 van 2 gelijk/).first()).toBeVisible();
  });
});

test('[R11] the match finder: one question at a time, skipped or answered, then people who name the same', async ({ page }) => {
  await page.goto('/match-finder');
  await expect(page.getByText('Vraag 1 van 6')).toBeVisible();
  await page.getByText('Op de dansvloer').click();
  await page.getByRole('button', { name: 'Volgende vraag' }).click();
  await expect(page.getByText('Vraag 2 van 6')).toBeVisible();
  for (let question = 2; question < 6; question++) await page.getByRole('button', { name: 'Overslaan' }).click();
  await expect(page.getByText('Vraag 6 van 6')).toBeVisible();
  await page.getByText('Twee fietsen en tegenwind').click();
  await page.getByRole('button', { name: 'Bekijk wie bij je past' }).click();
  await expect(page.getByRole('heading', { name: 'Deze mensen passen bij je' })).toBeVisible();
  await expect(page.getByText(/van 2 gelijk/).first()).toBeVisible();
  expect(page.url()).toMatch(/\/match-finder\?result=1$/);
});

test('[B08] the language page: those of the country first, all others below, and a choice changes the page in place', async ({ page }) => {
  await page.goto('/lang-config');
  const groups = page.locator('.language-group');
  await expect(groups.first().getByRole('button')).toHaveText(['Nederlands', 'English']);
  await expect(groups.last().getByRole('button')).toHaveCount(9);
  await page.getByRole('button', { name: 'Polski' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Język' })).toBeVisible();
  await expect(page.getByText('Zapisano na tym urządzeniu')).toBeVisible();
});
