import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { findings } from './broken-rules';
import { fingerOn, middleOf } from './fingers';
import { demoEmail, expect, test } from './fixtures';
import { tabTo } from './keys';

/** A photograph as a phone makes one, of one colour. */
const photograph = (background: string) => sharp({ create: { width: 900, height: 1200, channels: 3, background } }).jpeg().toBuffer();
const colours = ['#a02040', '#20a040', '#2040a0'];

/** Adds photos as a page without script does. */
async function addPhotos(page: Page, origin: string, count: number): Promise<void> {
  for (const colour of colours.slice(0, count)) {
    const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photograph(colour) };
    expect((await page.request.post(`${origin}/forms/photo`, { headers: { origin }, multipart: { photo }, maxRedirects: 0 })).status()).toBe(303);
  }
}
const order = (page: Page) => page.locator('[data-photo]').evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-photo')));

test('[S13] [E12] [R12] what a member changes of the profile is there for somebody else, and an error loses nothing', { tag: '@once' }, async ({ newMember, otherBrowser, browserErrors }) => {
  // The name that is refused.
  browserErrors.allow(/422/);
  const { page, id } = await newMember({ name: 'Mila' });
  await page.goto('/profile');
  await page.getByRole('textbox', { name: 'Profielnaam' }).fill('@mila');
  await page.getByRole('textbox', { name: 'Jouw verhaal' }).fill('Ik bouw boomhutten.\nVoor grote mensen.');
  for (const attribute of ['Haarkleur', 'Oogkleur', 'Postuur', 'Status', 'Geslacht', 'Geaardheid', 'Tatoeages']) await expect(page.getByRole('combobox', { name: attribute, exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Haarkleur' }).selectOption({ label: 'Rood' });
  await page.getByRole('checkbox', { name: 'Wijn' }).check();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Je profielnaam mag niet beginnen met een @')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Jouw verhaal' })).toHaveValue('Ik bouw boomhutten.\nVoor grote mensen.');
  await page.getByRole('textbox', { name: 'Profielnaam' }).fill('Mila van de bomen');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Opgeslagen. Anderen zien het nu ook.')).toBeVisible();

  await page.getByRole('link', { name: 'Bekijk', exact: true }).click();
  await expect(page.getByText('Zo zien anderen jouw profiel.')).toBeVisible();

  const other = await otherBrowser(demoEmail('premium'));
  await other.goto(`/members/${id}`);
  await expect(other.getByText('Voor grote mensen.')).toBeVisible();
  await expect(other.locator('dd').getByText('Rood')).toBeVisible();
  await expect(other.locator('.chips').getByText('Wijn')).toBeVisible();
});

