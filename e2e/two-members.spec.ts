// Two people, two browsers: one finds the other, they write, and each sees the other live. Issue text, 'How it will be judged'.
import type { Page } from '@playwright/test';
import { demo, demoEmail, expect, mailedLink, test, type NewMember, type Wishes } from './fixtures';
import { whenLive } from './live';
import { accountButton, accountField, fillAccount } from './sign-up';

// Two browsers at once, on a machine that runs other tests beside them.
test.slow();

const composer = (page: Page) => page.getByRole('textbox', { name: /^Bericht aan/ });
const log = (page: Page) => page.getByRole('log');
const idOf = (role: string) => demo().logins.find((login) => login.role === role && login.site === 'general')!.member;

/** Two who have just come, each in a browser of their own. */
async function two(newMember: (wishes: Wishes) => Promise<NewMember>): Promise<[NewMember, NewMember]> {
  return [await newMember({ name: 'Anne', gender: 'woman', lookingFor: 'man' }), await newMember({ name: 'Bram', gender: 'man', lookingFor: 'woman' })];
}

test('[A01][R05][A02] one member finds another, writes, and the answer is seen live', async ({ newMember }) => {
  const [{ page, id }, other] = await two(newMember);

  await page.goto('/members');
  await expect(page.locator('.person-card').first()).toBeVisible();
  await page.goto(`/members/${other.id}`);
  await page.getByRole('link', { name: /^Chat/ }).first().click();
  await expect(page).toHaveURL(new RegExp(`/members/${other.id}/chat$`));
  await other.page.goto(`/members/${id}/chat`);

  await composer(page).fill('Hoi, ik zeg hallo');
  await composer(page).press('Enter');
  await expect(log(page).getByText('Hoi, ik zeg hallo')).toBeVisible();
  await expect(log(other.page).getByText('Hoi, ik zeg hallo')).toBeVisible();

  await composer(other.page).pressSequentially('Zeg', { delay: 40 });
  await expect(page.getByRole('status').getByText(/typt/).first()).toBeVisible();
  await composer(other.page).fill('Hallo terug');
  await composer(other.page).press('Enter');
  await expect(log(page).getByText('Hallo terug')).toBeVisible();

  await page.reload();
  await expect(log(page).getByText('Hallo terug')).toBeVisible();
});

test('[T05][T06][S21][X07] a message that comes while elsewhere raises the badge, the title and the number on the app’s icon, also where the browser refuses it; opening the chat clears them', { tag: '@once' }, async ({ newMember }) => {
  const [reader, writer] = await two(newMember);
  // No browser of tests has an icon: what it is told stands on the page.
  await reader.page.addInitScript(() => {
    const note = (count: number) => {
      document.documentElement.dataset['icon'] = String(count);
      return Promise.reject(new Error('not allowed'));
    };
    Object.defineProperties(navigator, { setAppBadge: { value: note }, clearAppBadge: { value: () => note(0) } });
  });
  const icon = async (count: number) => expect(reader.page.locator('html')).toHaveAttribute('data-icon', String(count));
  await reader.page.goto('/members');
  await expect(reader.page).not.toHaveTitle(/^\(/);
  await icon(0);

  await writer.page.goto(`/members/${reader.id}/chat`);
  await composer(writer.page).fill('Ben je daar?');
  await composer(writer.page).press('Enter');
  await expect(reader.page).toHaveTitle(/^\(1\) /);
  await icon(1);
  const told = reader.page.locator('.toaster').getByRole('link', { name: /stuurde je een bericht/ });
  await expect(told).toHaveAttribute('href', /^\/chats\/\d+$/);
  await expect(told).not.toContainText('Ben je daar?');
  const unread = async () => ((await (await reader.page.request.get('/api/user.php')).json()) as { user: { unread_messages: number } }).user.unread_messages;
  expect(await unread()).toBe(1);

  await reader.page.goto(`/members/${writer.id}/chat`);
  await expect(log(reader.page).getByText('Ben je daar?')).toBeVisible();
  await expect.poll(unread).toBe(0);
  await expect(reader.page).not.toHaveTitle(/^\(/);
  await icon(0);
});

test('[S03] [E03] [R06] [A01] the message that somebody signs up with reaches its receiver once the address is confirmed', { tag: '@once' }, async ({ page, context, baseURL, newMember }) => {
  const { page: receivers, id } = await newMember({ name: 'Anne', gender: 'woman', lookingFor: 'man' });
  const email = `schaatser-${process.pid}-${Date.now()}@vonk.test`;
  await page.goto(`/members/${id}/signup`);
  await accountField(page, 'signup_message').fill('Zullen we gaan schaatsen?');
  await fillAccount(page, { email, name: 'Bram' });
  await accountButton(page).click();
  await expect(page).toHaveURL(/\/complete-signup/);
  await receivers.goto('/chats');
  await expect(receivers.getByText('Nog geen gesprekken').filter({ visible: true })).toBeVisible();

  await page.goto(await mailedLink(context, baseURL!, email));
  await expect(page).toHaveURL(/\/activate\/done/);
  await receivers.reload();
  await receivers.locator('.chat-link').filter({ hasText: 'Bram' }).filter({ visible: true }).click();
  await expect(log(receivers).getByText('Zullen we gaan schaatsen?')).toBeVisible();
});

test('[P02] a member without credits keeps the message and is offered credits', { tag: '@once' }, async ({ page, login, browserErrors }) => {
  browserErrors.allow(/402/);
  await login(demoEmail('no credits'));
  await page.goto(`/members/${idOf('premium')}/chat`);
  await composer(page).fill('Dit wil ik niet kwijt');
  await composer(page).press('Enter');
  await expect(page.getByRole('dialog').getByRole('link', { name: /^Naar betalen/ })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Dit wil ik niet kwijt').first()).toBeVisible();
});

test('hostile text is shown as it was typed', { tag: '@once' }, async ({ newMember }) => {
  const hostile = `<img src=x onerror="document.title='broken'"> {name} ٩(◕‿◕)۶`;
  const [writer, reader] = await two(newMember);
  await writer.page.goto(`/members/${reader.id}/chat`);
  await composer(writer.page).fill(hostile);
  await composer(writer.page).press('Enter');
  await expect(log(writer.page).locator('.message', { hasText: '<img' })).not.toHaveClass(/is-sending|is-waiting/);
  await reader.page.goto(`/members/${writer.id}/chat`);
  await expect(log(reader.page).getByText(hostile)).toBeVisible();
  await expect(reader.page).not.toHaveTitle(/broken/);
});

test('[S07][T07] a removed chat leaves the list at once and stays away', { tag: '@once' }, async ({ newMember }) => {
  const [writer, reader] = await two(newMember);
  await writer.page.goto(`/members/${reader.id}/chat`);
  await composer(writer.page).fill('Tot zo');
  await composer(writer.page).press('Enter');
  await expect(log(writer.page).locator('.message', { hasText: 'Tot zo' })).not.toHaveClass(/is-sending|is-waiting/);

  const { page } = reader;
  await page.goto(`/members/${writer.id}/chat`);
  await expect(log(page).getByText('Tot zo')).toBeVisible();
  await page.getByLabel(/^Meer over het gesprek/).filter({ visible: true }).last().click();
  await (await whenLive(page.getByRole('button', { name: 'Gesprek verwijderen' }))).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page).toHaveURL(/\/chats$/);
  await page.reload();
  await expect(page.getByText('Tot zo')).toHaveCount(0);
});
