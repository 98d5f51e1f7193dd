// Live events that a test sends: the page that is open says so at once. docs/qa.md
import type { Page } from '@playwright/test';
import { expect, missing, people, test } from './mock/test';

test.use({ world: 'premium member' });

const named = (page: Page, name: string) => page.getByRole('link', { name }).filter({ visible: true }).first();

test('[S22] the credits of an open page are those of the last event, with the badge of few and of none', async ({ page, mock, asked }) => {
  mock('streamEvents', { type: 'chats' });
  await page.goto('/members');
  await expect(named(page, '40 credits over')).toBeVisible();
  await expect.poll(() => asked('streamEvents').length).toBe(1);
  // What the server would say if it were asked stays 40: the number comes by the stream, or not at all.
  mock('streamEvents', { type: 'credits', credits: 8 });
  await expect(named(page, '8 credits over').locator('.badge-count.is-warning')).toBeVisible();
  mock('streamEvents', { type: 'credits', credits: 0 });
  await expect(named(page, '0 credits over').locator('.badge-count.is-danger')).toBeVisible();
  expect(asked('streamEvents')).toHaveLength(1);
});

test('[S21] a message that comes raises the badge of messages and the title; a stream that ends leaves both', async ({ page, mock, asked }) => {
  mock('streamEvents', { type: 'typing', conversation: 3 });
  mock('listLikes', { profiles: [], liked_by: [] });
  const noor = (unread: number) => ({ chats: [{ conversation: { id: 3 }, profile: people.noor, num_unread_messages: unread }] });
  mock('listChats', noor(0));
  mock('getUser', { user: { id: 1, status: 'active', credits: 40, paid_user: true, unread_messages: 0, new_likes: 0, profile: { ...people.sam, id: 1 } } });
  await page.goto('/members');
  await expect.poll(() => asked('streamEvents').length).toBe(1);
  await expect(page).not.toHaveTitle(/^\(/);
  // Away from the conversations, a page that hears of a message asks for them anew.
  mock('listChats', noor(1));
  mock('streamEvents', { type: 'message', conversation: 3, unread: 1, message: { id: 60, conversation: 3, mine: false, text: 'Ben je daar?', sent_at: new Date().toISOString(), client_id: 'qa-message-00000060' } });
  await expect(named(page, 'Berichten 1 ongelezen bericht')).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\)/);
  mock('streamEvents', missing);
  await expect(named(page, 'Berichten 1 ongelezen bericht')).toBeVisible();
});

test('what tells of a like is closed by the profile that it leads to, whichever way one comes there', async ({ page, mock, asked }) => {
  mock('streamEvents', { type: 'chats' });
  mock('listLikes', { profiles: [], liked_by: [] });
  await page.goto('/members');
  await expect.poll(() => asked('streamEvents').length).toBe(1);
  mock('streamEvents', { type: 'likes' });
  await expect.poll(() => asked('listLikes').length).toBeGreaterThan(0);
  mock('listLikes', { profiles: [], liked_by: [{ ...people.noor, like_new: true }] });
  mock('streamEvents', { type: 'likes' });
  const told = page.getByRole('link', { name: 'Noor vindt je profiel leuk' });
  await expect(told).toBeVisible();
  // While the pointer is on it, it does not go by itself.
  await page.locator('.toast').dispatchEvent('pointerenter');
  await named(page, 'Noor, 34').click();
  await expect(page).toHaveURL(/\/members\/7$/);
  await expect(told).toHaveCount(0);
});
