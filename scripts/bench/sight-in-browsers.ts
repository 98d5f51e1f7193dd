// Two browsers that write to each other in turn: from the press of Enter in one to the words on the other's screen. Part of bar C5.
import { chromium, type Page } from 'playwright';
import { chromiumHere } from '@/scripts/chromium.mjs';

type Person = { id: number; cookie: string };

/** Notes on the page when each message is first there, in milliseconds of the machine's clock. */
function watchWords(): void {
  const seen: Record<string, number> = {};
  Object.assign(window, { seenAt: seen });
  new MutationObserver(() => {
    for (const [word] of (document.querySelector('[role=log]')?.textContent ?? '').matchAll(/seen-\d+-\d+/g)) seen[word] ??= performance.timeOrigin + performance.now();
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

async function openChat(origin: string, person: Person, other: Person) {
  const browser = await chromium.launch({ executablePath: chromiumHere(), args: ['--no-sandbox', '--disable-gpu'] });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const [name, value] = person.cookie.split('=') as [string, string];
  await context.addCookies([{ name, value, url: origin }]);
  await context.addInitScript(watchWords);
  const page = await context.newPage();
  await page.goto(`${origin}/members/${other.id}/chat`);
  await page.waitForSelector('html[data-live]');
  return { browser, page };
}

/** Writes a word in one page, and says how long it took to stand in the other (ms); Infinity where it did not within ten seconds. */
async function timeOf(word: string, from: Page, to: Page): Promise<number> {
  await from.locator('form.composer textarea').fill(word);
  const pressed = await from.evaluate(() => performance.timeOrigin + performance.now());
  await from.keyboard.press('Enter');
  const seen = await to.waitForFunction((wanted) => (window as unknown as { seenAt: Record<string, number> }).seenAt[wanted], word, { timeout: 10_000 }).catch(() => null);
  return seen ? ((await seen.jsonValue()) as number) - pressed : Infinity;
}

/** The times of messages that two people write to each other in turn, one every two seconds until `end` (of performance.now()). */
export async function sightInBrowsers(origin: string, [one, other]: [Person, Person], end: number): Promise<number[]> {
  const sides = await Promise.all([openChat(origin, one, other), openChat(origin, other, one)]);
  const times: number[] = [];
  for (let turn = 0; performance.now() < end; turn++) {
    times.push(await timeOf(`seen-${turn}-${one.id}`, sides[turn % 2]!.page, sides[(turn + 1) % 2]!.page));
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
  await Promise.all(sides.map(({ browser }) => browser.close()));
  return times;
}
