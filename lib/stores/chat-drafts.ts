// The texts that a member has begun and not sent: in the tab's storage for the tab, and in the browser's for when it is closed, each page's
// under its own name, so that no tab wipes what stands in the field of another. Under the member's name, so that nobody else who signs in finds it. Specification, section 2; bars C4, S9.
import type { ChatTab } from './chat-store-provider';
import { browserStorage, keysOf, quietly, tabStorage, textPrefix, type TextStorage } from './forget-texts';

export type ChatDrafts = {
  /** The text begun on this page to a member, or of something else that is begun under a name of its own; else one that an earlier page or another tab has begun; or ''. */
  draft: (of: number | string) => string;
  /** Keeps a text as begun on this page, in the place of what `draft` found. `sent`: what was found is on its way as it was, and no other page need keep it. */
  keepDraft: (of: number | string, text: string, sent?: boolean) => void;
  /** The storage has changed in another tab: where that took over what was begun here, it is kept here too. */
  heard: (change: Pick<StorageEvent, 'key' | 'newValue'>) => void;
};

/** The drafts of one page, whose name no other may have. Without a member or a storage they last as long as the page. */
export function chatDrafts(viewer: number | null, storage: TextStorage | null, name = '', tab: TextStorage | null = null): ChatDrafts {
  const home = `${textPrefix}${viewer}:`;
  const [kept, ofTab] = viewer === null ? [null, null] : [storage, tab];
  /** What was begun on this page, by key. */
  const begun = new Map<string, string>();
  /** What another page has begun and this one shows, by what it is of. */
  const taken = new Map<number | string, { key: string; was: string }>();
  /** What the storage did not take. */
  const page = new Map<string, string>();
  const from = (storage: TextStorage | null, key: string): string => quietly(() => storage?.getItem(key), '') || '';
  const read = (key: string): string => page.get(key) ?? from(kept, key);
  const keep = (to: TextStorage | null, key: string, text: string) => to !== null && quietly(() => (text === '' ? to.removeItem(key) : to.setItem(key, text), true), false);
  const write = (key: string, text: string) => (keep(kept, key, text) ? page.delete(key) : page.set(key, text));
  const prefixOf = (of: number | string) => `${home}draft:${of}#`;
  return {
    draft: (of) => {
      const all = prefixOf(of);
      const own = from(ofTab, all);
      const key = [all + name, ...quietly(() => (kept ? keysOf(kept, all) : []), [])].find((each) => (own ? read(each) === own : read(each)));
      if (!key) return own;
      const was = read(key);
      taken.set(of, { key, was });
      return was;
    },
    keepDraft: (of, text, sent) => {
      const { key, was } = taken.get(of) ?? {};
      taken.delete(of);
      if (key && read(key) === was) {
        // A page that still shows it hears of this one change, and not of those at the end of a session.
        if (!sent) quietly(() => kept?.setItem(key, ''), undefined);
        write(key, '');
      }
      const own = prefixOf(of) + name;
      begun.set(own, text);
      write(own, text);
      keep(ofTab, prefixOf(of), text);
    },
    heard: ({ key, newValue }) => {
      const text = newValue === '' && begun.get(key!);
      if (text) write(key!, text);
    },
  };
}

const ofTabs = new WeakMap<ChatTab, ChatDrafts>();

/** The drafts of a tab's member, for as long as the page lives. */
export function draftsOf(tab: ChatTab): ChatDrafts {
  const known = ofTabs.get(tab);
  if (known) return known;
  const storage = browserStorage();
  const drafts = chatDrafts(tab.viewer, storage, storage ? crypto.randomUUID() : '', tabStorage());
  if (storage) window.addEventListener('storage', drafts.heard);
  ofTabs.set(tab, drafts);
  return drafts;
}
