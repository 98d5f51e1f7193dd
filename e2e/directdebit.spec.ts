// Direct debit, by hand: the account, the code of the text message, what became of it; and with no script. Specification, sections 2, 5 and 8.
import type { Page } from '@playwright/test';
import { agrees } from './checkout';
import { findingsAtBothWidths } from './broken-rules';
import { expect, test } from './fixtures';

const send = (page: Page) => page.getByRole('button', { name: 'Stuur me een code' });
const toCode = (page: Page) => page.getByRole('link', { name: 'Vul de code in' });
const order = (page: Page) => page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ });

/** The code of the newest text message on this machine that went to a number. */
async function codeFor(page: Page, phone: string): Promise<string> {
  const preview = await (await page.request.get('/dev/outbox')).text();
  const [, after] = preview.split(phone.slice(-8));
  return /#(\d{6})/.exec(after ?? preview)![1]!;
}

async function fill(page: Page, phone: string, iban: string): Promise<void> {
  for (const [label, value] of [['Rekeninghouder', 'J. de Wit'], ['IBAN', iban], ['Straat', 'Oudegracht'], ['Nr.', '14a'], ['Postcode', '3511 AB'], ['Plaats', 'Utrecht'], ['Telefoon', phone]] as const) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByLabel(/^Ik machtig/).check();
  await agrees(page);
}

test('[R10] [S09] [V06] a wrong account number and a wrong code are told at their fields; then it is collected', async ({ newMember }) => {
  const phone = `+3161${String(Date.now()).slice(-7)}`;
  const { page } = await newMember();
  const { bundles } = (await (await page.request.get('/api/credits.php')).json()) as { bundles: { id: number; price: { amount: number } }[] };
  const address = `/directdebit?bundle=${bundles.toSorted((one, other) => other.price.amount - one.price.amount)[0]!.id}`;
  await page.goto(address);
  await fill(page, phone, 'NL91 ABNA 0417 1634 00');
  await send(page).click();
  await expect(page.getByText('Dit rekeningnummer klopt niet.')).toBeVisible();
  await expect(page.getByLabel('Plaats')).toHaveValue('Utrecht');
  expect(await findingsAtBothWidths(page)).toEqual([]);
  await page.getByLabel('IBAN').fill('NL91ABNA0417164300');
  await send(page).click();
  await page.waitForURL(/payment=/);
  await expect(page.getByText(/NL91 .*00/)).toBeVisible();
  expect(await page.content()).not.toMatch(/ABNA\s*0417|0417\s*1643/);
  // Whoever left finds it again, with the bundles and at the form of another.
  await page.goto('/credits');
  await expect(page.getByText('Je incasso wacht nog op de code uit je sms.')).toBeVisible();
  expect(await findingsAtBothWidths(page)).toEqual([]);
  await page.goto(address);
  await expect(toCode(page)).toBeVisible();
  expect(await findingsAtBothWidths(page)).toEqual([]);
  await toCode(page).click();
  await page.waitForURL(/payment=/);
  const code = await codeFor(page, phone);
  await page.getByLabel('Code van 6 cijfers').fill(code === '111111' ? '222222' : '111111');
  await order(page).click();
  await expect(page.getByText('Code ongeldig')).toBeVisible();
  expect(await findingsAtBothWidths(page)).toEqual([]);
  await page.getByLabel('Code van 6 cijfers').fill(code);
  await order(page).click();
  await expect(page.getByRole('heading', { name: /Nog niet bevestigd|Gelukt/ })).toBeVisible();
  // The same once more is more than can be collected in thirty days: the other ways to pay stand right there.
  await page.goto(address);
  await expect(page.getByText('Je limiet voor automatische incasso is bereikt.')).toBeVisible();
  await expect(page.locator('input[name=method]')).not.toHaveCount(0);
  expect(await findingsAtBothWidths(page)).toEqual([]);
});

test('[S09] without JavaScript the same forms do it all', async ({ newMember, browser, baseURL }) => {
  const phone = `+3162${String(Date.now()).slice(-7)}`;
  const { page: signedUp } = await newMember();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await signedUp.context().storageState() });
  const page = await context.newPage();
  await page.goto(`${baseURL}/credits`);
  await page.locator('.pay-method-row', { hasText: 'incasso' }).click();
  await order(page).click();
  await fill(page, phone, 'NL91 ABNA 0417 1643 00');
  await page.getByLabel(/^Ik machtig/).uncheck();
  await send(page).click();
  await expect(page.getByText('Geef eerst toestemming voor de incasso.')).toBeVisible();
  await expect(page.getByLabel('IBAN')).toHaveValue('NL91 ABNA 0417 1643 00');
  await page.getByLabel(/^Ik machtig/).check();
  await send(page).click();
  await expect(page.getByLabel('Code van 6 cijfers')).toBeVisible();
  await page.goto(`${baseURL}/credits`);
  await toCode(page).click();
  await page.getByLabel('Code van 6 cijfers').fill(await codeFor(signedUp, phone));
  await order(page).click();
  await expect(page.getByRole('heading', { name: /Nog niet bevestigd|Gelukt/ })).toBeVisible();
  await context.close();
});
