// The tools of QA, used as docs/qa.md says: a world by name, any call mocked in one line for server rendering and browser alike, side by
// side, a moved clock on both sides, a recording played again.
import { readFileSync } from 'node:fs';
import { locales, localeTable, type Locale } from '@/lib/site/languages/locales';
import { agrees } from './checkout';
import { whenLive } from './live';
import { answer, expect, fail, missing, people, refuse, test } from './mock/test';
import type { Page } from '@playwright/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ visible: true });
const composer = (page: Page) => page.getByRole('textbox', { name: /^Bericht aan/ });

test.describe('a member', () => {
  test.use({ world: 'member' });

  test('one line holds for the page that the server draws and for what the browser asks after it', async ({ page, mock, asked }) => {
    mock('listChats', { chats: [{ conversation: { id: 3 }, profile: { ...people.iris, name: 'Alleen Iris' }, num_unread_messages: 1 }] });
    const drawn = await (await page.goto('/chats'))!.text();
    expect(drawn).toContain('Alleen Iris');
    await expect(page.getByRole('link', { name: /Alleen Iris/ })).toBeVisible();
    expect(asked('listChats').every(({ headers }) => headers.cookie?.includes('auth=qa'))).toBe(true);
    mock('listChats', { chats: [] });
    await page.goto('/members');
    await page.goto('/chats');
    await expect(page.getByRole('link', { name: /Alleen Iris/ })).toHaveCount(0);
  });

  test('what the app keeps of a server changes in the middle of a test too, also on pages that are kept for everybody', async ({ page, mock, context }) => {
    await page.goto('/members');
    await expect(page).toHaveTitle(/Vonk van QA/);
    mock('getSettings', { settings: { name: 'Vuur van QA', domain_language: 'nl', cdn_prefix: 'https://cdn.qa.example/', countries: ['NL'], logged_out_search: 'all' } });
    await page.goto('/members');
    await expect(page).toHaveTitle(/Vuur van QA/);
    await context.clearCookies({ name: 'auth' });
    await page.goto('/pages/terms');
    await expect(page.locator('body')).toContainText('QA Media B.V.');
    mock('getCompanyInfo', { name: 'Een ander B.V.', country: 'NL' });
    await page.goto('/pages/terms');
    await expect(page.locator('body')).toContainText('Een ander B.V.');
    mock('getInterests', { interests: ['travel'] });
    mock('getRegions', { regions: { NL: [{ code: 'NL-ZE', name: 'Zeeland' }] } });
    await page.goto('/members');
    await expect(page.locator('main').getByText('Zeeland')).not.toHaveCount(0);
  });

  test('[C01] a call that fails twice is asked a third time, and the person notices nothing', async ({ page, mock, asked, browserErrors }) => {
    browserErrors.allow(/500/);
    await page.goto('/chats/3');
    mock('sendMessage', fail(500), { times: 2 });
    await expect(composer(page)).toBeVisible();
    await composer(page).fill('Graag koffie');
    await composer(page).press('Enter');
    await expect.poll(() => asked('sendMessage').length, { timeout: 20_000 }).toBe(3);
    await expect(page.getByRole('log').getByText('Graag koffie')).toHaveCount(1);
    expect(new Set(asked('sendMessage').map(({ body }) => (body as { client_id: string }).client_id)).size).toBe(1);
  });

  test('[T06] opening a chat sets its unread count to 0, whatever the list of the server still says', async ({ page, asked }) => {
    await page.goto('/chats');
    const noor = page.getByRole('link', { name: /Noor/ }).filter({ visible: true }).first();
    await expect(noor).toContainText('2 ongelezen berichten');
    await noor.click();
    await expect(composer(page)).toBeVisible();
    await expect(noor).not.toContainText('ongelezen');
    await expect.poll(() => asked('markRead').length).toBeGreaterThan(0);
    await expect(noor).not.toContainText('ongelezen');
  });

  test('[T07][X07] after a chat that could not be removed the list is as the server has it by then', async ({ page, mock, asked, browserErrors }) => {
    browserErrors.allow(/409/);
    const list = (unread: number) => ({ chats: [{ conversation: { id: 3 }, profile: people.noor, num_unread_messages: 2 }, { conversation: { id: 4 }, profile: people.sam, num_unread_messages: unread }] });
    const line = (name: string) => page.locator('.chat-link').filter({ hasText: name });
    mock('listChats', list(1));
    mock('removeChat', answer(409, { error: 'nee' }));
    await page.goto('/chats');
    await expect(line('Sam')).toContainText('1 ongelezen bericht');
    // The next time that the list is asked for by itself is a minute after this one.
    const drawn = asked('listChats').length;
    await expect.poll(() => asked('listChats').length).toBeGreaterThan(drawn);
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(`${dialog.type()}: ${dialog.message()}`);
      void dialog.accept();
    });
    await page.getByLabel('Meer over het gesprek met Noor').click();
    await (await whenLive(page.getByRole('button', { name: 'Gesprek verwijderen' }).locator('visible=true'))).click();
    mock('listChats', list(7));
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
    await expect.poll(() => alerts).toEqual(['alert: Deze chat is niet verwijderd. Probeer het opnieuw.']);
    await expect(line('Noor')).toBeVisible();
    await expect(line('Sam')).toContainText('7 ongelezen berichten');
  });

  test('a call that the server does not have is said so, on its page', async ({ page, mock, browserErrors }) => {
    browserErrors.allow(/404/);
    mock('listNotifications', missing);
    await page.goto('/notifications');
    await expect(page.locator('main')).toContainText(/niet/i);
  });

  test('what the server does not have is said where it is pressed, in words, and never taken for done', async ({ page, mock, browserErrors }) => {
    browserErrors.allow(/40[45]/);
    for (const call of ['muteChat', 'unsendMessage', 'createOrder'] as const) mock(call, missing);
    mock('getChat', { conversation: { id: 3, profile: people.noor }, messages: [{ id: 50, conversation: 3, mine: true, text: 'Nog niet gelezen', sent_at: new Date().toISOString(), client_id: 'qa-message-00000050', read: false }], has_older: false });
    await page.goto('/chats/3');
    await expect(composer(page)).toBeVisible();
    await page.getByLabel(/^Meer over/).first().click();
    const mute = page.getByRole('button', { name: 'Notificaties van dit gesprek uit' }).filter({ visible: true }).first();
    await (await whenLive(mute)).click();
    await expect(page.locator('.toast').getByText('Deze site biedt dit niet aan.')).toBeVisible();
    await page.getByLabel(/^Meer over/).first().click();
    await expect(page.getByRole('button', { name: 'Notificaties van dit gesprek uit' }).filter({ visible: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.locator('.message-menu summary').first().click();
    await page.getByRole('button', { name: /intrekken/i }).filter({ visible: true }).first().click();
    await expect(page.getByText('Deze site biedt dit niet aan.').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('log').getByText('Nog niet gelezen')).toBeVisible();
    await page.goto('/credits/1/ideal');
    await agrees(page);
    await page.getByRole('button', { name: /betalingsverplichting/ }).filter({ visible: true }).last().click();
    await expect(page.getByText(/Betalen lukt nu even niet\. Er is niets afgeschreven\./)).toBeVisible();
  });

  test('a field of a wrong kind, and a status with words of its own, are told on the page', async ({ page, mock, asked, browserErrors }) => {
    browserErrors.allow(/409|503/);
    await page.goto('/chats/3');
    await expect(composer(page)).toBeVisible();
    mock('sendMessage', answer(409, { error: 'Iets van deze server', hint: 4 }));
    await composer(page).fill('Graag koffie');
    await composer(page).press('Enter');
    await expect.poll(() => asked('sendMessage').length).toBeGreaterThan(0);
    await expect(page.getByRole('log').getByText(/niet verstuurd/i).first()).toBeVisible();
    mock('listChats', answer(200, { chats: 'geen' }));
    expect((await page.goto('/chats'))?.status()).toBe(503);
    await expect(heading(page)).toHaveText('Er is een fout opgetreden, probeer het later opnieuw.');
  });

  test('a server that does not say who is there is told in the reader’s language, and stays told once the page is alive', async ({ page, mock, browserErrors }) => {
    browserErrors.allow(/503/);
    mock('getUser', fail(503, 60));
    for (const path of ['/settings/blocked', '/swipe-game', '/likes', '/credits', '/settings/no-such-section']) {
      expect((await page.goto(path))?.status(), path).toBe(503);
      await expect(heading(page), path).toHaveText('Er is een fout opgetreden, probeer het later opnieuw.');
    }
  });

  test('[T01] a session that is over leads to the front page, whichever call says so', async ({ page, mock, browserErrors }) => {
    browserErrors.allow(/403/);
    await page.goto('/chats/3');
    await expect(composer(page)).toBeVisible();
    mock('sendMessage', refuse('authentication_required'));
    mock('getUser', { user: null });
    await composer(page).fill('Nog daar?');
    await composer(page).press('Enter');
    await page.waitForURL((url) => url.pathname === '/');
  });
});

test.describe('without credits', () => {
  test.use({ world: 'no credits' });

  test('a message waits, and the way to credits is there', async ({ page, browserErrors }) => {
    browserErrors.allow(/402/);
    await page.goto('/chats/3');
    await expect(composer(page)).toBeVisible();
    await composer(page).fill('Mag ik nog wat zeggen?');
    await composer(page).press('Enter');
    await expect(page.getByRole('log').getByText('Mag ik nog wat zeggen?')).toBeVisible();
    await expect(page.locator('a[href^="/credits"]').filter({ visible: true }).first()).toBeVisible();
  });
});

test.describe('all fictional', () => {
  test.use({ world: 'all fictional' });

  test('[A05] every card of search carries the label', async ({ page }) => {
    await page.goto('/members');
    for (const { id, name } of [people.noor, people.sam, people.iris, people.fien, people.mila]) {
      const card = page.locator(`main a[href="/members/${id}"]`);
      await expect(card, name).toContainText(name);
      for (const words of ['Fictief profiel', 'Fysiek contact niet mogelijk']) await expect(card.getByText(words), `${name}: ${words}`).toBeVisible();
    }
  });

  const carriesIt = async (page: Page, baseURL: string | undefined, languages: readonly Locale[], paths: readonly string[]) => {
    for (const locale of languages) {
      const { fictional } = JSON.parse(readFileSync(`locales/${localeTable[locale].file}`, 'utf8')) as { fictional: { warning: string } };
      await page.context().addCookies([{ name: 'locale', value: locale, url: baseURL! }]);
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('main').getByText(fictional.warning).filter({ visible: true }).first(), `${path}, ${locale}`).toBeVisible();
      }
    }
  };

  test('[A05] a profile, a conversation and its list, likes, a match and the swipe game carry it in Dutch and English', async ({ page, baseURL }) => {
    await carriesIt(page, baseURL, ['nl', 'en'], ['/members/7', '/chats', '/chats/3', '/likes', '/likes/given', '/likes/m/8', '/swipe-game']);
  });

  test.describe('before any script', () => {
    test.use({ javaScriptEnabled: false });

    test('[A05] a profile and a conversation carry it in every other language', async ({ page, baseURL }) => {
      await carriesIt(page, baseURL, locales.filter((locale) => !['nl', 'en'].includes(locale)), ['/members/7', '/chats/3']);
    });
  });
});

