// The end of the process waits for what is under way: Next ends it as soon as its connections are closed. (bar R2)
import { within } from './within';

/** `standing`: the process wants to end by then, with `code`, whoever else has not said so. `goodbye`: it is over by then. Milliseconds from now. */
type Ending = { code: number; standing: number; goodbye: number };

/**
 * From now on the process ends only after `last` is done, begun once something wants to end it. Next wants to once all connections are closed,
 * and one that stands still, an upload or a reader of an answer, has no end of its own. Whoever wants to end it a second time does so at once.
 */
export function holdExit(last: () => Promise<unknown>, { code: ownCode, standing, goodbye }: Ending): void {
  const exit = process.exit.bind(process);
  const limit = performance.now() + goodbye;
  const held = (code?: number | string | null) => {
    process.exit = exit;
    void within(Math.max(0, limit - performance.now()), last())
      .catch(() => undefined)
      .finally(() => exit(code));
  };
  process.exit = held as typeof process.exit;
  setTimeout(() => {
    if (process.exit === held) held(ownCode);
  }, standing).unref();
}
