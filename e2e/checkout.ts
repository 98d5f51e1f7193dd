// The sandbox's page of a payment: the way there from the button that orders, and how a payment ends.
import type { Page } from '@playwright/test';

/** Ticks that the credits may be used at once, without which nothing is ordered. */
export const agrees = (page: Page, timeout?: number): Promise<void> => page.getByRole('checkbox', { name: /^Ik wil mijn credits meteen/ }).check({ timeout });

/** Ticks it and presses the button that orders. */
export async function orders(page: Page, timeout?: number): Promise<void> {
  await agrees(page, timeout);
  await page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ }).click({ timeout });
}

/** What pays, on the page of the sandbox, in any language. */
const payNow = (page: Page) => page.locator('button[value=paid]');

/** To the page of the sandbox, once the order was pressed. A press before the script is there goes by a page with a link. */
export async function toCheckout(page: Page): Promise<void> {
  const way = page.getByRole('link', { name: 'Naar de betaalpagina' });
  await page.waitForURL((url) => url.pathname.startsWith('/sandbox/payment/') || url.searchParams.has('payment'));
  await payNow(page).or(way).first().waitFor();
  if (await way.isVisible()) await way.click();
  await page.waitForURL(/\/sandbox\/payment\//);
}

/** There: how it ends, and what a kept card does next time. Who simply pays presses the button; the rest is for developers, in English. */
export async function ends(page: Page, outcome: string, card?: string): Promise<void> {
  await toCheckout(page);
  if (outcome === 'Pay' && !card) return payNow(page).click();
  await page.getByText('For developers').click();
  await page.getByLabel(outcome).check();
  if (card) await page.getByLabel(card).check();
  await page.getByRole('button', { name: 'Continue' }).click();
}
