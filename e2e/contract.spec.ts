// What the calls of the specification answer over HTTP, on the built app with our own server: the fields that it names, cookies, saving codes, and the table of routes. Specification, sections 2, 3, 7 and 9.
import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import sharp from 'sharp';
import * as constants from '@/lib/site/constants';
import { matchRoute, pathTo, routes } from '@/lib/site/addresses/routes';
import { isStaticPage } from '@/lib/site/addresses/static-pages';
import { ends } from './checkout';
import { demo, demoEmail, expect, mailedLink, test } from './fixtures';

const json = async <Answer = Record<string, object>>(request: APIRequestContext, path: string) => {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return (await answer.json()) as Answer;
};
const day = 24 * 60 * 60;
/** A search for people of the demo alone, one of them premium: whoever signs up in a test is older. */
const demoPeople = 'min_age=28&max_age=32';
const cookiesOf = (answer: APIResponse) => answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie').map(({ value }) => value).join('\n');
const maxAge = (cookies: string, name: string) => Number(new RegExp(`^${name}=[^;]+;.*Max-Age=(\\d+)`, 'm').exec(cookies)?.[1]);

test('[C02] [C04] [B01] who logs in has a cookie for 30 days, and by it user.php gives the user; the language has one for 365', async ({ request, baseURL }) => {
  expect(await json(request, '/api/user.php')).toEqual({ user: null });
  const german = await request.get('/de');
  expect(maxAge(cookiesOf(german), 'locale')).toBe(365 * day);
  const login = await request.post('/api/user.php', { data: { email: demoEmail('free'), password: demo().password }, headers: { 'x-request-type': 'client', origin: baseURL! } });
  expect(maxAge(cookiesOf(login), 'auth')).toBe(30 * day);
  const { user } = await json(request, '/api/user.php');
  expect(user).toMatchObject({ status: 'active', credits: expect.any(Number), paid_user: false, notifications_disabled: [], profile: { id: expect.any(Number), name: expect.any(String) } });
});

test('[B01] [E14] every number of the business stands in one place, and the time bonus has its code, its share and its four hours', async ({ newMember }) => {
  const { authCookieLife, localeCookieLife, requestRetries, firstRefetchDelay, refetchInterval, refetchIntervalWithPush, timeBonus } = constants;
  expect({ authCookieLife, localeCookieLife, requestRetries, firstRefetchDelay, refetchInterval, refetchIntervalWithPush }).toEqual({
    authCookieLife: 30 * day * 1000, localeCookieLife: 365 * day * 1000, requestRetries: 5, firstRefetchDelay: 5_000, refetchInterval: 60_000, refetchIntervalWithPush: 300_000,
  });
  expect(timeBonus).toEqual({ window: 14_400_000, modalDelay: 40_000, tick: 1_000, code: 'TIMEBONUS25', percentage: 25, status: 'active', validity: 'once-per-user' });
  const { page } = await newMember();
  const { user } = await json<{ user: { signup_at: string } }>(page.request, '/api/user.php');
  const code = await json<{ expires: string }>(page.request, '/api/discountcode.php?own=true');
  expect(code).toMatchObject({ code: 'TIMEBONUS25', value_percentage: 25, status: 'active', validity: 'once-per-user' });
  for (const field of ['country', 'user_id', 'currency', 'minimum_order_value', 'expired', 'paymentmethods']) expect(code, field).toHaveProperty(field);
  expect((Date.parse(code.expires) - Date.parse(user.signup_at)) / 1000).toBe(14_400);
});

test('[E02] [C11] a profile has its fields, no main image without a photo; auto-like.php gives one with the path of its picture', async ({ page, login, newMember }) => {
  const bare = await newMember({ name: 'Mila' });
  await login(demoEmail('free'));
  const { profile } = await json(page.request, `/api/profile.php?id=${bare.id}`);
  expect(profile).toMatchObject({ id: bare.id, name: 'Mila', country: 'NL', status: 'active', main_image: null });
  const { members } = await json<{ members: { id: number; name: string; main_image: { filename: string; thumb_filename: string } | null }[] }>(page.request, `/api/members.php?${demoPeople}`);
  const shown = members.find(({ main_image: image }) => image)!;
  expect(shown).toMatchObject({ id: expect.any(Number), country: expect.any(String), status: 'active', main_image: { filename: expect.any(String), thumb_filename: expect.any(String) } });
  const introduced = await json<{ id: number; main_image: { match: string } }>(page.request, '/api/auto-like.php');
  expect(introduced.id).toBeGreaterThan(0);
  const picture = await page.request.get(introduced.main_image.match);
  expect((await sharp(await picture.body()).metadata()).width).toBeGreaterThan(100);
});

