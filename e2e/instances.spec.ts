// Two instances on one PostgreSQL, one Redis and one object store, as a load balancer would use them: what is done on one holds on the other, and one may die.
import type { BrowserContext, Page } from '@playwright/test';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import sharp from 'sharp';
import { setCreditBalance, creditBalance } from '@/lib/server/testing/credit-balance';
import { s3StandIn } from '@/lib/server/testing/s3-stand-in';
import { killRounds } from '../scripts/bench/kill-rounds';
import { startBuiltApp } from '../scripts/built-app.mjs';
import { startPostgres } from '../scripts/postgres.mjs';
import { startRedis } from '../scripts/redis.mjs';
import { demo, demoEmail, expect, test as base } from './fixtures';

type App = Awaited<ReturnType<typeof startBuiltApp>>;
type Ground = { one: App; other: App; start: () => Promise<App>; sql: postgres.Sql; s3: Awaited<ReturnType<typeof s3StandIn>> };

const test = base.extend<object, { ground: Ground | null }>({
  ground: [
    async ({}, use) => {
      const [database, redis, s3] = [await startPostgres(), await startRedis(), await s3StandIn()];
      const { endpoint, bucket, accessKey, secretKey } = s3.store;
      const photos = { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey };
      try {
        if (!database || !redis) return await use(null);
        const start = () => startBuiltApp({ DATABASE_URL: database.url, REDIS_URL: redis.url, SESSION_SECRET: 'the same for both of them, thirty-two', ...photos });
        // Both at once, on an empty database: one migrates and seeds, the other waits.
        const [one, other] = await Promise.all([start(), start()]);
        const sql = postgres(database.url, { max: 1, onnotice: () => undefined });
        await use({ one, other, start, sql, s3 });
        await sql.end();
        await Promise.all([one.stop(), other.stop()]);
      } finally {
        await s3.close();
        await redis?.stop();
        await database?.stop();
      }
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test.describe.configure({ mode: 'serial' });
test.slow();

const idOf = (role: string) => demo().logins.find((login) => login.role === role && login.site === 'general')!.member;
const ready = (ground: Ground | null): Ground => {
  test.skip(ground === null && !process.env['CI'], 'There is no PostgreSQL or no Redis here, and they cannot be installed.');
  return ground!;
};
const headers = (origin: string) => ({ origin, 'x-request-type': 'client' });
const signIn = async (context: BrowserContext, { origin }: App, email: string, password = demo().password) =>
  context.request.post(`${origin}/api/user.php`, { data: { email, password }, headers: headers(origin) });
const composer = (page: Page) => page.getByRole('textbox', { name: /^Bericht aan/ });

test('a message that is sent on one instance shows live on the other; a session of one is a session of the other', async ({ ground, page, browser, browserErrors }) => {
  const { one, other } = ready(ground);
  const theirs = await browser.newContext();
  browserErrors.watch(theirs);
  const partner = await theirs.newPage();
  expect((await signIn(page.context(), one, demoEmail('free'))).status()).toBe(200);
  expect((await signIn(theirs, other, demoEmail('premium'))).status()).toBe(200);

  // The store is empty, and a list of faces would be drawn before anything else is sent: six requests at a time is all that a browser makes of a host.
  for (const each of [page, partner]) await each.route('**/api/photo.php/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>' }));
  // Cookies know no port: the browser that signed in on one now asks the other.
  await page.goto(`${other.origin}/members`);
  await expect(page.locator('.person-card').first()).toBeVisible();
  const answered = (where: Page) => {
    const urls = new Set<string>();
    where.on('response', (response) => void urls.add(response.url()));
    return urls;
  };
  const [own, partners] = [answered(page), answered(partner)];
  await page.goto(`${one.origin}/members/${idOf('premium')}/chat`);
  await partner.goto(`${other.origin}/members/${idOf('free')}/chat`);
  await expect.poll(() => own.has(`${one.origin}/api/events.php`) && partners.has(`${other.origin}/api/events.php`)).toBe(true);
  await composer(page).fill('Van de ene naar de andere');
  await composer(page).press('Enter');
  await expect(partner.getByRole('log').getByText('Van de ene naar de andere')).toBeVisible();
  await composer(partner).fill('En terug');
  await composer(partner).press('Enter');
  await expect(page.getByRole('log').getByText('En terug')).toBeVisible();

  // Logging out on one closes the page that the other serves; what the page asked for at that moment is refused.
  browserErrors.allow(/403/);
  const out = await page.context().request.get(`${one.origin}/api/logout.php`, { headers: { ...headers(one.origin), 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' } });
  expect(out.status()).toBe(200);
  expect((await page.context().request.get(`${other.origin}/api/chats.php`)).status()).toBe(403);
  await theirs.close();
});

test('a photo that is added on one instance is shown by the other; taken away there, it is gone on both and from the store', async ({ ground, page, browser, browserErrors }) => {
  const { one, other, sql, s3 } = ready(ground);
  const data = { email: `photo-${crypto.randomUUID()}@vonk.test`, name: 'Fenna', password: 'zon achter de wolken', date_of_birth: '1990-03-14', gender: 'woman', looking_for: 'man', country: 'NL', language: 'nl' };
  const signedUp = await page.context().request.post(`${one.origin}/api/signup.php`, { data, headers: headers(one.origin) });
  expect(signedUp.status(), await signedUp.text()).toBe(200);
  const { user } = (await signedUp.json()) as { user: { id: number } };
  // No mail leaves these two: the address counts as confirmed.
  await sql`update members set status = 'active', profile_status = 'active' where id = ${user.id}`;
  await page.goto(`${one.origin}/settings/photos`);
  const tiles = page.locator('[data-photo]');
  const buffer = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#a02040' } }).jpeg().toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(tiles).toHaveCount(1);

  const theirs = await browser.newContext();
  browserErrors.watch(theirs);
  const partner = await theirs.newPage();
  expect((await signIn(theirs, other, demoEmail('premium'))).status()).toBe(200);
  const { profile } = (await (await theirs.request.get(`${other.origin}/api/profile.php?id=${user.id}`)).json()) as { profile: { photos: { filename: string }[] } };
  const { filename } = profile.photos[0]!;
  expect([...s3.objects.keys()]).toContain(`photos/${filename}`);
  // The faces of others on this page may still be drawn.
  await partner.goto(`${other.origin}/members/${user.id}`, { waitUntil: 'commit' });
  const shown = partner.locator(`main img[src*="${filename}"]`).filter({ visible: true }).first();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  // Cookies know no port: the owner goes on at the other.
  await page.goto(`${other.origin}/settings/photos`);
  await page.locator('.tile-menu summary').click();
  await page.locator('.tile-menu[open]').getByRole('link', { name: 'Verwijderen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(tiles).toHaveCount(0);
  for (const { origin } of [one, other]) expect((await theirs.request.get(`${origin}/api/photo.php/${filename}`)).status(), origin).toBe(404);
  await expect.poll(() => [...s3.objects.keys()]).not.toContain(`photos/${filename}`);
  await theirs.close();
});

test('wrong passwords are counted over both', async ({ ground, context }) => {
  const { one, other } = ready(ground);
  const statuses = [];
  for (let at = 0; at < 8; at++) statuses.push((await signIn(context, at % 2 ? one : other, demoEmail('no credits'), 'not the password')).status());
  expect(statuses.slice(0, 5)).toEqual(Array(5).fill(statuses[0]));
  expect(statuses.slice(5)).toEqual(Array(3).fill(429));
});

test('a visitor page that one has rendered, the other need not render', async ({ ground }) => {
  const { one, other } = ready(ground);
  // In a language that nobody else of this test reads.
  const kept = async ({ origin }: App) => {
    const page = await fetch(`${origin}/pages/privacy`, { headers: { cookie: 'locale=fi' } });
    return { state: page.headers.get('x-nextjs-cache'), policy: page.headers.get('content-security-policy'), html: await page.text() };
  };
  const first = await kept(one);
  expect(first.state).not.toBe('HIT');
  await expect.poll(async () => (await kept(one)).state).toBe('HIT');
  const theirs = await kept(other);
  expect([theirs.state, theirs.html, theirs.policy]).toEqual(['HIT', first.html, first.policy]);
});

test('one that is killed with -9 under load, three times, loses no message and doubles none; told to end, one ends with its streams', async ({ ground }) => {
  const { one, start, sql } = ready(ground);
  const [member] = await sql`select id from members where email = ${demoEmail('free')}`;
  const db = drizzle(sql);
  const me = member!['id'] as number;
  await setCreditBalance(db, me, 1_000_000);
  const sender = { email: demoEmail('free'), password: demo().password };
  const { sent, acknowledged, returns } = await killRounds({ times: 3, start, standby: one, sender, receiver: idOf('premium') });
  const kept = (await sql<{ client_id: string }[]>`select client_id from messages where sender_id = ${me} and client_id like 'killed-%'`).map(({ client_id: id }) => id);
  expect(acknowledged.size).toBeGreaterThan(50);
  expect(kept.toSorted()).toEqual([...acknowledged].toSorted());
  expect(sent.length).toBe(acknowledged.size);
  const { balance, ledger, lots } = await creditBalance(db, me);
  expect([ledger, lots]).toEqual([balance, balance]);
  expect((1_000_000 - balance) % kept.length).toBe(0);
  expect(Math.max(...returns)).toBeLessThan(20_000);

  const last = await start();
  const listening = await fetch(`${last.origin}/api/events.php`, { headers: { cookie: await cookieOf(last, sender) } });
  expect(listening.status).toBe(200);
  await last.stop('SIGTERM', 20_000);
  await listening.body?.cancel().catch(() => undefined);
});

async function cookieOf({ origin }: App, { email, password }: { email: string; password: string }): Promise<string> {
  const response = await fetch(`${origin}/api/user.php`, { method: 'POST', headers: { ...headers(origin), 'content-type': 'application/json' }, body: JSON.stringify({ email, password }) });
  return response.headers.getSetCookie()[0]!.split(';')[0]!;
}
