// What the browser's storage keeps of the outbox that is written nowhere else, at the moment of writing, so that closing the tab the
// next moment loses nothing. Under the member's name, so that nobody else who signs in finds it. Specification, section 2; bar C4, S9.
import { isOutboxEntry, type OutboxEntry } from './chat-store-entry';
import { keysOf, quietly, textPrefix, type TextStorage } from './forget-texts';

export type ChatMemory = {
  /** What this page, earlier ones and other tabs keep, in the order of writing. */
  waiting: () => OutboxEntry[];
  /** The same, for `keepOutbox` to take over. */
  outbox: () => OutboxEntry[];
  /** Keeps these, in the place of all that `outbox` found. */
  keepOutbox: (outbox: readonly OutboxEntry[]) => void;
};

/** The memory of one member in a browser, of a page whose name no other may have; without a member or a storage there is none. */
export function chatMemory(viewer: number | null, storage: TextStorage | null, name = ''): ChatMemory {
  const kept = viewer === null ? null : storage;
  const home = `${textPrefix}${viewer}:`;
  const prefix = `${home}outbox:`;
  let found: string[] = [];
  const keys = () => quietly(() => (kept ? keysOf(kept, prefix) : []), []);
  const waiting = (of = keys()) =>
    of
      .flatMap((key) => quietly<unknown>(() => JSON.parse(kept!.getItem(key)!), []))
      .filter(isOutboxEntry)
      .toSorted((one, other) => one.written_at.localeCompare(other.written_at));
  return {
    waiting,
    outbox: () => waiting((found = keys())),
    keepOutbox: (outbox) => {
      const own = prefix + name;
      quietly(() => (outbox.length === 0 ? kept?.removeItem(own) : kept?.setItem(own, JSON.stringify(outbox))), undefined);
      for (const key of found.splice(0)) if (key !== own) quietly(() => kept?.removeItem(key), undefined);
    },
  };
}