test('[A04] whoever may not see a private photo has a blurred one under a lock; premium members have a badge and a border', async ({ page, login }) => {
  await login(demoEmail('free'));
  await page.goto('/likes');
  const locked = page.locator('a[data-locked]').first();
  const lock = locked.locator('.photo-lock');
  await expect(lock).toBeVisible();
  expect(await lock.boundingBox()).toEqual(await locked.locator('.photo-frame').boundingBox());
  const source = (await locked.locator('img').getAttribute('src'))!;
  const { width } = await sharp(await (await page.request.get(source)).body()).metadata();
  // So few dots over the width of a card: no face is left in it.
  expect(width).toBeLessThan(64);
  await page.goto(`/members?${demoPeople}`);
  const border = (selector: string) => page.locator(selector).first().evaluate((element) => getComputedStyle(element).boxShadow);
  await expect(page.locator('.is-premium .badge-premium').first()).toBeVisible();
  await expect(page.locator('.is-premium .badge-premium').first()).toContainText('Premium');
  const orange = await page.locator('.badge-premium').first().evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await border('.person-card.is-premium > .photo')).toContain(`${orange} 0px 0px 0px 5.5px`);
  expect(await border('.person-card:not(.is-premium) > .photo')).not.toContain(orange);
});

test('[E13] an order says its payment, its credits and its amount', async ({ newMember, baseURL }) => {
  const { page } = await newMember();
  const { bundles } = await json<{ bundles: { id: number; credits: number; price: { amount: number; currency: string } }[] }>(page.request, '/api/credits.php');
  const [{ id, credits, price }] = bundles as [(typeof bundles)[0]];
  const made = await page.request.post('/api/order.php', { data: { bundle: id, method: 'paypal', ...price }, headers: { 'x-request-type': 'client', origin: baseURL! } });
  const { order } = (await made.json()) as { order: { payment_id: string } };
  expect(order).toMatchObject({ payment_id: expect.stringMatching(/\S/), credits, amount: price.amount });
  expect(await json(page.request, `/api/order.php?payment_id=${order.payment_id}`)).toMatchObject({ order: { payment_id: order.payment_id, credits, amount: price.amount } });
});

