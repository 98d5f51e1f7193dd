// The unsent messages of one member in the browser's database, in the order of writing over all tabs. Bars C4, S9.
import { openDB, type DBSchema } from 'idb';
import { isOutboxEntry, type OutboxEntry } from './chat-store-entry';
import { databaseOf } from './forget-texts';

interface OutboxSchema extends DBSchema {
  outbox: { key: number; value: OutboxEntry & { place?: number }; indexes: { client_id: string } };
}

export type OutboxDatabase = {
  /** All that waits, in the order of writing. */
  read: () => Promise<OutboxEntry[]>;
  /** Adds, changes and takes out, all or nothing; gives the ids of what was to be changed and is there no more. */
  write: (added: readonly OutboxEntry[], changed: readonly OutboxEntry[], gone: readonly string[]) => Promise<string[]>;
  close: () => void;
};

/**
 * The outbox of one member. A browser may lose the connection to a database that is well: it is opened once more then, but never after it was
 * taken away, and never made anew: what is not in it any more would count as sent. Rejects in a browser that allows no database.
 */
export async function openOutboxDatabase(viewer: number): Promise<OutboxDatabase> {
  let takenAway = false;
  let known = false;
  const open = () =>
    openDB<OutboxSchema>(databaseOf(viewer), 1, {
      upgrade: (made, _old, _new, transaction) => {
        made.createObjectStore('outbox', { keyPath: 'place', autoIncrement: true }).createIndex('client_id', 'client_id', { unique: true });
        if (!known) return;
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
      // Somebody logs out: the database is being deleted, and an open one would stand in the way.
      blocking: (_from, _to, { target }) => {
        takenAway = true;
        (target as IDBDatabase).close();
      },
    });
  let database = await open();
  known = true;
  const twice = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await work();
    } catch (error) {
      if (takenAway) throw error;
      database.close();
      database = await open();
      return work();
    }
  };
  const write: OutboxDatabase['write'] = async (added, changed, gone) => {
    const work = database.transaction('outbox', 'readwrite');
    const index = work.store.index('client_id');
    const lost: string[] = [];
    for (const entry of added) if ((await index.getKey(entry.client_id)) === undefined) await work.store.add(entry);
    for (const entry of changed) {
      const place = await index.getKey(entry.client_id);
      if (place === undefined) lost.push(entry.client_id);
      else await work.store.put({ ...entry, place });
    }
    for (const id of gone) {
      const place = await index.getKey(id);
      if (place !== undefined) await work.store.delete(place);
    }
    await work.done;
    return lost;
  };
  return {
    read: () => twice(async () => (await database.getAll('outbox')).map(({ place: _place, ...entry }) => entry).filter(isOutboxEntry)),
    write: (added, changed, gone) => twice(() => write(added, changed, gone)),
    close: () => {
      takenAway = true;
      database.close();
    },
  };
}