test('[V07] [P02] photos are added in a row, put in order, and a private one is sharp for premium members alone, who have twenty-five places', { tag: '@once' }, async ({ newMember, otherBrowser }) => {
  const { page, id } = await newMember({ name: 'Fenna' });
  await page.goto('/settings/photos');
  await expect(page.getByText('0 van 3')).toBeVisible();
  const files = await Promise.all(colours.map(async (colour, at) => ({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer: await photograph(colour) })));
  // Several at once are taken once the script is there.
  await expect(page.locator('input[type=file]')).toHaveAttribute('multiple');
  await page.locator('input[type=file]').setInputFiles(files);
  for (const number of [1, 2, 3]) {
    await expect(page.getByText(`${number} van 3`, { exact: true }).last()).toBeVisible();
    await page.getByRole('button', { name: 'Opslaan' }).click();
  }
  await expect(page.locator('[data-photo]')).toHaveCount(3);
  await expect(page.getByText('Je drie plekken zijn vol')).toBeVisible();

  const [first, second, last] = await order(page);
  await page.locator('.tile-menu summary').nth(2).click();
  await page.getByRole('button', { name: 'Maak dit je hoofdfoto' }).click();
  await expect.poll(() => order(page)).toEqual([last, first, second]);
  await page.locator('.tile-menu summary').nth(1).click();
  await page.getByRole('button', { name: 'Privé maken' }).click();
  await expect(page.locator('[data-photo]').nth(1)).toContainText('Privé');
  await page.reload();
  expect(await order(page)).toEqual([last, first, second]);

  const seenBy = async (email: string) => {
    const other = await otherBrowser(email);
    const { profile } = (await (await other.request.get(`/api/profile.php?id=${id}`)).json()) as { profile: { photos: { filename: string; locked: boolean }[] } };
    await other.goto(`/members/${id}`);
    return { other, photos: profile.photos };
  };
  const free = await seenBy(demoEmail('free'));
  const premium = await seenBy(demoEmail('premium'));
  expect([free.photos.map(({ locked }) => locked), premium.photos.map(({ locked }) => locked)]).toEqual([[false, true, false], [false, false, false]]);
  await expect(free.other.getByText('1 foto op slot').or(free.other.getByRole('link', { name: /Bekijk met Premium/ }).first()).first()).toBeVisible();
  await expect(premium.other.getByRole('link', { name: /Bekijk met Premium/ })).toHaveCount(0);
  await premium.other.goto('/settings/photos');
  await expect(premium.other.getByText(/^\d+ van 25$/)).toBeVisible();
  const width = async (browser: typeof free, name: string) => {
    const answer = await browser.other.request.get(`/api/photo.php/${name}`);
    return answer.ok() ? (await sharp(await answer.body()).metadata()).width : answer.status();
  };
  expect(await width(premium, premium.photos[1]!.filename)).toBe(600);
  expect(await width(free, free.photos[1]!.filename)).toBe(42);
  expect(await width(free, premium.photos[1]!.filename)).toBe(404);
});

test('[S13] without script photos are added, moved, hidden and taken away, and what is no photo says so', { tag: '@once' }, async ({ newMember }) => {
  const { page } = await newMember({ name: 'Joris', gender: 'man', lookingFor: 'woman' });
  const browser = page.context().browser()!;
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const plain = await context.newPage();
  const send = async (buffer: Buffer, mimeType = 'image/jpeg') => {
    await plain.locator('input[type=file]').setInputFiles({ name: 'a.jpg', mimeType, buffer });
    await plain.getByRole('button', { name: 'Plaatsen' }).click();
  };
  await plain.goto('/settings/photos');
  await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  const told = plain.locator('.alert', { hasText: 'Deze foto kunnen we niet lezen. Kies een JPG, PNG, WebP of AVIF.' });
  await expect(told).toBeVisible();
  const [words, tiles] = await Promise.all([told.boundingBox(), plain.locator('.tiles').boundingBox()]);
  expect(tiles!.y - (words!.y + words!.height), 'what is told does not touch the photos').toBeGreaterThanOrEqual(8);
  // Pressed twice, it is one photo.
  const pressed = { key: await plain.locator('form[action="/forms/photo"] input[name=key]').inputValue(), photo: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photograph(colours[0]!) } };
  const { origin } = new URL(plain.url());
  for (let press = 0; press < 2; press++) await context.request.post(`${origin}/forms/photo`, { headers: { origin }, multipart: pressed, maxRedirects: 0 });
  await plain.reload();
  await expect(plain.locator('[data-photo]')).toHaveCount(1);
  await send(await photograph(colours[1]!));
  await expect(plain.locator('[data-photo]')).toHaveCount(2);
  const before = await order(plain);
  await plain.locator('.tile-menu summary').nth(1).click();
  await plain.getByRole('button', { name: 'Maak dit je hoofdfoto' }).click();
  await expect.poll(() => order(plain)).toEqual(before.toReversed());
  await plain.locator('.tile-menu summary').nth(1).click();
  await plain.getByRole('button', { name: 'Privé maken' }).click();
  await expect(plain.locator('[data-photo]').nth(1)).toContainText('Privé');
  await plain.locator('.tile-menu summary').nth(1).click();
  await plain.locator('.tile-menu[open]').getByRole('link', { name: 'Verwijderen' }).click();
  await plain.locator('form[action="/forms/photo-remove"]').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(plain.locator('[data-photo]')).toHaveCount(1);

  await plain.goto('/profile');
  await plain.getByRole('textbox', { name: 'Profielnaam' }).fill('@joris');
  await plain.getByRole('textbox', { name: 'Jouw verhaal' }).fill('Zonder script.');
  await plain.getByRole('button', { name: 'Opslaan' }).click();
  await expect(plain.getByText('Je profielnaam mag niet beginnen met een @')).toBeVisible();
  await expect(plain.getByRole('textbox', { name: 'Jouw verhaal' })).toHaveValue('Zonder script.');
  await plain.getByRole('textbox', { name: 'Profielnaam' }).fill('Joris');
  await plain.getByRole('button', { name: 'Opslaan' }).click();
  await expect(plain.getByText('Opgeslagen. Anderen zien het nu ook.')).toBeVisible();
  await context.close();
});

