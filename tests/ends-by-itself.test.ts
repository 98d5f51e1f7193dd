// The process in which nothing wants to end: what its last moment waits for has none, and its connections stay open. Bar R2, decision 216.
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { openServer } from '@/instrumentation-node';

const never = vi.hoisted(() => () => new Promise<void>(() => undefined));
vi.mock('@/lib/server/embedded', () => ({ embeddedHandler: () => Promise.resolve(), stopWork: never, closeEmbedded: vi.fn<() => Promise<void>>(never) }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The server, told by a signal; how the process has ended. */
async function told(signal: 'SIGINT' | 'SIGTERM') {
  const { exit } = process;
  onTestFinished(() => void (process.exit = exit));
  const ended = vi.fn<(code?: number | string | null) => never>();
  process.exit = ended;
  const signals = vi.spyOn(process, 'once').mockReturnThis();
  onTestFinished(() => signals.mockRestore());
  await openServer();
  for (const [name, act] of signals.mock.calls) if (name === signal) (act as () => void)();
  return ended;
}

it.each([['SIGTERM', 143], ['SIGINT', 130]] as const)('told by %s it ends eight seconds later, as %i, whatever is open and under way, and no sooner', async (signal, code) => {
  const ended = await told(signal);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended.mock.calls).toEqual([[code]]);
});