test.describe('a server that is down', () => {
  test.use({ world: 'server down' });

  test('is a page of its own, with the status of it', async ({ page, browserErrors }) => {
    browserErrors.allow(/503/);
    const response = await page.goto('/members');
    expect(response?.status()).toBe(503);
    await expect(heading(page)).toBeVisible();
  });
});

test.describe('a recording', () => {
  test.use({ scenario: 'two-conversations' });

  test('is played again, each answer in its turn', async ({ page }) => {
    await page.goto('/chats');
    await expect(page.getByRole('link', { name: /Noor/ })).toBeVisible();
    await page.goto('/likes');
    await page.goto('/chats');
    await expect(page.getByRole('link', { name: /Sam/ })).toBeVisible();
  });
});

test.describe('a recording that begins with a login', () => {
  test.use({ scenario: 'documented-server', signedIn: true });

  test('begins past its login where a test says so, and can be signed out of and into again', async ({ page }) => {
    await page.goto('/likes/m/7');
    await expect(page.getByText('Noor en jij vinden elkaar leuk.')).toBeVisible();
    await page.context().clearCookies({ name: 'auth' });
    await page.goto('/chats');
    await expect(page).toHaveURL(/\/login\?to=%2Fchats$/);
    await page.getByLabel('E-mailadres').fill('wie@qa.example');
    await page.getByLabel('Wachtwoord', { exact: true }).fill('om het even');
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await expect(page.getByRole('link', { name: /Noor/ }).first()).toBeVisible();
  });
});
