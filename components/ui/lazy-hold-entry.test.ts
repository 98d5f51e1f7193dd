// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.resetModules();
  vi.doUnmock('./hold-entry');
});

test('what opens without the code of its entry closes all the same, and what follows that comes', async () => {
  vi.doMock('./hold-entry', () => {
    throw new Error('The network is gone');
  });
  const { lazyHoldEntry } = await import('./lazy-hold-entry');
  const close = vi.fn();
  const letGo = lazyHoldEntry(close);
  await new Promise<void>((resolve) => letGo(resolve));
  letGo();
  await vi.dynamicImportSettled();
  expect(close).not.toHaveBeenCalled();
});

test('what has closed before that code came has no entry: no step back takes the page with it that is gone to meanwhile', async () => {
  const { lazyHoldEntry } = await import('./lazy-hold-entry');
  const entries = [vi.spyOn(window.history, 'pushState'), vi.spyOn(window.history, 'back')];
  const letGo = lazyHoldEntry(vi.fn());
  await new Promise<void>((resolve) => letGo(resolve));
  await vi.dynamicImportSettled();
  for (const step of entries) expect(step).not.toHaveBeenCalled();
});
