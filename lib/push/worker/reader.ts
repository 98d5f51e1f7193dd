// Who reads on this browser, as its pages told the worker: nobody after a logout. Nothing of them but a number and a language. (bar S9)
import { openDB } from 'idb';

export type Reader = {
  /** The member; null where nobody is signed in. */
  member: number | null;
  lang: string;
  /** The site's name. */
  site: string;
};

const open = () => openDB('worker', 1, { upgrade: (database) => void database.createObjectStore('facts') });

/** Undefined where no page has said, and where the browser allows no database. */
export async function readReader(): Promise<Reader | undefined> {
  try {
    const database = await open();
    const reader = (await database.get('facts', 'reader')) as Reader | undefined;
    database.close();
    return reader;
  } catch {
    return undefined;
  }
}

export async function keepReader(reader: Reader): Promise<void> {
  try {
    const database = await open();
    await database.put('facts', reader, 'reader');
    database.close();
  } catch {
    // Then a notice says less than it could.
  }
}
