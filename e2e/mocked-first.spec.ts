// The first test of docs/qa.md, as it stands there.
import { expect, people, test } from './mock/test';

test.use({ world: 'member' });

test('two conversations, one of them new', async ({ page, mock }) => {
  mock('listChats', { chats: [{ conversation: { id: 3 }, profile: people.noor, num_unread_messages: 1 }, { conversation: { id: 4 }, profile: people.sam, num_unread_messages: 0 }] });
  await page.goto('/chats');
  await expect(page.getByRole('link', { name: 'Noor 1 ongelezen bericht' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sam', exact: true }).last()).toBeVisible();
});
