// What drawing a member's page asks the database, and what it leaves in memory: the page's own functions and its layouts', with the embedded server behind them, on PGlite. Bar P14.
import { randomBytes } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { conversationPage } from '@/app/shared-pages/conversation-page';
import { creditsMetadata, creditsPage } from '@/app/shared-pages/credits-page';
import { likesMetadata, likesPage } from '@/app/shared-pages/likes-page';
import * as chats from '@/app/[site]/[slug]/live/(frame)/(chat)/chats/page';
import ChatLayout from '@/app/[site]/[slug]/live/(frame)/(chat)/layout';
import DefaultLayout from '@/app/[site]/[slug]/live/(frame)/(default)/layout';
import * as profile from '@/app/[site]/[slug]/live/(frame)/(default)/members/[id]/page';
import * as search from '@/app/[site]/[slug]/live/(frame)/(default)/members/page';
import FrameLayout from '@/app/[site]/[slug]/live/(frame)/layout';
import { setEnvironment } from '@/lib/api/testing/behind-php';
import { siteSettings } from '@/lib/api/site';
import { sendMessage } from '@/lib/contract/chats';
import { siteKeyOf } from '@/lib/site/http/site-key';
import { oncePerPage } from '@/lib/server/once-per-page';
import { tokenOf } from '@/lib/server/domain/token';
import { endSessionsOf, openSession } from '@/lib/server/store/session-store';
import { databases, type TestDatabase } from '@/lib/server/testing/database';
import { insertSmallWorld, type SmallWorld } from '@/lib/server/testing/small-world';
import { browser, requestTo, testServer, type TestServer } from '@/lib/server/testing/test-server';
import { keptByEach } from './memory-kept';

const { asking, memory } = vi.hoisted(() => ({ asking: { cookie: '', handle: undefined as unknown }, memory: new Map<unknown, Map<string, unknown>>() }));

vi.mock('@/lib/server/embedded', () => ({ embeddedHandler: () => Promise.resolve(asking.handle) }));
vi.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers({ 'x-vonk-path': '/', 'x-vonk-deadline': String(Date.now() + 60_000) })),
  cookies: () => Promise.resolve({ has: (name: string) => name === 'auth', get: () => undefined, toString: () => asking.cookie }),
}));
vi.mock('next-intl/server', () => ({ setRequestLocale: () => undefined, getTranslations: () => Promise.resolve(Object.assign((key: string) => key, { has: () => true })) }));
// Outside of a page React remembers nothing: here until `memory` is emptied, as for one request.
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  cache: (work: (...all: string[]) => unknown) => (...all: string[]) => {
    const known = memory.get(work) ?? new Map<string, unknown>();
    memory.set(work, known);
    const key = all.join('\n');
    if (!known.has(key)) known.set(key, work(...all));
    return known.get(key);
  },
}));

let database: TestDatabase;
let server: TestServer;
let world: SmallWorld;
const said: string[] = [];
const site = siteKeyOf('vonk.test')!;
const params = Promise.resolve({ site, slug: 'nl' });

beforeAll(async () => {
  setEnvironment({ API_ORIGIN: '', DATABASE_URL: '' });
  database = await databases[0]!.open();
});
beforeEach(async () => {
  await database.reset();
  world = await database.db.transaction((tx) => insertSmallWorld(tx, 'none'));
  const watched = drizzle((database.db as unknown as { $client: PGlite }).$client, { logger: { logQuery: (statement) => said.push(statement) } });
  server = testServer(watched as typeof database.db);
  const token = tokenOf(randomBytes(32));
  await openSession(database.db, { token, memberId: world.free, userAgent: null, now: server.parts.clock.now() });
  Object.assign(asking, { cookie: `auth=${token}`, handle: server.handle });
  const own = browser(server.handle);
  own.become(asking.cookie);
  await own.call(sendMessage, { body: { member: world.premium, text: 'Hoi', client_id: crypto.randomUUID() } });
  await siteSettings('vonk.test');
  memory.clear();
  said.length = 0;
});

/** What is asked while the parts of a page are drawn; what is kept for all pages has been asked before. */
async function statements(...parts: (() => unknown)[]): Promise<string[]> {
  await Promise.all(parts.map((part) => part()));
  memory.clear();
  said.length = 0;
  await Promise.all(parts.map((part) => part()));
  return [...said];
}

type Drawn = (() => unknown)[];
const searchParams = Promise.resolve({});
const inChatFrame = (...parts: Drawn): Drawn => [() => FrameLayout({ params, children: null }), () => ChatLayout({ params, children: null }), ...parts];
const inFrame = (...parts: Drawn): Drawn => [() => FrameLayout({ params, children: null }), () => DefaultLayout({ params, children: null }), ...parts];
const ofMember = () => ({ params: Promise.resolve({ site, slug: 'nl', id: String(world.premium) }) });

