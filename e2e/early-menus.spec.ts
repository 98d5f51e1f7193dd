// Menus open without script, so people open them before it: they stay open when it comes.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { beforeScript, live, whenLive } from './live';

/** Opens a page of which only the first scripts come; gives how the others come too. */
async function withFirstScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const html = await (await page.request.get(path)).text();
  const first = new Set([...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => new URL(src!, page.url() === 'about:blank' ? 'http://x' : page.url()).pathname));
  let come: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    if (!first.has(new URL(route.request().url()).pathname)) await held;
    await route.continue().catch(() => undefined);
  });
  await page.goto(path, beforeScript);
  return async () => {
    come();
    await live(page);
  };
}

test('the menu of a conversation that is opened before its code is there stays open', async ({ newMember }) => {
  const [{ page, id }, other] = [await newMember({ name: 'Anne', gender: 'woman', lookingFor: 'man' }), await newMember({ name: 'Bram', gender: 'man', lookingFor: 'woman' })];
  // So that there is a conversation, with its menu.
  await page.request.post('/api/message.php', { data: { member: other.id, text: 'Dag', client_id: crypto.randomUUID() }, headers: { 'x-request-type': 'client', 'sec-fetch-site': 'same-origin' } });
  const come = await withFirstScripts(page, `/members/${other.id}/chat`);
  const menu = page.locator('.conversation-head details');
  await menu.locator('summary').click();
  await expect(page.getByRole('button', { name: 'Gesprek verwijderen' })).toBeVisible();
  // Meanwhile the page lives: a message comes.
  await other.page.goto(`/members/${id}/chat`);
  const words = 'Ben je er al?';
  await other.page.getByRole('textbox', { name: /^Bericht aan/ }).fill(words);
  await other.page.getByRole('button', { name: 'Versturen' }).click();
  await expect(other.page.getByRole('log').getByText(words)).toBeVisible();
  await come();
  await expect(page.getByRole('log').getByText(words)).toBeVisible();
  await whenLive(menu.locator('summary'));
  await expect(page.getByRole('button', { name: 'Gesprek verwijderen' })).toBeVisible();
});
