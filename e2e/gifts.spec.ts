// Gifts and taking back, between two browsers: given and received live, taken back while unread, kept without credits. Specification, sections 1, 2 and 6.
import type { Page } from '@playwright/test';
import { findingsAtBothWidths } from './broken-rules';
import { expect, test } from './fixtures';
import { tabTo } from './keys';
import { whenLive } from './live';

// Two browsers at once, on a machine that runs other tests beside them.
test.slow();

const composer = (page: Page) => page.getByRole('textbox', { name: /^Bericht aan/ });
const log = (page: Page) => page.getByRole('log');
const picker = (page: Page) => page.getByRole('dialog', { name: /^Een cadeau voor/ });

/** The link opens the picker; before its script it leads to the page with the same gifts. */
async function openPicker(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Cadeau sturen aan/ }).first().click();
  await expect(picker(page)).toBeVisible();
}

/** Chooses a gift by its tile: its radio button is seen by nobody. */
async function choose(page: Page, gift: string): Promise<void> {
  await picker(page).locator('label.gift-tile', { hasText: gift }).click();
  await expect(picker(page).getByRole('radio', { name: new RegExp(gift) })).toBeChecked();
}

test('[A01] a gift with a note is given from the picker and seen live by the other, who is not told what it cost', async ({ newMember }) => {
  const [giver, other] = [await newMember({ name: 'Gijs' }), await newMember({ name: 'Olga' })];
  await other.page.goto('/members');
  await giver.page.goto(`/members/${other.id}/chat`);
  await openPicker(giver.page);
  await choose(giver.page, 'Koffie');
  await picker(giver.page).getByRole('textbox').fill('Met melk?');
  await picker(giver.page).getByRole('button', { name: /^Koffie sturen – 10 credits \(€\s1,00\)$/ }).click();
  await expect(log(giver.page).getByText('Een koffie voor Olga')).toBeVisible();
  await expect(log(giver.page).getByText('Cadeau · 10 credits')).toBeVisible();
  await expect(giver.page.getByText(/15 over/)).toBeVisible();

  await expect.poll(() => other.page.title()).toMatch(/^\(1\)/);
  await other.page.goto('/chats');
  await other.page.getByRole('link', { name: /Gijs.*Cadeau voor jou: een koffie/s }).click();
  await expect(log(other.page).getByText('Een koffie van Gijs')).toBeVisible();
  await expect(log(other.page).getByText('Met melk?')).toBeVisible();
  await expect(log(other.page)).not.toContainText('10 credits');
  await expect(log(giver.page).getByText(/Gelezen/)).toBeVisible();
});

test('[A01] a gift is found, chosen, written to and given with the keyboard alone', { tag: '@once' }, async ({ newMember }) => {
  const [{ page }, other] = [await newMember({ name: 'Gijs' }), await newMember({ name: 'Olga' })];
  await page.goto(`/members/${other.id}/chat`);
  await tabTo(page, ({ words }) => words.startsWith('Cadeau sturen aan'));
  await page.keyboard.press('Enter');
  await expect(picker(page)).toBeVisible();
  await tabTo(page, ({ name }) => name === 'gift');
  const gifts = picker(page).getByRole('radio');
  const coffee = picker(page).getByRole('radio', { name: /Koffie/ });
  for (let at = await gifts.count(); at > 0 && !(await coffee.isChecked()); at -= 1) await page.keyboard.press('ArrowRight');
  await expect(coffee).toBeFocused();
  expect(await findingsAtBothWidths(page)).toEqual([]);
  await tabTo(page, ({ tag }) => tag === 'TEXTAREA');
  await page.keyboard.type('Met melk?');
  await tabTo(page, ({ words }) => words.startsWith('Koffie sturen'));
  await page.keyboard.press('Enter');
  await expect(picker(page)).toHaveCount(0);
  await expect(log(page).getByText('Een koffie voor Olga')).toBeVisible();
  await expect(log(page).getByText('Met melk?')).toBeVisible();
});

test('a message is taken back while the other has not read it: gone in both browsers, with badge, last line and credits', { tag: '@once' }, async ({ newMember }) => {
  const [writer, other] = [await newMember({ name: 'Wout' }), await newMember({ name: 'Olga' })];
  await other.page.goto('/chats');
  await writer.page.goto(`/members/${other.id}/chat`);
  for (const text of ['Dit blijft staan', 'Dit was voor iemand anders']) {
    await composer(writer.page).fill(text);
    await composer(writer.page).press('Enter');
    await expect(log(writer.page).getByText(text)).toBeVisible();
  }
  const line = other.page.getByRole('link', { name: /Wout/ });
  await expect(line).toContainText('Dit was voor iemand anders');

  const row = log(writer.page).getByRole('listitem').filter({ hasText: 'voor iemand anders' });
  await (await whenLive(row.getByLabel('Meer over dit bericht'))).press('Enter');
  await row.getByRole('button', { name: 'Bericht intrekken' }).click();
  await expect(log(writer.page).getByText('voor iemand anders')).toBeHidden();
  await expect(writer.page.getByText('Bericht ingetrokken. Je hebt 5 credits terug.')).toBeVisible();
  await expect(line).toContainText('Dit blijft staan');
  await expect.poll(() => other.page.title()).toMatch(/^\(1\)/);

  await line.click();
  await expect(log(other.page).getByText('Dit blijft staan')).toBeVisible();
  await expect(log(writer.page).getByText(/Gelezen/)).toBeVisible();
  await expect(log(writer.page).getByLabel('Meer over dit bericht')).toBeHidden();
});

