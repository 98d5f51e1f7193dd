// Without a network, with a new version, and after a logout: what the service worker shows, and what it keeps. (bars R3, S9)
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { iconSprite } from '@/components/ui/icon-names.generated';
import { demo, demoEmail, expect, mailedLink, test } from './fixtures';
import { wholeBrowser } from './launch';

test.use({ serviceWorkers: 'allow', ...wholeBrowser });

/** What every page is drawn with. */
const shared = (): string[] => {
  const { rootMainFiles } = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')) as { rootMainFiles: string[] };
  return ['/fonts/figtree-latin-wght-normal.woff2', iconSprite, ...rootMainFiles.map((file) => `/_next/${file}`)];
};

/** A page of a member under a worker that has kept its page for when there is no network. */
async function underWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => page.evaluate(async () => Boolean(navigator.serviceWorker.controller && (await caches.match('/offline', { cacheName: 'shell' }))))).toBe(true);
}

const composer = (page: Page) => page.getByRole('textbox', { name: /^Bericht aan/ });

/** What this browser keeps of a member: names of databases and places, unsent texts, drafts, whose browser the worker thinks it is. */
const keptOf = (page: Page) =>
  page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>) => new Promise<Value>((resolve) => request.addEventListener('success', () => resolve(request.result)));
    const opened = (name: string) => {
      const request = indexedDB.open(name);
      // Gone since it was listed: to look is not to make it anew.
      request.addEventListener('upgradeneeded', () => request.transaction!.abort());
      return Promise.race([done(request), new Promise<null>((resolve) => request.addEventListener('error', (event) => (event.preventDefault(), resolve(null))))]);
    };
    const all = async (name: string, store: string): Promise<unknown[]> => {
      const database = await opened(name);
      if (!database) return [];
      const values: unknown[] = database.objectStoreNames.contains(store) ? await done(database.transaction(store).objectStore(store).getAll()) : [];
      database.close();
      return values;
    };
    const names = (await indexedDB.databases()).map(({ name }) => name!);
    const databases = names.filter((name) => name.startsWith('chat:'));
    const texts = (await Promise.all(databases.map((name) => all(name, 'outbox')))).flat().map((entry) => (entry as { text: string }).text);
    const facts = names.includes('worker') ? ((await all('worker', 'facts')) as { member: number | null }[]) : [];
    const places = [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)).filter((key) => /^(chat:|push-)/.test(key));
    return { databases: databases.length, texts, drafts: places.filter((place) => place.includes(':draft:')).length, places, readers: facts.map(({ member }) => member) };
  });
const nothing = { databases: 0, texts: [], drafts: 0, places: [], readers: [null] };

/** Leaves a message that cannot be sent and one that is half written, which lies in the tab's storage and in the browser's; gives the address that they stand at. */
async function leaveTexts(page: Page, member: number, origin = ''): Promise<string> {
  const address = `/members/${demo().logins.find(({ email }) => email === demoEmail('premium'))!.member}/chat`;
  await page.context().route('**/api/message.php', (route) => route.abort('failed'));
  await page.goto(origin + address);
  await composer(page).fill('Dit ging nog niet weg');
  await composer(page).press('Enter');
  await composer(page).fill('Een begin');
  await expect.poll(() => keptOf(page)).toMatchObject({ databases: 1, texts: ['Dit ging nog niet weg'], drafts: 2, readers: [member] });
  return address;
}

