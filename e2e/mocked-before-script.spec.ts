// What a server is asked for by a page whose script has not come.
import type { Page } from '@playwright/test';
import type { EndpointName } from '@/lib/contract/endpoints';
import { isSignedIn } from './mock/session';
import { expect, html, member, people, refuse, test, type Mocks } from './mock/test';
import { worlds } from './mock/worlds';

test.use({ world: 'member', javaScriptEnabled: false });

test.describe('a visitor', () => {
  test.use({ signedIn: false });

  test('[C05] logging in works before any script, at the second try too', async ({ page, mock, asked }) => {
    mock('getUser', ({ headers }) => ({ user: isSignedIn(headers) ? member : null }));
    mock('login', ({ body }) => ((body as { password: string }).password === 'zonnebloem' ? { user: member } : refuse('login_failed')));
    const email = page.getByLabel('E-mailadres');
    const logIn = async (password: string) => {
      await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Inloggen' }).click();
    };
    await page.goto('/chats');
    await expect(page).toHaveURL(/\/login\?to=%2Fchats$/);
    await email.fill('robin@qa.example');
    await logIn('verkeerd');
    await expect(page.getByText('Login mislukt, probeer opnieuw')).toBeVisible();
    await expect(email).toHaveValue('robin@qa.example');
    await logIn('zonnebloem');
    await expect(page).toHaveURL(/\/chats$/);
    await expect(page.getByRole('link', { name: /Noor/ }).first()).toBeVisible();
    expect(asked('login').at(-1)!.headers['x-request-type']).toBe('client');
  });
});

test('[S07] a chat is removed before any script, after the page has asked', async ({ page, mock, asked }) => {
  const { chats } = (worlds.member as Mocks).listChats as { chats: { profile: { id: number } }[] };
  mock('removeChat', () => {
    mock('listChats', { chats: chats.filter(({ profile }) => profile.id !== people.noor.id) } as never);
    return {};
  });
  await page.goto('/chats');
  const press = async () => {
    await page.getByLabel('Meer over het gesprek met Noor').click();
    await page.getByRole('button', { name: 'Gesprek verwijderen' }).locator('visible=true').click();
  };
  await press();
  const question = page.getByRole('region', { name: 'Gesprek met Noor verwijderen?' });
  await question.getByRole('link', { name: 'Annuleren' }).click();
  await expect(question).toHaveCount(0);
  expect(asked('removeChat')).toEqual([]);
  await press();
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByRole('link', { name: /Noor/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Sam/ }).first()).toBeVisible();
  expect(asked('removeChat')).toHaveLength(1);
});

const shop = { bundles: [{ id: 2, credits: 275, price: { amount: 2495, currency: 'EUR' } }], methods: [{ method: 'directdebit' }], country: 'NL' };

/** A form, by where it stands and what it needs to be sent; what is written in it; and where the call carries what knows one sending from another. */
type Doubtful = { what: string; at: string; answers?: Mocks; call: EndpointName; keyIn: 'body' | 'headers'; field: string; button: string; fill?: (page: Page) => Promise<void> };

const fillAccount = async (page: Page) => {
  const account = { Rekeninghouder: 'R. Jansen', IBAN: 'NL91 ABNA 0417 1643 00', Straat: 'Kade', 'Nr.': '1', Postcode: '3511 AB', Telefoon: '06 12345678' };
  for (const [label, value] of Object.entries(account)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('checkbox', { name: /machtig/ }).check();
  await page.getByRole('checkbox', { name: /^Ik wil mijn credits meteen/ }).check();
};

const doubtful: Doubtful[] = [
  { what: 'a message', at: '/chats/3', call: 'sendMessage', keyIn: 'body', field: 'Bericht aan Noor', button: 'Versturen' },
  { what: 'a gift', at: '/members/7/chat?gift=rose', call: 'sendMessage', keyIn: 'body', field: 'Berichtje erbij (hoeft niet)', button: 'Roos sturen' },
  {
    what: 'a report', at: '/members/7/report', answers: { draftReport: { member: people.noor, blocked: false, messages: [] } as never }, call: 'sendReport', keyIn: 'headers', field: 'Toelichting (hoeft niet)', button: 'Melding versturen',
    fill: (page) => page.getByRole('radio', { name: 'Iets anders' }).check(),
  },
  {
    what: 'a complaint', at: '/complaints', call: 'sendComplaint', keyIn: 'headers', field: 'Wat is er gebeurd?', button: 'Klacht versturen',
    fill: async (page) => {
      await page.getByText('Betaling', { exact: true }).click();
      await page.getByLabel('E-mailadres', { exact: true }).fill('lid@vonk.test');
    },
  },
  { what: 'a debit', at: '/directdebit?bundle=2', answers: { getCredits: shop as never, getDirectDebit: { stop: null } as never }, call: 'startDirectDebit', keyIn: 'headers', field: 'Plaats', button: 'Stuur me een code', fill: fillAccount },
];

for (const { what, at, answers = {}, call, keyIn, field, button, fill } of doubtful) {
  test(`${what} whose answer tells nobody whether it was taken comes back as it was typed, and goes again as the same one until it is changed`, async ({ page, mock, asked }) => {
    for (const [name, body] of Object.entries(answers)) mock(name as EndpointName, body as never);
    mock(call, html);
    await page.goto(at);
    await fill?.(page);
    for (const typed of ['Utrecht', null, 'Zeist']) {
      if (typed) await page.getByLabel(field).fill(typed);
      // It stands beside the form and below it; until the stylesheet has come both are seen.
      await page.getByRole('button', { name: button }).locator('visible=true').first().click();
      await expect(page.getByLabel(field)).toHaveValue(typed ?? 'Utrecht');
    }
    const keys = asked(call).map(({ body, headers }) => (keyIn === 'body' ? (body as { client_id: string }).client_id : headers['idempotency-key']));
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{16,}$/), keys[0], expect.not.stringMatching(keys[0]!)]);
  });
}
