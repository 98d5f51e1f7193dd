// What comes after a page moves nothing of it, and the first screen of a phone holds what it is for. Specification, sections 2 and 4.
import { demoEmail, expect, test } from './fixtures';
import { expectStill } from './layout-shift';
import { slowLine } from './slow-line';

test.use({ viewport: { width: 390, height: 844 } });

test('the photos and a conversation that has not begun stay where they are while their script comes', { tag: '@once' }, async ({ newMember }) => {
  const { page } = await newMember();
  await page.goto('/settings/photos');
  await expect(page.getByText('Foto toevoegen')).toBeVisible();
  await expectStill(page);

  for (const path of ['/members/2/chat', '/members/1/chat']) {
    await page.goto(path);
    await expect(page.getByRole('group', { name: 'Openingszinnen' }).getByRole('button').first()).toBeVisible();
    await expectStill(page);
  }
});

test('the prompt to buy credits keeps its height when the bundles come', { tag: '@once' }, async ({ page, login, browserErrors }) => {
  browserErrors.allow(/402/);
  await login(demoEmail('no credits'));
  let send = (): void => undefined;
  const asked = new Promise<void>((resolve) => (send = resolve));
  await page.route(/\/api\/credits\.php/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/members/1/chat');
  await page.getByRole('textbox').fill('Koffie of cocktail?');
  await page.getByRole('textbox').press('Enter');
  const prompt = page.getByRole('dialog');
  await expect(prompt.getByRole('group', { name: /bundel/i })).toBeVisible();
  // The sheet has come up by then.
  await expect.poll(() => prompt.evaluate((sheet) => sheet.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length)).toBe(0);
  const before = (await prompt.boundingBox())!;
  send();
  await expect(prompt.getByRole('radio').first()).toBeVisible();
  expect((await prompt.boundingBox())!.y).toBe(before.y);
});

test('a phone shows both ways on from the home at once, in German too', { tag: '@once' }, async ({ page }) => {
  await page.goto('/?lang=de');
  for (const way of ['Kostenlos registrieren', 'Umsehen']) {
    const { y, height } = (await page.getByRole('button', { name: way }).or(page.getByRole('link', { name: way })).first().boundingBox())!;
    expect(y + height, way).toBeLessThanOrEqual(844);
  }
});

test('without a connection the answers of the swipe game are still in sight, on a phone above its navigation', { tag: '@once' }, async ({ newMember }) => {
  const { page } = await newMember();
  await page.goto('/swipe-game');
  const answers = page.locator('.swipe-actions');
  await expect(answers).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.locator('.app-bar-offline')).toBeVisible();
  const [own, navigation] = [(await answers.boundingBox())!, (await page.locator('.bottom-nav-bar').boundingBox())!];
  expect(own.y + own.height).toBeLessThanOrEqual(navigation.y);
  await page.setViewportSize({ width: 1440, height: 900 });
  const wide = (await answers.boundingBox())!;
  expect(wide.y + wide.height).toBeLessThanOrEqual(900);
});

test.describe('on a slow line', () => {
  const wide = { width: 1440, height: 900 };
  const phone = { width: 390, height: 844 };
  // Where the first piece ends: in the middle of what stands at the lower edge, or behind the title.
  for (const [path, size, upTo] of [
    ['/', phone, '</h1>'], ['/', wide, '</h1>'], ['/login', wide, '</h1>'], ['/swipe-game', wide, '</h1>'],
    ['/settings/photos', phone, 'class="footer-columns">'], ['/members/2/chat', phone, 'class="composer-box">'],
  ] as const) {
    test(`nothing of ${path} moves while it comes, at ${size.width} pixels`, { tag: '@once' }, async ({ page: visitor, newMember, baseURL }) => {
      const page = ['/', '/login'].includes(path) ? visitor : (await newMember()).page;
      await page.setViewportSize(size);
      const line = await slowLine(baseURL!, upTo);
      try {
        await page.goto(line.origin + path);
        await expectStill(page);
      } finally {
        await page.close();
        line.close();
      }
    });
  }
});
