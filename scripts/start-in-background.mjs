// Work that runs beside other work: what it prints is kept until its turn to be told comes.
import { Failure } from './run-command.mjs';

/**
 * Starts `work` at once, which hands every line it prints to `keep`.
 * @param {{ say: (line: string) => void }} progress
 * @param {(keep: (line: string) => void) => Promise<unknown>} work
 * @returns {() => Promise<number>} waits for its end, prints what was kept, gives the milliseconds that it took; rejects as the work did
 */
export function startInBackground(progress, work) {
  const since = Date.now();
  const lines = [];
  const ended = work((line) => void lines.push(line)).then(
    () => ({ took: Date.now() - since }),
    (error) => ({ took: Date.now() - since, error }),
  );
  return async () => {
    const { took, error } = await ended;
    // A failure brings its last lines itself.
    const told = error instanceof Failure ? lines.slice(0, Math.max(0, lines.length - error.tail.length)) : lines;
    if (told.length > 0) progress.say(told.join('\n'));
    if (error) throw error;
    return took;
  };
}
