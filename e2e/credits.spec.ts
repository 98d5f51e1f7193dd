// Buying credits, by hand: a code, the total on the button, the payment page, what became of it; and with no script. Specification, sections 2, 4, 5 and 8.
import type { Locator, Page } from '@playwright/test';
import { agrees, ends, orders, toCheckout } from './checkout';
import { findings, findingsAtBothWidths } from './broken-rules';
import { demo, expect, test } from './fixtures';
import { runClockUntil } from './live';

test.describe.configure({ mode: 'parallel' });

const payButton = (page: Page) => page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ });

/** What an outcome says once it is known: a page without script says how to look again. */
async function isThere(page: Page, word: Locator): Promise<void> {
  const again = page.getByRole('link', { name: 'Kijk opnieuw' });
  await expect(async () => {
    await expect(word.or(again).first()).toBeVisible({ timeout: 2_000 });
    if (await again.isVisible()) await again.click();
    await expect(word).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
}

/** Buys the first time by a card that is kept and will do as it says; then repeats the order. */
async function repeatsWith(page: Page, card: string): Promise<void> {
  await page.locator('.pay-method-row', { hasText: 'Creditcard' }).click();
  await page.getByLabel('Bewaar mijn kaart').check();
  await orders(page);
  await ends(page, 'Pay', card);
  await isThere(page, page.getByRole('heading', { name: 'Gelukt, veel plezier' }));
  await page.goto(new URL('/credits/repeat-order', page.url()).href);
  await expect(page.getByText('We rekenen af met de kaart die je vorige keer gebruikte.')).toBeVisible();
  await orders(page);
}

/** What a declined repeat order says and offers; its card is not charged blindly again, and can be let go of. */
async function isDeclined(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Betaling mislukt' })).toBeVisible();
  await expect(page.getByText('Je kaart is geweigerd. Probeer het opnieuw of betaal met PayPal.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Probeer opnieuw' })).toHaveAttribute('href', /^\/credits\/\d+\/card$/);
  const outcome = page.url();
  await page.goto(new URL('/credits/repeat-order', outcome).href);
  await expect(payButton(page)).toBeVisible();
  await expect(page.getByText('We rekenen af met de kaart')).toHaveCount(0);
  await orders(page);
  await expect(page.getByRole('link', { name: 'Naar de betaalpagina' })).toBeVisible();
  await page.goto(new URL('/credits/repeat-order', outcome).href);
  await page.getByRole('button', { name: 'Bewaarde kaart verwijderen' }).click();
  await expect(page.getByText('Je bewaarde kaart is verwijderd.')).toBeVisible();
  await page.goto(outcome);
  await page.getByRole('link', { name: 'Betaal met PayPal' }).click();
  await expect(page.locator('input[name=method][value=paypal]')).toBeChecked();
  await orders(page);
  await ends(page, 'Pay');
  await isThere(page, page.getByRole('heading', { name: 'Gelukt, veel plezier' }));
}

test('[R09] [S08] [V06] [T12] [P03] a code that is none and one that counts, the total on the button, paid, and premium at once', async ({ newMember, browserErrors }) => {
  browserErrors.allow(/404/);
  const { page } = await newMember();
  await page.goto('/credits?back=/chats');
  // A new member has the time bonus for four hours: it counts by itself, and can be taken off.
  await expect(page.locator('.order-lines')).toContainText('TIMEBONUS25');
  await expect(payButton(page)).toHaveText(/€\s18,71/);
  // The button does something once its script is there.
  await expect(async () => {
    await page.getByRole('button', { name: 'Code weghalen' }).click({ timeout: 1_000 });
    await expect(page.getByLabel('Kortingscode')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByLabel('Kortingscode').fill('gratis');
  await page.getByRole('button', { name: 'Toepassen' }).click();
  await expect(page.getByText('Code niet gevonden')).toBeVisible();
  await expect(page.getByLabel('Kortingscode')).toHaveValue('gratis');
  await page.getByLabel('Kortingscode').fill('zomer10');
  await page.getByLabel('Kortingscode').press('Enter');
  await expect(payButton(page)).toHaveText(/€\s22,45/);
  expect(await findings(page)).toEqual([]);
  await page.locator('label.bundle').first().click();
  await page.locator('.pay-method-row', { hasText: 'PayPal' }).click();
  await expect(payButton(page)).toHaveText(/€\s8,95/);
  await orders(page);
  await ends(page, 'Pay');
  await expect(page.getByRole('heading', { name: 'Gelukt, veel plezier' })).toBeVisible();
  await expect(page.getByText('+100 credits')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await expect(page.getByRole('link', { name: 'Terug naar waar je was' })).toHaveAttribute('href', '/chats');
  const { user } = (await (await page.request.get('/api/user.php')).json()) as { user: { paid_user: boolean; credits: number } };
  expect([user.paid_user, user.credits]).toEqual([true, 125]);
});

test('[X06] [T12] a payment that fails says so, takes nothing, and offers another try and PayPal; the last order is repeated in one step', { tag: '@once' }, async ({ newMember }) => {
  const { page } = await newMember();
  await page.goto('/credits');
  await orders(page);
  await ends(page, 'Fail, as a refused card does');
  await expect(page.getByRole('heading', { name: 'Betaling mislukt' })).toBeVisible();
  await expect(page.getByText('De betaling is mislukt of geannuleeerd.')).toBeVisible();
  expect(await findingsAtBothWidths(page)).toEqual([]);
  await page.getByRole('link', { name: 'Betaal met PayPal' }).click();
  await expect(page.locator('input[name=method][value=paypal]')).toBeChecked();
  await orders(page);
  await ends(page, 'Pay');
  await expect(page.getByRole('heading', { name: 'Gelukt, veel plezier' })).toBeVisible();
  await page.goto('/credits/repeat-order');
  expect(await findings(page)).toEqual([]);
  await orders(page);
  await ends(page, 'Leave it undecided');
  await expect(page.getByRole('heading', { name: 'Nog niet bevestigd' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('[X06] [T12] a repeat order whose card is declined a moment later says so by itself, and offers another try and PayPal', { tag: '@once' }, async ({ newMember }) => {
  const { page } = await newMember();
  await page.goto('/credits');
  await page.clock.install();
  await repeatsWith(page, 'is declined after some seconds');
  await runClockUntil(page.getByText(/Je kaart is geweigerd/));
  expect(await findingsAtBothWidths(page)).toEqual([]);
  await isDeclined(page);
});

test('an order left at a checkout that cannot be called off keeps its saving: the same leads back to it, another is told of it', { tag: '@once' }, async ({ newMember, browserErrors }) => {
  browserErrors.allow(/409/);
  const { page } = await newMember();
  await page.goto('/credits');
  await orders(page);
  await toCheckout(page);
  const checkout = page.url();
  await ends(page, 'Go back; it stays open');
  await expect(page.getByText('We hebben nog geen bericht van de betaaldienst.')).toBeVisible();
  await page.goto('/credits');
  await page.locator('.pay-method-row', { hasText: 'PayPal' }).click();
  await expect(async () => {
    await orders(page, 1_000);
    await expect(page.getByText('Je hebt nog een open bestelling met deze code.')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.locator('.order-lines')).toContainText('TIMEBONUS25');
  await expect(payButton(page)).toHaveText(/€\s18,71/);
  expect(await findingsAtBothWidths(page)).toEqual([]);
  await page.getByRole('link', { name: 'Naar die bestelling' }).click();
  await expect(page.getByRole('link', { name: 'Naar de betaalpagina' })).toHaveAttribute('href', new URL(checkout).pathname);
  await page.goto('/credits');
  await orders(page);
  await ends(page, 'Pay');
  await expect(page.getByRole('heading', { name: 'Gelukt, veel plezier' })).toBeVisible();
  await page.goto(checkout);
  await expect(page.getByText('This payment is paid.')).toBeVisible();
});

test('[T12] [P03] other tabs follow: two on the page of an order and one among the members show what was paid in one of them', { tag: '@once' }, async ({ newMember }) => {
  const { page } = await newMember();
  await page.goto('/credits');
  await orders(page);
  await ends(page, 'Go back; it stays open');
  await expect(page.getByText('We hebben nog geen bericht van de betaaldienst.')).toBeVisible();
  const [second, members] = [await page.context().newPage(), await page.context().newPage()];
  await second.goto(page.url());
  await expect(second.getByText('We hebben nog geen bericht van de betaaldienst.')).toBeVisible();
  await members.goto('/members');
  await expect(members.getByRole('region', { name: 'Tijdbonus' })).toBeVisible();
  await expect(members.locator('.credits-pill')).toHaveCount(0);
  await ends(page, 'Pay');
  for (const tab of [page, second]) await expect(tab.getByRole('heading', { name: 'Gelukt, veel plezier' })).toBeVisible();
  const pill = members.locator('.credits-pill').filter({ visible: true }).first();
  await expect(pill).toContainText('300');
  await expect(members.getByRole('region', { name: 'Tijdbonus' })).toHaveCount(0);

  // What is spent counts down to what is left.
  await members.emulateMedia({ reducedMotion: 'no-preference' });
  await members.evaluate(() =>
    document.addEventListener('transitionend', ({ propertyName }) => {
      if (propertyName === '--credits') document.documentElement.dataset['counted'] = '';
    }),
  );
  const sent = await page.request.post('/api/message.php', { data: { member: demo().logins[0]!.member, text: 'Dag', client_id: `count-${crypto.randomUUID()}` }, headers: { 'x-request-type': 'client', 'sec-fetch-site': 'same-origin' } });
  expect(sent.status()).toBe(200);
  await expect(pill).not.toContainText('300');
  await expect(members.locator('html')).toHaveAttribute('data-counted');
  expect(await pill.locator('.credits-count').evaluate((count) => getComputedStyle(count).getPropertyValue('--credits') === count.dataset['credits'])).toBe(true);
});

test('[S08] a bank is sought, picked by keyboard on its sheet, and is the one at the payment page', { tag: '@once' }, async ({ newMember }) => {
  const { page } = await newMember();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/credits');
  await agrees(page);
  const [open, search] = [page.getByRole('button', { name: 'Kies je bank' }), page.getByRole('searchbox', { name: 'Zoek je bank' })];
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(async () => {
    await search.fill('Spaarpot', { timeout: 1_000 });
    await expect(page.getByText('Geen bank met die naam.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.locator('.bank:visible')).toHaveCount(0);
  await search.fill('rabo');
  await expect(page.locator('.bank:visible')).toHaveText(/Rabobank/);
  await search.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Rabobank' })).toBeChecked();
  await expect(page.getByText('Je gaat naar Rabobank en komt daarna hier terug.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.locator('.banks-foot').getByRole('button', { name: /^Bestelling met betalingsverplichting/ }).press('Enter');
  await toCheckout(page);
  await expect(page.getByText('iDEAL · Rabobank')).toBeVisible();
});

test('a limit of one’s own is saved, a higher one waits a day, and an order above it is refused at the button', { tag: '@once' }, async ({ newMember, browserErrors }) => {
  browserErrors.allow(/409/);
  const { page } = await newMember();
  const limit = async (amount: string) => {
    await page.locator('.spending summary').click();
    await page.getByLabel(/^Maximaal per maand/).fill(amount);
    await page.getByRole('button', { name: 'Limiet opslaan' }).click();
    await expect(page.getByText('Je limiet is opgeslagen.')).toBeVisible();
  };
  await page.goto('/credits?back=/likes');
  await limit('10');
  await expect(page.locator('.spending')).toContainText(/van je limiet van €\s10,00/);
  await expect(page).toHaveURL(/\/credits\?back=%2Flikes#limit$/);
  await page.goto('/credits');
  await limit('100');
  await expect(page.locator('.spending')).toContainText(/van je limiet van €\s10,00/);
  await expect(page.locator('.spending')).toContainText(/Vanaf .* wordt je limiet €\s100,00\./);
  await orders(page);
  await expect(page.getByText(/^Hiermee kom je boven je eigen maandlimiet van €\s10,00\./).first()).toBeVisible();
  expect(await findingsAtBothWidths(page)).toEqual([]);
});

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('[S08] the button never takes another sum than it said: another bundle is shown with its own total first', async ({ newMember, browser, baseURL }) => {
    const { page: signedUp } = await newMember();
    const context = await browser.newContext({ javaScriptEnabled: false, storageState: await signedUp.context().storageState() });
    const page = await context.newPage();
    await page.goto(`${baseURL}/credits`);
    await page.locator('label.bundle').nth(2).click();
    await orders(page);
    await expect(page.getByText('Dit bedrag is zojuist veranderd.')).toBeVisible();
    await expect(page.locator('.bundle-summary')).toContainText('600 credits');
    await orders(page);
    await ends(page, 'Pay');
    await isThere(page, page.getByRole('heading', { name: 'Gelukt, veel plezier' }));
    await context.close();
  });

  for (const card of ['is declined after some seconds', 'is refused at once']) {
    test(`[X06] [T12] a repeat order whose card ${card} ends on the same page, with the same ways on`, async ({ newMember, browser, baseURL }) => {
      test.slow();
      const { page: signedUp } = await newMember();
      const context = await browser.newContext({ javaScriptEnabled: false, storageState: await signedUp.context().storageState() });
      const page = await context.newPage();
      await page.goto(`${baseURL}/credits`);
      await repeatsWith(page, card);
      await isThere(page, page.getByText(/Je kaart is geweigerd/));
      await isDeclined(page);
      await context.close();
    });
  }

  test('the way to an open order with the same code stands on the page too', async ({ newMember, browser, baseURL }) => {
    const { page: signedUp } = await newMember();
    const context = await browser.newContext({ javaScriptEnabled: false, storageState: await signedUp.context().storageState() });
    const page = await context.newPage();
    await page.goto(`${baseURL}/credits`);
    await orders(page);
    await ends(page, 'Go back; it stays open');
    await page.goto(`${baseURL}/credits`);
    await page.locator('.pay-method-row', { hasText: 'PayPal' }).click();
    await orders(page);
    await expect(page.getByText('Je hebt nog een open bestelling met deze code.')).toBeVisible();
    await expect(payButton(page)).toHaveText(/€\s18,71/);
    await page.getByRole('link', { name: 'Naar die bestelling' }).click();
    await expect(page.getByRole('link', { name: 'Naar de betaalpagina' })).toBeVisible();
    await context.close();
  });
});

test('the button that pays is one line on the narrowest phone, in the languages with the longest words for it', { tag: '@once' }, async ({ newMember, baseURL }) => {
  const { page } = await newMember();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const locale of ['nl', 'fi', 'fr', 'sv', 'de', 'pl']) {
    await page.context().addCookies([{ name: 'locale', value: locale, url: baseURL! }]);
    await page.goto('/credits');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const button = page.locator('.pay-bar .btn');
    const drawn = await button.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element.querySelector('[aria-hidden]')!);
      return { lines: Math.round(words.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).fontSize)), isCut: element.scrollWidth > element.clientWidth };
    });
    expect(drawn, locale).toEqual({ lines: 1, isCut: false });
  }
});
