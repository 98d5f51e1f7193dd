import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { whenLive } from './live';

/** The link in the newest mail to somebody, as the preview of mails shows it. */
async function linkInMail(page: Page, to: string): Promise<string> {
  await page.goto(`/dev/outbox?to=${encodeURIComponent(to)}`);
  await page.locator('tbody a', { hasText: 'reactivation' }).first().click();
  const href = await page.locator('pre a[href*="token="]').first().getAttribute('href');
  return href!;
}

test('[S10] [T13] [B05] leaving in three steps: an alternative, a wrong password, fourteen days, and back by the mail’s link', async ({ newMember, otherBrowser, browserErrors }) => {
  browserErrors.allow(/403|sandboxed/);
  const { page, id, email, password } = await newMember({ name: 'Robin' });
  await page.goto('/settings/delete');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByLabel('Ik krijg te veel notificaties').check();
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByRole('heading', { name: 'Misschien is dit genoeg' })).toBeVisible();
  await page.getByRole('button', { name: 'Kies dit' }).click();
  await expect(page.getByText('Gekozen')).toBeVisible();
  await page.getByRole('link', { name: 'Toch verwijderen' }).click();

  await expect(page.getByRole('heading', { name: 'Weet je het zeker?' })).toBeVisible();
  const field = page.getByLabel('Je wachtwoord, ter controle');
  await field.fill('niet mijn wachtwoord');
  await page.getByRole('button', { name: 'Account verwijderen' }).click();
  await expect(page.getByText('Dit wachtwoord klopt niet.')).toBeVisible();
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

test('[S10] the partner’s page opens after seven seconds in which it is looked at, and not for who stays', async ({ page, baseURL, browserErrors }) => {
  browserErrors.allow(/403/);
  const origin = baseURL!.replace('127.0.0.1', 'milf.localhost');
  const [email, password] = [`partner-${crypto.randomUUID()}@vonk.test`, 'zon achter de wolken'];
  const data = { email, name: 'Robin', password, date_of_birth: '1990-03-14', gender: 'woman', looking_for: 'man', country: 'NL', language: 'nl' };
  // By the browser, which alone knows the site's address.
  await page.goto(`${origin}/login`);
  const signedUp = page.evaluate(async (body) => (await fetch('/api/signup.php', { method: 'POST', body, headers: { 'content-type': 'application/json', 'x-request-type': 'client' } })).status, JSON.stringify(data));
  expect(await signedUp).toBe(200);
  await page.route('https://tweedekans.example/', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Tweede Kans</h1>' }));
  // A tab in the background, until the test looks at it.
  await page.addInitScript(() => Object.defineProperty(document, 'visibilityState', { get: () => (document.documentElement.dataset['looked'] ? 'visible' : 'hidden') }));
  await page.clock.install();
  const counts = async () => {
    await whenLive(page.getByRole('timer', { name: '7 seconden' }));
    // A minute passes unseen; from then on the test alone moves the clock.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await expect(page.getByRole('timer', { name: '7 seconden' })).toBeVisible();
    await page.evaluate(() => (document.documentElement.dataset['looked'] = 'yes'));
  };
  await page.goto(`${origin}/settings/delete?step=confirm`);
  await page.getByLabel('Je wachtwoord, ter controle').fill(password);
  await page.getByRole('button', { name: 'Account verwijderen' }).click();
  await counts();
  await page.clock.runFor(5_000);
  await expect(page.getByRole('timer', { name: '2 seconden' })).toBeVisible();
  await page.getByRole('link', { name: 'Blijf hier' }).click();
  await expect(page.getByRole('heading', { name: 'Je account is verwijderd' })).toBeVisible();
  await expect(page).toHaveURL(`${origin}/account-deleted?stay=1`);
  await expect(page.getByRole('timer')).toHaveCount(0);

  await page.clock.resume();
  await page.goto(`${origin}/account-deleted`);
  await counts();
  await page.keyboard.press('Escape');
  await page.clock.runFor(60_000);
  await expect(page.getByRole('timer', { name: '7 seconden' })).toBeVisible();

  await page.clock.resume();
  await page.reload();
  await counts();
  await page.clock.runFor(7_000);
  await expect(page).toHaveURL('https://tweedekans.example/');

  // Whoever comes back from there stays.
  await page.clock.resume();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Je account is verwijderd' })).toBeVisible();
  await expect(page).toHaveURL(`${origin}/account-deleted?stay=1`);
  await expect(page.getByRole('timer')).toHaveCount(0);
});
