// Ten wrong passwords. Tries count by network address too, so this runs once and leaves the others room. Issue text, 'Bad input'.
import { expect, test } from './fixtures';

test('[X02] a wrong password ten times: each is answered in one sentence, then the account is locked and says for how long', async ({ page, browserErrors }) => {
  browserErrors.allow(/40[13]|429/);
  await page.goto('/login');
  await page.getByLabel('E-mailadres').fill('niemand-hier@vonk.test');
  const alert = page.getByRole('alert').filter({ hasText: /\S/ });
  const lockout = 'Te veel foute pogingen, account voor 15 min geblokkeerd.';
  for (let tries = 0; tries < 10; tries++) {
    await page.getByLabel('Wachtwoord', { exact: true }).fill(`fout ${tries}`);
    const answered = page.waitForResponse(/user\.php/);
    await page.getByLabel('Wachtwoord', { exact: true }).press('Enter');
    await answered;
    await expect(alert).toContainText(/Login mislukt, probeer opnieuw|Te veel foute pogingen/);
    if (await alert.getByText(lockout).isVisible()) break;
  }
  await expect(alert).toContainText(lockout);
  await expect(page.getByRole('button', { name: /Weer mogelijk over/ })).toBeDisabled();
  await expect(page.getByLabel('E-mailadres')).toHaveValue('niemand-hier@vonk.test');
});
