import { beforeAll, expect, test, vi } from 'vitest';
import { awaitPart } from './live-page';
import { liveScript } from './site/http/live-script';

// As the page's inline script does.
beforeAll(() => {
  new Function(liveScript)();
  window.dispatchEvent(new Event('load'));
});

const live = () => document.documentElement.dataset.live !== undefined;
const idle = () => new Promise((resolve) => setTimeout(resolve));

test('the page is live while no code of it is under way, whether it came or failed', async () => {
  let come: (part: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const first = awaitPart(new Promise<string>((resolve) => (come = resolve)));
  const second = awaitPart(new Promise<string>((_, reject) => (fail = reject)));
  expect(live()).toBe(false);
  come('menu');
  await expect(first).resolves.toBe('menu');
  await idle();
  expect(live()).toBe(false);
  fail(new Error('lost'));
  await expect(second).rejects.toThrow('lost');
  await vi.waitFor(() => expect(live()).toBe(true));
  void awaitPart(Promise.resolve());
  expect(live()).toBe(false);
  await vi.waitFor(() => expect(live()).toBe(true));
});
