// The visitor's home: what an address without anything behind it shows. Specification, section 2.
import { demoEmail, expect, test } from './fixtures';

test('[R01] / is the home of the site, in its language, with a way in and honest labels', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Inloggen' }).first()).toHaveAttribute('href', '/login');
  await expect(page.getByText('Fysiek contact niet mogelijk').first()).toBeVisible();
});

test('[R01][T02] / leads a member to the members', { tag: '@once' }, async ({ page, login }) => {
  await login(demoEmail('free'));
  await page.goto('/');
  await expect(page).toHaveURL(/\/members$/);
});
