// One member with several tabs: what waits is one outbox for all of them, and one stream of events serves them all. Bars C4, P11.
import type { Page } from '@playwright/test';
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

test('what was typed offline outlives its tab: another tab shows it, and delivers it once each and in order', async ({ newMember, complaints }) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const [{ page }, other] = [await newMember({ name: 'Amara', gender: 'man', lookingFor: 'woman' }), await newMember({ name: 'Lotte' })];
  const context = page.context();
  const mark = 'offline';
  // As many as a new member has credits for.
  const texts = Array.from({ length: 5 }, (_, index) => `${mark} ${index + 1}`);
  const address = `/members/${other.id}/chat`;
  await page.goto(address);
  await expect(composer(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto('/members');
  // The code of unsent messages and their book are there before the network goes.
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
