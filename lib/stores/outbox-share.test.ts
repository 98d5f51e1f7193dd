import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error';
import type { getChat, Message } from '../contract/chats';
import type { Result } from '../contract/endpoint';
import { createChatStore } from './chat-store';
import { chatMemory } from './chat-store-memory';
import { createOutbox } from './chat-store-outbox';
import { databaseOf, forgetAllTexts } from './forget-texts';
import { openOutboxDatabase } from './outbox-database';
import { openShare } from './outbox-share';
import { browserLocks, messageServer } from './testing/browser-tabs';

const ends: (() => void)[] = [];
const locks = browserLocks();
let ids = 0;

/** A tab of member 1 (or another) in one browser. */
async function tab({ php = messageServer(), viewer = 1, online = true, locked = true, store = createChatStore() }: { php?: ReturnType<typeof messageServer>; viewer?: number; online?: boolean; locked?: boolean; store?: ReturnType<typeof createChatStore> } = {}) {
  const network = { online };
  const outbox = createOutbox({
    store,
    memory: chatMemory(viewer, null),
    isOnline: () => network.online,
    newId: () => `client-id-number-${String(++ids).padStart(4, '0')}`,
    now: () => new Date(),
    send: php.send,
  });
  const stop = outbox.start();
  const channel = new BroadcastChannel(`chat:${viewer}`);
  outbox.join(await openShare({ viewer, store, outbox, locks: locked ? locks : null, channel, close: () => channel.close() }));
  ends.push(stop);
  const states = () => store.getState().outbox.map(({ text, state }) => `${text} ${state}`);
  return { outbox, store, network, states, close: stop, php };
}

const conversationWith = (messages: Message[]) => ({ conversation: { id: 75, profile: { id: 5 } }, messages }) as unknown as Result<typeof getChat>;
const to = { member: 5, conversation: 75 };
const refusal = (status: number) => () => Promise.reject(new ApiError('no', { status }));

afterEach(async () => {
  for (const end of ends.splice(0)) end();
  void forgetAllTexts();
  await vi.waitUntil(async () => (await indexedDB.databases()).length === 0);
});

/** How many unsent messages of member 1 the browser's database holds. */
async function written(): Promise<number> {
  const database = await openOutboxDatabase(1);
  const entries = await database.read();
  database.close();
  return entries.length;
}

