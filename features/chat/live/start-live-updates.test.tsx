import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StartLiveUpdates } from './start-live-updates';

const code = vi.hoisted(() => ({ asked: 0, comes: false }));
vi.mock('./use-credits', () => ({ useCredits: () => undefined }));
vi.mock('./live-updates', () => {
  code.asked += 1;
  if (!code.comes) throw Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });
  return { LiveUpdates: () => <p>live</p> };
});

const told = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('reportError', told);
  told.mockClear();
  code.asked = 0;
  code.comes = false;
  vi.resetModules();
});
afterEach(() => void vi.useRealTimers());

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
/** Imports are no timers. */
const settled = () => act(() => vi.waitFor(() => vi.dynamicImportSettled()));

test('[T17] live updates whose code does not come tell of it once, so that the page begins anew, and ask again after pauses that grow', async () => {
  render(<StartLiveUpdates />);
  await settled();
  expect(told).toHaveBeenCalledOnce();
  const asked = [code.asked];
  for (const seconds of [5, 10, 20, 40, 80, 160, 320, 320]) {
    await pass(seconds);
    await settled();
    asked.push(code.asked);
  }
  expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(told).toHaveBeenCalledOnce();
});

test('code that comes after all is used', async () => {
  const { container } = render(<StartLiveUpdates />);
  await settled();
  code.comes = true;
  await pass(5);
  await settled();
  expect(container.textContent).toBe('live');
});
