// A line on which no answer comes, for tests of what waits for one.
import { vi } from 'vitest';

/** A fetch that waits until its signal ends; the time limits of signals run on the test's clock. */
export function deadLine() {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    const over = new AbortController();
    setTimeout(() => over.abort(new DOMException('The operation timed out.', 'TimeoutError')), limit);
    return over.signal;
  });
  return vi.fn<typeof fetch>((input, init) => {
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
}
