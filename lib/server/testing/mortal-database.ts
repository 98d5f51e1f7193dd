// A database whose server can die between any two of its steps: inside a transaction, which is then undone, or right after one.
import type { Database } from '../database/database';

/** What a server that has been killed does: nothing any more. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

const steps = ['select', 'selectDistinct', 'insert', 'update', 'delete', 'execute', 'transaction'];

/** `dieAfter` so many steps; null: live. */
export function mortalDatabase(real: Database): { db: Database; dieAfter: (count: number | null) => void } {
  let left: number | null = null;
  const step = () => {
    if (left === 0) throw new Killed('The server was killed.');
    if (left !== null) left -= 1;
  };
  const wrap = (database: Database): Database =>
    new Proxy(database, {
      get: (target, name, receiver) => {
        const found: unknown = Reflect.get(target, name, receiver);
        if (typeof found !== 'function' || !steps.includes(String(name))) return found;
        return (...given: unknown[]) => {
          step();
          if (name !== 'transaction') return (found as (...all: unknown[]) => unknown).apply(target, given);
          const [work, ...rest] = given as [(tx: Database) => Promise<unknown>, ...unknown[]];
          const done = (target.transaction as (...all: unknown[]) => Promise<unknown>).call(target, (tx: Database) => work(wrap(tx)), ...rest);
          return done.then((answer) => (step(), answer));
        };
      },
    });
  return { db: wrap(real), dieAfter: (count) => void (left = count) };
}
