import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCountdown } from './use-countdown';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('counts the seconds that run from the start down to 0, and stays there', async () => {
  const { result } = renderHook(() => useCountdown(3));
  expect(result.current.left).toBe(3);
  await wait(1000);
  expect(result.current.left).toBe(2);
  await wait(5000);
  expect(result.current.left).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('runs by the clock: seconds in which the tab slept are over too', async () => {
  const { result } = renderHook(() => useCountdown(60));
  vi.setSystemTime(Date.now() + 50_000);
  await wait(1000);
  expect(result.current.left).toBe(9);
});

test('begins anew, with the same length too, and ends at once', async () => {
  const { result } = renderHook(() => useCountdown(0));
  expect(result.current.left).toBe(0);
  act(() => result.current.start(1500));
  expect(result.current.left).toBe(2);
  await wait(2000);
  expect(result.current.left).toBe(0);
  act(() => result.current.start(1500));
  expect(result.current.left).toBe(2);
  act(() => result.current.start(0));
  expect(result.current.left).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
