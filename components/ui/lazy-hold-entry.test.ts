import { expect, test, vi } from 'vitest';
import { lazyHoldEntry } from './lazy-hold-entry';

vi.mock('./hold-entry', () => {
  throw new Error('The network is gone');
});

test('what opens without the code of its entry closes all the same, and what follows that comes', async () => {
  const close = vi.fn();
  const letGo = lazyHoldEntry(close);
  await new Promise<void>((resolve) => letGo(resolve));
  letGo();
  await vi.dynamicImportSettled();
  expect(close).not.toHaveBeenCalled();
});
