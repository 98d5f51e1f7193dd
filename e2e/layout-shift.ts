import { expect, type Page } from '@playwright/test';

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] };

/** Nothing that stands in a page was moved by what came since it was opened, or by no more than `most`, as the browser counts it (a line that a font widens is less); else what moved is named, from where to where. */
export async function expectStill(page: Page, most = 0.005): Promise<void> {
  const { sum, moved } = await page.evaluate(
    () =>
      new Promise<{ sum: number; moved: string[] }>((resolve) => {
        let sum = 0;
        const moved: string[] = [];
        const at = (box: DOMRect) => `${[box.x, box.y].map(Math.round).join(',')} ${[box.width, box.height].map(Math.round).join('x')}`;
        const nameOf = (node: Node | null) => (node instanceof Element ? node.getAttribute('class') || node.localName : (node?.nodeName ?? 'what is gone'));
        new PerformanceObserver((list) => {
          for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
            sum += value;
            moved.push(`${value.toFixed(4)} after ${Math.round(startTime)} ms: ${sources.map(({ node, previousRect, currentRect }) => `${nameOf(node)} ${at(previousRect)} -> ${at(currentRect)}`).join(', ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // What was kept is told in a task of its own, which an idle browser has done.
        requestIdleCallback(() => requestIdleCallback(() => resolve({ sum, moved })));
      }),
  );
  expect(sum, `${page.url()}\n${moved.join('\n')}`).toBeLessThanOrEqual(most);
}