/** Asks as a page of another site does: Node does not find the hosts of the demo by name. */
const ask = <Answer>(page: Page, path: string, body?: object) =>
  page.evaluate(
    async ([to, sent]) => {
      const answer = await fetch(to, sent === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json', 'x-request-type': 'client' }, body: JSON.stringify(sent) });
      return { status: answer.status, ...((await answer.json()) as object) };
    },
    [path, body] as const,
  ) as Promise<Answer & { status: number }>;

test('[B02] a site without the time bonus gives 25% on the first purchase for four hours, and a visitor nothing', async ({ page, baseURL }) => {
  await page.goto(`${baseURL!.replace('127.0.0.1', 'gilf.localhost')}/signup`);
  expect(await ask(page, '/api/discountcode.php?welcome=true')).toEqual({ status: 200 });
  const data = { email: `welkom-${Date.now()}@vonk.test`, name: 'Robin', password: 'zon achter de wolken', date_of_birth: '1960-03-14', gender: 'woman', looking_for: 'man', country: 'NL', language: 'nl' };
  const { user } = await ask<{ user: { signup_at: string } }>(page, '/api/signup.php', data);
  const welcome = await ask<{ code: string; expires: string; value_percentage: number }>(page, '/api/discountcode.php?welcome=true&ref=brief');
  expect(welcome.value_percentage).toBe(25);
  expect(Date.parse(welcome.expires) - Date.parse(user.signup_at)).toBe(4 * 60 * 60 * 1000);
  const { bundles } = await ask<{ bundles: { id: number; price: { amount: number; currency: string } }[] }>(page, '/api/credits.php');
  const [{ id, price }] = bundles as [(typeof bundles)[0]];
  const amount = price.amount - Math.round(price.amount / 4);
  const { order } = await ask<{ order: { amount: number; checkout_url: string } }>(page, '/api/order.php', { bundle: id, method: 'paypal', code: welcome.code, amount, currency: price.currency });
  expect(order.amount).toBe(amount);
  await page.goto(new URL(order.checkout_url, page.url()).href);
  await ends(page, 'Pay');
  await expect(page.getByRole('heading', { name: 'Gelukt, veel plezier' })).toBeVisible();
  expect(await ask(page, '/api/discountcode.php?welcome=true')).toEqual({ status: 200 });
});

test('[P04] [B04] nobody can write to whoever has not confirmed the address; once it is, a free member is told of two conversations', async ({ newMember, baseURL }) => {
  const anne = await newMember({ name: 'Anne', gender: 'woman', lookingFor: 'man', confirmed: false });
  const { page } = await newMember({ name: 'Bram', gender: 'man', lookingFor: 'woman' });
  const send = async (text: string) => {
    const sent = await page.request.post('/api/message.php', { data: { member: anne.id, text, client_id: `contract-${anne.id}-${text.length}-${Date.now()}` }, headers: { 'x-request-type': 'client', origin: baseURL! } });
    return sent.status();
  };
  // To others there is no such member yet.
  expect(await send('Hoi Anne')).toBe(404);
  await anne.page.goto(await mailedLink(anne.page.context(), baseURL!, anne.email));
  await expect(anne.page).toHaveURL(/\/activate\/done/);
  await expect(anne.page.getByText('Als gratis lid kun je 2 gesprekken beginnen.')).toBeVisible();
  // On a phone the ways on stand above its bar.
  await anne.page.setViewportSize({ width: 390, height: 844 });
  const [way, bar] = await Promise.all([anne.page.locator('.outcome-actions a').last().boundingBox(), anne.page.locator('.bottom-nav-bar').boundingBox()]);
  expect(way!.y + way!.height).toBeLessThanOrEqual(bar!.y);
  expect(await send('Hoi weer, Anne')).toBe(200);
});

test('[R21] every link of the bars and pages is of the table of routes, under a name', async ({ page, login, request }) => {
  await login(demoEmail('free'));
  const found = new Set<string>();
  const read = async (asks: APIRequestContext, paths: string[]) => {
    const pages = await Promise.all(paths.map(async (path) => ({ path, html: await (await asks.get(path)).text() })));
    for (const { path, html } of pages) {
      const hrefs = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
      expect(hrefs.length, path).toBeGreaterThan(2);
      for (const href of hrefs) {
        const match = matchRoute(href.split(/[?#]/)[0]!);
        expect(match, `${href} on ${path}`).not.toBeNull();
        // A word alone is a static page or the site's home in a language, no way on of the product.
        if (match!.name === 'token') expect(isStaticPage(match!.params.token!), `${href} on ${path}`).toBe(true);
        found.add(match!.name);
      }
    }
  };
  await read(request, ['index', 'login', 'signup', 'pages-faq', 'lang-config', 'landers-gallery-slug'].map((name) => pathTo(name as 'index')));
  await read(page.request, ['members', 'chats', 'likes', 'swipe-game', 'profile', 'premium', 'credits', 'notifications', 'settings', 'transactions-id'].map((name) => pathTo(name as 'index')));
  const names = ['members', 'members-id', 'chats', 'chats-id', 'likes', 'likes-type', 'credits', 'premium', 'profile', 'notifications', 'signup', 'login', 'pricing', 'complaints', 'settings', 'pages-terms', 'pages-privacy', 'pages-cookies', 'pages-ban', 'pages-return-policy', 'pages-faq', 'pages-service'];
  expect(names.filter((name) => !found.has(name))).toEqual([]);
  expect(Object.keys(routes)).toEqual(expect.arrayContaining([...names, 'index', 'likes-m-id', 'credits-id-paymentmethod', 'credits-repeat-order', 'complete-signup']));
});
