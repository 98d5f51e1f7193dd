// What a PHP server is asked for by a page whose script has not come.
import type { Page } from '@playwright/test';
import { expect, logInAtSecondTry, test } from './php-app';

test.use({ javaScriptEnabled: false });
// A page without script says so of each script; this operator has not every call.
test.beforeEach(({ browserErrors }) => browserErrors.allow(/^csp: GET \S+\/_next\/static\/chunks\//, /404/));

test('[C05] logging in works before any script', async ({ page, php }) => {
  await page.goto('/chats');
  await expect(page).toHaveURL(/\/login\?to=%2Fchats$/);
  await logInAtSecondTry(page, php.operator.email);
  await expect(page).toHaveURL(/\/chats$/);
  await expect(page.getByRole('link', { name: /Noor/ }).first()).toBeVisible();
  expect(php.asked('/api/user.php', 'POST').at(-1)!.headers['x-request-type']).toBe('client');
});

test('[S07] a chat is removed before any script, after the page has asked', async ({ page, php, signIn }) => {
  await signIn();
  await page.goto('/chats');
  const press = async () => {
    await page.getByLabel('Meer over het gesprek met Noor').click();
    await page.getByRole('button', { name: 'Gesprek verwijderen' }).locator('visible=true').click();
  };
  await press();
  const question = page.getByRole('region', { name: 'Gesprek met Noor verwijderen?' });
  await question.getByRole('link', { name: 'Annuleren' }).click();
  await expect(question).toHaveCount(0);
  expect(php.asked('/api/chat.php', 'DELETE')).toEqual([]);
  await press();
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByRole('link', { name: /Noor/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Sam/ }).first()).toBeVisible();
  expect(php.asked('/api/chat.php', 'DELETE')).toHaveLength(1);
});

const noor = { id: '7', name: 'Noor', country: 'NL', status: 'active', main_image: null };
const rose = { key: 'rose', credits: '3' };
const chat = { conversation: { id: '31', profile: noor }, messages: [] };
const shop = { bundles: [{ id: '2', credits: '275', price: { amount: '2495', currency: 'EUR' } }], methods: [{ method: 'directdebit' }], country: 'NL' };

/** A form, by where it stands and what it needs to be sent; what is written in it; and where the call carries what knows one sending from another. */
type Doubtful = { what: string; at: string; answers: Record<string, unknown>; call: string; keyIn: 'body' | 'headers'; field: string; button: string; fill?: (page: Page) => Promise<void> };

const fillAccount = async (page: Page) => {
  const account = { Rekeninghouder: 'R. Jansen', IBAN: 'NL91 ABNA 0417 1643 00', Straat: 'Kade', 'Nr.': '1', Postcode: '3511 AB', Telefoon: '06 12345678' };
  for (const [label, value] of Object.entries(account)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('checkbox', { name: /machtig/ }).check();
  await page.getByRole('checkbox', { name: /^Ik wil mijn credits meteen/ }).check();
};

const doubtful: Doubtful[] = [
  { what: 'a message', at: '/chats/31', answers: { 'GET /api/chat.php': chat }, call: '/api/message.php', keyIn: 'body', field: 'Bericht aan Noor', button: 'Versturen' },
  { what: 'a gift', at: '/members/7/chat?gift=rose', answers: { 'GET /api/chat.php': chat, 'GET /api/gifts.php': { gifts: [rose] } }, call: '/api/message.php', keyIn: 'body', field: 'Berichtje erbij (hoeft niet)', button: 'Roos sturen' },
  {
    what: 'a report', at: '/members/7/report', answers: { 'GET /api/report.php': { member: noor, blocked: '0', messages: [] } }, call: '/api/report.php', keyIn: 'headers', field: 'Toelichting (hoeft niet)', button: 'Melding versturen',
    fill: (page) => page.getByRole('radio', { name: 'Iets anders' }).check(),
  },
  {
    what: 'a complaint', at: '/complaints', answers: {}, call: '/api/complaint.php', keyIn: 'headers', field: 'Wat is er gebeurd?', button: 'Klacht versturen',
    fill: async (page) => {
      await page.getByText('Betaling', { exact: true }).click();
      await page.getByLabel('E-mailadres', { exact: true }).fill('lid@vonk.test');
    },
  },
  { what: 'a debit', at: '/directdebit?bundle=2', answers: { 'GET /api/credits.php': shop, 'GET /api/directdebit.php': { stop: null } }, call: '/api/directdebit.php', keyIn: 'headers', field: 'Plaats', button: 'Stuur me een code', fill: fillAccount },
];

for (const { what, at, answers, call, keyIn, field, button, fill } of doubtful) {
  test(`${what} whose answer tells nobody whether it was taken comes back as it was typed, and goes again as the same one until it is changed`, async ({ page, php, signIn }) => {
    for (const [asked, body] of Object.entries(answers)) php.misbehave(asked, { body });
    php.misbehave(`POST ${call}`, 'html');
    await signIn();
    await page.goto(at);
    await fill?.(page);
    for (const typed of ['Utrecht', null, 'Zeist']) {
      if (typed) await page.getByLabel(field).fill(typed);
      // It stands beside the form and below it; until the stylesheet has come both are seen.
      await page.getByRole('button', { name: button }).locator('visible=true').first().click();
      await expect(page.getByLabel(field)).toHaveValue(typed ?? 'Utrecht');
    }
    const keys = php.asked(call, 'POST').map(({ body, headers }) => (keyIn === 'body' ? (JSON.parse(body) as { client_id: string }).client_id : headers['idempotency-key']));
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{16,}$/), keys[0], expect.not.stringMatching(keys[0]!)]);
  });
}