test('a member without a network is told so and of when the page is; a page that cannot come says so in their language; then all goes on', async ({ page, context, login, browserErrors }) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /503/);
  await login(demoEmail('premium'));
  await underWorker(page, '/chats');
  await context.setOffline(true);
  const bar = page.getByRole('status').filter({ hasText: 'Je bent offline.' });
  await expect(bar).toHaveText(/^Je bent offline\. Dit was de stand van \d{2}:\d{2}\./);
  expect(await page.locator('.dot:visible, .typing-row:visible').count()).toBe(0);
  const kept = await page.evaluate((files) => Promise.all(files.map((file) => fetch(file, { cache: 'no-store' }).then(({ ok }) => ok && file, () => null))), shared());
  expect(kept).toEqual(shared());

  await page.goto('/members').catch(() => null);
  await expect(page.getByRole('heading', { level: 1, name: 'Je bent offline' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Je bent offline' })).toBeHidden();
  await expect(page.locator('.app-bar-offline')).toBeHidden();
});

test('[bar C4] twenty messages that are typed without a network, over a reload without one, are sent once each and in order when it is back', async ({ page, context, login, newMember, browserErrors }) => {
  test.slow();
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /503/);
  const reader = await newMember({ name: 'Anne', gender: 'woman', lookingFor: 'man' });
  await login(demoEmail('premium'));
  const address = `/members/${reader.id}/chat`;
  await underWorker(page, address);
  await context.setOffline(true);
  const texts = Array.from({ length: 20 }, (_, at) => `Zonder netwerk, nummer ${at + 1}`);
  for (const text of texts) {
    await composer(page).fill(text);
    await composer(page).press('Enter');
    await expect(composer(page)).toHaveValue('');
  }
  await expect.poll(async () => (await keptOf(page)).texts).toHaveLength(20);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Je bent offline' })).toBeVisible();
  await context.setOffline(false);

  const arrived = async () => ((await (await reader.page.request.get(`/api/chat.php?member=${demo().logins.find(({ email }) => email === demoEmail('premium'))!.member}`)).json()) as { messages: { text: string }[] }).messages.map(({ text }) => text);
  await expect.poll(arrived, { timeout: 30_000 }).toEqual(texts);
  await expect.poll(async () => (await keptOf(page)).texts).toEqual([]);
  await page.goto(address);
  await expect(page.getByRole('log').getByText(/, nummer 20$/)).toBeVisible();
  expect(await arrived()).toEqual(texts);
  await reader.page.close();
});

test('[R15] the link of the mail works in the browser that signed up, which has the worker by then', async ({ newMember, baseURL }) => {
  const { page, email } = await newMember({ confirmed: false });
  await underWorker(page, '/members');
  await page.goto(await mailedLink(page.context(), baseURL!, email));
  await expect(page).toHaveURL(/\/activate\/done(\?lang=nl)?$/);
});

test('after a logout the browser holds no private byte: no page, answer or photo in its caches, nobody in its databases', async ({ page, newMember, browserErrors }) => {
  // The stream may ask once more while the session ends; a message cannot be sent; a photo of the world that all tests share may go meanwhile.
  browserErrors.allow(/403/, /ERR_FAILED/, /404.*\/api\/photo\.php/);
  const member = await newMember();
  const own = member.page;
  await underWorker(own, '/members');
  await own.goto('/chats');
  await leaveTexts(own, member.id);
  await own.goto('/settings/email');
  await expect(async () => {
    await own.evaluate(() => document.querySelector<HTMLFormElement>('form[action="/forms/logout"]')?.requestSubmit());
    await own.waitForURL((url) => url.pathname === '/', { timeout: 3_000 });
  }).toPass();
  const kept = await own.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) found.push(new URL(request.url).pathname);
    }
    return found;
  });
  expect(kept.length).toBeGreaterThan(3);
  expect(kept.filter((path) => !/^\/(_next\/static\/|fonts\/|icons\.svg$|offline$)/.test(path))).toEqual([]);
  const shell = await own.evaluate(async () => (await caches.match('/offline', { cacheName: 'shell' }))!.text());
  expect(shell).not.toMatch(new RegExp(`${member.email}|${member.name}`));
  await expect.poll(() => keptOf(own)).toEqual(nothing);
  await page.close();
});

/** Which of the files the browser has in its own cache, whatever it is allowed to do with them; nobody is asked for them. */
const cached = (page: Page, files: string[]) =>
  page.evaluate((paths) => Promise.all(paths.map((path) => fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }).then(({ ok }) => ok, () => false))), files);

test('[bar S9] of a photo that no visitor may see the browser has no byte after a logout; of one that all may see it has', async ({ page, login, browserErrors }) => {
  browserErrors.allow(/ERR_CACHE_MISS/, /403/, /ERR_FAILED/, /404.*\/api\/photo\.php/);
  await login(demoEmail('premium'));
  await underWorker(page, '/members');
  type Photo = { filename: string; private: boolean };
  const { profile } = (await (await page.request.get(`/api/profile.php?id=${demo().logins.find(({ email }) => email === demoEmail('premium'))!.member}`)).json()) as { profile: { photos: Photo[] } };
  const files = [profile.photos[0]!, ...profile.photos.slice(1).filter((photo) => !photo.private)].map(({ filename }) => `/api/photo.php/${filename}`);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) expect(await page.evaluate(async (path) => (await (await fetch(path)).blob()).size, file), file).toBeGreaterThan(0);
  await expect(async () => {
    await page.evaluate(() => document.querySelector<HTMLFormElement>('form[action="/forms/logout"]')?.requestSubmit());
    await page.waitForURL((url) => url.pathname === '/', { timeout: 3_000 });
  }).toPass();
  expect(await cached(page, files)).toEqual(files.map((_, at) => at === 0));
});

