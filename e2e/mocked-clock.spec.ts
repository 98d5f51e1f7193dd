// A moved clock, for the app and the browser at once: what both say of a moment agrees. docs/qa.md
import { expect, people, test } from './mock/test';

test.use({ world: 'member', now: '2027-03-01T09:00:00+01:00' });

test('the app and the browser live on the day that a test chose', async ({ page, mock }) => {
  mock('listChats', { chats: [{ conversation: { id: 3, last_message: { id: 9, conversation: 3, mine: false, text: 'Tot morgen', sent_at: '2027-02-28T20:15:00+01:00', client_id: 'qa-message-00000009' } }, profile: people.noor, num_unread_messages: 0 }] });
  const drawn = await (await page.goto('/chats'))!.text();
  expect(drawn).toMatch(/gisteren/i);
  await expect(page.getByRole('link', { name: /Noor/ })).toContainText(/gisteren/i);
  expect(await page.evaluate(() => new Date().getFullYear())).toBe(2027);
});

test('the world that it begins with lives on that day too', async ({ page, asked }) => {
  await page.goto('/chats');
  // Twelve minutes before nine.
  await expect(page.getByRole('link', { name: /Noor/ })).toContainText(/08:[45]\d/);
  await expect(page.getByRole('link', { name: /Fien/ })).toContainText(/gisteren/i);
  expect(new Date(asked('listChats')[0]!.at).getFullYear()).toBe(2027);
});
