import type { Page } from '@playwright/test';

/** How far what stands in a page was moved by what came since it was opened, as the browser counts it. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        // What was kept is told in a task of its own, which an idle browser has done.
        requestIdleCallback(() => requestIdleCallback(() => resolve(sum)));
      }),
  );
