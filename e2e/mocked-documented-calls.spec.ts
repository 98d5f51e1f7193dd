// What is pressed in front of a server that has the calls and fields of the specification and no other: it works, or says what the site does not
// offer. Specification, section 7; docs/calls.md says what is without each call.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { EndpointName } from '@/lib/contract/endpoints';
import { agrees } from './checkout';
import { whenLive } from './live';
import { expect, missing, people, test, type Asked, type Mocks } from './mock/test';
import { worlds } from './mock/worlds';
import { accountButton, accountField, fillAccount } from './sign-up';

const notOffered = 'Deze site biedt dit niet aan.';
const said = (page: Page) => page.getByText(notOffered).filter({ visible: true }).first();
const main = (page: Page) => page.getByRole('main');

test.use({ world: 'documented calls only' });
test.describe.configure({ mode: 'parallel', timeout: 120_000 });

type Press = readonly [path: string, press: (page: Page) => Promise<unknown>];
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).filter({ visible: true }).first();
const submit = async (page: Page, name: string | RegExp) => (await whenLive(button(page, name))).click();
const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
};

/** Presses one after the other; after each the page says that the site does not offer it. */
async function allSay(page: Page, presses: readonly Press[]): Promise<void> {
  for (const [path, press] of presses) {
    // What a form had to say stays on its page for half a minute.
    await page.context().clearCookies({ name: /^flash-/ });
    await page.goto(path);
    await expect(said(page), path).toHaveCount(0);
    await press(page);
    await expect(said(page), path).toBeVisible();
  }
}

test.describe('a visitor', () => {
  test.beforeEach(async ({ mock, context, browserErrors }) => {
    browserErrors.allow(/40[45]/);
    mock('getUser', { user: null });
    await context.clearCookies({ name: 'auth' });
  });

  test('is told what the site does not offer where a form or a button needs another call, and keeps what was typed', async ({ page }) => {
    await allSay(page, [
      ['/signup', async () => {
        await whenLive(accountField(page, 'email'));
        await fillAccount(page, { email: 'robin@qa.example' });
        await accountButton(page).click();
      }],
      ['/complaints', async () => {
        await page.getByText('Betaling', { exact: true }).click();
        await fill(page, { 'E-mailadres': 'jan@qa.example', 'Wat is er gebeurd?': 'Dubbel betaald, zie mijn afschrift.' });
        await submit(page, 'Klacht versturen');
      }],
    ]);
    await expect(page.getByLabel('Wat is er gebeurd?')).toHaveValue('Dubbel betaald, zie mijn afschrift.');
    await expect(main(page).getByRole('link', { name: '030-1234567' })).toBeVisible();
  });

  test('is told so on every way back into an account, and can sign in', async ({ page, mock }) => {
    const links = [['/mail-change/do?token=abc', 'Adres bevestigen'], ['/mail-change/do?undo=abc', 'Maak ongedaan'], ['/mail-change/do?unsubscribe=abc', 'Ja, zet ze uit'], ['/account-deleted?token=abc', 'Haal mijn account terug']] as const;
    await allSay(page, [
      ['/reset-password', () => fill(page, { 'E-mailadres': 'robin@qa.example' }).then(() => submit(page, 'Stuur de link'))],
      ['/reset-password/do?token=abc', async () => {
        await fill(page, { 'Nieuw wachtwoord': 'twee woorden regen', 'Herhaal je wachtwoord': 'twee woorden regen' });
        await submit(page, 'Wachtwoord opslaan');
      }],
      ['/activate/error', async () => {
        await fill(page, { 'Stuur een nieuwe link naar': 'robin@qa.example' });
        await submit(page, 'Stuur een nieuwe e-mail');
      }],
      ['/account-deleted', () => fill(page, { 'E-mailadres': 'robin@qa.example' }).then(() => submit(page, 'Stuur de herstellink opnieuw'))],
      ...links.map(([path, name]): Press => [path, () => submit(page, name)]),
    ]);
    await page.goto('/match-finder');
    await page.getByText('Op de dansvloer').click();
    await submit(page, 'Volgende vraag');
    for (let question = 2; question < 7; question += 1) {
      await expect(page.getByText(`Vraag ${question} van 6`)).toBeVisible();
      if (question < 6) await submit(page, 'Overslaan');
    }
    await submit(page, 'Bekijk wie bij je past');
    await expect(said(page)).toBeVisible();

    await page.goto('/login');
    await fill(page, { 'E-mailadres': 'robin@qa.example', Wachtwoord: 'om het even' });
    mock('getUser', (worlds['documented calls only'] as Mocks).getUser!);
    await submit(page, 'Inloggen');
    await expect(page).toHaveURL(/\/members$/);
  });
});

