import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { holdExit } from './hold-exit';

/** A process whose end is only noted. */
function endings() {
  const { exit } = process;
  onTestFinished(() => void (process.exit = exit));
  const ended = vi.fn<(code?: number | string | null) => never>();
  process.exit = ended;
  return ended;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const patient = { code: 143, standing: 60_000, goodbye: 60_000 };

it('what wants to end the process waits for the last work, which begins only then', async () => {
  const ended = endings();
  const work = Promise.withResolvers<void>();
  const last = vi.fn(() => work.promise);
  holdExit(last, patient);
  expect(last).not.toHaveBeenCalled();
  process.exit(143);
  expect(last).toHaveBeenCalledTimes(1);
  expect(ended).not.toHaveBeenCalled();
  work.resolve();
  await vi.waitFor(() => expect(ended.mock.calls).toEqual([[143]]));
});

it('work that fails keeps nothing', async () => {
  const ended = endings();
  holdExit(() => Promise.reject(new Error('the database is gone')), patient);
  process.exit(143);
  await vi.advanceTimersByTimeAsync(0);
  expect(ended.mock.calls).toEqual([[143]]);
});

it('work that takes too long is left alone when its time is over, and no sooner', async () => {
  const ended = endings();
  holdExit(() => new Promise(() => undefined), { ...patient, goodbye: 8_000 });
  process.exit(143);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended.mock.calls).toEqual([[143]]);
});

it('where a connection stands still the last work is begun all the same, and nothing cuts it off', async () => {
  const ended = endings();
  const work = Promise.withResolvers<void>();
  const last = vi.fn(() => work.promise);
  holdExit(last, { ...patient, standing: 5_000 });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(last).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(last).toHaveBeenCalledTimes(1);
  work.resolve();
  await vi.waitFor(() => expect(ended.mock.calls).toEqual([[143]]));
});

it('last work that has begun is not cut off by the wait for connections', async () => {
  const ended = endings();
  const work = Promise.withResolvers<void>();
  holdExit(() => work.promise, { ...patient, standing: 5_000 });
  process.exit(143);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ended).not.toHaveBeenCalled();
  work.resolve();
  await vi.waitFor(() => expect(ended.mock.calls).toEqual([[143]]));
});

it('told a second time, the process ends at once', () => {
  const ended = endings();
  holdExit(() => new Promise(() => undefined), patient);
  process.exit(130);
  process.exit(130);
  expect(ended.mock.calls).toEqual([[130]]);
});
