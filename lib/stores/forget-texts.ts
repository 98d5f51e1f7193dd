// The end of the texts that a browser keeps (chat-store-memory.ts, outbox-book.ts), apart from them: a visitor's page does this too. Bar S9.

export const textPrefix = 'chat:';

/** The storage of a browser that gives none (blocked, full, private) behaves as if it were empty. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export function quietly<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** The keys of a storage that begin so. */
export function keysOf(storage: TextStorage, prefix = textPrefix): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key?.startsWith(prefix) ?? false) as string[];
}

/** Forgets all texts, or all but those of one member: at logout, and when someone else has signed in. */
export function forgetTexts(storage: TextStorage | null, except?: number | null): void {
  if (!storage) return;
  quietly(() => {
    for (const key of keysOf(storage)) if (!except || !key.startsWith(`${textPrefix}${except}:`)) storage.removeItem(key);
  }, undefined);
}

/** Whether a storage holds a text of anybody. */
export function keepsTexts(storage: TextStorage | null): boolean {
  return storage !== null && quietly(() => keysOf(storage).length > 0, false);
}

/** What this tab keeps texts in; null where the browser allows none. */
export function tabStorage(): TextStorage | null {
  return quietly(() => window.sessionStorage, null);
}

/** What all tabs keep texts in; null where the browser allows none. */
export function browserStorage(): TextStorage | null {
  return quietly(() => window.localStorage, null);
}

/** The name of the database with the unsent messages of a member (outbox-book.ts). */
export const databaseOf = (member: number) => `${textPrefix}${member}`;

/** Settles once the browser has taken them away; where a page holds one open, once that is known: it goes when that page does. */
async function forgetBooks(except?: number | null): Promise<void> {
  const others = (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith(textPrefix) && (!except || name !== databaseOf(except)) ? [name] : []));
  const gone = (name: string) =>
    new Promise((resolve) => {
      const request = indexedDB.deleteDatabase(name);
      for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, resolve);
    });
  await Promise.all(others.map(gone));
}

/**
 * Forgets whatever this browser still keeps of a session that ended before, or all but what is a member's who is here. What is in its
 * storage is gone at once, what is in its databases when the promise settles: a page that is left before may leave those.
 */
export async function forgetAllTexts(except?: number | null): Promise<void> {
  forgetTexts(tabStorage(), except);
  forgetTexts(browserStorage(), except);
  // A browser without databases keeps none.
  await quietly(() => forgetBooks(except), Promise.resolve()).catch(() => undefined);
}
