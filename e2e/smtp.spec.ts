// Mails as readers get them: over a real SMTP conversation, with links that are followed out of the mail. Specification, sections 2, 4 and 8. (S03, R13, R15, R16, T13, X03, X04)
import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { mails } from '@/lib/server/store/schema/mails';
import { openDatabase } from '@/lib/server/database/open-database';
import { readMail, smtpListener, type SmtpListener } from '@/lib/server/testing/smtp-listener';
import { demo, expect, test as base } from './fixtures';
import { startBuiltApp } from '../scripts/built-app.mjs';
import { ownDataDir, withSecondApp } from './second-app';
import { accountButton, fillAccount } from './sign-up';

const test = base.extend<object, { post: { smtp: SmtpListener; port: number } }>({
  post: [
    async ({}, use) => {
      const smtp = await smtpListener();
      try {
        await withSecondApp({ SMTP_URL: smtp.url, MAIL_FROM: 'Vonk <post@vonk.example>' }, (port) => use({ smtp, port }));
      } finally {
        await smtp.close();
      }
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ post }, use) => use(`http://127.0.0.1:${post.port}`),
});

/** The newest mail to somebody, once it has come; those before it are `after`. */
async function mailTo(smtp: SmtpListener, email: string, after = 0) {
  const mails = () => smtp.taken.filter(({ to }) => to.includes(email));
  await expect.poll(() => mails().length, { message: `a mail to ${email}`, timeout: 15_000 }).toBeGreaterThan(after);
  return readMail(mails().at(-1)!);
}
const linkIn = (text: string) => /https?:\/\/\S*(?:token|undo)=[\w-]+/.exec(text)![0];

for (const [locale, subject, used, failed] of [
  ['nl', /bevestig/i, 'Je e-mailadres was al bevestigd', 'Activeren mislukt'],
  ['de', /bestätig/i, 'Deine E-Mail-Adresse war schon bestätigt', 'Aktivierung fehlgeschlagen'],
  ['pl', /potwierdź/i, 'Twój adres e-mail był już potwierdzony', 'Aktywacja nie powiodła się'],
] as const) {
  test(`[S03] [R15] [X04] ${locale}: sign-up, the mail that comes over SMTP, and its link, which works once; one that is none failed`, async ({ page, context, baseURL, post, browserErrors }) => {
    // The link begins a session of its own: the page that is being left may still ask with the one before.
    browserErrors.allow(/410|404|events\.php/);
    const email = `robin-${locale}@lezer.example`;
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL! }]);
    await page.goto('/signup');
    await fillAccount(page, { email });
    await accountButton(page).click();
    await expect(page).toHaveURL(/\/complete-signup/);
    const mail = await mailTo(post.smtp, email);
    expect(mail.header('From')).toEqual(['Vonk <post@vonk.example>']);
    expect(mail.header('Subject')[0]).toMatch(subject);
    expect(mail.html).toContain(`lang="${locale}"`);
    expect(mail.html).not.toMatch(/<img|<script|src=|@import|url\(/);
    const link = linkIn(mail.text);
    expect(mail.html.replaceAll('&amp;', '&')).toContain(link);
    expect(new URL(link).origin).toBe(baseURL);
    await page.goto(link);
    await expect(page).toHaveURL(/\/activate\/done/);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await page.goto(link);
    await expect(page).toHaveURL(/\/activate\/error\?reason=used/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(used);
    await page.goto(link.replace(/token=[\w-]+/, 'token=none'));
    await expect(page).toHaveURL(/\/activate\/error\?reason=expired/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed);
  });
}

test('[R13] [X03] a forgotten password: the mail over SMTP, its link once, the new password', async ({ page, post, browserErrors }) => {
  browserErrors.allow(/410|404/);
  const email = 'jasper@vonk.test';
  await page.goto('/login');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await page.waitForURL(/\/reset-password$/);
  await expect(page.getByLabel('E-mailadres')).toHaveValue(email);
  await page.getByRole('button', { name: 'Stuur de link' }).click();
  const link = linkIn((await mailTo(post.smtp, email)).text);
  await page.goto(link);
  await page.getByLabel('Nieuw wachtwoord').fill('twee woorden regen');
  await page.getByLabel('Herhaal je wachtwoord').fill('twee woorden regen');
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await expect(page).toHaveURL(/\/members$/);
  await page.goto(link);
  await expect(page.getByText('Link verlopen of invalide, vraag een nieuwe e-mail aan')).toBeVisible();
});

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(demo().password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
}

