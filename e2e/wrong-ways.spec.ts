// What is not there, is somebody else's, or has ended: a sentence in the reader's language, and nothing typed is lost. Issue text, 'Bad input'.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { demo, demoEmail, expect, test } from './fixtures';

test.describe.configure({ mode: 'parallel' });
test.slow();

const idOf = (role: string) => demo().logins.find((login) => login.role === role && login.site === 'general')!.member;
const composer = (page: Page) => page.getByRole('textbox', { name: /^Bericht aan/ });
const nowhere = 9_999_999;

type Chats = { chats: { conversation: { id: number }; profile: { id: number } }[] };
const chatsOf = async (page: Page): Promise<Chats['chats']> => ((await (await page.request.get('/api/chats.php')).json()) as Chats).chats;

test('[R03] /chats is the chat list, /chats/{id} the conversation with that id', async ({ page, login }) => {
  await login(demoEmail('free'));
  await page.goto('/chats');
  const first = page.locator('.chat-link').first();
  await expect(page.getByRole('heading', { level: 1, name: 'Berichten' })).toBeVisible();
  const address = await first.getAttribute('href');
  expect(address).toMatch(/^\/chats\/\d+$/);
  await first.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(composer(page)).toBeVisible();
  expect((await chatsOf(page)).map(({ conversation }) => `/chats/${conversation.id}`)).toContain(address);
});

test('[A05] the whole fictional sentence is in sight in the chat list', async ({ page, login }) => {
  await login(demoEmail('free'));
  await page.goto('/chats');
  await expect(page.locator('.chat-list').getByText('Fysiek contact niet mogelijk', { exact: true }).filter({ visible: true }).last()).toBeInViewport();
});

test('somebody else’s conversation is the same 404 as one that does not exist', { tag: '@once' }, async ({ page, login, otherBrowser, baseURL, browserErrors }) => {
  browserErrors.allow(/404/);
  const other = await otherBrowser(demoEmail('premium'));
  const answer = await other.request.get(`${baseURL}/api/chats.php`);
  await login(demoEmail('free'));
  const mine = new Set((await chatsOf(page)).map(({ conversation }) => conversation.id));
  const theirs = ((await answer.json()) as Chats).chats.map(({ conversation }) => conversation.id).find((id) => !mine.has(id))!;
  const seen: string[] = [];
  for (const id of [theirs, nowhere]) {
    expect((await page.goto(`/chats/${id}`))?.status()).toBe(404);
    seen.push(await page.getByRole('main').innerText());
    expect(await page.getByRole('log').count()).toBe(0);
  }
  expect(seen[0]).toBe(seen[1]);
  const calls = await Promise.all([theirs, nowhere].map((id) => page.request.get(`/api/chat.php?conversation=${id}`)));
  const [one, two] = await Promise.all(calls.map(async (call) => [call.status(), await call.text()]));
  expect(one).toEqual(two);
});

for (const path of ['/members/abc', '/chats/abc', '/members/abc/chat', `/members/${nowhere}`]) {
  test(`${path} is a 404 in the reader’s language`, { tag: '@once' }, async ({ page, login, browserErrors }) => {
    browserErrors.allow(/404/);
    await login(demoEmail('free'));
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze pagina is niet gevonden');
  });
}

test('[X08] an address that is none is told as in the specification, with its status and the way home', { tag: '@once' }, async ({ page, context, baseURL, browserErrors }) => {
  browserErrors.allow(/404/);
  await context.addCookies([{ name: 'locale', value: 'en', url: baseURL! }]);
  for (const path of ['/nowhere/at/all', '/nowhere']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
    await expect(page.getByText('Status code 404')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
  }
});

test('[R04] the profile of a member who has left is gone, with a way on', { tag: '@once' }, async ({ page, login, browserErrors }) => {
  browserErrors.allow(/410/);
  await login(demoEmail('premium'));
  await page.goto('/chats');
  const chats = await chatsOf(page);
  const statuses = await Promise.all(chats.map(async ({ profile }) => [profile.id, (await page.request.get(`/api/profile.php?id=${profile.id}`)).status()] as const));
  const gone = statuses.find(([, status]) => status === 410);
  expect(gone, 'the demo world has a member who left').toBeDefined();
  expect((await page.goto(`/members/${gone![0]}`))?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1, name: 'Dit profiel is er niet meer' })).toBeVisible();
  await page.getByRole('link', { name: 'Zoek verder' }).click();
  await expect(page).toHaveURL(/\/members$/);
});

