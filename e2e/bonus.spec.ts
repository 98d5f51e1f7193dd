// What a new member saves: the banner with its countdown, the modal after forty seconds without credits, and the way to the bundles. Specification, sections 4 and 9.
import type { Page } from '@playwright/test';
import { ends, orders } from './checkout';
import { findings } from './broken-rules';
import { expect, test } from './fixtures';
import { live, waitForScripts } from './live';
import { spendCredits } from './spend-credits';

const banner = (page: Page) => page.getByRole('region', { name: 'Tijdbonus' });
const modal = (page: Page) => page.getByRole('dialog', { name: /^25% korting op/ });
const clock = async (page: Page) => (await banner(page).locator('.bonus-clock b').allTextContents()).join(':');

test('[T08] [T10] [T11] [E15] the banner counts down, the modal comes once after forty seconds without credits and not before they are gone, and the bundles have the saving in them', { tag: '@once' }, async ({ newMember, baseURL }) => {
  const { page } = await newMember();
  await page.clock.install();
  await page.goto('/settings');
  await expect(banner(page)).toHaveCount(0);
  await page.goto('/members');
  await expect(banner(page)).toHaveCount(1);
  // What counts the seconds is there by then, and with it what waits for forty of them.
  const before = await clock(page);
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(await clock(page)).not.toBe(before);
  }).toPass();
  await page.clock.runFor(60_000);
  // It stays over the pages of members: by the next one it would have come.
  await page.getByRole('link', { name: /^Likes/ }).filter({ visible: true }).first().click();
  await page.waitForURL(/\/likes/);
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible();
  await expect(modal(page)).toHaveCount(0);
  await spendCredits({ page }, await newMember(), baseURL!);
  await page.goto('/members');
  await expect(banner(page)).toContainText('25% korting');
  const first = await clock(page);
  expect(first).toMatch(/^03:5\d:\d\d$/);
  await expect.poll(() => clock(page)).not.toBe(first);
  expect(await findings(page)).toEqual([]);
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(modal(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(modal(page)).toContainText(/Vier uur na je aanmelding loopt de korting af: (vandaag|morgen) om \d\d:\d\d/);
  await expect(modal(page)).toContainText('TIMEBONUS25');
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  expect(Number(await page.evaluate(() => localStorage.getItem('hide-time-bonus-modal')))).toBeGreaterThan(0);
  await page.reload();
  await page.clock.fastForward(60_000);
  await expect(modal(page)).toHaveCount(0);
  await banner(page).getByRole('link').click();
  await page.waitForURL(/\/credits\?back=/);
  await expect(page.locator('.order-lines')).toContainText('TIMEBONUS25');
  await expect(page.getByText(/Je bespaart €\s6,24/)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('[T11] the banner stands in the page as it is sent, so that its coming moves nothing, and without script too', { tag: '@once' }, async ({ newMember, browser, baseURL }) => {
  const { page } = await newMember();
  const html = await (await page.request.get('/members')).text();
  expect(html.indexOf('class="bonus-banner"')).toBeGreaterThan(0);
  expect(html.indexOf('class="bonus-banner"')).toBeLessThan(html.indexOf('<main'));
  const plain = await (await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState(), baseURL })).newPage();
  await plain.goto('/members');
  await expect(banner(plain)).toContainText('25% korting');
  await plain.context().close();
});

test('a page that is opened by a press is seen from its head: what is above it, banner and all, stays in sight', async ({ newMember }) => {
  const { page } = await newMember();
  await page.goto('/members');
  await page.locator('main a[href^="/members/"]:not([href$="/more"])').first().click();
  await page.waitForURL(/\/members\/\d+/);
  await live(page);
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
  // Nothing fixed lies on it.
  expect(await banner(page).evaluate((element) => element.contains(document.elementFromPoint(innerWidth / 2, element.getBoundingClientRect().top + 3)))).toBe(true);
});

test('[T08] the countdown ends at zero, moves nothing, and does not begin again', { tag: '@once' }, async ({ newMember }) => {
  const { page } = await newMember();
  await page.clock.install();
  await page.goto('/likes');
  await expect(async () => {
    const before = await clock(page);
    await page.clock.runFor(2_000);
    expect(await clock(page)).not.toBe(before);
  }).toPass();
  const heading = page.getByRole('heading', { level: 1 });
  const place = await heading.boundingBox();
  await page.clock.fastForward(4 * 60 * 60 * 1000);
  await expect(banner(page)).toHaveCount(0);
  expect(await heading.boundingBox()).toEqual(place);
  await page.clock.runFor(5_000);
  await expect(banner(page)).toHaveCount(0);
});

/** What the banner's clock shows, in seconds. */
const secondsOn = async (page: Page) => (await clock(page)).split(':').reduce((total, part) => total * 60 + Number(part), 0);

test('[T08] a browser in Auckland whose clock is two days ahead counts as one in Amsterdam does, and a purchase in one ends it in both', { tag: '@once' }, async ({ newMember, browser, baseURL, browserErrors }) => {
  test.slow();
  const member = await newMember();
  const storageState = await member.page.context().storageState();
  const inZone = async (timezoneId: string) => {
    const context = await browser.newContext({ baseURL, storageState, timezoneId });
    waitForScripts(context);
    browserErrors.watch(context);
    return context.newPage();
  };
  const [here, there] = [await inZone('Europe/Amsterdam'), await inZone('Pacific/Auckland')];
  await there.clock.install({ time: new Date(Date.now() + 2 * 24 * 60 * 60 * 1000) });
  await Promise.all([here.goto('/members'), there.goto('/members')]);
  await expect(async () => {
    await Promise.all([here.reload(), there.reload()]);
    await expect(banner(here)).toBeVisible();
    await expect(banner(there)).toBeVisible();
    const [one, other] = await Promise.all([secondsOn(here), secondsOn(there)]);
    expect([one > 3 * 3600, one <= 4 * 3600, Math.abs(one - other) <= 2]).toEqual([true, true, true]);
  }).toPass();
  await here.goto('/credits');
  await orders(here);
  await ends(here, 'Pay');
  await expect(here.getByRole('heading', { name: 'Gelukt, veel plezier' })).toBeVisible();
  await expect(banner(there)).toHaveCount(0);
  await here.goto('/members');
  await expect(banner(here)).toHaveCount(0);
  await Promise.all([here, there].map((page) => page.context().close()));
});

test('[P02] without credits the prompt keeps what was written, names each bundle with its price, and leads to the one that is chosen', async ({ newMember, browserErrors, baseURL }) => {
  browserErrors.allow(/402/);
  const { page } = await newMember();
  const other = await newMember();
  await spendCredits({ page }, other, baseURL!);
  await page.goto(`/members/${other.id}/chat`);
  await expect(async () => {
    await page.getByRole('textbox').fill('Altijd. Vanuit een hoekje zie je meer');
    await page.getByRole('button', { name: 'Versturen' }).click({ timeout: 1_000 });
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 3_000 });
  }).toPass();
  const prompt = page.getByRole('dialog');
  await expect(prompt).toContainText('Altijd. Vanuit een hoekje zie je meer');
  await expect(prompt.getByRole('radio').first()).toBeChecked();
  await expect(prompt.getByRole('link', { name: /^Naar betalen, €\s7,46$/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await prompt.getByRole('radio').nth(1).check();
  await prompt.getByRole('link', { name: /^Naar betalen, €\s18,71$/ }).click();
  await page.waitForURL(/\/credits\/\d+\?back=/);
  await expect(page.locator('.order-lines .is-total')).toContainText(/€\s18,71/);
  await page.goto(`/members/${other.id}/chat`);
  await expect(page.getByText('Altijd. Vanuit een hoekje zie je meer')).toBeVisible();
});
