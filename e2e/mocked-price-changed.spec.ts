// A price that changes while it is looked at: the bundle is sold no more, and another one is in its place. Specification, section 4. (R09, S08)
import { orders } from './checkout';
import { expect, refuse, test } from './mock/test';

test.use({ world: 'member' });

const dearer = { id: 7, credits: 275, price: { amount: 2795, currency: 'EUR' }, recommended: false };
const sold = { bundles: [{ id: 1, credits: 100, price: { amount: 995, currency: 'EUR' }, recommended: true }, dearer], methods: [{ method: 'ideal' as const, banks: [] }, { method: 'paypal' as const, banks: [] }], country: 'NL', first_purchase: true };
const changed = refuse('price_changed', { params: { bundle: 7, amount: 2795, currency: 'EUR' } });

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script });

    test('[S08] the page of the one in its place says so, with what was chosen and typed', async ({ page, mock, asked, browserErrors }) => {
      browserErrors.allow(/409/);
      await page.goto('/credits/2/paypal?back=/likes');
      mock('getCredits', sold);
      mock('createOrder', changed);
      await orders(page);
      await expect(page).toHaveURL(/\/credits\/7\/paypal$/);
      await expect(page.getByText('Dit bedrag is zojuist veranderd.')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ })).toHaveText(/€\s27,95/);
      await expect(page.getByRole('checkbox', { name: /^Ik wil mijn credits meteen/ })).toBeChecked();
      await expect(page.locator('.buy input[name=back_to]')).toHaveValue('/likes');
      expect(asked('createOrder').map(({ body }) => Number((body as { bundle: unknown }).bundle))).toEqual(script ? [2, 2] : [2]);
    });
  });
}

test('[R09] the address of a bundle that is sold no more leads to those that are, with its code and the way back', async ({ page, mock }) => {
  mock('getCredits', sold);
  await page.goto('/credits/2/paypal?back=/likes&code=ZOMER10');
  await expect(page).toHaveURL(/\/credits\?back=%2Flikes&code=ZOMER10$/);
  await expect(page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ })).toBeVisible();
});
