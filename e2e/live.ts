// A page is used once it does by script what it shows: after every address it is waited for. What comes before the script is tested by name.
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

/** Waits until the page does by script what it shows; at once where none of the app's scripts stand in it. After an address was gone to this has happened already. */
export async function live(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState !== 'loading' && ((document.documentElement.dataset.live !== undefined && !document.querySelector('[data-waits]')) || !document.querySelector('script[src*="/_next/"]')), undefined, { timeout: 30_000 });
}

/** An element once it is there and its page is live: for what stands on a page that was come to by a press. */
export async function whenLive(element: Locator): Promise<Locator> {
  await element.waitFor({ state: 'attached' });
  await live(element.page());
  return element;
}

/** Lets the clock of a page, which the test has installed, run on until the page shows something: what is asked for again after a while is asked for now. */
export const runClockUntil = (shown: Locator, step = 5_000): Promise<void> =>
  expect(async () => {
    await shown.page().clock.fastForward(step);
    await expect(shown).toBeVisible({ timeout: 300 });
  }).toPass();

/** Options of a way to an address that ends before the script: for tests of forms and links as they are then. */
export const beforeScript = { waitUntil: 'load' } as const;

/** Lets every way to an address in this page end when the page is live, but where the test says itself until when to wait. */
function waitForScript(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (!options?.waitUntil) await live(page);
    return answer;
  };
  for (const way of ['reload', 'goBack', 'goForward'] as const) {
    const go = page[way].bind(page);
    page[way] = async (options) => {
      // What is open holds its entry of the history then.
      if (!options?.waitUntil) await live(page);
      const answer = await go(options);
      if (!options?.waitUntil) await live(page);
      return answer;
    };
  }
}

/** The same for every page of a browser context. */
export const waitForScripts = (context: BrowserContext): void => void context.on('page', waitForScript);
