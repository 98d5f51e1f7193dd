// Two browsers that write to each other in turn: from the press of Enter in one to the words on the other's screen. Part of bar C5.
import { chromium, type Page } from 'playwright';
import { chromiumHere } from '@/scripts/chromium.mjs';

type Person = { id: number; cookie: string };

/** Notes on the page when each message is first there, in milliseconds of the machine's clock. */
function watchWords(): void {
  const seen: Record<string, number> = {};
  Object.assign(window, { seenAt: seen });
  new MutationObserver(() => {
    for (const [word] of (document.querySelector('[role=log]')?.textContent ?? '').matchAll(/seen-\d+-\d+!/g)) seen[word] ??= performance.timeOrigin + performance.now();
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

async function openChat(origin: string, person: Person, other: Person) {
  const browser = await chromium.launch({ executablePath: chromiumHere(), args: ['--no-sandbox', '--disable-gpu'] });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const [name, value] = person.cookie.split('=') as [string, string];
  await context.addCookies([{ name, value, url: origin }]);
  await context.addInitScript(watchWords);
  // Whom the site introduces would lie over the conversation between two messages.
  await context.route('**/api/auto-like.php', (route) => route.abort());
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

/** Opens both browsers. `until`: the times of messages that the two write to each other in turn, one every two seconds until `end` (of performance.now()). */
export async function twoInBrowsers(origin: string, [one, other]: [Person, Person]) {
  const sides = [await openChat(origin, one, other), await openChat(origin, other, one)];
  return {
    until: async (end: number): Promise<number[]> => {
      const times: number[] = [];
      for (let round = 0; performance.now() < end; round++) {
        times.push(await timeOf(`seen-${round}-${one.id}!`, sides[round % 2]!.page, sides[(round + 1) % 2]!.page));
        await new Promise((resolve) => setTimeout(resolve, 2_000));
      }
      return times;
    },
    close: () => Promise.all(sides.map(({ browser }) => browser.close())),
  };
}
