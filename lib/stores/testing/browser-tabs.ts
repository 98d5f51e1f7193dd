// What the tabs of one browser share in the tests of the outbox.
import type { OutboxEntry } from '../chat-store-entry';

/** Locks as a browser has them: one holder of a name at a time, over all its tabs. */
export function browserLocks() {
  const lines = new Map<string, Promise<unknown>>();
  const request = (name: string, work: () => Promise<unknown>) => {
    const done = (lines.get(name) ?? Promise.resolve()).then(work, work);
    lines.set(name, done.catch(() => undefined));
    return done;
  };
  return { request } as unknown as Pick<LockManager, 'request'>;
}

/** A server that takes each client id once, and remembers what it was asked. */
export function messageServer() {
  const asked: string[] = [];
  const taken: OutboxEntry[] = [];
  let answer: () => Promise<void> = () => Promise.resolve();
  return {
    asked,
    taken,
    /** What every answer waits for, or fails with. */
    before: (work: () => Promise<void>) => (answer = work),
    texts: () => taken.map(({ text }) => text),
    send: async (entry: OutboxEntry) => {
      asked.push(entry.client_id);
      await answer();
      if (!taken.some(({ client_id }) => client_id === entry.client_id)) taken.push(entry);
      const id = taken.findIndex(({ client_id }) => client_id === entry.client_id) + 1;
      return { message: { id, client_id: entry.client_id, mine: true, text: entry.text, sent_at: '2026-11-21T12:00:00Z' }, conversation: { id: 75 } };
    },
  };
}
