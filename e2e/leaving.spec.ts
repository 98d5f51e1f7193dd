import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** The link in the newest mail to somebody, as the outbox shows it. */
async function linkInMail(page: Page, to: string): Promise<string> {
  await page.goto(`/dev/outbox?to=${encodeURIComponent(to)}`);
  await page.locator('tbody a', { hasText: 'reactivation' }).first().click();
  const href = await page.locator('pre a[href*="token="]').first().getAttribute('href');
  return href!;
}

test('[S10] [T13] [B05] leaving in three steps: an alternative, a wrong password, fourteen days, and back by the mail’s link', async ({ newMember, otherBrowser, complaints }) => {
  complaints.allow(/403|sandboxed/);
  const { page, id, email, password } = await newMember({ name: 'Robin' });
  await page.goto('/settings/delete');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByLabel('Ik krijg te veel meldingen').check();
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByRole('heading', { name: 'Misschien is dit genoeg' })).toBeVisible();
  await page.getByRole('button', { name: 'Kies dit' }).click();
  await expect(page.getByText('Gekozen')).toBeVisible();
  await page.getByRole('link', { name: 'Toch verwijderen' }).click();

  await expect(page.getByRole('heading', { name: 'Weet je het zeker?' })).toBeVisible();
  const field = page.getByLabel('Je wachtwoord, ter controle');
  await field.fill('niet mijn wachtwoord');
  await page.getByRole('button', { name: 'Account verwijderen' }).click();
  await expect(page.getByText('Controleer je oude wachtwoord.')).toBeVisible();
  await field.fill(password);
  await page.getByRole('button', { name: 'Account verwijderen' }).click();

  await expect(page.getByRole('heading', { name: 'Je account is verwijderd' })).toBeVisible();
  await expect(page.getByText('Nog 14 dagen')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.goto('/notifications');
  await expect(page).toHaveURL(/\/login/);
  const elsewhere = await otherBrowser();
  expect((await elsewhere.request.get(`/api/profile.php?id=${id}`)).ok()).toBe(false);

  const link = await linkInMail(elsewhere, email);
  await page.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  await page.getByRole('button', { name: 'Haal mijn account terug' }).click();
  await expect(page).toHaveURL(/\/members/);
  await page.goto('/settings/notifications');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: 'Nieuwe berichten en cadeaus' })).toBeChecked();
});
