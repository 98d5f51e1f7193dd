// Sign-up that does not go in one go: left and taken up again, without a connection, in two tabs, too young, with keys alone. Specification, sections 2, 4 and 5.
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { accountScreens } from '@/features/signup/account-screens';
import { findingsAtBothWidths } from './broken-rules';
import { expect, test } from './fixtures';
import { runClockUntil } from './live';
import { accountButton, accountField, fillAccount, onScreen } from './sign-up';

const submit = (page: Page, form: string) => page.locator(`form[action="/forms/${form}"] [type=submit]:not([name=to])`).click();
const photo = async () => ({ name: 'ik.jpg', mimeType: 'image/jpeg', buffer: await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#a65' } }).jpeg().toBuffer() });
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const newEmail = (who: string) => `${who}-${process.pid}-${Date.now()}@vonk.test`;

test('[V03] too young, then without a connection, then in two tabs: each has its sentence, and nothing typed is lost', async ({ page, context, browserErrors }) => {
  browserErrors.allow(/422|INTERNET_DISCONNECTED|40[39]/);
  const email = newEmail('twee-tabs');
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('/signup');
  await fillAccount(page, { email, born: ['14', '3', String(new Date().getFullYear() - 15)] }, 'profile');
  await submit(page, 'signup');
  await expect(page.getByText('Vul uw geboortedatum in (18+ jaar)')).toBeVisible();
  await expect(page.locator('.birth select').first()).toBeFocused();
  await expect(accountField(page, 'name')).toHaveValue('Robin');
  await fillAccount(page, { email });

  await context.setOffline(true);
  await submit(page, 'signup');
  await expect(page.locator('.alert-danger')).toContainText('verbinding');
  for (const [name, value] of [['email', email], ['password', 'zon achter de wolken'], ['birth_year', '1990']] as const) await expect(accountField(page, name)).toHaveValue(value);
  await context.setOffline(false);
  await submit(page, 'signup');
  await expect(page).toHaveURL(/\/complete-signup/);
  // The other tab hears of it, and goes where a member goes.
  await expect(other).not.toHaveURL(/\/signup$/);
});

test('[R08] [S03] a step that is left is taken up again at /complete-signup; without a connection nothing of it is lost', async ({ newMember, browserErrors }) => {
  browserErrors.allow(/INTERNET_DISCONNECTED|Failed to load resource/);
  const { page, email } = await newMember({ confirmed: false });
  const context = page.context();
  await page.clock.install();
  await page.goto('/complete-signup');
  await page.locator('[name=photo]').setInputFiles(await photo());
  await expect(page.locator('.crop-frame')).toBeVisible();
  await context.setOffline(true);
  await submit(page, 'signup-photo');
  await runClockUntil(page.locator('.alert-danger', { hasText: 'verbinding' }));
  await expect(page.locator('.crop-frame')).toBeVisible();
  await context.setOffline(false);
  await submit(page, 'signup-photo');

  const words = page.locator('[name=about]');
  await words.fill('Ik hou van lange wandelingen.');
  await page.locator('.signup-chips label').first().click();
  await page.reload();
  await expect(words).toHaveValue('Ik hou van lange wandelingen.');
  await page.locator('a[href="/members"]:visible').last().click();
  await expect(page).toHaveURL(/\/members/);

  await page.goto('/complete-signup');
  await expect(words).toHaveValue('Ik hou van lange wandelingen.');
  await submit(page, 'signup-about');
  await expect(page).toHaveURL(/step=(push|confirm)/);
  await page.goto('/complete-signup?step=confirm');
  await expect(page.locator('.signup-address')).toHaveText(email);
});

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('[S03] with keys alone, at 320 pixels and at twice the size: every step, the one about push too', async ({ page, context }) => {
  test.slow();
  // Chromium without a window refuses to be asked for notifications; a browser of a person does not.
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Notification.requestPermission = () => Promise.resolve('denied');
  });
  const sizes = [{ width: 320, height: 640 }, { width: 640, height: 450 }];
  const whole = page.viewportSize()!;
  const looked = async () => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect(await sideways(page), page.url()).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize(whole);
    expect(await findingsAtBothWidths(page), page.url()).toEqual([]);
  };
  await page.goto('/signup');
  await looked();
  const typed = { address: { email: newEmail('toetsen') }, you: {}, profile: { name: 'Robin', birth_day: '14', birth_month: 'maart', birth_year: '1990' }, password: { password: 'zon achter de wolken' } };
  for (const screen of accountScreens) {
    await onScreen(page, screen);
    if (screen !== 'address') await looked();
    for (const [name, words] of Object.entries(typed[screen])) {
      await tabTo(page, accountField(page, name));
      await page.keyboard.type(words);
    }
    await page.keyboard.press('Tab');
    await tabTo(page, accountButton(page));
    await page.keyboard.press('Enter');
  }
  for (const step of ['photo', 'about', 'push']) {
    await expect(page).toHaveURL(step === 'photo' ? /\/complete-signup/ : new RegExp(`step=${step}`));
    await expect(page.locator('#signup-title')).toBeVisible();
    await looked();
    await tabTo(page, page.locator('.signup-actions a.btn-ghost'));
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(/step=confirm/);
  await looked();
  await page.goto('/complete-signup?step=push');
  await tabTo(page, page.locator('.signup-actions button'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Prima, geen notificaties.')).toBeVisible();
  await expect(page).toHaveURL(/step=confirm/);
});
