// The swipe game in real browsers: finger, keys and buttons; four likes a day, whatever the number of tabs; a match inside it; and no script at all.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

test.slow();
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Who lies on top: by id, as many may have one name. */
const onTop = (page: Page) => page.locator('.swipe-actions [name=profile]').inputValue();
const outOfLikes = (page: Page) => page.getByRole('heading', { name: 'Dat waren je likes voor vandaag' });

/** Opens the game. */
async function open(page: Page): Promise<void> {
  await page.goto('/swipe-game');
  await expect(page.locator('.swipe-card.is-top')).toBeVisible();
}

/** Draws the top card aside, as a finger does: in steps, and then let go. */
async function draw(page: Page, by: number): Promise<void> {
  const { x, y, width, height } = (await page.locator('.swipe-card.is-top').boundingBox())!;
  const [left, top] = [x + width / 2, y + height / 2];
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left + by * width, top, { steps: 8 });
  await page.mouse.up();
}

test('[S12] [B03] four likes by finger, key and button; then the calm end, in the second tab too', async ({ newMember, browserErrors }) => {
  browserErrors.allow(/409/);
  const { page } = await newMember();
  await open(page);
  const second = await page.context().newPage();
  await open(second);

  // The second tab passes four by, and so comes to a fifth while it still knows of four likes.
  for (let passed = 0; passed < 4; passed++) {
    const top = await onTop(second);
    await second.keyboard.press('ArrowLeft');
    await expect.poll(() => onTop(second)).not.toBe(top);
  }
  await expect(second.getByText('Nog 4 likes vandaag')).toBeVisible();

  await page.bringToFront();
  const first = await onTop(page);
  await draw(page, 0.04);
  expect(await onTop(page)).toBe(first);
  await draw(page, -0.6);
  await expect.poll(() => onTop(page)).not.toBe(first);
  await page.getByRole('button', { name: /terughalen$/ }).click();
  await expect.poll(() => onTop(page)).toBe(first);

  await draw(page, 0.6);
  await expect(page.getByText('Nog 3 likes vandaag')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Nog 2 likes vandaag')).toBeVisible();
  await page.getByRole('button', { name: /^Like / }).click();
  await expect(page.getByText('Nog 1 like vandaag')).toBeVisible();
  await page.getByRole('button', { name: /^Like / }).click();
  await expect(outOfLikes(page)).toBeVisible();
  await expect(page.locator('.swipe-end time')).toHaveText('00:00');

  await second.bringToFront();
  await second.keyboard.press('ArrowRight');
  await expect(outOfLikes(second)).toBeVisible();
  await second.reload();
  await expect(outOfLikes(second)).toBeVisible();
  await expect(second.locator('.swipe-liked')).toHaveCount(4);
});

test('[S12] a like that goes both ways is a match inside the game', { tag: '@once' }, async ({ newMember, baseURL }) => {
  const one = await newMember({ name: `Sterre ${Date.now() % 10_000}`, gender: 'woman', lookingFor: 'man' });
  const other = await newMember({ name: 'Bram', gender: 'man', lookingFor: 'woman' });
  const answer = await one.page.request.post('/api/swipe.php', { data: { profile: other.id, like: true }, headers: { origin: baseURL! } });
  expect(answer.status()).toBe(200);
  const { page } = other;
  await open(page);
  // Who likes the member lies second.
  await page.getByRole('button', { name: /overslaan$/ }).click();
  await expect.poll(() => onTop(page)).toBe(String(one.id));
  await page.getByRole('button', { name: `Like ${one.name}` }).click();
  const match = page.getByRole('dialog', { name: 'Een match!' });
  await expect(match).toBeVisible();
  await expect(match.getByRole('link', { name: 'Stuur een bericht' })).toHaveAttribute('href', `/members/${one.id}/chat`);
  await match.getByRole('button', { name: 'Verder kijken' }).click();
  await expect(match).toBeHidden();
  await expect(page.locator('.swipe-today')).toContainText('Match');
});

test('[S12] without script a card is a form with a yes and a no', { tag: '@once' }, async ({ newMember, browser }) => {
  const member = await newMember();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await member.page.context().storageState() });
  const page = await context.newPage();
  await page.goto('/swipe-game');
  const first = await onTop(page);
  await page.getByRole('button', { name: /overslaan$/ }).click();
  await expect(page).toHaveURL(/\/swipe-game$/);
  expect(await onTop(page)).not.toBe(first);
  for (let given = 0; given < 4; given++) await page.getByRole('button', { name: /^Like / }).click();
  await expect(outOfLikes(page)).toBeVisible();
  await context.close();
});