test('[S11] a photo is dragged to the front, by the mouse or by a finger that rests on it while the page stands still, and is there after a reload', async ({ newMember, isMobile, baseURL }) => {
  const { page } = await newMember({ name: 'Fenna' });
  await addPhotos(page, baseURL!, 3);
  await page.goto('/settings/photos');
  const [one, two, three] = await order(page);
  const tiles = page.locator('.tile-photo');
  const lifted = page.locator('.tile.is-lifted');
  const from = await middleOf(tiles.nth(2));
  const to = await middleOf(tiles.nth(0));
  const below = { x: from.x, y: from.y + 90 };
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  const finger = await fingerOn(page);
  if (isMobile) {
    await finger.down(from);
    await expect(lifted).toHaveAttribute('data-photo', three!);
    await finger.move(from, below);
    await finger.move(below, to);
  } else {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await expect(lifted).toHaveAttribute('data-photo', three!);
  }
  await expect.poll(() => order(page)).toEqual([three, one, two]);
  expect(await scrolled()).toBe(before);
  const saved = page.waitForResponse((answer) => answer.url().includes('/api/photo.php') && answer.request().method() === 'PUT');
  await (isMobile ? finger.up() : page.mouse.up());
  expect((await saved).ok()).toBe(true);
  await expect(lifted).toHaveCount(0);
  await page.reload();
  expect(await order(page)).toEqual([three, one, two]);
});

test('[S11] photos are put in order with the keyboard alone, and each place is told', { tag: '@once' }, async ({ newMember, baseURL }) => {
  const { page } = await newMember({ name: 'Fenna' });
  await addPhotos(page, baseURL!, 3);
  await page.goto('/settings/photos');
  const [one, two, three] = await order(page);
  const choose = async (menu: string, words: string) => {
    await tabTo(page, (focused) => focused.words === menu);
    await page.keyboard.press('Enter');
    await tabTo(page, (focused) => focused.words === words);
    const saved = page.waitForResponse((answer) => answer.url().includes('/api/photo.php') && answer.request().method() === 'PUT');
    await page.keyboard.press('Enter');
    expect((await saved).ok()).toBe(true);
  };
  await choose('Foto 3: opties', 'Maak dit je hoofdfoto');
  await expect(page.getByText('Deze foto staat nu op plek 1 van 3.')).toBeAttached();
  await expect.poll(() => order(page)).toEqual([three, one, two]);
  await choose('Foto 2: opties', 'Verplaats naar plek 3');
  await expect(page.getByText('Deze foto staat nu op plek 3 van 3.')).toBeAttached();
  await expect.poll(() => order(page)).toEqual([three, two, one]);
  await page.reload();
  expect(await order(page)).toEqual([three, two, one]);
});

