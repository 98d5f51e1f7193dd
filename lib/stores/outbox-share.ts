// One outbox for all tabs of a member: what is unsent lies in the browser's database, so that it outlives the tab, and one tab
// at a time sends to one person, so that the order holds. Loaded after the page (chat-store-outbox.ts works without). Bars C1, C4.
import type { Result } from '../contract/endpoint';
import type { sendMessage } from '../contract/chats';
import type { ChatStore } from './chat-store';
import { isOutboxEntry, type OutboxEntry } from './chat-store-entry';
import type { Outbox, OutboxShare } from './chat-store-outbox';
import { openOutboxDatabase, type OutboxDatabase } from './outbox-database';

type News =
  | { kind: 'outbox'; changed: OutboxEntry[]; gone: string[] }
  | { kind: 'sent'; entry: OutboxEntry; answer: Result<typeof sendMessage> };

export type ShareParts = {
  viewer: number;
  store: ChatStore;
  outbox: Outbox;
  /** null where the browser has none: then a message may be asked for by two tabs, and the server takes it once. */
  locks: Pick<LockManager, 'request'> | null;
  channel: BroadcastChannel | null;
  /** Called once all is written and nothing more will be. */
  close: () => void;
};

const byId = (entries: readonly OutboxEntry[]) => new Map(entries.map((entry) => [entry.client_id, entry]));

/** What the tab's outbox shares with the member's other tabs, and takes over from earlier ones. Throws where the browser allows no database. */
export async function openShare({ viewer, store, outbox, locks, channel, close }: ShareParts): Promise<OutboxShare> {
  const database: OutboxDatabase = await openOutboxDatabase(viewer);
  /** What all tabs know of, as this tab knows it. */
  let shared = new Map<string, OutboxEntry>();
  let left = false;
  let broken = false;
  let writing: Promise<void> = Promise.resolve();

  const tell = (news: News) => channel?.postMessage(news);
  /** What this tab shows as sent already, by the stream or an answer, is unsent no more. */
  const unsent = (entries: readonly OutboxEntry[]) => {
    const sent = new Set(Object.values(store.getState().windows).flatMap(({ messages }) => messages.map(({ client_id }) => client_id)));
    return entries.filter((entry) => !sent.has(entry.client_id));
  };
  /** Shows what other tabs did, without telling it back to them. */
  const show = (changed: readonly OutboxEntry[], gone: readonly string[]) => {
    const own = byId(store.getState().outbox);
    // What another tab did before this one went on with it is no news.
    const next = byId(changed.filter(({ client_id, turn = 0 }) => turn >= (own.get(client_id)?.turn ?? 0)));
    for (const [id, entry] of next) shared.set(id, entry);
    for (const id of gone) shared.delete(id);
    const kept = store.getState().outbox.filter((entry) => !gone.includes(entry.client_id));
    const known = byId(kept);
    store.getState().setOutbox([...kept.map((entry) => next.get(entry.client_id) ?? entry), ...unsent(changed).filter((entry) => !known.has(entry.client_id))]);
  };

  const write = async (now: readonly OutboxEntry[]) => {
    const changed = now.filter((entry) => shared.get(entry.client_id) !== entry);
    const held = byId(now);
    const gone = [...shared.keys()].filter((id) => !held.has(id));
    if (changed.length === 0 && gone.length === 0) return;
    // What was shared and is in the database no more was sent or taken back in another tab meanwhile.
    const lost = await database.write(changed.filter((entry) => !shared.has(entry.client_id)), changed.filter((entry) => shared.has(entry.client_id)), gone);
    for (const entry of changed) if (!lost.includes(entry.client_id)) shared.set(entry.client_id, entry);
    for (const id of gone) shared.delete(id);
    if (!left) {
      if (lost.length > 0) show([], lost);
      outbox.keep();
    }
    tell({ kind: 'outbox', changed: changed.filter((entry) => !lost.includes(entry.client_id)), gone });
  };
  /** Without its database the tab goes on alone, with its own storage. */
  const alone = () => {
    broken = true;
    shared = new Map();
    if (!left) outbox.keep();
  };
  const flush = () => (writing = writing.then(() => (left || broken ? undefined : write(store.getState().outbox))).catch(alone));

  const level = async (member: number) => {
    await flush();
    if (left || broken) return;
    try {
      const lane = (await database.read()).filter((entry) => entry.member === member);
      const there = byId(lane);
      const gone = [...shared.values()].filter((entry) => entry.member === member && !there.has(entry.client_id)).map((entry) => entry.client_id);
      const unknown = lane.filter((entry) => !shared.has(entry.client_id));
      if (gone.length > 0 || unknown.length > 0) show(unknown, gone);
    } catch {
      alone();
    }
  };

  const share: OutboxShare = {
    alone: (member, work) => (locks ? locks.request(`chat-lane:${viewer}:${member}`, work).then(() => undefined) : work()),
    level,
    holds: (id) => shared.has(id),
    begin: () => {
      const unwritten = store.getState().outbox;
      for (const entry of before) shared.set(entry.client_id, entry);
      const known = byId(before);
      store.getState().setOutbox([...unsent(before), ...unwritten.filter((entry) => !known.has(entry.client_id))]);
      for (const news of early) take(news);
      joined = true;
      stopWriting = store.subscribe((state, old) => {
        if (state.outbox !== old.outbox) void flush();
      });
      stopSent = outbox.onSent((answer, _listed, entry) => tell({ kind: 'sent', entry, answer }));
      void flush();
    },
    leave: () => {
      if (left) return;
      // A tab that stopped before it joined has nothing to say of the others' messages.
      broken ||= !joined;
      const last = store.getState().outbox;
      stopWriting();
      stopSent();
      channel?.removeEventListener('message', hear);
      void writing.then(() => (broken ? undefined : write(last))).catch(() => undefined).then(() => (database.close(), close()));
      left = true;
    },
  };

  /** What other tabs told while the database was read, and until this one joined: it belongs behind what the database says. */
  const early: News[] = [];
  let joined = false;
  const take = (news: News) => {
    if (news.kind === 'sent') store.getState().receiveSent(news.entry, news.answer);
    else show(news.changed.filter(isOutboxEntry), news.gone);
  };
  const hear = ({ data }: MessageEvent<News>) => {
    if (!joined) return void early.push(data);
    take(data);
    // In line behind the tab that sends: should it go, this one goes on where it was.
    if (data.kind === 'outbox') outbox.nudge();
  };
  let stopWriting: () => void = () => undefined;
  let stopSent: () => void = () => undefined;
  channel?.addEventListener('message', hear);
  const before = await database.read();
  return share;
}

/** `openShare` with what this browser has. */
export async function shareOfBrowser(parts: Pick<ShareParts, 'viewer' | 'store' | 'outbox'>): Promise<OutboxShare> {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`chat:${parts.viewer}`);
  return openShare({ ...parts, locks: navigator.locks ?? null, channel, close: () => channel?.close() });
}