test('[P02] a gift that costs too much keeps its choice and its note, and the way to more credits names its price', { tag: '@once' }, async ({ newMember, browserErrors }) => {
  browserErrors.allow(/402/);
  const [giver, other] = [await newMember({ name: 'Gijs' }), await newMember({ name: 'Olga' })];
  await giver.page.goto(`/members/${other.id}/chat`);
  await openPicker(giver.page);
  await choose(giver.page, 'Boeket');
  await expect(picker(giver.page).getByText('Je komt nog 15 credits tekort. Je keuze blijft bewaard.')).toBeVisible();
  await picker(giver.page).getByRole('textbox').fill('Voor op tafel');
  await giver.page.keyboard.press('Escape');
  await giver.page.reload();
  await openPicker(giver.page);
  await expect(picker(giver.page).getByRole('radio', { name: /Boeket/ })).toBeChecked();
  await expect(picker(giver.page).getByRole('textbox')).toHaveValue('Voor op tafel');
  await picker(giver.page).getByRole('button', { name: /^Boeket sturen/ }).click();
  const prompt = giver.page.getByRole('dialog', { name: 'Je komt 15 credits tekort' });
  await expect(prompt.getByText('Een boeket voor Olga')).toBeVisible();
  await prompt.getByRole('button', { name: 'Later, bewaar mijn keuze' }).click();
  await giver.page.reload();
  await expect(log(giver.page).getByText('Een boeket voor Olga')).toBeVisible();
  await expect(log(giver.page).getByText('Voor op tafel')).toBeVisible();
});

test.describe('without JavaScript', { tag: '@once' }, () => {
  test('[A01] gifts are links on a page, the chosen one is sent with a button that repeats the price, and an unread message can be taken back', async ({ newMember, browser, baseURL }) => {
    const [giver, other] = [await newMember({ name: 'Gijs' }), await newMember({ name: 'Olga' })];
    const context = await browser.newContext({ javaScriptEnabled: false, storageState: await giver.page.context().storageState(), baseURL });
    const page = await context.newPage();
    await page.goto(`/members/${other.id}`);
    await page.getByRole('link', { name: 'Stuur Olga een cadeau' }).first().click();
    await page.getByRole('link', { name: /Koffie/ }).click();
    await page.getByLabel(/Berichtje erbij/).fill('Zonder script');
    await page.getByRole('button', { name: /^Koffie sturen – 10 credits/ }).click();
    await expect(page).toHaveURL(/\/chats\/\d+$/);
    await expect(log(page).getByText('Een koffie voor Olga')).toBeVisible();
    await log(page).getByLabel('Meer over dit bericht').click();
    await log(page).getByRole('button', { name: 'Bericht intrekken' }).click();
    await expect(log(page).getByText('Een koffie voor Olga')).toBeHidden();
    await context.close();
  });

  test('[P02] with too few credits for a gift or a message, what was written is there after the way to more credits', async ({ newMember, browser, baseURL }) => {
    const [giver, other] = [await newMember({ name: 'Gijs' }), await newMember({ name: 'Olga' })];
    const context = await browser.newContext({ javaScriptEnabled: false, storageState: await giver.page.context().storageState(), baseURL });
    const page = await context.newPage();
    const gift = `/members/${other.id}/chat?gift=bouquet`;
    await page.goto(gift);
    await page.getByLabel(/Berichtje erbij/).fill('Voor op tafel');
    await page.getByRole('button', { name: 'Credits kopen' }).click();
    await expect(page).toHaveURL(/\/credits\?/);
    expect(new URL(page.url()).searchParams.get('back')).toBe(gift);
    await page.goto(gift);
    await expect(page.getByLabel(/Berichtje erbij/)).toHaveValue('Voor op tafel');

    // Five messages are paid for by the 25 credits that a new member has.
    await page.goto(`/members/${other.id}/chat`);
    const say = async (text: string) => {
      await composer(page).fill(text);
      await page.getByRole('button', { name: 'Versturen', exact: true }).click();
    };
    for (const text of ['Nummer 1', 'Nummer 2', 'Nummer 3', 'Nummer 4', 'Nummer 5']) {
      await say(text);
      await expect(log(page).getByText(text)).toBeVisible();
    }
    const { pathname } = new URL(page.url());
    await say('Te veel');
    await expect(page.getByText('Je hebt te weinig credits voor dit bericht. Je tekst blijft staan.')).toBeVisible();
    await page.getByRole('button', { name: 'Credits kopen' }).click();
    await expect(page).toHaveURL(/\/credits\?/);
    expect(new URL(page.url()).searchParams.get('back')).toBe(pathname);
    await page.goto(pathname);
    await expect(composer(page)).toHaveValue('Te veel');
    await context.close();
  });
});
