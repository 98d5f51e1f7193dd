// A conversation that is kept quiet; and the pages about oneself, by keyboard alone and without script.
import { findingsAtBothWidths } from './broken-rules';
import { expect, test } from './fixtures';
import { tabTo } from './keys';
import { whenLive } from './live';

test.slow();

test('[S15] a conversation is kept quiet from its menu: its message tells nobody, and the menu says so in every tab', { tag: '@once' }, async ({ newMember }) => {
  const anne = await newMember({ name: 'Anne', gender: 'woman', lookingFor: 'man' });
  const bram = await newMember({ name: 'Bram', gender: 'man', lookingFor: 'woman' });
  const say = (text: string) => bram.page.request.post('/api/message.php', { data: { member: anne.id, text, client_id: `quiet-${crypto.randomUUID()}` }, headers: { 'x-request-type': 'client', 'sec-fetch-site': 'same-origin' } });
  expect((await say('Dag Anne')).status()).toBe(200);
  await anne.page.goto(`/members/${bram.id}/chat`);
  const menu = () => anne.page.locator('.conversation-head details');
  const change = (words: string) => menu().getByRole('button', { name: words });
  await (await whenLive(menu().locator('summary'))).click();
  await (await whenLive(change('Notificaties van dit gesprek uit'))).click();
  await expect(anne.page.getByText('Je krijgt geen notificaties meer van dit gesprek.')).toBeVisible();
  // The menu closes once the choice is made, which may be after the word of it.
  await expect(async () => {
    if (!(await menu().evaluate((element: HTMLDetailsElement) => element.open))) await menu().locator('summary').click();
    await expect(change('Notificaties van dit gesprek aan')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  await anne.page.goto('/notifications');
  expect((await say('Ben je er nog?')).status()).toBe(200);
  await anne.page.reload();
  await expect(anne.page.getByText('Bram stuurde je een bericht')).toHaveCount(1);
  await expect(anne.page.locator('.notice.is-unread', { hasText: 'Bram' })).toHaveCount(0);
  await anne.page.goto('/chats');
  await expect(anne.page.getByRole('img', { name: 'Notificaties staan uit' })).toBeVisible();
  await anne.page.goto(`/members/${bram.id}/more`);
  await anne.page.getByRole('button', { name: 'Notificaties van dit gesprek aan' }).click();
  await expect(anne.page.getByRole('button', { name: 'Notificaties van dit gesprek uit' })).toBeVisible();
});

test('settings, notifications, leaving, likes, the game and the own profile have nothing for axe to say, wide or narrow', { tag: '@once' }, async ({ newMember }) => {
  const { page } = await newMember({ name: 'Kim' });
  for (const path of ['/settings', '/settings/privacy', '/settings/display', '/notifications', '/settings/delete', '/settings/delete?step=confirm', '/profile', '/likes', '/likes/matches', '/swipe-game', '/settings/photos']) {
    await page.goto(path);
    expect(await findingsAtBothWidths(page), path).toEqual([]);
  }
});

test('[S11] [S15] [S10] settings, notifications and leaving are done with the keyboard alone', { tag: '@once' }, async ({ newMember }) => {
  const { page } = await newMember({ name: 'Kim' });
  await page.goto('/settings/privacy');
  const toggle = page.getByRole('switch', { name: 'Onzichtbare modus' });
  await expect(async () => {
    await tabTo(page, ({ words }) => words === 'Onzichtbare modus');
    await page.keyboard.press('Space');
    await expect(toggle).toBeChecked({ timeout: 2_000 });
  }).toPass();
  await page.goto('/settings/display');
  await tabTo(page, ({ name }) => name === 'theme');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', /dark|system/);
  await page.goto('/notifications');
  await tabTo(page, ({ words }) => words.includes('Account'));
  await page.keyboard.press('Enter');
  await page.goto('/settings/delete');
  await tabTo(page, ({ name }) => name === 'reason');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/step=ways/);
  await expect(page.getByRole('heading', { name: 'Misschien is dit genoeg' })).toBeVisible();
  await tabTo(page, ({ words }) => words.includes('Toch verwijderen'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/step=confirm/);
  await expect(page.getByRole('heading', { name: 'Weet je het zeker?' })).toBeVisible();
  await tabTo(page, ({ name }) => name === 'password');
  await page.keyboard.type('verkeerd');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dit wachtwoord klopt niet.')).toBeVisible();
});

test.describe('without script', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('light and dark are chosen with a form, and the pages are drawn so', async ({ newMember }) => {
    const { page } = await newMember();
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.goto('/settings/display');
    const light = await ground();
    await page.locator('#content').getByRole('radio', { name: 'Donker' }).check();
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.locator('#content').getByRole('radio', { name: 'Donker' })).toBeChecked();
    const dark = await ground();
    expect(dark).not.toBe(light);
    await page.goto('/members');
    expect(await ground()).toBe(dark);
  });

  test('[S07] a conversation is removed from its menu, which an open one has too', async ({ newMember }) => {
    const { page, id } = await newMember({ name: 'Anne', gender: 'woman', lookingFor: 'man' });
    const bram = await newMember({ name: 'Bram', gender: 'man', lookingFor: 'woman' });
    const data = { member: id, text: 'Dag Anne', client_id: `removed-${crypto.randomUUID()}` };
    expect((await bram.page.request.post('/api/message.php', { data, headers: { 'x-request-type': 'client', 'sec-fetch-site': 'same-origin' } })).status()).toBe(200);
    await page.goto(`/members/${bram.id}/chat`);
    await page.locator('.conversation-head summary').click();
    await page.locator('.conversation-head').getByRole('button', { name: 'Gesprek verwijderen' }).click();
    await expect(page.getByRole('heading', { name: 'Gesprek met Bram verwijderen?' })).toBeVisible();
    await page.goto('/chats');
    const line = page.locator('.chat-row');
    await line.locator('summary').click();
    await line.getByRole('button', { name: 'Gesprek verwijderen' }).click();
    await page.locator('.chat-question').getByRole('button', { name: 'Verwijderen' }).click();
    await expect(line).toHaveCount(0);
  });
});

test('a photo moves from its card to its profile; for who wants no motion the profile is simply there', { tag: '@once' }, async ({ newMember }) => {
  const { page } = await newMember();
  await page.addInitScript(() => {
    const begin = document.startViewTransition?.bind(document);
    document.startViewTransition = (...given: Parameters<Document['startViewTransition']>) => {
      const names = [...document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]')].map((element) => element.style.getPropertyValue('view-transition-name'));
      document.documentElement.dataset['moved'] = [document.documentElement.dataset['moved'], ...names].filter(Boolean).join(' ');
      return begin!(...given);
    };
  });
  const open = async () => {
    await page.goto('/members');
    const card = page.locator('.person-card').first();
    const id = (await card.getByRole('link').first().getAttribute('href'))!.split('/').at(-1)!;
    await card.getByRole('link').first().click();
    await expect(page.locator('.photo-strip')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/members/${id}$`));
    return id;
  };
  const moved = page.locator('html');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open();
  await expect(moved).not.toHaveAttribute('data-moved');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const id = await open();
  await expect(moved).toHaveAttribute('data-moved', new RegExp(`photo-${id}\\b`));
});

test('a page that lets wait shows its shape over what stands there, which goes when the page comes', { tag: '@once' }, async ({ newMember }) => {
  const { page } = await newMember();
  await page.goto('/members');
  const card = page.locator('.person-card a').first();
  const href = (await card.getAttribute('href'))!;
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route((url) => url.pathname === href && url.searchParams.has('_rsc'), async (route) => {
    await held;
    await route.continue();
  });
  // What listens for the press comes after the page's own code.
  await expect(page.locator('.toaster')).toBeAttached();
  await card.click();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-shape', 'profile');
  const drawn = () => page.evaluate(() => ['::before', '::after'].map((part) => getComputedStyle(document.querySelector('#content')!, part)).map(({ position, opacity, maskImage }) => [position, opacity, maskImage.startsWith('url')]));
  await expect.poll(drawn).toEqual([['fixed', '1', false], ['fixed', expect.any(String), true]]);
  letGo();
  await expect(page.locator('.photo-strip')).toBeVisible();
  await expect(html).not.toHaveAttribute('data-shape');
});
