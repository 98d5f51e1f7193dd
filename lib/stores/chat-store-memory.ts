// What is kept of unsent texts in the browser, for all tabs: drafts, and of the outbox what is written nowhere else, at the moment
// of writing, so that closing the tab the next moment loses nothing. Under the member's name, so that nobody else who signs in
// finds it. Specification, section 2; bar C4, S9.
import { isOutboxEntry, type OutboxEntry } from './chat-store-entry';
import { keysOf, quietly, textPrefix, type TextStorage } from './forget-texts';

export type ChatMemory = {
  /** The text begun to a member, or of something else that is begun under a name of its own; or ''. */
  draft: (of: number | string) => string;
  keepDraft: (of: number | string, text: string) => void;
  /** What earlier pages and other tabs have left, in the order of writing. */
  outbox: () => OutboxEntry[];
  /** Keeps these, in the place of all that `outbox` found. */
  keepOutbox: (outbox: readonly OutboxEntry[]) => void;
};

/** The memory of one member in a browser; without a member or a storage it lasts as long as the page, whose name no other may have. */
export function chatMemory(viewer: number | null, storage: TextStorage | null, name = ''): ChatMemory {
  const page = new Map<string, string>();
  const home = `${textPrefix}${viewer}:`;
  const shelf = `${home}outbox:`;
  let found: string[] = [];
  const read = (key: string) => page.get(key) ?? (storage && viewer !== null && quietly(() => storage.getItem(key), null)) ?? null;
  const write = (key: string, text: string) => {
    const keep = (kept: TextStorage) => (text === '' ? kept.removeItem(key) : kept.setItem(key, text), true);
    if (storage && viewer !== null && quietly(() => keep(storage), false)) page.delete(key);
    else page.set(key, text);
  };
  return {
    draft: (of) => read(`${home}draft:${of}`) || '',
    keepDraft: (of, text) => write(`${home}draft:${of}`, text),
    outbox: () => {
      found = storage && viewer !== null ? quietly(() => keysOf(storage, shelf), []) : [];
      return found
        .flatMap((key) => quietly<unknown>(() => JSON.parse(read(key) || '[]'), []))
        .filter(isOutboxEntry)
        .toSorted((one, other) => one.written_at.localeCompare(other.written_at));
    },
    keepOutbox: (outbox) => {
      write(shelf + name, outbox.length === 0 ? '' : JSON.stringify(outbox));
      for (const key of found.splice(0)) if (key !== shelf + name) write(key, '');
    },
  };
}
