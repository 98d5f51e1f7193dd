// Mails as readers get them: over a real SMTP conversation, with links that are followed out of the mail. Specification, sections 2, 4 and 8. (S03, R13, R15, X03, X04)
import type { Page } from '@playwright/test';
import { readMail, smtpListener, type SmtpListener } from '@/lib/server/testing/smtp-listener';
import { expect, test as base } from './fixtures';
import { withSecondApp } from './second-app';

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
  baseURL: async ({ post }, use) => use(`http://localhost:${post.port}`),
});

/** The newest mail to somebody, once it has come; those before it are `after`. */
async function mailTo(smtp: SmtpListener, email: string, after = 0) {
  const mails = () => smtp.taken.filter(({ to }) => to.includes(email));
  await expect.poll(() => mails().length, { message: `a mail to ${email}`, timeout: 15_000 }).toBeGreaterThan(after);
  return readMail(mails().at(-1)!);
}
const linkIn = (text: string) => /https?:\/\/\S*token=[\w-]+/.exec(text)![0];

async function fillAccount(page: Page, email: string): Promise<void> {
  const form = page.locator('form[action="/forms/signup"]');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=password]').fill('zon achter de wolken');
  await form.locator('[name=name]').fill('Robin');
  for (const [part, value] of [['day', '14'], ['month', '3'], ['year', '1990']]) await form.locator(`[name=birth_${part}]`).selectOption(value!);
  await form.locator('[type=submit]').click();
}

for (const [locale, subject] of [['nl', /bevestig/i], ['de', /bestätig/i], ['pl', /potwierdź/i]] as const) {
  test(`[S03] [R15] [X04] ${locale}: sign-up, the mail that comes over SMTP, and its link, which works once`, async ({ page, context, baseURL, post, complaints }) => {
    // The link begins a session of its own: the page that is being left may still ask with the one before.
    complaints.allow(/410|404|events\.php/);
    const email = `robin-${locale}@lezer.example`;
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL! }]);
    await page.goto('/signup');
    await fillAccount(page, email);
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
  });
}

test('[R13] [X03] a forgotten password: the mail over SMTP, its link once, the new password', async ({ page, post, complaints }) => {
  complaints.allow(/410|404/);
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
