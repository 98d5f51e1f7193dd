// The keyboard alone: what a member comes to with Tab.
import type { Page } from '@playwright/test';

type Focused = { tag: string; words: string; name: string };

/** Presses Tab until what has the focus is found; fails after so many. */
export async function tabTo(page: Page, found: (focused: Focused) => boolean, most = 80): Promise<void> {
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      // The focus is nowhere yet: the page itself, which has all words, is nothing one comes to.
      if (!element || element === document.body || element === document.documentElement) return { tag: '', words: '', name: '' };
      return { tag: element.tagName, words: element.getAttribute('aria-label') ?? element.textContent ?? '', name: element.name ?? '' };
    });
    if (found(focused)) return;
  }
  throw new Error('Tab does not lead there');
}