test('a like for somebody who has left meanwhile is told in words, and is no like', { tag: '@once' }, async ({ newMember, browserErrors }) => {
  browserErrors.allow(/403|410/);
  const [one, other] = [await newMember({ name: 'Anne', gender: 'woman', lookingFor: 'man' }), await newMember({ name: 'Bram', gender: 'man', lookingFor: 'woman' })];
  await one.page.goto(`/members/${other.id}`);
  await other.page.goto('/settings/delete?step=confirm');
  await other.page.getByLabel('Je wachtwoord, ter controle').fill(other.password);
  await other.page.getByRole('button', { name: 'Account verwijderen' }).click();
  await expect(other.page.getByRole('heading', { name: 'Je account is verwijderd' })).toBeVisible();

  const heart = one.page.getByRole('main').getByRole('button', { name: /^Like/ }).filter({ visible: true }).first();
  await heart.click();
  await expect(one.page.getByText('Dit lid heeft het account verwijderd.')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await one.page.goto('/likes/given');
  await expect(one.page.getByRole('heading', { name: 'Je hebt nog geen likes gegeven' })).toBeVisible();
});

test('[V07] a fourth photo from a second tab is refused in words; both tabs then show the three', { tag: '@once' }, async ({ newMember, baseURL, browserErrors }) => {
  browserErrors.allow(/409/);
  const { page } = await newMember({ name: 'Anne' });
  const photo = async (background: string) => ({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await sharp({ create: { width: 600, height: 800, channels: 3, background } }).jpeg().toBuffer() });
  for (const colour of ['#a02040', '#20a040']) {
    expect((await page.request.post(`${baseURL}/forms/photo`, { headers: { origin: baseURL! }, multipart: { photo: await photo(colour) }, maxRedirects: 0 })).status()).toBe(303);
  }
  const tabs = [page, await page.context().newPage()];
  for (const tab of tabs) await tab.goto('/settings/photos');
  for (const [at, tab] of tabs.entries()) {
    await tab.locator('input[type=file]').setInputFiles(await photo(['#2040a0', '#a0a020'][at]!));
    await tab.getByRole('button', { name: 'Opslaan' }).click();
    // In the first tab it arrives; in the second, which had two, the page comes anew.
    await expect(tab.locator('[data-photo]')).toHaveCount(3);
  }
  await expect(tabs[1]!.getByText('Je kunt maximaal 3 foto’s plaatsen.').first()).toBeVisible();
  for (const tab of tabs) {
    await tab.reload();
    await expect(tab.locator('[data-photo]')).toHaveCount(3);
  }
});

test('[T01] a session that ended elsewhere: the root says so, and the draft waits for its writer alone', { tag: '@once' }, async ({ page, login, context, browserErrors }) => {
  browserErrors.allow(/403/);
  const address = `/members/${idOf('premium')}/chat`;
  await login(demoEmail('free'));
  await page.goto(address);
  await composer(page).fill('Dit schreef ik net');
  // The session ends on the server, and no tab of this browser asked for it: as by a new password elsewhere.
  await page.request.get('/api/logout.php', { headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' } });

  await expect(page.getByText('Wat je schreef, staat klaar als je weer inlogt.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.reload();
  await expect(page.getByText('Wat je schreef, staat klaar')).toHaveCount(0);

  await login(demoEmail('free'));
  await page.goto(address);
  await expect(composer(page)).toHaveValue('Dit schreef ik net');
  await page.goto('about:blank');
  await context.clearCookies({ name: 'auth' });
  await login(demoEmail('low credits'));
  await page.goto(address);
  await expect(composer(page)).toHaveValue('');
});

test('a logout in another tab: this one says so too, and keeps no letter of what was written', { tag: '@once' }, async ({ page, login, context, browserErrors }) => {
  browserErrors.allow(/403/);
  await login(demoEmail('free'));
  await page.goto(`/members/${idOf('premium')}/chat`);
  await composer(page).fill('Dit schreef ik net');
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('Dit schreef ik net');
  const otherTab = await context.newPage();
  await otherTab.goto('/members');
  await otherTab.locator('.account-menu > summary').click();
  await otherTab.getByRole('button', { name: 'Uitloggen' }).click();

  await expect(page.getByText('Je bent uitgelogd omdat je sessie is beëindigd.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  for (const tab of [page, otherTab]) {
    expect(await tab.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain('schreef');
  }
});

test.describe('without script', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('[T02] a long text sent after the session has ended is there again after the login', async ({ page, login, context }) => {
    const text = 'Zin in koffie? 🙂 '.repeat(25).trim();
    await login(demoEmail('free'));
    await page.goto(`/members/${idOf('premium')}/chat`);
    await composer(page).fill(text);
    await context.clearCookies({ name: 'auth' });
    await page.getByRole('button', { name: 'Versturen' }).click();
    await page.getByLabel('E-mailadres').fill(demoEmail('free'));
    await page.getByLabel('Wachtwoord', { exact: true }).fill(demo().password);
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await expect(composer(page)).toHaveValue(text);
    await expect(page.getByText('Je bericht staat er nog; verstuur het opnieuw.')).toBeVisible();
  });

  test('[T07] a chat that could not be removed is told', async ({ page, login, baseURL }) => {
    await login(demoEmail('free'));
    await page.goto('/chats');
    await page.request.post(`${baseURL}/forms/remove-chat`, { form: { conversation: String(nowhere) }, headers: { origin: baseURL! }, maxRedirects: 0 });
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Deze chat is niet verwijderd. Probeer het opnieuw.');
  });
});
