// Sign-up over the page that one is on: at the width of a desktop alone. Specification, section 2. (S02)
import { expect, test } from './fixtures';

test('[S02] leaving keeps the draft, "back" too', async ({ page }) => {
  await page.goto('/');
  await page.locator('a[href="/signup"]').first().click();
  await page.locator('[name=name]').fill('Noor');
  await page.getByRole('button', { name: 'Later verder' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('dialog.signup-dialog')).toHaveCount(0);
  await page.locator('a[href="/signup"]').first().click();
  await expect(page.locator('[name=name]')).toHaveValue('Noor');
  await page.goBack();
  await expect(page.locator('dialog.signup-dialog')).toHaveCount(0);
});
