import type { Page } from '@playwright/test';
import { demoEmail, expect, test } from './fixtures';

/** The link in the newest mail to an address, as the preview of mails shows it. */
async function linkInMail(page: Page, to: string): Promise<string> {
  await page.goto(`/dev/outbox?to=${encodeURIComponent(to)}`);
  await page.locator('tbody a').first().click();
  const href = await page.locator('pre a[href*="token="]').first().getAttribute('href');
  const { pathname, search } = new URL(href!);
  return pathname + search;
}

const rarely = () => Array.from({ length: 6 }, () => 'bcdfghjklmnprstvz'[Math.floor(Math.random() * 17)]).join('');

test('[R16] [R22] [V05] [S11] another e-mail address: asked for in the settings, refused at the field, confirmed by the link of the mail', { tag: '@once' }, async ({ newMember, otherBrowser, browserErrors }) => {
  browserErrors.allow(/sandboxed/);
  const { page, email, password } = await newMember();
  await page.goto('/members');
  await page.getByLabel('Mijn account').click();
  await page.getByRole('link', { name: 'Instellingen' }).first().click();
  await page.waitForURL('/settings');
  await page.getByRole('main').getByRole('link', { name: /^E-mailadres/ }).click();
  await page.waitForURL('/settings/email');

  const [address, own] = [page.getByLabel('Nieuw e-mailadres'), page.getByLabel('Je wachtwoord', { exact: true })];
  const submit = page.getByRole('button', { name: 'Stuur de bevestigingsmail' });
  await address.fill(demoEmail('free'));
  await own.fill(password);
  await submit.click();
  await expect(page.getByText('Dit e-mailadres heeft al een account op deze site.')).toBeVisible();
  await expect(address).toHaveValue(demoEmail('free'));
  await expect(address).toBeFocused();
  await address.fill('nieuw@nergens');
  await submit.click();
  await expect(page.getByText('Nieuw e-mailadres invalide.')).toBeVisible();

  const fresh = email.replace('@', '-new@');
  await address.fill(fresh);
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Bevestig je nieuwe adres' })).toBeVisible();
  const mailbox = await otherBrowser();
  const stale = await linkInMail(mailbox, fresh);
  await page.getByRole('button', { name: 'Stuur opnieuw' }).click();
  await expect(page.getByText('De e-mail is opnieuw verstuurd.')).toBeVisible();
  const link = await linkInMail(mailbox, fresh);
  await mailbox.goto(stale);
  await mailbox.getByRole('button', { name: 'Adres bevestigen' }).click();
  await expect(mailbox.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeVisible();
  await mailbox.goto(link);
  await mailbox.getByRole('button', { name: 'Adres bevestigen' }).click();
  await expect(mailbox.getByText(fresh)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Je logt in met ${fresh}.`)).toBeVisible();
});

test('[V05] [S11] the press that leaves a field with something wrong in it reaches its button, which the words above it would move away', { tag: '@once' }, async ({ newMember }) => {
  const { page } = await newMember();
  await page.goto('/settings/email');
  const form = page.locator('form[action="/forms/settings-email"]');
  const [address, button] = [form.locator('[name=email]'), form.locator('[type=submit]')];
  // What checks comes at the first touch.
  const checks = page.waitForEvent('requestfinished', (request) => request.url().includes('/chunks/'));
  await address.click();
  await checks;
  await address.pressSequentially('anna@');
  const { x, y } = (await button.boundingBox())!;
  await page.mouse.move(x + 20, y + 4);
  await page.mouse.down();
  await expect(button).toBeFocused();
  await page.mouse.up();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(2);
  await expect(address).toBeFocused();
});

test('a device is signed out from another, and shows it at once', { tag: '@once' }, async ({ newMember, otherBrowser }) => {
  const { page, email, password } = await newMember();
  const other = await otherBrowser();
  await other.goto('/login');
  await other.getByLabel('E-mailadres').fill(email);
  await other.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Inloggen' }).click();
  await other.waitForURL('/members');
  await page.goto('/settings/sessions');
  await page.getByRole('button', { name: /^Uitloggen: / }).first().click();
  await expect(page.getByText('Je bent alleen hier ingelogd.')).toBeVisible();
  await other.waitForURL((url) => !url.pathname.startsWith('/members'));
  await other.goto('/chats');
  await expect(other).toHaveURL(/\/login/);
});

test('[S11] an invisible member is gone from the other’s search, and back again', { tag: '@once' }, async ({ newMember }) => {
  const name = `Vera ${rarely()}`;
  const [hidden, seeker] = [await newMember({ name }), await newMember({ gender: 'man', lookingFor: 'woman' })];
  const inSearch = async () => {
    await seeker.page.goto('/members');
    return seeker.page.getByText(name, { exact: false }).count();
  };
  expect(await inSearch()).toBeGreaterThan(0);
  await hidden.page.goto('/settings/privacy');
  const toggle = hidden.page.getByRole('switch', { name: 'Onzichtbare modus' });
  const saved = () => hidden.page.waitForResponse((response) => response.url().endsWith('/forms/settings-switch'));
  await Promise.all([saved(), toggle.click()]);
  await expect(toggle).toBeChecked();
  expect(await inSearch()).toBe(0);
  await hidden.page.reload();
  await expect(toggle).toBeChecked();
  await Promise.all([saved(), toggle.click()]);
  await expect(toggle).not.toBeChecked();
  expect(await inSearch()).toBeGreaterThan(0);
});

test('who hides fictional profiles finds none in search, and finds them again', { tag: '@once' }, async ({ newMember }) => {
  const { page } = await newMember({ gender: 'man', lookingFor: 'woman' });
  // Of an age that no member has whom a test signs up.
  type Found = { members: { id: number; age: number; fictional?: boolean }[]; next?: string };
  const search = async (after?: string) => (await (await page.request.get(`/api/members.php?gender=woman&min_age=40${after ? `&after=${encodeURIComponent(after)}` : ''}`)).json()) as Found;
  let found = await search();
  while (found.next && !found.members.some((each) => each.fictional)) found = await search(found.next);
  const { id, age } = found.members.find((each) => each.fictional)!;
  const main = page.getByRole('main');
  const toggle = page.getByRole('switch', { name: 'Verberg fictieve profielen' });
  for (const hidden of [false, true, false]) {
    await page.goto('/settings/privacy');
    if (hidden !== (await toggle.isChecked())) await Promise.all([page.waitForResponse((response) => response.url().endsWith('/forms/settings-switch')), toggle.click()]);
    await expect(toggle).toBeChecked({ checked: hidden });
    await page.goto(`/members?gender=woman&min_age=${age}&max_age=${age}`);
    await expect(main.locator(`a[href="/members/${id}"]`).first()).toBeVisible({ visible: !hidden });
    const labelled = main.getByText('Fysiek contact niet mogelijk');
    await (hidden ? expect(labelled).toHaveCount(0) : expect(labelled.first()).toBeVisible());
  }
});

test.describe('without script', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('[V04] [S11] the settings are set and refused as forms', async ({ newMember }) => {
    const { page, password } = await newMember();
    await page.goto('/settings/privacy');
    await page.getByRole('switch', { name: 'Toon mijn afstand' }).click();
    await expect(page.getByRole('switch', { name: 'Toon mijn afstand' })).not.toBeChecked();
    await page.goto('/settings/password');
    await page.getByLabel('Oud wachtwoord').fill('iets anders');
    await page.getByLabel('Nieuw wachtwoord').fill('twee woorden regen');
    await page.getByLabel('Herhaal je wachtwoord').fill('twee woorden zon');
    await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
    await expect(page.getByText('Controleer je oude wachtwoord.')).toBeVisible();
    await expect(page.getByText('De opgegeven wachtwoorden zijn niet gelijk.')).toBeVisible();
    await page.getByLabel('Oud wachtwoord').fill(password);
    await page.getByLabel('Nieuw wachtwoord').fill('twee woorden regen');
    await page.getByLabel('Herhaal je wachtwoord').fill('twee woorden regen');
    await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
    await expect(page.getByText(/^Je wachtwoord is gewijzigd\./)).toBeVisible();
  });
});
