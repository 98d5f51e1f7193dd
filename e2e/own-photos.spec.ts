import sharp from 'sharp';
import { demoEmail, expect, test } from './fixtures';

/** A photograph as a phone makes one, of one colour. */
const photograph = (background: string) => sharp({ create: { width: 900, height: 1200, channels: 3, background } }).jpeg().toBuffer();
const colours = ['#a02040', '#20a040', '#2040a0'];

test('[S13] [E12] [R12] what a member changes of the profile is there for somebody else, and an error loses nothing', { tag: '@once' }, async ({ newMember, otherBrowser, complaints }) => {
  // The name that is refused.
  complaints.allow(/422/);
  const { page, id } = await newMember({ name: 'Mila' });
  await page.goto('/profile');
  await page.getByRole('textbox', { name: 'Profielnaam' }).fill('@mila');
  await page.getByRole('textbox', { name: 'Jouw verhaal' }).fill('Ik bouw boomhutten.\nVoor grote mensen.');
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

test('[V07] [P02] photos are added in a row, put in order, and a private one is sharp for premium members alone', async ({ newMember, otherBrowser }) => {
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

  const order = () => page.locator('[data-photo]').evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-photo')));
  const [first, second, last] = await order();
  await page.locator('.tile-menu summary').nth(2).click();
  await page.getByRole('button', { name: 'Maak dit je hoofdfoto' }).click();
  await expect.poll(order).toEqual([last, first, second]);
  await page.locator('.tile-menu summary').nth(1).click();
  await page.getByRole('button', { name: 'Privé maken' }).click();
  await expect(page.locator('[data-photo]').nth(1)).toContainText('Privé');
  await page.reload();
  expect(await order()).toEqual([last, first, second]);

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
  await expect(plain.getByText('Deze foto kunnen we niet lezen. Kies een JPG, PNG, WebP of AVIF.')).toBeVisible();
  // Pressed twice, it is one photo.
  const pressed = { key: await plain.locator('form[action="/forms/photo"] input[name=key]').inputValue(), photo: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photograph(colours[0]!) } };
  const { origin } = new URL(plain.url());
  for (let press = 0; press < 2; press++) await context.request.post(`${origin}/forms/photo`, { headers: { origin }, multipart: pressed, maxRedirects: 0 });
  await plain.reload();
  await expect(plain.locator('[data-photo]')).toHaveCount(1);
  await send(await photograph(colours[1]!));
  await expect(plain.locator('[data-photo]')).toHaveCount(2);
  const order = () => plain.locator('[data-photo]').evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-photo')));
  const before = await order();
  await plain.locator('.tile-menu summary').nth(1).click();
  await plain.getByRole('button', { name: 'Maak dit je hoofdfoto' }).click();
  await expect.poll(order).toEqual(before.toReversed());
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
