// What was written without credits is sent once they are bought, though the way there led over other pages. Specification, sections 2 and 6. (S06, P02)
import { ends, orders } from './checkout';
import { expect, test } from './fixtures';

test.slow();

test('[P02] a message that waits for credits goes by itself after the payment, once', async ({ newMember, browserErrors }) => {
  browserErrors.allow(/402/);
  const anne = await newMember({ name: 'Anne', gender: 'woman', lookingFor: 'man' });
  const { page, id } = await newMember({ name: 'Bram', gender: 'man', lookingFor: 'woman' });
  const headers = { 'x-request-type': 'client', 'sec-fetch-site': 'same-origin' };
  const write = (text: string) => page.request.post('/api/message.php', { data: { member: anne.id, text, client_id: crypto.randomUUID() }, headers });
  await expect.poll(async () => (await write('Tot het op is')).status(), { intervals: [0], timeout: 30_000 }).toBe(402);
  await page.goto(`/members/${anne.id}/chat`);
  await page.getByRole('textbox', { name: /^Bericht aan/ }).fill('Dit wacht op credits');
  await page.getByRole('textbox', { name: /^Bericht aan/ }).press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: /^Naar betalen/ }).click();
  await orders(page);
  await ends(page, 'Pay');
  await expect(page.getByRole('heading', { name: 'Gelukt, veel plezier' })).toBeVisible();
  // The name is that of the conversation, not of its address.
  await expect(page).toHaveTitle(/Betaling/);
  await expect(page.getByRole('link', { name: 'Terug naar Anne' })).toHaveAttribute('href', /^\/(members\/\d+\/chat|chats\/\d+)$/);
  // Sent from here, or from the conversation where one is faster there.
  await page.goto(`/members/${anne.id}/chat`);
  const message = page.getByRole('log').locator('.message', { hasText: 'Dit wacht op credits' });
  await expect(message).not.toHaveClass(/is-waiting|is-sending/);
  await anne.page.goto(`/members/${id}/chat`);
  await expect(anne.page.getByRole('log').locator('.message', { hasText: 'Dit wacht op credits' })).toHaveCount(1);
});
