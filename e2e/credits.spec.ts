// Buying credits, by hand: a code, the total on the button, the payment page, what became of it; and with no script. Specification, sections 2, 4, 5 and 8.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const findings = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
const payButton = (page: Page) => page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ });

/** To the page of the sandbox. A press before the script is there goes by a page with a link. */
async function toCheckout(page: Page): Promise<void> {
  const way = page.getByRole('link', { name: 'Naar de betaalpagina' });
  await page.getByRole('button', { name: 'Continue' }).or(way).first().waitFor();
  if (await way.isVisible()) await way.click();
  await page.waitForURL(/\/sandbox\/payment\//);
}

/** There: how it ends. */
async function ends(page: Page, outcome: string): Promise<void> {
  await toCheckout(page);
  await page.getByLabel(outcome).check();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('[R09] [S08] [V06] [T12] [P03] a code that is none and one that counts, the total on the button, paid, and premium at once', async ({ newMember, complaints }) => {
  complaints.allow(/404/);
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
  await payButton(page).click();
  await ends(page, 'Pay');
  await expect(page.getByRole('heading', { name: 'Gelukt, veel plezier' })).toBeVisible();
  await expect(page.getByText('+100 credits')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await expect(page.getByRole('link', { name: 'Terug naar waar je was' })).toHaveAttribute('href', '/chats');
  const { user } = (await (await page.request.get('/api/user.php')).json()) as { user: { paid_user: boolean; credits: number } };
  expect([user.paid_user, user.credits]).toEqual([true, 125]);
});

test('[X06] [T12] a payment that fails says so, takes nothing, and offers another try and PayPal; the last order is repeated in one step', async ({ newMember }) => {
  const { page } = await newMember();
  await page.goto('/credits');
  await payButton(page).click();
  await ends(page, 'Fail, as a refused card does');
  await expect(page.getByRole('heading', { name: 'Betaling mislukt' })).toBeVisible();
  await expect(page.getByText('De betaling is mislukt of geannuleeerd.')).toBeVisible();
  await page.getByRole('link', { name: 'Betaal met PayPal' }).click();
  await expect(page.locator('input[name=method][value=paypal]')).toBeChecked();
  await payButton(page).click();
  await ends(page, 'Pay');
  await expect(page.getByRole('heading', { name: 'Gelukt, veel plezier' })).toBeVisible();
  await page.goto('/credits/repeat-order');
  await payButton(page).click();
  await ends(page, 'Leave it undecided');
  await expect(page.getByRole('heading', { name: 'Nog niet bevestigd' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[S08] the button never takes another sum than it said: another bundle is shown with its own total first', async ({ newMember, complaints, browser, baseURL }) => {
    complaints.allow(/csp:|script/i);
    const { page: signedUp } = await newMember();
    const context = await browser.newContext({ javaScriptEnabled: false, storageState: await signedUp.context().storageState() });
    const page = await context.newPage();
    await page.goto(`${baseURL}/credits`);
    await page.locator('label.bundle').nth(2).click();
    await payButton(page).click();
    await expect(page.getByText('Dit bedrag is zojuist veranderd.')).toBeVisible();
    await expect(page.locator('label.bundle').nth(2).locator('input')).toBeChecked();
    await payButton(page).click();
    await ends(page, 'Pay');
    await expect(page.getByRole('heading', { name: 'Gelukt, veel plezier' })).toBeVisible();
    await context.close();
  });
});
