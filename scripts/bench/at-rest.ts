// What a member's page asks of the network while nobody touches it. Needs a built app (npm start). Bar P11.
// npx tsx scripts/bench/at-rest.ts [minutes, 10] [page, /chats] [push]      `push`: of a member with push messages
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { startBuiltApp } from '@/scripts/built-app.mjs';
import { chromiumHere } from '@/scripts/chromium.mjs';
import { refetchInterval, refetchIntervalWithPush } from '@/lib/site/constants';
import { withPushService } from '@/tests/push-stand-in';

const minutes = Number(process.argv[2] ?? 10);
const place = process.argv[3] ?? '/chats';
const withPush = process.argv[4] === 'push';
const wanted = (minutes * 60_000) / (withPush ? refetchIntervalWithPush : refetchInterval);
/** Until a page is at rest: its late code has come, and the first refetch, after five seconds, is over. Milliseconds. */
const settling = 15_000;
const dataDir = mkdtempSync(path.join(tmpdir(), 'vonk-rest-'));
const demo = JSON.parse(readFileSync('.cache/demo/logins.json', 'utf8')) as { password: string; logins: { role: string; site: string; email: string }[] };
const { email } = demo.logins.find(({ role, site }) => role === 'premium' && site === 'general')!;

try {
  const app = await startBuiltApp({}, { dataDir });
  const browser = await chromium.launch({ executablePath: chromiumHere(), args: ['--no-sandbox', '--disable-gpu'] });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const answer = await context.request.post(`${app.origin}/api/user.php`, { data: { email, password: demo.password }, headers: { 'x-request-type': 'client', origin: app.origin } });
  if (!answer.ok()) throw new Error(`Signing in: ${await answer.text()}`);
  const page = await context.newPage();
  if (withPush) {
    await context.grantPermissions(['notifications']);
    await withPushService(context);
    await page.goto(`${app.origin}/settings/push`);
    await page.waitForSelector('html[data-live]');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    const saved = page.waitForResponse((response) => response.url().includes('/api/user.php?push=1') && response.ok());
    await page.locator('[role=switch]').first().click();
    await saved;
  }
  await page.goto(`${app.origin}${place}`);
  await page.waitForTimeout(settling);
  const asked = new Map<string, number>();
  context.on('request', (request) => {
    const key = `${request.method()} ${new URL(request.url()).pathname}`;
    asked.set(key, (asked.get(key) ?? 0) + 1);
  });
  await page.waitForTimeout(minutes * 60_000);
  for (const [key, count] of asked) console.log(`${count} x ${key}`);
  const refetches = asked.get('GET /api/user.php') ?? 0;
  const others = [...asked.keys()].filter((key) => key !== 'GET /api/user.php');
  console.log(`${place}${withPush ? ' with push' : ''}, ${minutes} minutes at rest: ${refetches} refetches of the user, ${others.length === 0 ? 'nothing else' : `and ${others.join(', ')}`}.`);
  if (Math.abs(refetches - wanted) > 1 || others.some((key) => key !== 'GET /api/events.php')) process.exitCode = 1;
  await browser.close();
  await app.stop();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();
