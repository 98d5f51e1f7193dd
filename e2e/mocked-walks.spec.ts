// Ways that are seldom gone, walked on a server of QA's: a pass that is taken back, a block that is undone, a card that was kept, a direct debit
// with its code; and each of them where the server refuses it, or does not have the call. docs/qa.md
import type { Page } from '@playwright/test';
import { agrees } from './checkout';
import { runClockUntil, whenLive } from './live';
import { expect, fail, missing, people, refuse, test } from './mock/test';

test.use({ world: 'member' });

const notOffered = 'Deze site biedt dit niet aan.';
const main = (page: Page) => page.getByRole('main');
/** Nothing stands beside the screen, on a desktop and on a phone. */
async function widthFits(page: Page): Promise<void> {
  const whole = page.viewportSize()!;
  for (const size of [{ width: 390, height: 844 }, whole]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${size.width} pixels`).toBeLessThanOrEqual(1);
  }
}

test.describe('a pass in the swipe game', () => {
  const pass = (page: Page, name: string) => page.getByRole('button', { name: `${name} overslaan` });
  const back = (page: Page, name: string) => page.getByRole('button', { name: `${name} terughalen` });

  test('is taken back, and can become a like', async ({ page, mock, asked }) => {
    mock('takeBackPass', { likes_left: 4 });
    await page.goto('/swipe-game');
    await (await whenLive(pass(page, 'Noor'))).click();
    await expect(pass(page, 'Iris')).toBeVisible();
    await back(page, 'Noor').click();
    await expect(pass(page, 'Noor')).toBeVisible();
    await expect.poll(() => asked('takeBackPass').map(({ body }) => body)).toEqual([{ profile: 7 }]);
    await widthFits(page);
    await page.getByRole('button', { name: 'Like Noor' }).click();
    await expect.poll(() => asked('swipeProfile').map(({ body }) => body)).toEqual([{ profile: 7, like: false }, { profile: 7, like: true }]);
    await expect(page.getByText('Nog 3 likes vandaag')).toBeVisible();
  });

  test('that this site cannot take back stays away, and says so', async ({ page, mock, browserErrors }) => {
    browserErrors.allow(/40[45]/);
    mock('takeBackPass', missing);
    await page.goto('/swipe-game');
    await (await whenLive(pass(page, 'Noor'))).click();
    await back(page, 'Noor').click();
    await expect(main(page).getByText(notOffered)).toBeVisible();
    await expect(pass(page, 'Iris')).toBeVisible();
    await expect(back(page, 'Noor')).toHaveCount(0);
  });
});

test.describe('a block', () => {
  test('is undone from the settings', async ({ page, mock, asked }) => {
    mock('listBlocked', { blocked: [people.noor, people.gone] });
    await page.goto('/settings/blocked');
    await expect(main(page).getByText(/^Noor/).first()).toBeVisible();
    mock('unblockMember', () => {
      mock('listBlocked', { blocked: [people.gone] });
      return { blocked: false };
    });
    await widthFits(page);
    await main(page).getByRole('button', { name: /Deblokkeren: Noor/ }).click();
    await expect(main(page).getByText(/^Noor/)).toHaveCount(0);
    await expect(main(page).getByRole('button', { name: /Deblokkeren: Robin/ })).toBeVisible();
    expect(asked('unblockMember').map(({ body }) => body)).toEqual([{ profile: '7' }]);
  });

  test('that cannot be undone stays in the list, and why is said', async ({ page, mock, browserErrors }) => {
    browserErrors.allow(/40[45]|50\d/);
    mock('listBlocked', { blocked: [people.noor] });
    for (const [answer, words] of [[fail(500), /probeer het later opnieuw/], [missing, notOffered]] as const) {
      mock('unblockMember', answer);
      await page.goto('/settings/blocked');
      await main(page).getByRole('button', { name: /Deblokkeren: Noor/ }).click();
      await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
      await expect(main(page).getByText(/^Noor/).first()).toBeVisible();
    }
  });
});

const euros = (amount: number) => ({ amount, currency: 'EUR' });
const bundle = { id: 2, credits: 275, price: euros(2495), per_message: euros(45), messages: 55, recommended: true, best_price: true };
const order = { payment_id: 'qa-payment-1', credits: 275, amount: 2495, currency: 'EUR', number: 'A-20418', bundle: 2, method: 'card', state: 'completed', created_at: '2026-11-01T12:00:00Z' };

test.describe('a card that was kept', () => {
  const prices = { bundles: [bundle], methods: [{ method: 'card', banks: [], keeps: true }, { method: 'paypal', banks: [] }], country: 'NL', last_order: order, card_on_file: true, card_kept: true, first_purchase: false };
  const forget = (page: Page) => main(page).getByRole('button', { name: 'Bewaarde kaart verwijderen' });

  test('pays the order again, and is let go of', async ({ page, mock, asked }) => {
    mock('getCredits', prices);
    await page.goto('/credits/repeat-order');
    await expect(page.getByText('We rekenen af met de kaart die je vorige keer gebruikte.')).toBeVisible();
    await widthFits(page);
    mock('forgetCard', () => {
      mock('getCredits', { ...prices, card_on_file: false, card_kept: false });
      return {};
    });
    await forget(page).click();
    await expect(page.getByText('Je bewaarde kaart is verwijderd.')).toBeVisible();
    await expect(forget(page)).toHaveCount(0);
    expect(asked('forgetCard')).toHaveLength(1);
  });

  test('that this site cannot let go of is said, and stays', async ({ page, mock, browserErrors }) => {
    browserErrors.allow(/40[45]/);
    mock('getCredits', prices);
    mock('forgetCard', missing);
    await page.goto('/credits/repeat-order');
    await forget(page).click();
    await expect(page.getByText(notOffered).filter({ visible: true }).first()).toBeVisible();
    await expect(forget(page)).toBeVisible();
  });
});

test.describe('a direct debit', () => {
  const begun = { ...order, method: 'directdebit', state: 'loading' };
  const waiting = { order: begun, open: true, code_sent: { to: '78', resend_at: '2020-01-01T12:01:00Z', expires_at: '2030-01-01T12:10:00Z' }, account: { holder: 'J. de Wit', iban: 'NL91 •••• 00', bank: 'ABN AMRO' } };
  const prices = { bundles: [bundle], methods: [{ method: 'directdebit', banks: [] }, { method: 'paypal', banks: [] }], country: 'NL', first_purchase: true };
  const fill = async (page: Page) => {
    for (const [label, value] of [['Rekeninghouder', 'J. de Wit'], ['IBAN', 'NL91 ABNA 0417 1643 00'], ['Straat', 'Oudegracht'], ['Nr.', '14a'], ['Postcode', '3511 AB'], ['Plaats', 'Utrecht'], ['Telefoon', '0612345678']] as const) await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByLabel(/^Ik machtig/).check();
    await agrees(page);
  };
  const sendCode = (page: Page) => page.getByRole('button', { name: 'Stuur me een code' });
  const pay = (page: Page) => page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ });

  test('goes from the account by a wrong code and another one to what became of it', async ({ page, mock, asked }) => {
    mock('getCredits', prices);
    mock('getDirectDebit', ({ query }) => (query.payment_id ? waiting : {}));
    mock('startDirectDebit', { order: begun, code_sent: waiting.code_sent });
    mock('resendOtp', { code_sent: waiting.code_sent });
    await page.goto('/directdebit?bundle=2');
    await fill(page);
    await widthFits(page);
    await sendCode(page).click();
    await page.waitForURL(/payment=qa-payment-1/);
    expect(asked('startDirectDebit')[0]!.body).toMatchObject({ bundle: '2', amount: 2495, iban: 'NL91 ABNA 0417 1643 00', mandate: true });
    await expect(page.getByText('NL91 •••• 00')).toBeVisible();
    await widthFits(page);
    mock('confirmDirectDebit', refuse('otp_invalid'), { times: 1 });
    await page.getByLabel('Code van 6 cijfers').fill('111111');
    await pay(page).click();
    await expect(page.getByText('Code ongeldig')).toBeVisible();
    await page.getByRole('button', { name: 'Opnieuw sturen' }).click();
    await expect.poll(() => asked('resendOtp').length).toBe(1);
    mock('confirmDirectDebit', () => {
      mock('getDirectDebit', { order: { ...begun, state: 'completed' }, open: false });
      return { order: { ...begun, state: 'completed' } };
    });
    await page.getByLabel('Code van 6 cijfers').fill('222222');
    await pay(page).click();
    await expect(page.getByRole('heading', { name: 'Gelukt, veel plezier' })).toBeVisible();
    await widthFits(page);
  });

  test('[X06] is stopped where the account is blocked for it, or its limit is reached, each in its words, with the other ways to pay', async ({ page, mock }) => {
    mock('getCredits', prices);
    for (const [stop, title] of [
      [{ stop: 'directdebit_blocked', blocked_by: 'QA-12' }, 'Automatische incasso is geblokkeerd voor je account.'],
      [{ stop: 'directdebit_limit', limit: euros(10_000), free_from: '2030-02-01T00:00:00Z' }, 'Je limiet voor automatische incasso is bereikt.'],
    ] as const) {
      mock('getDirectDebit', stop);
      await page.goto('/directdebit?bundle=2');
      await expect(main(page).getByText(title)).toBeVisible();
      await expect(page.getByLabel('IBAN')).toHaveCount(0);
      await expect(page.locator('input[name=method][value=paypal]')).toHaveCount(1);
      await widthFits(page);
    }
  });

  test('that this site does not have says so, and keeps what was typed', async ({ page, mock, browserErrors }) => {
    browserErrors.allow(/40[45]/);
    mock('getCredits', prices);
    for (const call of ['getDirectDebit', 'startDirectDebit'] as const) mock(call, missing);
    await page.goto('/directdebit?bundle=2');
    await fill(page);
    await sendCode(page).click();
    await expect(page.getByText(notOffered).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByLabel('Plaats')).toHaveValue('Utrecht');
  });
});

test.describe('in the words of the specification', () => {
  test('[V06] a code that was used says so at its field, and stays there', async ({ page, mock, browserErrors }) => {
    browserErrors.allow(/409/);
    mock('getDiscountCode', refuse('code_used'));
    await page.goto('/credits');
    const field = page.getByLabel('Kortingscode');
    await field.fill('zomer10');
    await page.getByRole('button', { name: 'Toepassen' }).click();
    await expect(page.getByText('Code reeds gebruikt')).toBeVisible();
    await expect(field).toHaveValue('zomer10');
  });

  test('[T12] a payment under way that its payer calls off says so by itself, and leads to another try', async ({ page, mock }) => {
    const order = { payment_id: 'qa-payment-1', credits: 100, amount: 995, currency: 'EUR', bundle: 1, method: 'ideal' };
    mock('getOrder', { order: { ...order, state: 'pending' } });
    await page.clock.install();
    await page.goto('/credits/1/ideal?payment=qa-payment-1');
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Nog niet bevestigd');
    mock('getOrder', { order: { ...order, state: 'cancelled' } });
    await runClockUntil(main(page).getByRole('heading', { level: 1, name: 'Betaling mislukt' }));
    await expect(main(page).getByText('Er is niets afgeschreven.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Probeer opnieuw' })).toHaveAttribute('href', '/credits/1/ideal');
  });

  test('[B06] while the next page is on its way a bar fills over five seconds; once it is there, there is none', async ({ page }) => {
    const runs = () => page.locator('.progress-bar').evaluate((bar) => bar.getAnimations().map(({ effect }) => effect?.getTiming().duration));
    await page.goto('/chats');
    expect(await runs()).toEqual([]);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/[?&]_rsc=/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Zoeken' }).filter({ visible: true }).first().click();
    await expect.poll(runs).toEqual([5_000]);
    letGo();
    await page.waitForURL(/\/members$/);
    await expect.poll(runs).toEqual([]);
  });

  test.describe('of a visitor', () => {
    test.use({ world: 'visitor' });

    test('[X03] too many mails for a forgotten password are told as such', async ({ page, mock, browserErrors }) => {
      browserErrors.allow(/429/);
      mock('requestPasswordReset', refuse('too_many_resets'));
      await page.goto('/reset-password');
      await page.getByLabel('E-mailadres').fill('robin@qa.example');
      await page.getByRole('button', { name: 'Stuur de link' }).click();
      await expect(page.getByText('Te veel wachtwoordherstel mails verstuurd, probeer het morgen nog eens.')).toBeVisible();
    });
  });
});