test('the part of a photo that was chosen with the keyboard is the part that others get', { tag: '@once' }, async ({ newMember }) => {
  const { page, id } = await newMember({ name: 'Fenna' });
  const [left, right] = await Promise.all(['#c01020', '#1020c0'].map((background) => sharp({ create: { width: 800, height: 1200, channels: 3, background } }).png().toBuffer()));
  const buffer = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#000' } })
    .composite([{ input: left, left: 0, top: 0 }, { input: right, left: 800, top: 0 }])
    .jpeg()
    .toBuffer();
  await page.goto('/settings/photos');
  await page.locator('input[type=file]').setInputFiles({ name: 'twee.jpg', mimeType: 'image/jpeg', buffer });
  // As far as it goes: what is left is still large enough.
  await page.getByRole('slider', { name: 'Zoom' }).press('End');
  const frame = page.getByRole('button', { name: 'Bijsnijden' });
  for (let step = 0; step < 30; step++) await frame.press('ArrowRight');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.locator('[data-photo]')).toHaveCount(1);
  const { profile } = (await (await page.request.get(`/api/profile.php?id=${id}`)).json()) as { profile: { photos: { filename: string }[] } };
  const served = sharp(await (await page.request.get(`/api/photo.php/${profile.photos[0]!.filename}`)).body());
  const { width, height } = await served.metadata();
  expect(width! / height!).toBeCloseTo(3 / 4, 2);
  const [red, , blue] = (await served.stats()).channels;
  expect([red!.max < 80, blue!.min > 130]).toEqual([true, true]);
});

test('the photos of a profile are gone through by swipe and by keyboard', async ({ newMember, otherBrowser, isMobile, baseURL }) => {
  const { page, id } = await newMember({ name: 'Fenna' });
  await addPhotos(page, baseURL!, 3);
  const other = await otherBrowser(demoEmail('premium'));
  await other.goto(`/members/${id}`);
  await other.getByRole('button', { name: 'Foto 1 groot bekijken' }).filter({ visible: true }).first().click();
  const viewer = other.getByRole('dialog');
  const position = viewer.getByRole('status');
  await expect(position).toHaveText('1 van 3');
  expect(await findings(other)).toEqual([]);
  for (const [key, place] of [['ArrowRight', 2], ['ArrowRight', 3], ['ArrowRight', 3], ['ArrowLeft', 2]] as const) {
    await other.keyboard.press(key);
    await expect(position).toHaveText(`${place} van 3`);
  }
  const { width, height } = other.viewportSize()!;
  const [here, there] = [{ x: width * 0.65, y: height * 0.4 }, { x: width * 0.35, y: height * 0.4 }];
  for (const [from, to, place] of [[here, there, 3], [there, here, 2]] as const) {
    if (isMobile) {
      const finger = await fingerOn(other);
      await finger.down(from);
      await finger.move(from, to);
      await finger.up();
    } else {
      await other.mouse.move(from.x, from.y);
      await other.mouse.down();
      await other.mouse.move(to.x, to.y, { steps: 4 });
      await other.mouse.up();
    }
    await expect(position).toHaveText(`${place} van 3`);
  }
  await other.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
});

test('the copy of one’s data is a zip that opens, with the account and the photos', { tag: '@once' }, async ({ newMember, baseURL }) => {
  const { page, email } = await newMember({ name: 'Fenna' });
  await addPhotos(page, baseURL!, 1);
  await page.goto('/settings/data');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download mijn gegevens' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const files = unzipSync(readFileSync(await download.path()));
  expect(JSON.parse(strFromU8(files['account.json']!))).toMatchObject({ email, name: 'Fenna' });
  for (const name of Object.keys(files).filter((each) => each.endsWith('.json'))) expect(() => JSON.parse(strFromU8(files[name]!)) as unknown, name).not.toThrow();
  const photo = Object.keys(files).find((name) => name.endsWith('.webp'))!;
  expect((await sharp(files[photo]).metadata()).format).toBe('webp');
  await expect(page).toHaveURL(/\/settings\/data$/);
});
