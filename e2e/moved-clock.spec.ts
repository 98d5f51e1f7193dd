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

test('the app, the browser and the server go on together: what is drawn anew is of the later day', async ({ page, asked, forward }) => {
  await page.goto('/chats');
  await expect(page.getByRole('link', { name: /Noor/ })).toContainText(/08:[45]\d/);
  await forward('24:00:00');
  const drawn = await (await page.reload())!.text();
  expect(drawn).toMatch(/gisteren/i);
  await expect(page.getByRole('link', { name: /Noor/ })).toContainText(/gisteren/i);
  expect(await page.evaluate(() => new Date().toDateString())).toBe('Tue Mar 02 2027');
  expect(new Date(asked('listChats').at(-1)!.at).toDateString()).toBe('Tue Mar 02 2027');
});

test('a page that stays open asks again by itself, and is answered, and drawn anew, by the later hour', async ({ page, mock, forward }) => {
  const order = { payment_id: 'qa-payment-1', credits: 100, amount: 995, currency: 'EUR', bundle: 1, method: 'ideal' };
  const decided = Date.parse('2027-03-01T11:00:00+01:00');
  mock('getOrder', ({ at }) => ({ order: { ...order, state: at < decided ? 'pending' : 'cancelled' } }));
  await page.goto('/credits/1/ideal?payment=qa-payment-1');
  const heading = page.getByRole('heading', { level: 1, includeHidden: false });
  await expect(heading).toHaveText('Nog niet bevestigd');
  await forward('02:30:00');
  await expect(heading).toHaveText('Betaling mislukt');
});

test.describe('time bonus', () => {
  test.use({ world: 'time bonus' });

  test('what is left of it is less later on, for browser and server alike, until it is over', async ({ page, forward }) => {
    const clock = (left: string) => page.getByRole('timer', { name: left });
    await page.goto('/members');
    await expect(clock('Nog 3 uur en 54 minuten')).toBeVisible();
    await forward('02:00:00');
    await expect(clock('Nog 1 uur en 54 minuten')).toBeVisible();
    await page.reload();
    await expect(clock('Nog 1 uur en 54 minuten')).toBeVisible();
    await forward('01:55:00');
    await expect(page.getByRole('timer')).toHaveCount(0);
    await page.goto('/likes');
    await expect(page.getByRole('timer')).toHaveCount(0);
  });
});

test('the next test begins on the day of its file again', async ({ page, forward }) => {
  await page.goto('/chats');
  expect(await page.evaluate(() => new Date().toDateString())).toBe('Mon Mar 01 2027');
  await expect(page.getByRole('link', { name: /Noor/ })).toContainText(/08:[45]\d/);
  await expect(forward('5 minutes')).rejects.toThrow("'5 minutes' is no time to go on by");
});
