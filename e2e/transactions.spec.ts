// What was bought, by hand: from the payment page to the order, its invoice, and undoing it; and with no script. Specification, sections 2 and 9.
import type { Page } from '@playwright/test';
import { ends, orders } from './checkout';
import { findingsAtBothWidths } from './broken-rules';
import { expect, test } from './fixtures';

/** Buys the 275 credits that stand chosen, and comes back. */
async function buys(page: Page): Promise<void> {
  await page.goto('/credits');
  await orders(page);
  await ends(page, 'Pay');
  await expect(page.getByRole('heading', { name: 'Gelukt, veel plezier' })).toBeVisible();
}

/** The subjects of the letters about purchases to an address, the newest first. */
async function subjectsTo(page: Page, address: string): Promise<string[]> {
  const text = async (path: string) => (await page.request.get(path)).text();
  const list = await text(`/dev/outbox?to=${encodeURIComponent(address)}`);
  const letters = await Promise.all([...list.matchAll(/href="(\/dev\/outbox\/\d+)">order/g)].map(([, path]) => text(path!)));
  return letters.map((letter) => /<title>(.*?)<\/title>/.exec(letter)![1]!);
}

test('[R17] [S14] [S08] from the payment to the order, its invoice on paper, and undoing it with a receipt by mail', async ({ newMember }) => {
  // Six pages are looked through for accessibility.
  test.slow();
  const { page, email } = await newMember({ name: 'Robin' });
  await page.goto('/transactions');
  await expect(page.getByText('Nog geen aankopen')).toBeVisible();
  await buys(page);
  expect(await subjectsTo(page, email)).toEqual([expect.stringMatching(/^Bevestiging van bestelling A-\d+/)]);
  await page.getByRole('link', { name: 'Bekijk je factuur' }).click();
  await page.getByRole('link', { name: 'Terug naar de bestelling' }).click();
  await expect(page.getByRole('heading', { name: /^Bestelling A-\d+/ })).toBeAttached();
  await expect(page.getByText('nog 14 dagen')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Nog 14 van 14 dagen' })).toBeVisible();
  expect(await findingsAtBothWidths(page)).toEqual([]);

  await page.getByRole('link', { name: 'Factuur om te printen' }).click();
  await expect(page.getByRole('heading', { name: 'Factuur' })).toBeVisible();
  await expect(page.getByText('Waarvan 21% btw')).toBeVisible();
  await expect(page.getByText(/Btw-nummer NL/)).toBeVisible();
  expect(await findingsAtBothWidths(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Terug naar de bestelling' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Terug naar de bestelling' }).click();

  await page.getByRole('link', { name: 'Hier de overeenkomst herroepen' }).click();
  await expect(page.getByRole('heading', { name: 'Deze aankoop herroepen?' })).toBeVisible();
  expect(await findingsAtBothWidths(page)).toEqual([]);
  await page.getByLabel('Ontvangstbewijs naar').fill('robin@');
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click();
  await expect(page.getByText('Ongeldige e-mail')).toBeVisible();
  await expect(page.getByLabel('Ontvangstbewijs naar')).toHaveValue('robin@');
  await page.getByLabel('Ontvangstbewijs naar').fill(email);
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Je herroeping is ontvangen' })).toBeVisible();
  await expect(page.getByText(`Een ontvangstbewijs is gestuurd naar ${email}.`)).toBeVisible();
  await expect(page.getByText(/^H-[0-9A-F]{10}$/)).toBeVisible();
  expect(await findingsAtBothWidths(page)).toEqual([]);
  const told = [/^Bevestiging van/, /^Ontvangstbewijs van je herroeping/, /terugbetaald$/];
  expect((await subjectsTo(page, email)).toSorted()).toEqual(told.map((each) => expect.stringMatching(each) as unknown));

  await page.getByRole('link', { name: 'Naar transacties' }).click();
  await expect(page.locator('.transaction')).toContainText(/− €\s18,71/);
  await expect(page.locator('.transaction')).toContainText('Terugbetaald');
  expect(await findingsAtBothWidths(page)).toEqual([]);
  const { user } = (await (await page.request.get('/api/user.php')).json()) as { user: { credits: number } };
  expect(user.credits).toBe(25);
  await page.goto('/notifications?group=payments');
  await expect(page.getByRole('link', { name: /terugbetaald/ })).toHaveAttribute('href', /\/transactions\/.+/);
});

test('[R17] [S14] without script a purchase is undone just so; somebody else’s order is as unknown as none', async ({ newMember, otherBrowser, browser, baseURL, browserErrors }) => {
  browserErrors.allow(/404/);
  const { page: own } = await newMember();
  await buys(own);
  const state = await own.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: state });
  const page = await context.newPage();
  await page.goto(`${baseURL}/transactions`);
  await page.locator('.transaction').click();
  const address = page.url();
  await page.getByRole('link', { name: 'Hier de overeenkomst herroepen' }).click();
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click();
  await expect(page.getByRole('heading', { name: 'Je herroeping is ontvangen' })).toBeVisible();
  // Asked again from another tab, it says how it stands.
  await page.goto(`${address}?step=withdraw`);
  await expect(page.getByRole('heading', { name: 'Je herroeping is ontvangen' })).toBeVisible();
  await context.close();

  const { page: other } = await newMember();
  for (const path of [address, `${address}/invoice`, `${baseURL}/transactions/none`]) expect((await other.goto(path))!.status()).toBe(404);
  const visitor = await otherBrowser();
  await visitor.goto(address);
  await expect(visitor).toHaveURL(/\/login\?to=/);
});
