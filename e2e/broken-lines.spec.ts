// Two browsers that write to each other over lines that break: what their screens show is what the server holds. (C3)
import { rmSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { asc, inArray } from 'drizzle-orm';
import { openDatabase } from '@/lib/server/database/open-database';
import { messages } from '@/lib/server/store/schema/conversations';
import { setCreditBalance } from '@/lib/server/testing/credit-balance';
import { faultProxy, type FaultProxy } from '@/tests/lossy/fault-proxy';
import { startBuiltApp } from '../scripts/built-app.mjs';
import { demo, expect, test } from './fixtures';
import { live } from './live';
import { ownDataDir } from './second-app';

test.slow();

/** What happens to a line while its member writes; it is cut and well again after that. */
const troubles: ((line: FaultProxy) => void)[] = [
  // What is written is there, and its answer never comes. On a new connection: on a used one browsers themselves ask again.
  (line) => (line.cut(), line.setAnswering(false)),
  (line) => line.setUp(false),
  (line) => line.setDumb(true),
  (line) => line.setDelay(80),
];
/** How many messages each member writes meanwhile. */
const inTrouble = 3;

function mend(line: FaultProxy): void {
  line.setUp(true);
  line.setDumb(false);
  line.setAnswering(true);
  line.setDelay(0);
  line.cut();
}

const loginOf = (role: string) => demo().logins.find((login) => login.role === role && login.site === 'general')!;
const composer = (page: Page) => page.getByRole('textbox', { name: /^Bericht aan/ });
const wordsIn = (text: string | null): string[] => /nummer \d+ van [AB]/.exec(text ?? '') ?? [];
/** The words of this test in a page's conversation, from the first to the last; those on their way too. */
const shown = async (page: Page) => (await page.getByRole('log').locator('.bubble').allTextContents()).flatMap(wordsIn);

async function openConversation(context: BrowserContext, line: FaultProxy, email: string, other: number): Promise<Page> {
  const origin = `http://127.0.0.1:${line.port}`;
  const answer = await context.request.post(`${origin}/api/user.php`, { data: { email, password: demo().password }, headers: { origin, 'x-request-type': 'client' } });
  expect(answer.status()).toBe(200);
  const page = await context.newPage();
  await page.goto(`${origin}/members/${other}/chat`);
  await live(page);
  return page;
}

test('[bar C3] two browsers whose lines go down, hold up, lose the answers or everything show each message once, in the order in which it was sent, as the server holds them', async ({ context, browser, browserErrors }) => {
  browserErrors.allow(/ERR_(CONNECTION|EMPTY_RESPONSE|NETWORK|INCOMPLETE|SOCKET|ABORTED)/, /Failed to fetch/, /network error/);
  const dataDir = ownDataDir();
  const [one, two] = [loginOf('free'), loginOf('premium')];
  const before = await openDatabase({ dataDir });
  for (const { member } of [one, two]) await setCreditBalance(before.db, member, 10_000);
  await before.close();

  const app = await startBuiltApp({}, { dataDir });
  const lines = [await faultProxy(app.port), await faultProxy(app.port)] as const;
  const theirs = await browser.newContext();
  browserErrors.watch(theirs);
  const pages = [await openConversation(context, lines[0], one.email, two.member), await openConversation(theirs, lines[1], two.email, one.member)] as const;

  const words = ['A', 'B'].map((who) => Array.from({ length: troubles.length * inTrouble }, (_, at) => `nummer ${at + 1} van ${who}`));
  for (const round of troubles.keys()) {
    for (const [who, line] of lines.entries()) troubles[(round + who) % troubles.length]!(line);
    for (let at = round * inTrouble; at < (round + 1) * inTrouble; at++) {
      for (const [who, page] of pages.entries()) {
        await composer(page).fill(words[who]![at]!);
        await composer(page).press('Enter');
        await expect(composer(page)).toHaveValue('');
      }
    }
    for (const line of lines) mend(line);
    for (const page of pages) {
      await expect.poll(async () => (await shown(page)).length, { timeout: 30_000 }).toBe(2 * (round + 1) * inTrouble);
      await expect(page.locator('.message:is(.is-sending, .is-waiting, .is-failed)')).toHaveCount(0, { timeout: 30_000 });
    }
  }
  const [first, second] = [await shown(pages[0]), await shown(pages[1])];
  // A server that ends tells a page that comes back to it so.
  await Promise.all(pages.map((page) => page.close()));
  await app.stop();
  await Promise.all(lines.map((line) => line.close()));
  await theirs.close();

  const after = await openDatabase({ dataDir });
  const kept = await after.db.select({ text: messages.text }).from(messages).where(inArray(messages.senderId, [one.member, two.member])).orderBy(asc(messages.id));
  await after.close();
  rmSync(dataDir, { recursive: true, force: true });
  const truth = kept.flatMap(({ text }) => wordsIn(text));
  expect(truth.filter((text) => text.endsWith('A'))).toEqual(words[0]);
  expect(truth.filter((text) => text.endsWith('B'))).toEqual(words[1]);
  expect(first).toEqual(truth);
  expect(second).toEqual(truth);
});