test('"back" after a logout shows nothing of the member: the browser kept no page, and asks', async ({ newMember }) => {
  const member = await newMember();
  const browser = member.page.context().browser()!;
  // Without script nothing but the browser's own store decides what is seen.
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await member.page.context().storageState() });
  const plain = await context.newPage();
  await plain.goto('/settings/email');
  expect(await plain.content()).toContain(member.email);
  await plain.evaluate(() => document.querySelector<HTMLFormElement>('form[action="/forms/logout"]')!.submit());
  await plain.waitForURL((url) => url.pathname === '/');
  await plain.goBack();
  expect(await plain.content()).not.toContain(member.email);
  await context.close();
});

/** The form and the news of the logout both lead to the root, and whichever is there first breaks the other's way off: what waits for one navigation ends with it. */
async function atTheRoot(page: Page): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await page.waitForLoadState();
}

test('a logout by form, before any script or without it, leaves no more: no unsent text, no draft, nobody for the worker, in no tab', async ({ newMember, browserErrors }) => {
  test.slow();
  // A photo of the page that is left may be asked for when the session is over already.
  browserErrors.allow(/403/, /ERR_FAILED/, /404.*\/api\/photo\.php/);
  const member = await newMember();
  const own = member.page;
  await underWorker(own, '/members');
  const address = await leaveTexts(own, member.id);
  const second = await own.context().newPage();
  await second.goto(address);
  await expect(composer(second)).toHaveValue('Een begin');

  // Sent by the browser itself: no listener hears of it.
  await own.evaluate(() => document.querySelector<HTMLFormElement>('form[action="/forms/logout"]')!.submit());
  for (const tab of [own, second]) {
    await atTheRoot(tab);
    await expect.poll(() => keptOf(tab)).toEqual(nothing);
  }
  await expect.poll(async () => (await own.context().cookies()).map(({ name }) => name)).not.toContain('logged-out');

  await own.goto(`/login?to=${encodeURIComponent(address)}`);
  await own.getByLabel('E-mailadres').fill(member.email);
  await own.getByLabel('Wachtwoord', { exact: true }).fill(member.password);
  await own.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await own.waitForURL((url) => url.pathname === address);
  await expect(composer(own)).toHaveValue('');
  await expect(own.getByText('Dit ging nog niet weg')).toHaveCount(0);
});

test('a logout by form leaves no more either where the news of it is faster than its answer: the page leaves before that comes', async ({ newMember, browserErrors, baseURL }) => {
  test.slow();
  // A photo of the page that is left may be asked for when the session is over already.
  browserErrors.allow(/403/, /ERR_FAILED/, /404.*\/api\/photo\.php/);
  const line = createServer((asked, answer) => {
    const forwarded = request(new URL(asked.url!, baseURL), { method: asked.method, headers: asked.headers }, (came) => {
      const late = asked.url!.startsWith('/forms/logout') && came.headers.location === '/' ? 3_000 : 0;
      setTimeout(() => came.pipe(answer.writeHead(came.statusCode!, came.rawHeaders)), late);
    });
    asked.pipe(forwarded.on('error', () => answer.destroy()));
    answer.on('close', () => forwarded.destroy());
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
  const member = await newMember();
  const own = member.page;
  await underWorker(own, `${origin}/members`);
  await leaveTexts(own, member.id, origin);
  await own.evaluate(() => document.querySelector<HTMLFormElement>('form[action="/forms/logout"]')!.submit());
  await atTheRoot(own);
  await expect.poll(() => keptOf(own)).toEqual(nothing);
  // The worker too, which keeps the app's files.
  await own.context().close();
  line.closeAllConnections();
  line.close();
});

test('[bar R3] a new version is offered, never taken by itself: what was being typed stays, also over the press that takes it', async ({ page, login }) => {
  await login(demoEmail('low credits'));
  await underWorker(page, `/members/${demo().logins.find(({ email }) => email === demoEmail('premium'))!.member}/chat`);
  await composer(page).fill('Een begin');
  const file = 'public/sw.js';
  const before = readFileSync(file, 'utf8');
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  try {
    appendFileSync(file, '\n// A newer one.\n');
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    const bar = page.getByRole('status').filter({ hasText: 'Er is een nieuwe versie.' });
    await expect(bar).toBeVisible();
    expect(loads).toEqual([]);
    await expect(composer(page)).toHaveValue('Een begin');
    await bar.getByRole('button', { name: 'Nu vernieuwen' }).click();
    await expect.poll(() => loads.length).toBe(1);
    await expect(bar).toBeHidden();
    await expect(composer(page)).toHaveValue('Een begin');
  } finally {
    writeFileSync(file, before);
  }
});
