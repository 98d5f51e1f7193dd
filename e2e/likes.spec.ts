// Two people like each other in two browsers, and both see the match; what is new is told in every tab, and only until it was seen.
import type { Page } from '@playwright/test';
import { demoEmail, expect, test } from './fixtures';
import { live, whenLive } from './live';

// Two browsers at once, on a machine that runs other tests beside them.
test.slow();

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Like ${name}` }).filter({ visible: true }).first();
/** Presses a heart once its script is there; before that it is a form, which leads to a page. */
const press = async (page: Page, name: string) => (await whenLive(heart(page, name))).click();
const match = (page: Page) => page.getByRole('dialog', { name: 'Een match!' });
const count = async (page: Page) => Number(/^\((\d+)/.exec(await page.title())?.[1] ?? 0);

test('[R02][S19][T05][T06] two who like each other both see the match; badges and titles follow in every tab', { tag: '@once' }, async ({ newMember, browserErrors }) => {
  browserErrors.allow(/404/);
  // Nobody whom the games of other tests show is liked by them.
  const anne = await newMember({ name: 'Anne', gender: 'woman', lookingFor: 'woman' });
  const britt = await newMember({ name: 'Britt', gender: 'woman', lookingFor: 'woman' });
  const second = await britt.page.context().newPage();
  await britt.page.goto('/members');
  await second.goto('/likes');
  await expect(second.getByText('Nog geen likes')).toBeVisible();
  await anne.page.goto('/members');
  await expect.poll(() => count(britt.page)).toBe(0);

  await anne.page.goto(`/members/${britt.id}`);
  await press(anne.page, 'Britt');
  await expect(heart(anne.page, 'Britt')).toHaveAttribute('aria-pressed', 'true');
  for (const page of [britt.page, second]) await expect.poll(() => count(page)).toBe(1);
  await expect(second.getByRole('main').getByRole('link', { name: /^(Nieuw )?Anne/ })).toBeVisible();

  await britt.page.bringToFront();
  await britt.page.goto(`/members/${anne.id}`);
  for (const page of [britt.page, second]) await expect.poll(() => count(page)).toBe(0);
  // One tab alone shows a match, and a browser without a window shows all its tabs.
  await second.close();
  await press(britt.page, 'Anne');
  for (const page of [britt.page, anne.page]) await expect(match(page)).toBeVisible();

  await britt.page.evaluate(() => window.addEventListener('vonk:profile', ({ detail }) => (document.body.dataset.chosen = String(detail.profile))));
  await match(britt.page).getByRole('link', { name: 'Profiel van Anne' }).click();
  await expect(match(britt.page)).toHaveCount(0);
  await expect(britt.page.locator('body')).toHaveAttribute('data-chosen', String(anne.id));
  await expect(britt.page).toHaveURL(new RegExp(`/members/${anne.id}$`));
  await match(anne.page).getByRole('link', { name: 'Stuur een bericht' }).click();
  await expect(anne.page).toHaveURL(new RegExp(`/members/${britt.id}/chat$`));

  await anne.page.goto('/likes/matches');
  await anne.page.getByRole('link', { name: /^Nieuw ?Britt|^Britt/ }).click();
  await expect(anne.page).toHaveURL(new RegExp(`/likes/m/${britt.id}$`));
  await expect(anne.page.getByRole('heading', { name: 'Een match!' })).toBeVisible();
  for (const [width, height] of [[390, 844], [390, 640], [360, 800], [320, 844], [1440, 720]] as const) {
    await anne.page.setViewportSize({ width, height });
    for (const way of ['Stuur een bericht', 'Verder kijken']) await expect(anne.page.getByRole('link', { name: way }), `${width}x${height}`).toBeInViewport({ ratio: 1 });
  }
  for (const stranger of [1, 999_999, 'x']) expect((await anne.page.goto(`/likes/m/${stranger}`))?.status()).toBe(404);
});

test('[R02] the lists of likes are links and forms without script, and an unknown kind is the 404 page', { tag: '@once' }, async ({ browser, newMember, baseURL, browserErrors }) => {
  browserErrors.allow(/404/);
  const anne = await newMember({ name: 'Anne' });
  const bram = await newMember({ name: 'Bram', gender: 'man', lookingFor: 'woman' });
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await bram.page.context().storageState(), baseURL });
  const page = await plain.newPage();
  await page.goto(`/members/${anne.id}`);
  await heart(page, 'Anne').click();
  await page.goto('/likes');
  await page.getByRole('link', { name: 'Gegeven' }).click();
  await expect(page).toHaveURL(/\/likes\/given$/);
  await expect(page.getByRole('link', { name: /^Anne/ })).toBeVisible();
  await heart(page, 'Anne').click();
  await expect(page.getByText('Je hebt nog geen likes gegeven')).toBeVisible();
  await page.getByRole('link', { name: 'Matches' }).click();
  await expect(page.getByText('Nog geen matches')).toBeVisible();
  expect((await page.goto('/likes/everything'))?.status()).toBe(404);
  await plain.close();
});

test('[S20] t shows a like after so many seconds, and leaves the address', { tag: '@once' }, async ({ newMember }) => {
  const anne = await newMember({ name: 'Anne' });
  const bram = await newMember({ name: 'Bram', gender: 'man', lookingFor: 'woman' });
  await anne.page.goto(`/members/${bram.id}`);
  await press(anne.page, 'Bram');
  await expect(heart(anne.page, 'Bram')).toHaveAttribute('aria-pressed', 'true');

  const { page } = bram;
  await page.clock.install();
  await page.goto('/members?t=60&gender=woman');
  await live(page);
  const modal = page.getByRole('dialog', { name: 'Anne vindt je profiel leuk' });
  await page.clock.runFor(30_000);
  await expect(page).toHaveURL(/\/members\?t=60&gender=woman$/);
  await expect(modal).toHaveCount(0);
  await page.clock.runFor(31_000);
  await expect(modal).toBeVisible();
  await expect(page).toHaveURL(/\/members\?gender=woman$/);
  await modal.getByRole('link', { name: 'Bekijk profiel' }).click();
  await expect(page).toHaveURL(new RegExp(`/members/${anne.id}$`));
  await expect(modal).toHaveCount(0);
});

test('going back finds the list of likes where it was', async ({ page, login }) => {
  await login(demoEmail('free'));
  await page.goto('/likes/given');
  const card = page.getByRole('link', { name: /^Roos/ });
  await expect(card).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 180, behavior: 'instant' }));
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await expect.poll(place).toBe(180);
  // Playwright's own click would scroll first.
  await card.evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: /^Roos/ })).toBeVisible();
  // From here on no answer comes, so what is shown is what the page had.
  await page.route(/\/likes|likes\.php/, () => undefined);
  await page.goBack();
  await expect(card).toBeVisible();
  await expect.poll(place).toBe(180);
});
