// Work that the clock or whoever asks begins, never twice at a time, and that ends with its server.
import { errorFacts, type Log } from '../logging/log';

type Repeated<T> = {
  /** Is told whether it shall end early. */
  work: (isClosed: () => boolean) => Promise<T>;
  /** Begins this often, in milliseconds; unset: only when told to. */
  every: number | undefined;
  /** Whether what begins by the clock begins at once, too. */
  atOnce?: boolean;
  log: Log;
  /** What the log calls it where work fails that the clock has begun. */
  failure: string;
};

export type RepeatedWork<T> = {
  /** Begins, or joins what is under way. Throws what the work throws. */
  run: () => Promise<T>;
  /** The clock begins nothing more; resolves once what is under way has ended. */
  close: () => Promise<void>;
};

export function repeatedWork<T>({ work, every, atOnce = false, log, failure }: Repeated<T>): RepeatedWork<T> {
  let closed = false;
  let running: Promise<T> | undefined;
  const run = () => (running ??= work(() => closed).finally(() => void (running = undefined)));
  const byTheClock = () => void run().catch((error: unknown) => log({ level: 'error', event: failure, ...errorFacts(error) }));
  const timer = every === undefined ? undefined : setInterval(byTheClock, every);
  timer?.unref();
  if (timer && atOnce) byTheClock();
  return {
    run,
    close: async () => {
      closed = true;
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}
