// Landers as a visitor on a phone meets them: before any script, in every width, with a finger and with keys. Specification, section 2.
import { expect, test } from './fixtures';

const names = ['alonetonight', 'collagelanding', 'gallery', 'iconslanding', 'tinderswipe'];

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('[R19] alone tonight: another window, an answer, and sign-up around that person; the answer is in no address', async ({ page }) => {
    await page.goto('/landers/alonetonight');
    // Five a day; fewer where those who were here last have no photo, as members of other tests have none.
    await expect(page.locator('.window').nth(1)).toBeAttached();
    // Two of one name may live there: a window is another by its place.
    const windows = page.locator('.window');
    await expect(windows.nth(0)).toBeVisible();
    await expect(windows.nth(1)).toBeHidden();
    await page.getByText('Ander raam').locator('visible=true').click();
    await expect(windows.nth(0)).toBeHidden();
    await expect(windows.nth(1)).toBeVisible();
    const ask = page.locator('.ask:visible');
    await expect(ask.getByRole('button')).toHaveText('Kies een antwoord', { useInnerText: true });
    await ask.getByRole('radio').nth(1).check({ force: true });
    await expect(ask.getByRole('button')).toHaveText(/^Geef .+ antwoord$/, { useInnerText: true });
    const [answer] = await Promise.all([page.waitForResponse('**/forms/start'), ask.getByRole('button').click()]);
    expect(answer.status()).toBe(303);
    expect(answer.headers().location).toMatch(/^\/members\/\d+\/signup\?slug=nl$/);
    expect(page.url()).not.toContain('Wijn');
    const [start] = (await page.context().cookies()).filter(({ name }) => name === 'signup-start');
    expect(decodeURIComponent(start!.value)).toContain('Thee of wijn, en met wie? Mijn antwoord: Wijn.');
    expect([start!.httpOnly, start!.sameSite]).toEqual([true, 'Lax']);
  });

  test('[R19] gallery: the button counts what is missing', async ({ page }) => {
    await page.goto('/landers/gallery');
    for (const words of ['Nog 3 kiezen', 'Nog 2 kiezen', 'Nog 1 kiezen']) {
      await expect(page.getByText(words)).toBeVisible();
      await page.locator('.gallery-people label').nth(3 - Number(words[4])).click();
    }
    const [answer] = await Promise.all([page.waitForResponse('**/forms/start'), page.getByRole('button', { name: 'Wie is er in de buurt?' }).click()]);
    expect(answer.headers().location).toBe('/signup?slug=nl');
  });

  test('[R18] the deck is played with its buttons, and can be begun again', async ({ page }) => {
    await page.goto('/landers/tinderswipe');
    for (const name of ['wish', 'skip', 'wish']) await page.locator(`.swipe-card:not(:has(:checked)) [name=${name}]`).first().check({ force: true });
    const on = page.getByRole('button', { name: 'Maak gratis een profiel' });
    await expect(on).toBeVisible();
    await page.getByRole('button', { name: 'Opnieuw' }).click();
    await expect(on).toBeHidden();
  });

  test('[R19] a face of the collage turns over to its own words; wishes are checkboxes and radios', async ({ page }) => {
    await page.goto('/landers/collagelanding');
    await page.locator('details.piece summary').first().click();
    await expect(page.getByRole('link', { name: /^Meer van/ }).first()).toBeVisible();
    await page.goto('/landers/iconslanding');
    await expect(page.getByRole('button', { name: 'Wie heeft dat ook?' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'En wanneer?' })).toBeVisible();
  });
});

test('[R18] a card is dragged aside by hand', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/landers/tinderswipe');
  const card = page.locator('.swipe-photo').first();
  const box = (await card.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 170, box.y + 110, { steps: 6 });
  await page.mouse.up();
  // On a desktop it comes to lie beside the deck, with its answers gone.
  await expect(page.locator('.swipe-answers').first()).toBeHidden();
  if (page.viewportSize()!.width < 992) await expect(card).toBeHidden();
  else await expect.poll(async () => (await card.boundingBox())!.x).toBeGreaterThan(box.x + box.width);
  // The deck is of those who came last and have a photo: of one alone, where members of other tests came after them.
  await expect(page.getByText(/^2 van/).or(page.locator('.deck-end')).filter({ visible: true })).toHaveCount(1);
});

test('[A12] [R18] whom a lander spoke to in a language, sign-up speaks to in it too, with who was liked at hand; the visitor’s own choice counts more', { tag: '@once' }, async ({ page, context, baseURL }) => {
  await page.goto('/landers/tinderswipe?lang=de');
  await page.locator('.swipe-card [name=wish]').first().check({ force: true });
  for (const box of (await page.locator('.swipe-card [name=skip]').all()).slice(1)) await box.check({ force: true });
  const liked = await page.locator('.swipe-card legend').first().textContent();
  await page.locator('.deck-end a[href^="/signup"]').click();
  await expect(page).toHaveURL(/\/signup\?slug=de$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('.signup-whom-choices label:visible').nth(1)).toContainText(liked!);
  await context.addCookies([{ name: 'locale', value: 'nl', url: baseURL! }]);
  await page.goto('/landers/alonetonight/de');
  await page.goto('/signup');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
});

test('[R19, A12] landers answer in the language and look of their slug; an unknown slug is a 404', { tag: '@once' }, async ({ page }) => {
  await page.goto('/landers/alonetonight/bdsm-de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).toHaveAttribute('data-niche', 'bdsm');
  await expect(page.getByText('Führen, folgen oder abwechseln?').first()).toBeVisible();
  for (const name of names) expect((await page.request.get(`/landers/${name}/nergens`)).status()).toBe(404);
});
