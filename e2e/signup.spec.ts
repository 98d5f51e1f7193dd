// Signing up, by hand: five steps on a phone and over a page on a desktop, the mail, the first search. Specification, sections 2 to 5. (S02, S03)
import { truncateSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { findings } from './broken-rules';
import { expect, test } from './fixtures';
import { accountButton, accountField, fillAccount, onScreen } from './sign-up';

/** The link in the newest mail to somebody, as the preview of mails shows it. */
async function linkInMail(page: Page, to: string): Promise<string> {
  await page.goto(`/dev/outbox?to=${encodeURIComponent(to)}`);
  await page.locator('tbody a').first().click();
  return (await page.locator('pre a[href*="token="]').first().getAttribute('href'))!;
}

const photo = async () => ({ name: 'ik.jpg', mimeType: 'image/jpeg', buffer: await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#a65' } }).jpeg().toBuffer() });

const send = (page: Page, form: string) => page.locator(`form[action="/forms/${form}"] [type=submit]:not([name=to])`).click();

for (const locale of ['nl', 'de', 'pl']) {
  // On a phone page by page, over a page on a desktop; on a phone in one language.
  test(`[S02] [S03] [E03] [R14] [A06] ${locale === 'nl' ? '[V01] ' : ''}${locale}: five steps, the mail, people who fit, and the game`, { tag: locale === 'nl' ? [] : '@once' }, async ({ page, context, baseURL, otherBrowser, browserErrors }, { project }) => {
    test.slow();
    // The mail stands in a frame that may run nothing.
    browserErrors.allow(/422|dev\/outbox/);
    browserErrors.allowTakenPhotos();
    const isPhone = project.name === 'phone';
    const email = `robin-${locale}-${project.name}@vonk.test`;
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL! }]);
    await page.goto('/');
    await page.locator('a[href="/signup"]').first().click();
    await expect(page).toHaveURL(/\/signup$/);
    const modal = page.locator('dialog.signup-dialog[open]');
    await expect(modal).toHaveCount(isPhone ? 0 : 1);
    if (!isPhone) {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.mouse.click(5, 5);
      await expect(modal).toBeVisible();
    }

    expect(await findings(page)).toEqual([]);
    await fillAccount(page, { email, name: email }, 'profile');
    expect(await findings(page)).toEqual([]);
    await send(page, 'signup');
    await expect(page.locator('[name=name]')).toBeFocused();
    await expect(page.locator('[name=name]')).toHaveAttribute('aria-invalid', 'true');
    if (locale === 'nl') await expect(page.getByText('Je profielnaam moet anders zijn dan je e-mailadres')).toBeVisible();
    await fillAccount(page, { email });
    await send(page, 'signup');

    await expect(page).toHaveURL(/\/complete-signup/);
    if (!isPhone) {
      await page.keyboard.press('Escape');
      await expect(modal.locator('[name=photo]')).toBeAttached();
    }
    // From a file: its bytes need not go through the browser's protocol.
    const large = test.info().outputPath('groot.jpg');
    writeFileSync(large, '');
    truncateSync(large, 30 * 1024 * 1024);
    const top = async () => (await page.locator('.signup-file').boundingBox())!.y;
    const place = await top();
    await page.locator('[name=photo]').setInputFiles(large);
    await expect(page.locator('.alert-danger')).toContainText('12 MB');
    await page.locator('[name=photo]').setInputFiles(await photo());
    await expect(page.locator('.crop-frame')).toBeVisible();
    // What was pressed to choose stays where it was.
    expect(await top()).toBe(place);
    await page.locator('.crop-frame').press('ArrowLeft');
    expect(await findings(page)).toEqual([]);
    await send(page, 'signup-photo');

    await page.locator('[name=about]').fill('Ik hou van lange wandelingen en korte zinnen.');
    await page.locator('.signup-chips label').first().click();
    expect(await findings(page)).toEqual([]);
    await send(page, 'signup-about');
    await expect(page).toHaveURL(/step=(push|confirm)/);
    await page.goto('/complete-signup?step=confirm');
    await expect(page.locator('.signup-address')).toHaveText(email);
    expect(await findings(page)).toEqual([]);

    const link = await linkInMail(await otherBrowser(), email);
    await page.goto(link);
    await expect(page).toHaveURL(/\/activate\/done/);
    // A browser that was never told which language: the link says it. (A06)
    const elsewhere = await otherBrowser();
    await elsewhere.goto(link);
    await expect(elsewhere).toHaveURL(/\/activate\/error\?reason=used/);
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', locale);
    await page.goto('/signup-matches');
    await expect(page.locator('.person-grid li').first()).toBeVisible();
    expect((await page.goto('/swipe-game'))?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('main h1')).toHaveCount(1);
  });
}

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('[S03] [V01] [V03] the steps are forms; what was typed is kept but for the password', async ({ page }, { project }) => {
    const email = `zonder-script-${project.name}@vonk.test`;
    await page.goto('/signup');
    await fillAccount(page, { email, name: '@robin' }, 'profile');
    await send(page, 'signup');
    await expect(page.getByText('Je profielnaam mag niet beginnen met een @')).toBeVisible();
    await page.getByRole('button', { name: 'Terug' }).click();
    await onScreen(page, 'you');
    await fillAccount(page, { email, born: ['31', '2', '1990'] }, 'profile');
    await send(page, 'signup');
    await onScreen(page, 'profile');
    await expect(page.getByText('Ongeldige geboortedatum.')).toBeVisible();
    await expect(page.locator('[name=email]')).toHaveValue(email);
    await expect(page.locator('[name=password]')).toHaveValue('');
    await fillAccount(page, { email });
    await send(page, 'signup');
    await expect(page).toHaveURL(/\/complete-signup/);
    await page.locator('[name=photo]').setInputFiles(await photo());
    await send(page, 'signup-photo');
    await expect(page).toHaveURL(/step=about/);
    await page.locator('[name=about]').fill('Zonder script gaat het ook.');
    await send(page, 'signup-about');
    await expect(page).toHaveURL(/step=confirm/);
    await expect(page.locator('.signup-address')).toHaveText(email);
  });
});

