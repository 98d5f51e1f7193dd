// What a tab keeps of unsent texts through a reload and a change of language: drafts by member, and the outbox. Kept in the
// tab's own storage under the member's name, so that nobody else who signs in finds it. Specification, section 2; bar C4, S9.
import { isOutboxEntry, type OutboxEntry } from './chat-store-entry';
import { quietly, textPrefix, type TextStorage } from './forget-texts';

export type ChatMemory = {
  /** The text begun to a member, or ''. */
  draft: (member: number) => string;
  keepDraft: (member: number, text: string) => void;
  outbox: () => OutboxEntry[];
  keepOutbox: (outbox: readonly OutboxEntry[]) => void;
};

/** The memory of one member in a storage; without a member or a storage it lasts as long as the page. */
export function chatMemory(viewer: number | null, storage: TextStorage | null): ChatMemory {
  const page = new Map<string, string>();
  const kept = viewer === null ? null : storage;
  const place = (name: string) => `${textPrefix}${viewer}:${name}`;
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