test.describe('a member', () => {
  test.beforeEach(({ browserErrors }) => browserErrors.allow(/40[45]/));

  test('is told what the site does not offer where it is pressed, and what it does offer works', async ({ page, context, asked }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 52.09, longitude: 5.12 });
    await allSay(page, [
      ['/settings/data', () => submit(page, 'Download mijn gegevens')],
      ['/settings/location', async () => {
        await submit(page, 'Zoek mijn plaats');
        await submit(page, 'Zet dit op mijn profiel');
      }],
      ['/settings/delete?step=ways&reason=cost', () => submit(page, 'Dan blijf ik')],
      ['/settings/delete?step=confirm&reason=other', async () => {
        await fill(page, { 'Je wachtwoord, ter controle': 'om het even' });
        await submit(page, 'Account verwijderen');
      }],
      ['/chats', async () => {
        await page.getByLabel('Meer over het gesprek met #7').filter({ visible: true }).first().click();
        await (await whenLive(page.getByRole('button', { name: 'Notificaties van dit gesprek uit' }).filter({ visible: true }).first())).click();
      }],
      ['/chats', async () => {
        await page.getByLabel('Meer over het gesprek met #7').filter({ visible: true }).first().click();
        await page.getByRole('link', { name: 'Blokkeren' }).filter({ visible: true }).first().click();
      }],
    ]);
    await expect(page).toHaveURL(/\/members\/7\/block$/);
    // What a server that keeps no settings cannot do is not there to be pressed.
    await page.goto('/settings/delete?step=ways&reason=other');
    await expect(main(page).getByRole('button', { name: /^Zet (uit|aan)$/ })).toHaveCount(0);

    await page.goto('/likes');
    await submit(page, 'Like #9');
    await expect(page.getByText('Op deze site kun je geen likes geven.')).toBeVisible();
    await page.goto('/settings/language');
    await submit(page, 'English');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect.poll(() => asked('saveLanguage').map(({ body }) => body)).toEqual([{ language: 'en' }]);
    // Nothing among the documented settings says whether a site has the time bonus.
    expect(asked('getDiscountCode').map(({ query }) => query.welcome)).toContain('true');
  });
});

const euros = (amount: number) => ({ amount, currency: 'EUR' });
const withdrawable = {
  payment_id: 'qa-payment-1', credits: 100, amount: 995, currency: 'EUR', number: 'A-20418', bundle: 1, method: 'ideal', state: 'completed', created_at: '2026-11-01T12:00:00Z', paid_at: '2026-11-01T12:01:00Z',
  withdrawal: { until: '2026-11-15', days_left: 5, used: 0, refund: euros(995) },
};
const photos = [1, 2].map((id) => ({ id, filename: `own-${id}.webp`, thumb_filename: `own-${id}-s.webp`, locked: false, private: false }));
const { listMembers, getChat, listIcebreakers, listGifts, listSwipeCards, getCredits, getAccount, getProfile } = worlds.member as Mocks;
/** A server that tells of everything, and takes nothing beyond the calls of the specification. */
const told: Mocks = {
  listMembers, getChat, listIcebreakers, listGifts, listSwipeCards, getAccount,
  getCredits: { ...(getCredits as object), spending: { spent: euros(995), currency: 'EUR', limit: null } } as never,
  getProfile: (asked) => (asked.query.id === '1' ? ({ profile: { id: 1, name: 'Robin', country: 'NL', status: 'active', photos, interests: [], attributes: {} } } as never) : (getProfile as (asked: Asked) => never)(asked)),
  draftReport: { member: people.noor, blocked: false, messages: [] } as never,
  listBlocked: { blocked: [people.sam] } as never,
  listSessions: { sessions: [{ id: 1, current: true, user_agent: 'Chrome' }, { id: 2, user_agent: 'Firefox' }] } as never,
  listNotifications: { notifications: [{ id: 5, kind: 'like', created_at: '2026-11-20T12:00:00Z', read: false, profile: people.noor }], unread: 1 } as never,
  getOrder: { order: withdrawable } as never,
};

