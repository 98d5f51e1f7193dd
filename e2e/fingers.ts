// A finger on the page, by the browser's own protocol: what Playwright taps with neither rests nor moves.
import type { Locator, Page } from '@playwright/test';

export type Point = { x: number; y: number };

/** The middle of an element, once it has been scrolled to the middle of the window. */
export async function middleOf(element: Locator): Promise<Point> {
  await element.evaluate((found) => found.scrollIntoView({ block: 'center' }));
  const { x, y, width, height } = (await element.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** One finger: down, over a way of points, up. */
export async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (point: Point) => touch('touchStart', point),
    move: async (from: Point, to: Point, steps = 6) => {
      for (let step = 1; step <= steps; step++) await touch('touchMove', { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps });
    },
    up: () => touch('touchEnd'),
  };
}