test('[R16] another address: the mail to the new mailbox confirms it, the one to the old takes it back', async ({ page, post, browserErrors }) => {
  browserErrors.allow(/401|403|404|410|events\.php/);
  const [old, fresh] = ['amara@vonk.test', 'amara@lezer.example'];
  await logIn(page, old);
  await page.waitForURL(/\/members$/);
  await page.goto('/settings/email');
  await page.getByLabel('Nieuw e-mailadres').fill(fresh);
  await page.getByLabel('Je wachtwoord', { exact: true }).fill(demo().password);
  await page.getByRole('button', { name: 'Stuur de bevestigingsmail' }).click();
  const [change, warning] = [await mailTo(post.smtp, fresh), await mailTo(post.smtp, old)];
  expect(warning.text).toContain(fresh);
  for (const mail of [change, warning]) expect(mail.html.replaceAll('&amp;', '&')).toContain(linkIn(mail.text));

  await page.goto(linkIn(change.text));
  await page.getByRole('button', { name: 'Adres bevestigen' }).click();
  await expect(page.getByRole('heading', { name: 'Je e-mailadres is gewijzigd' })).toBeVisible();
  await mailTo(post.smtp, fresh, 1);
  await page.goto(linkIn(warning.text));
  await page.getByRole('button', { name: 'Maak ongedaan' }).click();
  await expect(page.getByRole('heading', { name: 'De wijziging is ongedaan gemaakt' })).toBeVisible();
  await logIn(page, fresh);
  await expect(page.getByText('Login mislukt, probeer opnieuw')).toBeVisible();
  await logIn(page, old);
  await expect(page).toHaveURL(/\/members$/);
});

test('[T13] who left comes back by the link of the mail, once', async ({ page, post, browserErrors }) => {
  browserErrors.allow(/403|404|410|events\.php/);
  const email = 'kofi@vonk.test';
  await logIn(page, email);
  await page.waitForURL(/\/members$/);
  await page.goto('/settings/delete?step=confirm');
  await page.getByLabel('Je wachtwoord, ter controle').fill(demo().password);
  await page.getByRole('button', { name: 'Account verwijderen' }).click();
  await expect(page.getByRole('heading', { name: 'Je account is verwijderd' })).toBeVisible();
  const link = linkIn((await mailTo(post.smtp, email)).text);
  await page.goto(link);
  await page.getByRole('button', { name: 'Haal mijn account terug' }).click();
  await expect(page).toHaveURL(/\/members/);
  await page.goto(link);
  await page.getByRole('button', { name: 'Haal mijn account terug' }).click();
  await expect(page.getByText('Link verlopen of invalide, vraag een nieuwe e-mail aan').or(page.getByRole('heading', { name: 'Deze link werkt niet meer' }))).toBeVisible();
});

test('told to end while a mail is on its way, the server finishes that conversation and notes it: no other sends it again', async () => {
  test.setTimeout(90_000);
  const smtp = await smtpListener();
  const environment = { SMTP_URL: smtp.url, MAIL_FROM: 'Vonk <post@vonk.example>' };
  const dataDir = ownDataDir();
  const sent = () => smtp.taken.filter(({ to }) => to.includes('jasper@vonk.test')).length;
  try {
    const app = await startBuiltApp(environment, { dataDir });
    const slow = smtp.hold();
    const asked = await fetch(`${app.origin}/api/reset-password.php`, {
      method: 'POST', headers: { origin: app.origin, 'content-type': 'application/json' }, body: JSON.stringify({ email: 'jasper@vonk.test' }),
    });
    expect(asked.status).toBe(200);
    await slow.reached;
    const over = app.stop();
    const ready = () => fetch(`${app.origin}/readyz`).then(({ status }) => status, () => 0);
    await expect.poll(ready).not.toBe(200);
    slow.letGo();
    await over;
    expect(sent()).toBe(1);
    const kept = await openDatabase({ dataDir });
    const told = await kept.db.select().from(mails).where(eq(mails.recipient, 'jasper@vonk.test'));
    await kept.close();
    expect(told.map(({ state }) => state)).toEqual(['sent']);
  } finally {
    await smtp.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
