import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

/** A browser with the unsent messages of member 9, and with a word that lets it say which databases it has. */
export async function slowDatabases() {
  const indexedDB = new IDBFactory();
  await new Promise<void>((resolve) => {
    const made = indexedDB.open('chat:9');
    made.onsuccess = () => (made.result.close(), resolve());
  });
  const { promise: asked, resolve: tellAsked } = Promise.withResolvers<void>();
  const { promise: word, resolve: say } = Promise.withResolvers<void>();
  const slow = { databases: () => (tellAsked(), word.then(() => indexedDB.databases())), deleteDatabase: indexedDB.deleteDatabase.bind(indexedDB) };
  vi.stubGlobal('indexedDB', slow);
  return { asked, say, names: () => indexedDB.databases().then((all) => all.map(({ name }) => name)) };
}
