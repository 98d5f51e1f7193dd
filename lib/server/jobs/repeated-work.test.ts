import { beforeEach, expect, it, vi } from 'vitest';
import { repeatedWork } from './repeated-work';

beforeEach(() => void vi.useFakeTimers());

/** Work that goes on until it is told to end; what the log heard. */
function slowWork(every?: number, atOnce?: boolean) {
  const log = vi.fn();
  const ends: ((fault?: Error) => void)[] = [];
  const work = vi.fn((isClosed: () => boolean) => new Promise<boolean>((resolve, reject) => void ends.push((fault) => (fault ? reject(fault) : resolve(isClosed())))));
  return { log, work, end: (fault?: Error) => ends.shift()!(fault), ...repeatedWork({ work, every, atOnce, log, failure: 'work stopped' }) };
}

it('is begun once for all who ask while it is under way, and anew afterwards', async () => {
  const { work, run, end } = slowWork();
  const asked = [run(), run()];
  end();
  expect(await Promise.all(asked)).toEqual([false, false]);
  const again = run();
  end();
  await again;
  expect(work).toHaveBeenCalledTimes(2);
});

it('is begun by the clock, at once only where that is said, and again after one that failed, which the log hears of', async () => {
  const { work, log, end } = slowWork(1_000);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  end(new Error('no database'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(2);
  expect(log.mock.calls).toEqual([[expect.objectContaining({ level: 'error', event: 'work stopped', error: 'Error' })]]);
  expect(slowWork(1_000, true).work).toHaveBeenCalledTimes(1);
});

it('whoever asks hears of what fails', async () => {
  const { run, end, log } = slowWork();
  const asked = run();
  end(new Error('no database'));
  await expect(asked).rejects.toThrow('no database');
  expect(log).not.toHaveBeenCalled();
});

it('that is closed tells what is under way, is waited for, and is begun by the clock no more', async () => {
  const { work, run, close, end } = slowWork(1_000);
  const asked = run();
  let isClosed = false;
  const closing = close().then(() => (isClosed = true));
  await vi.advanceTimersByTimeAsync(5_000);
  expect([isClosed, work.mock.calls.length]).toEqual([false, 1]);
  end();
  expect(await asked).toBe(true);
  await closing;
  expect(isClosed).toBe(true);
});
