// Sign-up over the page that one is on: at the width of a desktop alone. Specification, section 2. (S02)
import { expect, test } from './fixtures';
import { accountButton, accountField, fillAccount } from './sign-up';

test('[E03] leaving keeps the draft, "back" too; "forward" is sign-up again', async ({ page }) => {
  await page.goto('/');
  await page.locator('a[href="/signup"]').first().click();
  await fillAccount(page, { email: 'noor@vonk.test', name: 'Noor' }, 'profile');
  await page.getByRole('button', { name: 'Later verder' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('dialog.signup-dialog')).toHaveCount(0);
  await page.locator('a[href="/signup"]').first().click();
  await expect(accountField(page, 'email')).toHaveValue('noor@vonk.test');
  await expect(accountField(page, 'name')).toHaveValue('Noor');
  await page.goBack();
  await expect(page.locator('dialog.signup-dialog')).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(/\/signup$/);
  await expect(accountField(page, 'email')).toHaveValue('noor@vonk.test');
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('a[href="/signup"]').first()).toBeVisible();
});

test('[S02, R19] the form of a lander opens it too, with whom one chose, in the language of the lander; "back" is the lander', async ({ page }) => {
  await page.goto('/landers/gallery/de');
  const people = page.locator('.gallery-people label');
  const chosen = await people.first().locator('.gallery-name').textContent();
  for (const index of [0, 1, 2]) await people.nth(index).click();
  await page.locator('.gallery-go button[type=submit]').click();
  const modal = page.locator('dialog.signup-dialog[open]');
  await expect(modal).toBeVisible();
  await expect(page).toHaveURL(/\/signup\?slug=de$/);
  await expect(modal.locator('.signup-whom-choices')).toContainText(chosen!);
  await expect(modal.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeVisible();
  await page.goBack();
  await expect(page.locator('dialog.signup-dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/landers\/gallery\/de$/);
});

test('[S02, A12] and so does the link in its line of small letters', async ({ page }) => {
  await page.goto('/landers/video/bdsm-de');
  await page.locator('.honesty a').click();
  await expect(page.locator('dialog.signup-dialog[open]')).toBeVisible();
  await expect(page).toHaveURL(/\/signup\?slug=bdsm-de$/);
});

test('[S02] the button of the first step is in view on a low phone and over a low page', async ({ page }) => {
  const button = accountButton(page);
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto('/signup');
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/');
  await page.locator('a[href="/signup"]').first().click();
  await expect(page.locator('dialog.signup-dialog')).toBeVisible();
  await expect(button).toBeInViewport({ ratio: 1 });
});

test('[R06] around a fictional profile, in German: address and button are in the first view of a phone, the message and the button in that of a low one', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'locale', value: 'de', url: baseURL! }]);
  await page.setViewportSize({ width: 390, height: 844 });
  // A demo member who is fictional.
  await page.goto('/members/1/signup');
  await expect(page.locator('.ready .fictional:visible')).toHaveCount(1);
  const [email, actions] = [await accountField(page, 'email').boundingBox(), await page.locator('.signup-actions').boundingBox()];
  expect(email!.y + email!.height).toBeLessThanOrEqual(actions!.y);
  await expect(accountButton(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 640 });
  await expect(accountButton(page)).toBeInViewport({ ratio: 1 });
  await expect(accountField(page, 'signup_message')).toBeInViewport({ ratio: 1 });
  // The next screen begins at its top, whatever of this one was scrolled to.
  await page.setViewportSize({ width: 390, height: 844 });
  await fillAccount(page, { email: 'kopf@vonk.test' }, 'you');
  await expect(page.locator('.ready-form .stepper')).toBeInViewport({ ratio: 1 });
  await expect(accountButton(page)).toBeInViewport({ ratio: 1 });
});
