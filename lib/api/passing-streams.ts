// The endless answers of the PHP server that pass through this process: one that is open would keep it from ending. (bar R2)
import { once } from '../once';

type Ends = { all: Set<() => void>; over: boolean };
const ends = (): Ends => once('passing streams', () => ({ all: new Set(), over: false }));

/** The body of an answer, which the end of the process ends as if the server behind it had. */
export function endable(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const { all } = ends();
  const reader = body.getReader();
  let end: () => void;
  return new ReadableStream<Uint8Array>({
    start: (stream) => {
      end = () => {
        if (!all.delete(end)) return;
        stream.close();
        void reader.cancel().catch(() => undefined);
      };
      all.add(end);
    },
    pull: async (stream) => {
      const { done, value } = await reader.read().catch((error: unknown) => {
        all.delete(end);
        throw error;
      });
      if (done) end();
      else if (all.has(end)) stream.enqueue(value);
    },
    cancel: (reason) => {
      all.delete(end);
      return reader.cancel(reason);
    },
  });
}

/** Whether the process is about to end: no endless answer begins any more. */
export const streamsAreOver = (): boolean => ends().over;

/** Ends all that is open, and lets none begin. Called when the process is told to end. */
export function endPassingStreams(): void {
  const { all } = ends();
  ends().over = true;
  for (const end of all) end();
}
