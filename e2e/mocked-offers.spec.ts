// What a new member saves, by what the server says: which of the two there is, where it shows, when, and until when. Specification, sections 2, 4, 7 and 9.
import type { Locator, Page } from '@playwright/test';
import { findingsAtBothWidths } from './broken-rules';
import { expect, fail, member, missing, settingsWith, test, type Asked } from './mock/test';

test.use({ world: 'member' });

const hour = 60 * 60 * 1000;
const region = (page: Page, name: 'Tijdbonus' | 'Welkomstbonus') => page.getByRole('region', { name });
const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const newMember = () => ({ user: { ...member, credits: 0, signup_at: later(-hour / 4) } });
const welcomeFor = (milliseconds: number) => ({ query }: Asked) => (query.welcome === 'true' ? { code: 'WELKOM25', value_percentage: 25, expires: later(milliseconds), status: 'active' } : missing);
/** The page as the server draws it. */
const drawn = (page: Page, path: string) => page.evaluate(async (to) => (await fetch(to)).text(), path);
const hasBanner = async (page: Page, path: string) => (await drawn(page, path)).includes('class="bonus-banner"');

/** Lets time pass until something is there: it counts from a moment after the page stands. */
const passUntil = (page: Page, there: Locator) =>
  expect(async () => {
    await page.clock.runFor(20_500);
    await expect(there).toBeVisible({ timeout: 250 });
  }).toPass();

test('[R23] the bonus shows in the members area alone: members, one of them, likes, a match and premium with a banner, the chats with its modal', async ({ page, mock }) => {
  mock('getUser', newMember());
  await page.clock.install();
  await page.goto('/chats');
  await expect(page.getByRole('link', { name: /Noor/ }).first()).toBeVisible();
  await passUntil(page, page.getByRole('dialog', { name: /^25% korting op/ }));
  const inside = ['/members', '/members/7', '/likes', '/likes/m/8', '/premium'];
  const outside = ['/likes/given', '/chats/3', '/credits', '/settings', '/swipe-game', '/notifications', '/transactions', '/match-finder', '/pages/terms', '/complaints'];
  const banners = await Promise.all([...inside, ...outside].map(async (path) => ({ path, has: await hasBanner(page, path) })));
  expect(banners.filter(({ has }) => has).map(({ path }) => path)).toEqual(inside);
  await page.evaluate(() => localStorage.removeItem('hide-time-bonus-modal'));
  await page.goto('/chats/3');
  await expect(page.getByRole('log')).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[B01] the countdown ticks once a second, and the modal takes forty', async ({ page, mock }) => {
  mock('getUser', newMember());
  await page.clock.install();
  await page.goto('/likes');
  const left = async () => (await region(page, 'Tijdbonus').locator('.bonus-clock b').allTextContents()).reduce((sum, part) => sum * 60 + Number(part), 0);
  // It counts a moment after the page stands.
  const first = await left();
  await expect.poll(left).toBeLessThan(first);
  await page.clock.pauseAt(Date.now() + 2_000);
  const before = await left();
  await page.clock.runFor(1_000);
  await expect.poll(left).toBe(before - 1);
  await page.clock.runFor(9_000);
  await expect.poll(left).toBe(before - 10);
  const modal = page.getByRole('dialog', { name: /^25% korting op/ });
  await page.clock.runFor(24_000);
  await expect.poll(left).toBe(before - 34);
  await expect(modal).toHaveCount(0);
  await page.clock.runFor(6_000);
  // What is drawn late waits for a moment of its own.
  await page.clock.resume();
  await expect(modal).toBeVisible();
});

test('[S18] [B02] the welcome bonus: banner and modal lead to the credits, the modal says 25% and four hours, and closes before it leads away', async ({ page, mock }) => {
  mock('getSettings', settingsWith({ time_bonus: false }));
  mock('getUser', newMember());
  mock('getDiscountCode', welcomeFor(3 * hour));
  await page.clock.install();
  await page.goto('/likes');
  await expect(region(page, 'Welkomstbonus')).toContainText('25% welkomstkorting op je eerste bundel');
  await expect(region(page, 'Welkomstbonus').getByRole('link')).toHaveAttribute('href', '/credits?back=%2Flikes');
  expect(await findingsAtBothWidths(page)).toEqual([]);
  const modal = page.getByRole('dialog', { name: 'Welkom, Robin' });
  await passUntil(page, modal);
  await expect(modal).toContainText('Op je eerste bundel krijg je 25% korting');
  await expect(modal).toContainText('de korting geldt 4 uur vanaf je aanmelding');
  expect(await findingsAtBothWidths(page)).toEqual([]);
  const link = modal.getByRole('link', { name: 'Naar de bundels' });
  await expect(link).toHaveAttribute('href', '/credits?back=%2Flikes');
  // The page of the credits is kept back, so that what is there before it can be seen.
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/credits(\?|$)/, async (route) => {
    await gate;
    await route.continue();
  });
  await link.click();
  await expect(modal).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/likes');
  letGo();
  await expect(page).toHaveURL(/\/credits\?back=%2Flikes$/);
});

test('[T09] the time bonus goes before the welcome discount, which comes where there is none, and ends by itself', async ({ page, mock }) => {
  mock('getDiscountCode', welcomeFor(hour));
  mock('getUser', newMember());
  await page.clock.install();
  await page.goto('/likes');
  await expect(region(page, 'Tijdbonus')).toBeVisible();
  await expect(region(page, 'Welkomstbonus')).toHaveCount(0);
  mock('getUser', { user: { ...member, signup_at: later(-5 * hour) } });
  await page.reload();
  await expect(region(page, 'Welkomstbonus')).toBeVisible();
  await expect(region(page, 'Tijdbonus')).toHaveCount(0);
  // It counts a moment after the page stands.
  await expect(async () => {
    await page.clock.fastForward(hour);
    await expect(region(page, 'Welkomstbonus')).toHaveCount(0, { timeout: 500 });
  }).toPass();
  mock('getDiscountCode', welcomeFor(-1000));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(region(page, 'Welkomstbonus')).toHaveCount(0);
});

test('[C12] [X07] what a page was asked with goes along to discountcode.php; with welcome=true what goes wrong there is nobody’s concern', async ({ page, mock, asked }) => {
  mock('getSettings', settingsWith({ time_bonus: false }));
  await page.goto('/credits?actie=lente&netwerk=7');
  expect(asked('getDiscountCode').map(({ query }) => query)).toContainEqual({ actie: 'lente', netwerk: '7', welcome: 'true' });
  for (const answer of [fail(500, 60), missing]) {
    mock('getDiscountCode', answer);
    for (const path of ['/credits', '/likes']) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.alert-danger, .toast, .error-page')).toHaveCount(0);
    }
  }
  expect(asked('getDiscountCode').filter(({ query }) => query.welcome === 'true').length).toBeGreaterThan(3);
});
