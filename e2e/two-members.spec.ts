// Two people, two browsers: one finds the other, they write, and each sees the other live. Issue text, 'How it will be judged'.
import type { Page } from '@playwright/test';
import { demo, demoEmail, expect, test } from './fixtures';
import { whenLive } from './live';

// Two browsers at once, on a machine that runs other tests beside them.
test.slow();

const composer = (page: Page) => page.getByRole('textbox', { name: /^Bericht aan/ });
const log = (page: Page) => page.getByRole('log');
const idOf = (role: string) => demo().logins.find((login) => login.role === role && login.site === 'general')!.member;

test('[A01][R05][A02] one member finds another, writes, and the answer is seen live', async ({ page, login, otherBrowser }) => {
  const marker = `Hoi, ${test.info().project.name} zegt hallo`;
  const other = await otherBrowser(demoEmail('premium'));
  await login(demoEmail('free'));

  await page.goto('/members');
  await expect(page.locator('.person-card').first()).toBeVisible();
  await page.goto(`/members/${idOf('premium')}`);
  await page.getByRole('link', { name: /^Chat/ }).first().click();
  await expect(page).toHaveURL(new RegExp(`/members/${idOf('premium')}/chat$`));
  await other.goto(`/members/${idOf('free')}/chat`);

  await composer(page).fill(marker);
  await composer(page).press('Enter');
  await expect(log(page).getByText(marker)).toBeVisible();
  await expect(log(other).getByText(marker)).toBeVisible();

  await composer(other).pressSequentially('Zeg', { delay: 40 });
  await expect(page.getByRole('status').getByText(/typt/).first()).toBeVisible();
  await composer(other).fill(`${marker} terug`);
  await composer(other).press('Enter');
  await expect(log(page).getByText(`${marker} terug`)).toBeVisible();

  await page.reload();
  await expect(log(page).getByText(`${marker} terug`)).toBeVisible();
});

test('[T06][S21] a message that comes while elsewhere raises the badge and the title; opening the chat clears them', async ({ newMember }) => {
  const [reader, writer] = [await newMember({ name: 'Anne', gender: 'woman', lookingFor: 'man' }), await newMember({ name: 'Bram', gender: 'man', lookingFor: 'woman' })];
  await reader.page.goto('/members');
  await expect(reader.page).not.toHaveTitle(/^\(/);

  await writer.page.goto(`/members/${reader.id}/chat`);
  await composer(writer.page).fill('Ben je daar?');
  await composer(writer.page).press('Enter');
  await expect(reader.page).toHaveTitle(/^\(1\) /);
  const unread = async () => ((await (await reader.page.request.get('/api/user.php')).json()) as { user: { unread_messages: number } }).user.unread_messages;
  expect(await unread()).toBe(1);

  await reader.page.goto(`/members/${writer.id}/chat`);
  await expect(log(reader.page).getByText('Ben je daar?')).toBeVisible();
  await expect.poll(unread).toBe(0);
  await expect(reader.page).not.toHaveTitle(/^\(/);
});

test('[S06] a member without credits keeps the message and is offered credits', async ({ page, login, complaints }) => {
  complaints.allow(/402/);
  await login(demoEmail('no credits'));
  await page.goto(`/members/${idOf('premium')}/chat`);
  await composer(page).fill('Dit wil ik niet kwijt');
  await composer(page).press('Enter');
  await expect(page.getByRole('dialog').getByRole('link', { name: /^Naar betalen/ })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Dit wil ik niet kwijt').first()).toBeVisible();
});

test('hostile text is shown as it was typed', async ({ page, login, otherBrowser }) => {
  const hostile = `<img src=x onerror="document.title='broken'"> {name} ${test.info().project.name} ٩(◕‿◕)۶`;
  const other = await otherBrowser(demoEmail('premium'));
  await login(demoEmail('free'));
  await page.goto(`/members/${idOf('premium')}/chat`);
  await composer(page).fill(hostile);
  await composer(page).press('Enter');
  await other.goto(`/members/${idOf('free')}/chat`);
  await expect(log(other).getByText(hostile)).toBeVisible();
  expect(await other.title()).not.toContain('broken');
});

test('[S07][T07] a removed chat leaves the list at once and stays away', async ({ page, login, otherBrowser }) => {
  const words = `Tot zo, ${test.info().project.name} ${Date.now() % 100_000}`;
  const other = await otherBrowser(demoEmail('premium'));
  await login(demoEmail('no credits'));
  await other.goto(`/members/${idOf('no credits')}/chat`);
  await composer(other).fill(words);
  await composer(other).press('Enter');
  await expect(log(other).getByText(words)).toBeVisible();

  await page.goto(`/members/${idOf('premium')}/chat`);
  await page.getByLabel(/^Meer over het gesprek/).filter({ visible: true }).last().click();
  await (await whenLive(page.getByRole('button', { name: 'Gesprek verwijderen' }))).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page).toHaveURL(/\/chats$/);
  await page.reload();
  await expect(page.getByText(words)).toHaveCount(0);
});
