// For tests: from which lines of the server a piece of work sends statements to the database.
import { statementWords } from '@/tests/house/statement-sites';
import type { Database } from '../database/database';

const words = new Set<string>(statementWords);
/** What a function begins for another, and that for a third, stands in the stack above it. */
const depth = 12;
const place = /(lib\/server\/[^\s()]+\.ts:\d+:\d+)/;

function noting(database: Database, note: (places: string[]) => void): Database {
  const called = (found: (...all: unknown[]) => unknown, target: Database) =>
    function sends(...given: unknown[]): unknown {
      const { stackTraceLimit } = Error;
      Error.stackTraceLimit = depth;
      const at: { stack?: string } = {};
      Error.captureStackTrace(at, sends);
      Error.stackTraceLimit = stackTraceLimit;
      note(at.stack!.replaceAll('\\', '/').split('\n').flatMap((line) => place.exec(line)?.[1] ?? []));
      return found.apply(target, given);
    };
  return new Proxy(database, {
    get: (target, name, receiver) => {
      const found: unknown = Reflect.get(target, name, receiver);
      if (typeof found !== 'function') return found;
      if (name === 'transaction') return (work: (tx: Database) => Promise<unknown>, ...rest: unknown[]) => (target.transaction as (...all: unknown[]) => unknown)((tx: Database) => work(noting(tx, note)), ...rest);
      return words.has(String(name)) ? called(found as (...all: unknown[]) => unknown, target) : found;
    },
  });
}

/** The places, each as path, line and column; what the work wrote is undone. */
export async function placesIn(db: Database, work: (db: Database) => Promise<unknown>): Promise<Set<string>> {
  const places = new Set<string>();
  const undone = new Error('Nothing of this stays.');
  await db
    .transaction(async (tx) => {
      await work(noting(tx, (found) => found.forEach((each) => places.add(each))));
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return places;
}
