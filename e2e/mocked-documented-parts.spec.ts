// What of a page works in front of a server that has the calls of the specification and no other, where another call would make the rest. Specification, section 7.
import type { Page } from '@playwright/test';
import type { Answer } from '@/lib/contract/endpoint';
import type { endpoints } from '@/lib/contract/endpoints';
import { documentedWorld } from './mock/documented-world';
import { expect, test } from './mock/test';
import { accountButton, accountField, accountForm, fillAccount, onScreen, type Account } from './sign-up';

const notOffered = 'Deze site biedt dit niet aan.';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const { user } = documentedWorld.getUser as Answer<(typeof endpoints)['getUser']>;

test.use({ world: 'documented calls only' });

test('/members stands without its list, and says so: every page leads back there', async ({ page }) => {
  expect((await page.goto('/members'))?.status()).toBe(200);
  await expect(page.getByRole('link', { name: /Berichten/ }).locator('visible=true').first()).toBeVisible();
  await expect(page.getByRole('main').getByText(notOffered)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('the settings offer what this server can keep, and never send it what it would read as a language', async ({ page, asked, browserErrors }) => {
  browserErrors.allow(/40[45]/);
  for (const section of ['password', 'notifications', 'privacy', 'email', 'blocked', 'sessions']) {
    await page.goto(`/settings/${section}`);
    await expect(page.getByRole('main').getByText(notOffered)).toBeVisible();
    await expect(page.locator('.account-page form')).toHaveCount(0);
  }
  for (const [section, what] of [['language', page.getByRole('button', { name: 'English' }).filter({ visible: true }).first()], ['push', page.getByRole('switch')], ['location', page.getByRole('button', { name: 'Zoek mijn plaats' })]] as const) {
    expect((await page.goto(`/settings/${section}`))?.status()).toBe(200);
    await expect(what).toBeVisible();
  }
  expect((await page.goto('/settings'))?.status()).toBe(200);
  await expect(page.getByRole('link', { name: 'Taal' }).filter({ visible: true }).first()).toBeVisible();
  expect(asked('saveLanguage')).toEqual([]);
});

test('[T14] why no mails are sent is told where they would be chosen, each cause in its words', async ({ page, mock, browserErrors }) => {
  browserErrors.allow(/40[45]/);
  for (const [cause, says] of [['fbl', 'E-mails uit na spammelding'], ['bounce', 'E-mails uit: niet te bezorgen'], ['list-unsubscribe', 'Je hebt onze e-mails uitgezet']] as const) {
    mock('getUser', { user: { ...user!, notifications_disabled: [cause] } });
    expect((await page.goto('/settings/notifications'))?.status()).toBe(200);
    await expect(page.getByRole('main').getByText(says)).toBeVisible();
    await expect(page.getByText(notOffered)).toHaveCount(0);
    await expect(page.getByRole('main').locator('.settings-section form')).toHaveCount(0);
  }
});

test('[T05] [S21] [E06] the title and the badges count chats and likes as soon as a page stands', async ({ page, asked }) => {
  await page.goto('/premium');
  await expect(page).toHaveTitle(/^\(3\) /);
  // Before the member is asked for anew, which the browser does after five seconds.
  expect(asked('getUser').filter(({ headers }) => headers['sec-fetch-site'])).toEqual([]);
});

test('/premium stands, without a claim whose source no documented setting tells', async ({ page }) => {
  expect((await page.goto('/premium'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible();
  await expect(page.getByText('46%')).toHaveCount(0);
});

test('[T06] a profile that was opened is new no more, though nothing of it can be shown', async ({ page, browserErrors }) => {
  browserErrors.allow(/404/);
  await page.goto('/likes');
  await expect(page).toHaveTitle(/^\(3\) /);
  await page.getByRole('link', { name: /#9/ }).first().click();
  await expect(heading(page).filter({ hasText: notOffered })).toBeVisible();
  await expect(page).toHaveTitle(/^\(2\) /);
});

test('[T06] a conversation that was opened is unread no more, though nothing of it can be shown', async ({ page, browserErrors }) => {
  browserErrors.allow(/404/);
  await page.goto('/chats');
  await expect(page).toHaveTitle(/^\(3\) /);
  await page.locator('.chat-link').filter({ hasText: 'ongelezen' }).first().click();
  await expect(heading(page).filter({ hasText: notOffered })).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) /);
});

test('a profile and its conversation say that the site does not offer them, and lead back to the front page', async ({ page, browserErrors }) => {
  browserErrors.allow(/404/);
  for (const path of ['/members/7', '/members/7/chat', '/chats/31']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(heading(page).filter({ hasText: notOffered })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Terug naar de startpagina' })).toBeVisible();
  }
});

test('[E06] [E07] whom the lists do not name goes by the number, in every place', async ({ page, mock }) => {
  mock('listChats', { chats: [{ conversation: { id: 31 }, profile: { id: 7 }, num_unread_messages: 2 }] });
  mock('listLikes', { profiles: [{ id: 7, like_new: false }], liked_by: [{ id: 7, like_new: true }] });
  await page.goto('/chats');
  await expect(page.getByRole('link', { name: /#7/ }).first()).toBeVisible();
  await page.goto('/likes/matches');
  await expect(page.getByRole('button', { name: 'Like #7' })).toBeVisible();
  await page.goto('/likes/m/7');
  await expect(page.getByText('#7 en jij vinden elkaar leuk.')).toBeVisible();
});

test('[R14] who is signed in and comes to sign-up is led to the members, where the server knows of no steps', async ({ page }) => {
  await page.goto('/signup');
  await expect(page).toHaveURL(/\/members$/);
});

test.describe('a visitor', () => {
  test.use({ signedIn: false });

  test('a lander around a member that nobody can be asked for has its status each time, and a title', async ({ page, mock, browserErrors }) => {
    browserErrors.allow(/404/);
    mock('getUser', { user: null });
    for (let round = 0; round < 3; round++) {
      expect((await page.goto('/members/7/landing'))?.status()).toBe(404);
      await expect(page).toHaveTitle(/^Deze site biedt dit niet aan\./);
    }
    await expect(page.getByRole('link', { name: 'Probeer opnieuw' })).toHaveCount(0);
  });

  test('[V01] [V02] [V03] [V04] [X04] is told in the words of the specification what the browser alone can tell, and nothing is sent', async ({ page, mock, asked }) => {
    mock('getUser', { user: null });
    await page.goto('/signup');
    const email = accountField(page, 'email');
    const says = (words: string) => expect(accountForm(page).getByText(words, { exact: true })).toBeVisible();
    await email.fill('robin@');
    await accountButton(page).click();
    await says('Ongeldige e-mail');
    await email.fill('robin@gmial.com');
    await email.blur();
    await says('Bedoel je robin@gmail.com?');
    await accountForm(page).getByRole('button', { name: 'robin@gmail.com' }).click();
    await expect(email).toHaveValue('robin@gmail.com');

    const faults: [Partial<Account>, string][] = [
      [{ name: '@robin' }, 'Je profielnaam mag niet beginnen met een @'],
      [{ name: 'robin@gmail.com' }, 'Je profielnaam moet anders zijn dan je e-mailadres'],
      [{ born: ['14', '3', String(new Date().getFullYear() - 15)] }, 'Vul uw geboortedatum in (18+ jaar)'],
      [{ born: ['31', '2', '1990'] }, 'Ongeldige geboortedatum.'],
    ];
    for (const [wrong, words] of faults) {
      await fillAccount(page, { email: 'robin@gmail.com', ...wrong }, 'profile');
      await accountButton(page).click();
      await says(words);
    }
    await onScreen(page, 'profile');

    await page.goto('/reset-password/do?token=abc');
    await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill('twee woorden regen');
    await page.getByLabel('Herhaal je wachtwoord', { exact: true }).fill('twee woorden zon');
    await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
    await expect(page.getByText('De opgegeven wachtwoorden zijn niet gelijk.', { exact: true })).toBeVisible();
    expect([...asked('signUp'), ...asked('resetPassword')]).toEqual([]);

    await page.goto('/activate/error');
    await expect(heading(page)).toHaveText('Activeren mislukt');
  });
});
