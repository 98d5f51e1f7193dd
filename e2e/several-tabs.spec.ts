// One member with several tabs: what waits is one outbox for all of them, and one stream of events serves them all. Bars C4, P11.
import type { Page } from '@playwright/test';
import { ends, orders } from './checkout';
import { expect, test } from './fixtures';
import { live } from './live';

test.slow();

const composer = (page: Page) => page.getByRole('textbox', { name: /^Bericht aan/ });
const log = (page: Page) => page.getByRole('log');

async function write(page: Page, texts: readonly string[]) {
  for (const text of texts) {
    await composer(page).fill(text);
    await composer(page).press('Enter');
  }
}

/** The texts of a conversation, from the first, that a test wrote. */
const written = (page: Page, mark: string) =>
  log(page).evaluate((list, start) => [...list.querySelectorAll('.bubble')].map((bubble) => bubble.textContent!.match(`${start} \\d+`)?.[0]).filter(Boolean), mark);

test('twenty messages that were typed offline outlive their tab: another tab shows them, and delivers them once each and in order', async ({ newMember, browserErrors }) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const [{ page }, other] = [await newMember({ name: 'Amara', gender: 'man', lookingFor: 'woman' }), await newMember({ name: 'Lotte' })];
  const context = page.context();
  const mark = 'offline';
  const texts = Array.from({ length: 20 }, (_, index) => `${mark} ${index + 1}`);
  // A new member has credits for five.
  await page.goto('/credits');
  await orders(page);
  await ends(page, 'Pay');
  await expect(page.getByRole('heading', { name: 'Gelukt, veel plezier' })).toBeVisible();
  const address = `/members/${other.id}/chat`;
  await page.goto(address);
  await expect(composer(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto('/members');
  // The code of unsent messages and their database are there before the network goes.
  await live(page);
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).join())).toMatch(/chat:\d+/);

  await context.setOffline(true);
  await write(page, texts);
  await expect(log(page).getByText(texts.at(-1)!)).toBeVisible();
  await page.close();
  await context.setOffline(false);

  const third = await context.newPage();
  await third.goto(address);
  await expect.poll(() => written(third, mark)).toEqual(texts);
  await other.page.goto('/chats');
  await other.page.getByRole('link', { name: /Amara/ }).first().click();
  await expect.poll(() => written(other.page, mark)).toEqual(texts);
});

test('what was typed offline is neither seen nor sent by another member who signs in on that browser', async ({ newMember, baseURL, browserErrors }) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const [{ page, id }, other, next] = [await newMember({ name: 'Amara', gender: 'man', lookingFor: 'woman' }), await newMember({ name: 'Lotte' }), await newMember({ name: 'Noor' })];
  const context = page.context();
  const address = `/members/${other.id}/chat`;
  const books = (tab: Page) => tab.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await page.goto(address);
  await expect.poll(() => books(page)).toContain(`chat:${id}`);
  await context.setOffline(true);
  await write(page, ['geheim 1', 'geheim 2']);
  await expect(log(page).getByText('geheim 2')).toBeVisible();
  // A page that closes may yet send what it has, once its network is back: by then somebody else is signed in.
  await context.clearCookies({ name: 'auth' });
  const signedIn = await context.request.post('/api/user.php', { data: { email: next.email, password: next.password }, headers: { 'x-request-type': 'client', origin: baseURL! } });
  expect(signedIn.status()).toBe(200);
  await page.close();
  await context.setOffline(false);
  const theirs = await context.newPage();
  await theirs.goto(address);
  await expect(composer(theirs)).toBeEditable();
  await expect.poll(() => books(theirs)).not.toContain(`chat:${id}`);
  await expect(theirs.getByText('geheim')).toHaveCount(0);
  await other.page.goto('/chats');
  await expect(other.page.getByRole('heading', { level: 1, name: 'Berichten' })).toBeVisible();
  await expect(other.page.getByRole('link', { name: /Amara|Noor/ })).toHaveCount(0);
});

test('two tabs of one browser hold one stream, and both show what comes', async ({ newMember }) => {
  const [{ page, id }, other] = [await newMember({ name: 'Amara', gender: 'man', lookingFor: 'woman' }), await newMember({ name: 'Lotte' })];
  const context = page.context();
  const streams: string[] = [];
  const ended: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/api/events.php')) streams.push(request.url());
  });
  context.on('requestfailed', (request) => {
    if (request.url().includes('/api/events.php')) ended.push(request.url());
  });
  const address = `/members/${other.id}/chat`;
  await page.goto(address);
  await expect.poll(() => streams.length).toBe(1);
  const second = await context.newPage();
  await second.goto(address);
  await write(page, ['Hallo']);
  await expect(log(second).getByText('Hallo')).toBeVisible();
  await other.page.goto(`/members/${id}/chat`);
  await write(other.page, ['Dag']);
  for (const tab of [page, second]) await expect(log(tab).getByText('Dag')).toBeVisible();
  expect(streams.length - ended.length).toBe(1);
});

test('[C4] a text begun in one tab is there again after another has sent its own, or has taken it over and sent or wiped it', async ({ newMember }) => {
  const [{ page }, other] = [await newMember({ name: 'Amara', gender: 'man', lookingFor: 'woman' }), await newMember({ name: 'Lotte' })];
  const address = `/members/${other.id}/chat`;
  const second = await page.context().newPage();
  for (const tab of [page, second]) await tab.goto(address);
  const isKept = async (text: string) => {
    await second.reload();
    await expect(composer(second)).toHaveValue(text);
  };
  await composer(second).pressSequentially('Hoe');
  await write(page, ['Dag']);
  await expect(log(page).getByText('Dag')).toBeVisible();
  await isKept('Hoe');

  await page.goto(address);
  await expect(composer(page)).toHaveValue('Hoe');
  await composer(second).pressSequentially(' is');
  await page.reload();
  await composer(page).press('End');
  await composer(page).pressSequentially(' het?');
  await composer(page).press('Enter');
  await expect(log(page).getByText('Hoe is het?')).toBeVisible();
  await isKept('Hoe is');

  await composer(second).pressSequentially(' de dag');
  await page.reload();
  await expect(composer(page)).toHaveValue('Hoe is de dag');
  await composer(page).fill('');
  await isKept('Hoe is de dag');
  await write(second, ['Hoe is de dag?']);
  await expect(log(page).getByText('Hoe is de dag?')).toBeVisible();
  for (const tab of [page, second]) {
    await tab.reload();
    await expect(composer(tab)).toHaveValue('');
  }
});
