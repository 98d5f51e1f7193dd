// When a test means what a screen does with its script, and not what its forms and links do before that.
import { expect, type Locator } from '@playwright/test';

/** Waits until React has taken an element over, also one whose code comes after the page's own. */
export async function hydrated(element: Locator): Promise<Locator> {
  await expect.poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))), { timeout: 20_000 }).toBe(true);
  return element;
}
