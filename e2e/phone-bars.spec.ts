// What a phone keeps at the edges of its window and of its lines: the bar of a page under another, the ways of sign-up, the bar that pays, a line's menu. Specification, section 4; decisions 346, 378, 403 and 405.
import type { Locator } from '@playwright/test';
import { findings } from './broken-rules';
import { demoEmail, expect, test } from './fixtures';
import { expectStill } from './layout-shift';
import { whenLive } from './live';

test.use({ viewport: { width: 390, height: 844 } });

const box = async (part: Locator) => (await part.boundingBox())!;

test('the bar of a page under another stands above the offer of a new member, and stays while the page scrolls', async ({ newMember }) => {
  const { page } = await newMember();
  await page.goto('/members');
  const member = (await page.locator('main a[href^="/members/"]').first().getAttribute('href'))!;
  for (const path of [member, '/premium']) {
    await page.goto(path);
    const [bar, offer] = [page.locator('.back-bar'), page.getByRole('region', { name: 'Tijdbonus' })];
    const [above, below] = [await box(bar), await box(offer)];
    expect([above.y, above.width], path).toEqual([0, 390]);
    expect(below.y, path).toBeGreaterThanOrEqual(above.y + above.height - 1);
    await expectStill(page, 0);
    await page.mouse.wheel(0, 400);
    await expect.poll(async () => (await box(offer)).y).toBeLessThan(0);
    expect((await box(bar)).y, path).toBe(0);
  }
  expect(await findings(page)).toEqual([]);
});

test('the bar that pays leads to the box that is still to be ticked, and so does paying, from the sheet of banks too', async ({ newMember }) => {
  const { page } = await newMember();
  await page.goto('/credits');
  const [way, tick] = [page.getByRole('link', { name: 'Zet nog één vinkje' }), page.getByRole('checkbox', { name: /^Ik wil mijn credits meteen/ })];
  /** Between the bars, with nothing over it. */
  const inView = async () => {
    await expect.poll(async () => (await box(tick)).y).toBeLessThan((await box(page.locator('.pay-bar'))).y - 24);
    expect((await box(tick)).y).toBeGreaterThan((await box(page.locator('.back-bar'))).height);
    await expect(tick).toBeFocused();
  };
  const toTop = () => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect((await box(tick)).y).toBeGreaterThan(844);
  await (await whenLive(way)).click();
  await inView();
  await toTop();
  await page.locator('.pay-bar .btn').click();
  await inView();
  await expect(page.getByText('Vink eerst aan dat je je credits meteen wilt gebruiken.')).toBeVisible();
  await toTop();
  await page.getByRole('button', { name: 'Kies je bank' }).click();
  await page.locator('.banks-foot').getByRole('button', { name: /^Bestelling met betalingsverplichting/ }).click();
  await expect(page.locator('.banks')).toBeHidden();
  await inView();
  expect(await findings(page)).toEqual([]);
  await tick.check();
  await expect(way).toBeHidden();
});

test('[S03] a step of sign-up has the way back and the way out in its bar, and one action beside its own', async ({ newMember }) => {
  const { page } = await newMember({ confirmed: false });
  await page.goto('/complete-signup?step=photo');
  const [back, leave] = [page.getByRole('link', { name: 'Terug' }), page.getByRole('link', { name: 'Later verder' })];
  await expect(back).toHaveCount(0);
  await (await whenLive(page.getByRole('link', { name: 'Nu overslaan' }))).click();
  await expect(page).toHaveURL(/step=about/);
  for (const part of [back, leave]) {
    const { y, height } = await box(part);
    expect(y + height).toBeLessThanOrEqual((await box(page.locator('.top-bar'))).height);
  }
  expect(await page.locator('.signup-step > .btn, .signup-actions > .btn').count()).toBe(2);
  expect(await findings(page)).toEqual([]);
  await back.click();
  await expect(page).toHaveURL(/step=photo/);
  await expect(back).toHaveCount(0);
});

test('a line of the conversations has its menu by a long press, and shows none before', async ({ page, login }) => {
  await login(demoEmail('free'));
  await page.goto('/chats');
  const line = page.locator('.chat-row').first();
  const [menu, summary] = [line.locator('.menu-list'), line.locator('summary')];
  await whenLive(summary);
  expect(await findings(page)).toEqual([]);
  const { isTouched, clipPath, opacity } = await line.locator('.menu').evaluate((element) => {
    const { clipPath, opacity } = getComputedStyle(element);
    return { isTouched: matchMedia('(hover: none)').matches, clipPath, opacity };
  });
  expect(isTouched ? clipPath : opacity).toBe(isTouched ? 'inset(50%)' : '0');
  await line.locator('.chat-link').dispatchEvent('contextmenu');
  await expect(menu).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const { x, width } = await box(menu);
  expect([x >= 0, x + width <= 390]).toEqual([true, true]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(summary).toBeFocused();
});

test('a long address of one’s own stays within its card', async ({ newMember }) => {
  const { page, email } = await newMember();
  await page.goto('/settings');
  await expect(page.getByText(email)).toBeVisible();
  const ends = await page.locator('.settings-rows').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThan(390);
});

test('[X08] a conversation has the whole window of a phone; the list, and what stands where none is, have their bars', async ({ newMember, browserErrors }) => {
  browserErrors.allow(/404/);
  const { page } = await newMember();
  const bars = [page.getByRole('banner'), page.locator('.bottom-nav')];
  await page.goto('/members/2/chat');
  for (const bar of bars) await expect(bar).toBeHidden();
  await page.goto('/chats');
  for (const bar of bars) await expect(bar).toBeVisible();
  for (const path of ['/chats/99999999', '/members/99999999/chat']) {
    expect((await page.goto(path))!.status(), path).toBe(404);
    for (const bar of bars) await expect(bar, path).toBeVisible();
    await expect(page.getByRole('link', { name: 'Terug naar de startpagina' })).toBeInViewport();
  }
  expect(await findings(page)).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Vonk' }).click();
  await expect(page).toHaveURL(/\/members$/);
});
