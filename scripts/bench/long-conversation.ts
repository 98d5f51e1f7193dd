// A conversation of 10,000 messages beside one of 100, in a browser, read to its beginning: message rows in the document, memory, and in
// how many frames a sent message shows, with a server and without. Needs a built app (npm start). Bar P10.
// npx tsx scripts/bench/long-conversation.ts [messages, 10000]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { seedIfEmpty } from '@/lib/server/seed/seed-if-empty';
import { argonPasswords } from '@/lib/server/accounts/passwords';
import { tokenOf } from '@/lib/server/domain/token';
import { openDatabase } from '@/lib/server/database/open-database';
import { conversations, messages, participants } from '@/lib/server/store/schema/conversations';
import { members } from '@/lib/server/store/schema/members';
import { openSession } from '@/lib/server/store/session-store';
import { setCreditBalance } from '@/lib/server/testing/credit-balance';
import { memberRow } from '@/lib/server/testing/small-world';
import { startBuiltApp } from '@/scripts/built-app.mjs';
import { chromiumHere } from '@/scripts/chromium.mjs';

const many = Number(process.argv[2] ?? 10_000);
const few = 100;
const bars = { rows: 150, heap: 1.3, frames: 1 };
const dataDir = mkdtempSync(path.join(tmpdir(), 'vonk-long-'));
const token = tokenOf(new Uint8Array(32).fill(7));

/** One member with two conversations; gives back their ids by their lengths. */
async function prepare(): Promise<Map<number, number>> {
  const { db, close } = await openDatabase({ dataDir });
  await seedIfEmpty(db, argonPasswords, new Date());
  const people = await db.insert(members).values(['Iris', 'Bram', 'Joost'].map((name) => memberRow({ name, lastSeenAt: new Date() }))).returning({ id: members.id });
  const [own, ...others] = people.map(({ id }) => id) as [number, number, number];
  await openSession(db, { token, memberId: own, userAgent: null, now: new Date() });
  await setCreditBalance(db, own, 1_000);
  const made = new Map<number, number>();
  for (const [at, length] of [few, many].entries()) {
    const other = others[at]!;
    const [talk] = await db.insert(conversations).values({ siteId: 1, firstId: own, secondId: other, createdAt: new Date() }).returning();
    const conversationId = talk!.id;
    let lastId = 0;
    for (let from = 0; from < length; from += 1_000) {
      const rows = Array.from({ length: Math.min(1_000, length - from) }, (_, index) => ({
        conversationId, senderId: index % 3 ? own : other, clientId: `long-${at}-${from + index}`, text: `Bericht ${from + index}: de trein had weer vertraging, en toen begon het te regenen.`,
        sentAt: new Date(Date.now() - (length - from - index) * 60_000),
      }));
      lastId = (await db.insert(messages).values(rows).returning({ id: messages.id })).at(-1)!.id;
    }
    const side = { conversationId, lastId, readId: lastId };
    await db.insert(participants).values([{ ...side, memberId: own, otherId: other }, { ...side, memberId: other, otherId: own }]);
    made.set(length, conversationId);
  }
  await close();
  return made;
}

const rows = (page: Page) => page.locator('.messages > li').count();

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 2 ** 20;
}

/** Asks for older messages until there are none; gives back the most rows that were there at once, and how many pages came. */
async function toBeginning(page: Page): Promise<{ most: number; pages: number }> {
  let [most, pages] = [await rows(page), 0];
  const older = page.locator('.conversation-log > button:first-child');
  while (await older.isVisible()) {
    const answered = page.waitForResponse(/before=/);
    // Not by the pointer: a modal of the site's own likes may stand before it.
    await older.dispatchEvent('click');
    await answered;
    pages += 1;
    await page.waitForTimeout(30);
    most = Math.max(most, await rows(page));
  }
  return { most, pages };
}

/** In how many frames after Enter a message stands in the document. */
async function framesToShow(page: Page, text: string): Promise<number> {
  const field = page.getByRole('textbox').last();
  await field.fill(text);
  // The names that tsx gives to functions mean nothing in a page.
  await page.evaluate('globalThis.__name = (named) => named');
  await page.evaluate((wanted) => {
    const shown = () => [...document.querySelectorAll('.messages > li')].some((row) => row.textContent.includes(wanted));
    const result = new Promise<number>((resolve) => {
      document.addEventListener('keydown', () => {
        let frames = 0;
        const look = () => (shown() || frames > 200 ? resolve(frames) : ((frames += 1), requestAnimationFrame(look)));
        requestAnimationFrame(look);
      }, { once: true });
    });
    Object.assign(window, { framesToShow: result });
  }, text);
  await field.press('Enter');
  return page.evaluate(() => (window as unknown as { framesToShow: Promise<number> }).framesToShow);
}

try {
  const made = await prepare();
  const app = await startBuiltApp({}, { dataDir });
  const browser = await chromium.launch({ executablePath: chromiumHere(), args: ['--no-sandbox', '--disable-gpu'] });
  const measured: { length: number; most: number; heap: number; pages: number }[] = [];
  const frames: number[] = [];
  for (const [length, id] of made) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
    await context.addCookies([{ name: 'auth', value: token, url: app.origin }]);
    const page = await context.newPage();
    await page.goto(`${app.origin}/chats/${id}`);
    await page.waitForFunction(() => document.querySelectorAll('.messages > li').length > 0);
    await page.waitForTimeout(3_000);
    const { most, pages } = await toBeginning(page);
    measured.push({ length, most, heap: await heapOf(page), pages });
    if (length === many) {
      await page.goto(`${app.origin}/chats/${id}`);
      await page.waitForTimeout(3_000);
      frames.push(await framesToShow(page, 'Met de server erbij'));
      await context.setOffline(true);
      frames.push(await framesToShow(page, 'Zonder netwerk'));
      await context.setOffline(false);
      // A server that takes the message and is silent.
      await page.route('**/api/message.php', () => undefined);
      frames.push(await framesToShow(page, 'De server zwijgt'));
    }
    await context.close();
  }
  await browser.close();
  await app.stop();
  const [short, long] = measured as [(typeof measured)[0], (typeof measured)[0]];
  for (const { length, most, heap, pages } of measured) console.log(`${length} messages, ${pages} older pages loaded: ${most} rows at most, ${heap.toFixed(1)} MiB of memory at the beginning.`);
  const ratio = long.heap / short.heap;
  console.log(`Memory ${ratio.toFixed(2)} times that of ${few} messages (bar ${bars.heap}); a sent message shows after ${frames.join(', ')} frames: with the server, offline, with a silent server (bar ${bars.frames}).`);
  if (long.most > bars.rows || ratio > bars.heap || frames.some((count) => count > bars.frames)) process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();