test.describe('where a server tells of everything and takes nothing', () => {
  test.beforeEach(({ browserErrors, mock }) => {
    browserErrors.allow(/40[45]/);
    for (const [name, answer] of Object.entries(told)) mock(name as EndpointName, answer as never);
  });

  test('what a member saves says that the site does not offer it', async ({ page }) => {
    await allSay(page, [
      ['/profile', async () => {
        await page.getByRole('textbox', { name: 'Jouw verhaal' }).fill('Ik bouw boomhutten.');
        await submit(page, 'Opslaan');
      }],
      ['/settings/email', async () => {
        await fill(page, { 'Nieuw e-mailadres': 'ander@qa.example', 'Je wachtwoord': 'om het even' });
        await submit(page, 'Stuur de bevestigingsmail');
      }],
      ['/settings/password', async () => {
        await fill(page, { 'Oud wachtwoord': 'om het even', 'Nieuw wachtwoord': 'twee woorden regen', 'Herhaal je wachtwoord': 'twee woorden regen' });
        await submit(page, 'Wachtwoord opslaan');
      }],
      ['/settings/notifications', () => submit(page, 'Opslaan')],
      ['/settings/privacy', async () => (await whenLive(page.getByRole('switch', { name: 'Onzichtbare modus' }))).click()],
      ['/settings/sessions', () => submit(page, /^Uitloggen: /)],
      ['/settings/blocked', () => submit(page, /^Deblokkeren/)],
      ['/notifications', () => submit(page, 'Alles als gelezen markeren')],
      ['/settings/photos', async () => {
        await page.locator('.tile-menu summary').first().click();
        await submit(page, 'Privé maken');
      }],
      ['/settings/photos', async () => {
        await page.locator('.tile-menu summary').first().click();
        await (await whenLive(page.locator('.tile-menu[open]').getByRole('link', { name: 'Verwijderen' }))).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
      }],
      ['/settings/photos', async () => {
        const buffer = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#a65' } }).jpeg().toBuffer();
        await expect(page.locator('input[type=file]')).toHaveAttribute('multiple');
        await page.locator('input[type=file]').setInputFiles({ name: 'ik.jpg', mimeType: 'image/jpeg', buffer });
        await page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click();
      }],
    ]);
  });

  test('what a member sends, buys or gives says that the site does not offer it', async ({ page, mock }) => {
    mock('listGifts', missing);
    await allSay(page, [['/chats/3', async () => (await whenLive(page.getByRole('link', { name: /^Cadeau sturen aan/ }).first())).click()]]);
    mock('listGifts', listGifts!);
    await allSay(page, [
      ['/chats/3', async () => {
        await (await whenLive(page.getByRole('textbox', { name: /^Bericht aan/ }))).fill('Graag koffie');
        await page.keyboard.press('Enter');
      }],
      ['/members/7/chat?gift=coffee', () => submit(page, /^Koffie sturen/)],
      ['/swipe-game', () => submit(page, 'Like Noor')],
      ['/members/7/block', () => submit(page, 'Blokkeren')],
      ['/members/7/report', async () => {
        await page.getByRole('radio', { name: /Lijkt jonger dan 18/ }).check();
        await submit(page, 'Melding versturen');
      }],
      ['/credits#limit', async () => {
        await page.locator('#limit summary').click();
        await page.locator('#limit input[name=limit]').fill('50');
        await page.locator('#limit [type=submit]').click();
      }],
      ['/transactions/qa-payment-1?step=withdraw', async () => {
        await fill(page, { 'Ontvangstbewijs naar': 'robin@qa.example' });
        await submit(page, 'Herroeping bevestigen');
      }],
    ]);
    await page.goto('/members/7');
    await submit(page, 'Like Noor');
    await expect(page.getByText('Op deze site kun je geen likes geven.').filter({ visible: true }).first()).toBeVisible();
    await page.goto('/credits/1/ideal');
    await agrees(page);
    await page.getByRole('button', { name: /betalingsverplichting/ }).filter({ visible: true }).last().click();
    await expect(page.getByText(/Betalen lukt nu even niet\. Er is niets afgeschreven\./)).toBeVisible();
  });

  test('a block that is not offered leaves the conversation in the list', async ({ page }) => {
    await page.goto('/chats');
    const row = page.getByRole('link', { name: /#7/ }).first();
    // Until its script is there the link leads to the page.
    await whenLive(page.locator('.safety-dialog'));
    await page.getByLabel('Meer over het gesprek met #7').filter({ visible: true }).first().click();
    await page.getByRole('link', { name: 'Blokkeren' }).filter({ visible: true }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Blokkeren' }).click();
    await expect(page.getByRole('dialog').getByText(notOffered)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row).toBeVisible();
  });
});