test('[S01] the warning on entry: once, and only where the site asks for it', { tag: '@once' }, async ({ page, baseURL }) => {
  await page.goto('/');
  await expect(page.locator('dialog.entry')).toHaveCount(0);
  const she = baseURL!.replace('127.0.0.1', 'she.localhost');
  await page.goto(`${she}/complaints`);
  await expect(page.locator('dialog.entry[open]')).toHaveCount(1);
  // A session that is over makes nobody a member, and no second warning.
  await page.context().addCookies([{ name: 'auth', value: 'over', url: she }]);
  await page.goto(`${she}/signup`);
  await expect(page.locator('dialog.entry')).toHaveCount(1);
  await page.context().clearCookies({ name: 'auth' });
  await page.goto(she);
  await expect(page.locator('dialog.entry[open]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog.entry[open]')).toBeVisible();
  await page.getByRole('button', { name: 'Ik ben 18 jaar of ouder' }).click();
  await page.reload();
  await expect(page.locator('dialog.entry[open]')).toHaveCount(0);
});

test('[V02] [X05] an address that is none, a slip in one, one that has an account and one whose account waits to be deleted', { tag: '@once' }, async ({ page, newMember, baseURL, browserErrors }) => {
  browserErrors.allow(/4(09|22)/);
  const [there, gone] = [await newMember(), await newMember()];
  const left = await gone.page.request.post('/api/delete-account.php', { data: { password: gone.password }, headers: { 'x-request-type': 'client', origin: baseURL! } });
  expect(left.status()).toBe(200);
  const form = page.locator('form[action="/forms/signup"]');
  const email = form.locator('[name=email]');
  await page.goto('/signup');
  await email.fill('robin@gmial.com');
  await email.blur();
  await expect(form.getByText('Bedoel je robin@gmail.com?')).toBeVisible();
  await form.getByRole('button', { name: 'robin@gmail.com' }).click();
  await expect(email).toHaveValue('robin@gmail.com');
  // Without leaving the field too, before the next screen.
  await email.fill('robin@hotmial.com');
  await email.press('Enter');
  await expect(form.getByText('Bedoel je robin@hotmail.com?')).toBeVisible();
  await onScreen(page, 'address');

  await email.fill('robin@');
  await accountButton(page).click();
  await expect(form.getByText('Ongeldige e-mail', { exact: true })).toBeVisible();
  await expect(email).toHaveAttribute('aria-invalid', 'true');

  await fillAccount(page, { email: there.email });
  await send(page, 'signup');
  await expect(accountField(page, 'email')).toBeVisible();
  const notice = form.getByRole('alert').or(form.getByRole('status')).filter({ has: page.locator('.btn') });
  await expect(notice).toContainText('Dit e-mailadres heeft al een account op deze site.');
  await expect(notice.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login');

  await email.fill(gone.email);
  await send(page, 'signup');
  await expect(notice).toContainText(/^Dit account wordt op \d+ \w+ \d{4} verwijderd\./);
  await expect(notice).toContainText('Tot dan kun je het herstellen met de link in onze e-mail.');
  await notice.getByRole('button', { name: 'Stuur de herstellink' }).click();
  await expect(form.getByText('De herstellink is onderweg.')).toBeVisible();
});
