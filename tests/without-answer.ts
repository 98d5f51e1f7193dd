// A call of the browser that gets no answer, with the pauses between its tries let pass.
import { vi } from 'vitest';

/** What becomes of work that calls the server without a connection. `pass` lets a second go by. */
export async function withoutAnswer<Value>(work: () => Promise<Value>, pass: () => unknown = () => vi.advanceTimersByTimeAsync(1000)): Promise<Value> {
  const lost = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isOver = false;
  const outcome = work().finally(() => {
    isOver = true;
  });
  while (!isOver) await pass();
  vi.useRealTimers();
  lost.mockRestore();
  return outcome;
}