const pages: [string, number, () => Drawn][] = [
  ['a conversation', 12, () => inChatFrame(() => conversationPage(params, { conversation: '1' }))],
  ['a conversation, by its member', 12, () => inChatFrame(() => conversationPage(params, { member: String(world.premium) }))],
  ['the chat list', 6, () => inChatFrame(() => chats.generateMetadata({ params, searchParams }), () => chats.default({ params, searchParams }))],
  ['search', 7, () => inFrame(() => search.generateMetadata({ params, searchParams }), () => search.default({ params, searchParams }))],
  ['likes', 5, () => inFrame(() => likesMetadata(params), () => likesPage('received', { params, searchParams }))],
  ['credits', 9, () => inFrame(() => creditsMetadata(params, 'page_title'), () => creditsPage(params, { query: {} }))],
  ['a profile', 7, () => inFrame(() => profile.generateMetadata(ofMember()), () => profile.default(ofMember()))],
];

test.each(pages)('drawing %s takes at most %i statements, one of them for the session', async (_, most, parts) => {
  const all = await statements(...parts());
  expect(all.filter((one) => one.includes('from "sessions"'))).toHaveLength(1);
  expect(all.length, all.join('\n')).toBeLessThanOrEqual(most);
  expect(all.length).toBeGreaterThan(3);
});

describe('memory', () => {
  const kilobyte = 1024;
  const enough = 4 * kilobyte;
  /** Draws a page as for another request; what the tests themselves note of it is let go. */
  const drawing = (parts: () => Drawn) => async () => {
    await Promise.all(parts().map((part) => part()));
    memory.clear();
    said.length = 0;
    server.lines.length = 0;
  };
  const three = pages.filter(([name]) => ['search', 'a profile', 'likes'].includes(name));

  test.each(three)('drawing %s again and again leaves nothing there', async (_, __, parts) => {
    expect(await keptByEach(drawing(parts), enough)).toBeLessThanOrEqual(enough);
  }, 120_000);

  test('forty kilobytes that each drawing left there would be found', async () => {
    const kept: number[][] = [];
    const draw = drawing(three[0]![2]);
    const leaking = async () => {
      await draw();
      kept.push(Array.from({ length: 40 * kilobyte / 8 }, (_, at) => at + 0.5));
    };
    expect(await keptByEach(leaking, enough)).toBeGreaterThan(enough);
    expect(kept.length).toBeGreaterThan(30);
  }, 120_000);
});

test('a visit is noted once for a page, however many calls it makes', async () => {
  server.passes(2 * 60_000);
  await Promise.all(inChatFrame(() => conversationPage(params, { conversation: '1' })).map((part) => part()));
  expect(said.filter((one) => one.startsWith('update "members"'))).toHaveLength(1);
});

test('every call of a page is logged and counted as before', async () => {
  server.lines.length = 0;
  await Promise.all(inChatFrame(() => conversationPage(params, { conversation: '1' })).map((part) => part()));
  const paths = server.lines.filter(({ event }) => event === 'request').map(({ path }) => path);
  expect(paths.toSorted()).toEqual(['chat', 'chats', 'icebreakers', 'likes', 'profile', 'user'].map((call) => `/api/${call}.php`));
});

test('who is signed out between two calls of different pages is nobody in the second', async () => {
  const request = () => requestTo('/api/chats.php', { cookie: asking.cookie });
  const page = {};
  expect((await server.handle(request(), page)).status).toBe(200);
  await endSessionsOf(database.db, world.free);
  expect((await server.handle(request(), {})).status).toBe(403);
  expect((await server.handle(request())).status).toBe(403);
});

test('one page’s memory says nothing to another visitor, nor to a call that changes something', async () => {
  const page = {};
  expect((await server.handle(requestTo('/api/chats.php', { cookie: asking.cookie }), page)).status).toBe(200);
  expect((await server.handle(requestTo('/api/chats.php'), page)).status).toBe(403);
  await endSessionsOf(database.db, world.free);
  const change = requestTo('/api/like.php', { cookie: asking.cookie, method: 'POST', body: { profile: world.premium, like: true } });
  expect((await server.handle(change, page)).status).toBe(403);
});

test('a look-up that failed is made again', async () => {
  const page = {};
  const find = vi.fn(() => Promise.reject(new Error('away'))) as ReturnType<typeof vi.fn<() => Promise<number>>>;
  await expect(oncePerPage(page, 'one', find)).rejects.toThrow('away');
  find.mockResolvedValue(7);
  expect(await Promise.all([oncePerPage(page, 'one', find), oncePerPage(page, 'one', find)])).toEqual([7, 7]);
  expect(find).toHaveBeenCalledTimes(2);
});
