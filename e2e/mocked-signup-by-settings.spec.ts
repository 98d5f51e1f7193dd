// Who may sign up, and what they are told, by the settings of the site. Specification, sections 4 and 8.
import { expect, settingsWith, test } from './mock/test';

test('[T15] who may sign up: everybody, those whom somebody sent, or those with an invitation, which the page says', async ({ page, mock }) => {
  const byInvitation = 'Aanmelden kan hier nu alleen met een uitnodiging.';
  const code = page.locator('form[action="/forms/signup"] [name=invite]');
  for (const [signups, query, open] of [['all', '', true], ['none', '', false], ['none', '?ref=advertentie', false], ['with_trafficsource', '', false], ['with_trafficsource', '?ref=advertentie', true]] as const) {
    await page.context().clearCookies();
    mock('getSettings', settingsWith({ signups }));
    await page.goto(`/signup${query}`);
    await expect(page.locator('form[action="/forms/signup"] [name=email]')).toBeVisible();
    await expect(page.getByText(byInvitation), signups + query).toHaveCount(open ? 0 : 1);
    await expect(code, signups + query).toHaveCount(open ? 0 : 1);
  }
  mock('getSettings', settingsWith({ signups: 'none' }));
  await page.goto('/signup');
  await page.getByLabel('E-mailadres').fill('anna@vonk.test');
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('.field').filter({ has: page.locator('[name=invite]') })).toContainText('Vul dit veld in.');
  await expect(page.getByLabel('E-mailadres')).toHaveValue('anna@vonk.test');
});

test('[S03] where only the mail goes on, the page says that alone; another address brings the form back', async ({ page, mock }) => {
  mock('signUp', { user: null, mail_sent: true });
  const on = () => page.getByRole('button', { name: 'Verder' }).click();
  await page.goto('/signup');
  await page.getByLabel('E-mailadres').fill('anan@vonk.test');
  await on();
  await page.getByRole('heading', { name: 'Wie ben je?' }).waitFor();
  await on();
  await page.getByLabel('Profielnaam').fill('Anna');
  for (const [part, value] of [['Dag', '14'], ['Maand', '3'], ['Jaar', '1990']] as const) await page.getByLabel(part, { exact: true }).selectOption(value);
  await on();
  await page.getByLabel('Wachtwoord', { exact: true }).fill('zon achter de wolken');
  await on();
  await expect(page.getByRole('heading', { level: 1, name: 'Bevestig je e-mailadres' })).toBeFocused();
  await expect(page.getByRole('main').getByText(/Stap 1 van|Maak je account|Aanmelden is gratis/).filter({ visible: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Ander adres' }).click();
  await expect(page.getByLabel('E-mailadres')).toBeFocused();
  await expect(page.getByLabel('E-mailadres')).toHaveValue('anan@vonk.test');
  await expect(page.getByText(/^Stap 1 van/)).toBeVisible();
});