describe('unsent messages and the tabs of a browser', () => {
  it('what was written offline outlives its tab, and goes once each and in order from the next', async () => {
    const php = messageServer();
    const first = await tab({ php, online: false });
    const written = Array.from({ length: 20 }, (_, index) => `m${index}`);
    for (const text of written) first.outbox.post(to, text);
    await vi.waitFor(() => expect(first.states()).toHaveLength(20));
    first.close();
    const second = await tab({ php });
    await vi.waitFor(() => expect(php.texts()).toEqual(written));
    expect(php.asked).toHaveLength(20);
    await vi.waitFor(() => expect(second.states()).toEqual([]));
  });

  it('a message that was taken back stays so, though the browser had lost its connection to the database', async () => {
    const php = messageServer();
    const first = await tab({ php, online: false });
    const { client_id } = first.outbox.post(to, 'toch niet');
    await vi.waitFor(async () => expect(await written()).toBe(1));
    const lost = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('Connection to Indexed Database server lost', 'InvalidStateError');
    });
    first.outbox.discard(client_id);
    await vi.waitFor(async () => expect(await written()).toBe(0));
    lost.mockRestore();
    first.close();
    const second = await tab({ php });
    second.outbox.post(to, 'wel');
    await vi.waitFor(() => expect([php.texts(), second.states()]).toEqual([['wel'], []]));
  });

  it('a message is not lost with a database that the browser has thrown away: what is not in a new one counts as sent', async () => {
    const php = messageServer();
    const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const first = await tab({ php, online: false });
    first.outbox.post(to, 'tot zo');
    await vi.waitFor(() => expect(first.states()).toEqual(['tot zo waiting_for_network']));
    await vi.waitFor(async () => expect(await written()).toBe(1));
    (transactions.mock.contexts[0] as IDBDatabase).close();
    await new Promise((resolve) => (indexedDB.deleteDatabase(databaseOf(1)).onsuccess = resolve));
    first.network.online = true;
    first.outbox.resume('waiting_for_network');
    await vi.waitFor(() => expect([php.texts(), first.states()]).toEqual([['tot zo'], []]));
    // Nor does one come back that was taken away.
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(databaseOf(1));
  });

  it('what waits in one tab shows in the other, with what becomes of it', async () => {
    const php = messageServer();
    php.before(refusal(410));
    const first = await tab({ php });
    const second = await tab({ php });
    const { client_id } = first.outbox.post(to, 'hallo');
    await vi.waitFor(() => expect(second.states()).toEqual(['hallo failed']));
    php.before(() => Promise.resolve());
    second.outbox.retry(client_id);
    await vi.waitFor(() => expect([first.states(), second.states(), php.texts()]).toEqual([[], [], ['hallo']]));
    expect(first.store.getState().conversationOf[5]).toBe(75);
  });

  it('a tab that opens while another sends never shows the message twice, as sent and as under way', async () => {
    const php = messageServer();
    let taken: () => void = () => undefined;
    php.before(() => new Promise((resolve) => (taken = resolve)));
    const first = await tab({ php });
    const { client_id } = first.outbox.post(to, 'hallo');
    await vi.waitFor(() => expect(php.asked).toEqual([client_id]));
    const store = createChatStore();
    const message = { id: 1, client_id, mine: true, text: 'hallo', sent_at: '2026-11-21T12:00:00Z' };
    // The stream tells of it before the answer is there, and before this tab knows what the others have.
    store.getState().receiveConversation(conversationWith([message]));
    const seen = vi.fn();
    store.subscribe(({ outbox }) => seen(outbox.length));
    const second = await tab({ php, store });
    await vi.waitFor(() => expect(first.states()).toEqual([]));
    taken();
    await vi.waitFor(() => expect(php.texts()).toEqual(['hallo']));
    expect(seen).not.toHaveBeenCalledWith(1);
    expect([second.states(), php.asked]).toEqual([[], [client_id]]);
  });

  it('a tab that opens while another sends asks for none of its messages again', async () => {
    const php = messageServer();
    const answers: (() => void)[] = [];
    php.before(() => new Promise((resolve) => answers.push(resolve)));
    const first = await tab({ php });
    first.outbox.post(to, 'm1');
    await vi.waitFor(() => expect(php.asked).toHaveLength(1));
    const opening = tab({ php });
    first.outbox.post(to, 'm2');
    await opening;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(php.asked).toHaveLength(1);
    await vi.waitFor(() => (answers.shift()?.(), expect(php.texts()).toEqual(['m1', 'm2'])));
    expect(php.asked).toHaveLength(2);
  });

  it('a tab that ends before it has joined empties no database: the others keep what is unsent', async () => {
    const php = messageServer();
    const first = await tab({ php, online: false });
    first.outbox.post(to, 'hallo');
    await vi.waitFor(() => expect(first.states()).toEqual(['hallo waiting_for_network']));
    const store = createChatStore();
    const outbox = createOutbox({ store, memory: chatMemory(1, null), isOnline: () => true, newId: () => 'x', now: () => new Date(), send: php.send });
    outbox.start();
    const channel = new BroadcastChannel('chat:1');
    const share = await openShare({ viewer: 1, store, outbox, locks, channel, close: () => channel.close() });
    outbox.stop();
    store.setState(store.getInitialState(), true);
    outbox.join(share);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([first.states(), php.asked]).toEqual([['hallo waiting_for_network'], []]);
    first.close();
    const next = await tab({ php });
    await vi.waitFor(() => expect([php.texts(), next.states()]).toEqual([['hallo'], []]));
  });

  it('what is told while a tab opens is heard: no message stays under way that went meanwhile', async () => {
    const php = messageServer();
    php.before(refusal(410));
    const first = await tab({ php });
    const { client_id } = first.outbox.post(to, 'hallo');
    await vi.waitFor(() => expect(first.states()).toEqual(['hallo failed']));
    const opening = tab({ php });
    first.outbox.discard(client_id);
    const second = await opening;
    await vi.waitFor(() => expect(second.states()).toEqual([]));
  });

  it('what a tab was sending when it went is sent by the other, that waited behind it', async () => {
    const php = messageServer();
    let gone: (reason: Error) => void = () => undefined;
    php.before(() => new Promise((_, reject) => (gone = reject)));
    const first = await tab({ php });
    const second = await tab({ php });
    first.outbox.post(to, 'hallo');
    await vi.waitFor(() => expect([php.asked.length, second.states()]).toEqual([1, ['hallo sending']]));
    php.before(() => Promise.resolve());
    first.close();
    gone(new Error('the tab is closed'));
    await vi.waitFor(() => expect([php.texts(), second.states()]).toEqual([['hallo'], []]));
  });

  it('two tabs that write at once send one after the other, each message once', async () => {
    const php = messageServer();
    let under = 0;
    let most = 0;
    php.before(async () => {
      most = Math.max(most, ++under);
      await new Promise((done) => setTimeout(done, 2));
      under -= 1;
    });
    const tabs = [await tab({ php }), await tab({ php })];
    for (let index = 0; index < 10; index++) tabs[index % 2]!.outbox.post(to, `m${index}`);
    await vi.waitFor(() => expect(php.taken).toHaveLength(10));
    expect(most).toBe(1);
    expect(php.asked).toHaveLength(10);
    for (const parity of [0, 1]) expect(php.texts().filter((text) => Number(text.slice(1)) % 2 === parity)).toEqual([0, 2, 4, 6, 8].map((index) => `m${index + parity}`));
  });

  it('both back online at one moment, nothing goes twice and nothing overtakes', async () => {
    const php = messageServer();
    const tabs = [await tab({ php, online: false }), await tab({ php, online: false })];
    for (let index = 0; index < 6; index++) {
      tabs[index % 2]!.outbox.post(to, `m${index}`);
      await vi.waitFor(() => expect(tabs[(index + 1) % 2]!.states()).toHaveLength(index + 1));
    }
    for (const each of tabs) each.network.online = true;
    for (const each of tabs) each.outbox.resume('waiting_for_network');
    await vi.waitFor(() => expect(php.texts()).toEqual(['m0', 'm1', 'm2', 'm3', 'm4', 'm5']));
    expect(php.asked).toHaveLength(6);
  });

  it('a message taken back in one tab is not sent by the other', async () => {
    const php = messageServer();
    php.before(refusal(410));
    const first = await tab({ php });
    const second = await tab({ php });
    const { client_id } = first.outbox.post(to, 'toch niet');
    await vi.waitFor(() => expect(second.states()).toEqual(['toch niet failed']));
    second.outbox.discard(client_id);
    await vi.waitFor(() => expect(first.states()).toEqual([]));
    first.close();
    second.close();
    expect((await tab({ php })).states()).toEqual([]);
    expect(php.taken).toEqual([]);
  });

  it('another member neither sees nor sends it, and after a logout it is gone', async () => {
    const php = messageServer();
    const first = await tab({ php, online: false });
    first.outbox.post(to, 'van mij');
    await vi.waitFor(async () => expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['chat:1']));
    first.close();
    const stranger = await tab({ php, viewer: 2 });
    expect(stranger.states()).toEqual([]);
    void forgetAllTexts(2);
    await vi.waitFor(async () => expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['chat:2']));
    expect(php.asked).toEqual([]);
    expect((await tab({ php })).states()).toEqual([]);
  });

  it('where the database is taken away under an open tab, the tab goes on with its own memory', async () => {
    const php = messageServer();
    php.before(refusal(410));
    const { outbox, states } = await tab({ php });
    void forgetAllTexts();
    await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
    const { client_id } = outbox.post(to, 'ondanks alles');
    await vi.waitFor(() => expect(states()).toEqual(['ondanks alles failed']));
    php.before(() => Promise.resolve());
    outbox.retry(client_id);
    await vi.waitFor(() => expect(php.texts()).toEqual(['ondanks alles']));
  });

  it('what another tab told before this one went on with a message does not stop it', async () => {
    const php = messageServer();
    const only = await tab({ php, online: false });
    const { client_id } = only.outbox.post(to, 'ga door');
    await vi.waitFor(() => expect(only.states()).toEqual(['ga door waiting_for_network']));
    const waiting = only.store.getState().outbox.find((entry) => entry.client_id === client_id)!;
    let answer = (): void => undefined;
    php.before(() => new Promise((resolve) => (answer = resolve)));
    only.network.online = true;
    only.outbox.resume('waiting_for_network');
    const [other, third] = [new BroadcastChannel('chat:1'), new BroadcastChannel('chat:1')];
    const heard = new Promise((resolve) => third.addEventListener('message', resolve, { once: true }));
    other.postMessage({ kind: 'outbox', changed: [waiting], gone: [] });
    await heard;
    expect(only.states()).toEqual(['ga door sending']);
    await vi.waitFor(() => expect(php.asked).toHaveLength(1));
    answer();
    await vi.waitFor(() => expect([php.texts(), only.states()]).toEqual([['ga door'], []]));
    for (const each of [other, third]) each.close();
  });

  it('without locks two tabs may ask for the same message, and the server takes it once', async () => {
    const php = messageServer();
    const tabs = [await tab({ php, locked: false, online: false }), await tab({ php, locked: false, online: false })];
    tabs[0]!.outbox.post(to, 'eens');
    await vi.waitFor(() => expect(tabs[1]!.states()).toEqual(['eens waiting_for_network']));
    for (const each of tabs) each.network.online = true;
    for (const each of tabs) each.outbox.resume('waiting_for_network');
    await vi.waitFor(() => expect([php.texts(), tabs[0]!.states(), tabs[1]!.states()]).toEqual([['eens'], [], []]));
  });
});
