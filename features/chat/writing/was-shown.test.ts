import { afterEach, expect, test, vi } from 'vitest';

const loaded = async () => {
  vi.resetModules();
  return (await import('./was-shown')).wasShown;
};

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test('what came back is new once: not after a reload, and not in a page out of the history, whatever came back since', async () => {
  const wasShown = await loaded();
  expect([wasShown('one'), wasShown('two'), wasShown('one')]).toEqual([false, false, true]);
  const reloaded = await loaded();
  expect([reloaded('one'), reloaded('three')]).toEqual([true, false]);
});

test('in a browser that keeps nothing it is new once a page', async () => {
  for (const way of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, way).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  const wasShown = await loaded();
  expect([wasShown('four'), wasShown('four')]).toEqual([false, true]);
});
