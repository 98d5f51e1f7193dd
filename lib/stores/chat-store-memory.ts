// What a tab keeps of unsent texts through a reload and a change of language: drafts by member, and the outbox. Kept in the
// tab's own storage under the member's name, so that nobody else who signs in finds it. Specification, section 2; bar C4, S9.
import { isOutboxEntry, type OutboxEntry } from './chat-store-entry';

const prefix = 'chat:';

/** The storage of a browser that gives none (blocked, full, private) behaves as if it were empty. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export type ChatMemory = {
  /** The text begun to a member, or ''. */
  draft: (member: number) => string;
  keepDraft: (member: number, text: string) => void;
  outbox: () => OutboxEntry[];
  keepOutbox: (outbox: readonly OutboxEntry[]) => void;
};

function quietly<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

function keysOf(storage: TextStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key?.startsWith(prefix) ?? false) as string[];
}

/** Forgets all texts, or all but those of one member: at logout, and when someone else has signed in. */
export function forgetTexts(storage: TextStorage | null, except?: number | null): void {
  if (!storage) return;
  quietly(() => {
    for (const key of keysOf(storage)) if (!except || !key.startsWith(`${prefix}${except}:`)) storage.removeItem(key);
  }, undefined);
}

/** Whether a storage holds a text of anybody. */
export function keepsTexts(storage: TextStorage | null): boolean {
  return storage !== null && quietly(() => keysOf(storage).length > 0, false);
}

/** The memory of one member in a storage; without a member or a storage it lasts as long as the page. */
export function chatMemory(viewer: number | null, storage: TextStorage | null): ChatMemory {
  const page = new Map<string, string>();
  const kept = viewer === null ? null : storage;
  const place = (name: string) => `${prefix}${viewer}:${name}`;
  const read = (name: string) => page.get(name) ?? (kept && quietly(() => kept.getItem(place(name)), null)) ?? null;
  const write = (name: string, text: string) => {
    const stored = kept !== null && quietly(() => (text === '' ? kept.removeItem(place(name)) : kept.setItem(place(name), text), true), false);
    if (stored) page.delete(name);
    else page.set(name, text);
  };
  return {
    draft: (member) => read(`draft:${member}`) ?? '',
    keepDraft: (member, text) => write(`draft:${member}`, text),
    outbox: () => {
      const found = quietly<unknown>(() => JSON.parse(read('outbox') ?? '[]'), []);
      return Array.isArray(found) ? found.filter(isOutboxEntry) : [];
    },
    keepOutbox: (outbox) => write('outbox', outbox.length === 0 ? '' : JSON.stringify(outbox)),
  };
}
