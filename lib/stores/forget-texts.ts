// The end of the texts that a tab keeps (chat-store-memory.ts), apart from them: a visitor's page does this too. Bar S9.

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

function keysOf(storage: TextStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key?.startsWith(textPrefix) ?? false) as string[];
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

/** Forgets whatever this tab still keeps of a session that ended before. */
export function forgetTabTexts(): void {
  forgetTexts(tabStorage());
}
