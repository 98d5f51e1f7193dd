import { count, eq, sql, sum } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { getChat, listChats, sendMessage } from '@/lib/contract/chats';
import { getAutoLike, listLikes } from '@/lib/contract/likes';
import { getProfile, listMembers } from '@/lib/contract/members';
import { getInterests } from '@/lib/contract/places';
import { getUser, login } from '@/lib/contract/user';
import { quickPasswords } from '../testing/quick-passwords';
import { rowsOf } from '../database/database';
import { findReports, waiting } from '../store/operator-lists';
import { conversations, messages, participants } from '../store/schema/conversations';
import { creditLots, transfers } from '../store/schema/ledger';
import { likes } from '../store/schema/likes';
import { members } from '../store/schema/members';
import { photos } from '../store/schema/photos';
import { sites } from '../store/schema/sites';
import { databases, type TestDatabase } from '../testing/database';
import { signedIn } from '../testing/signed-in';
import { today } from '../testing/small-world';
import { browser, testServer, type TestServer } from '../testing/test-server';
import { demoWorld } from './demo-world';
import { insertDemoWorld, isEmpty } from './insert-demo-world';
import { seedIfEmpty } from './seed-if-empty';

const world = demoWorld(today);
const hostOf = (niche: string) => world.sites.find((site) => site.niche === niche)!.hosts[0]!;

describe.each(databases)('the demo world on $name', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;
  let [empty, seeded] = [false, false];
  beforeAll(async () => {
    database = await open();
    empty = await isEmpty(database.db);
    seeded = await seedIfEmpty(database.db, quickPasswords, today);
    server = testServer(database.db);
  });

  const tables = { sites, members, photos, conversations, participants, messages, likes, creditLots, transfers };
  const counts = () => Promise.all(Object.entries(tables).map(async ([name, table]) => [name, (await database.db.select({ rows: count() }).from(table))[0]!.rows]));

  it('holds everybody there is', async () => {
    expect(Object.fromEntries(await counts())).toMatchObject({
      sites: world.sites.length, members: world.members.length, likes: world.likes.length, conversations: world.conversations.length, participants: world.conversations.length * 2,
      photos: world.members.reduce((sum, { photos: each }) => sum + each.length, 0),
    });
  });

  it('went into an empty database', () => expect([empty, seeded]).toEqual([true, true]));

  it('inserted twice changes nothing', async () => {
    const before = await counts();
    const balances = await database.db.select({ id: members.id, credits: members.credits }).from(members).orderBy(members.id);
    expect(await seedIfEmpty(database.db, quickPasswords, today)).toBe(false);
    await insertDemoWorld(database.db, demoWorld(new Date(today.getTime() + 3_600_000)), 'another hash');
    expect(await counts()).toEqual(before);
    expect(await database.db.select({ id: members.id, credits: members.credits }).from(members).orderBy(members.id)).toEqual(balances);
  });

  it('has reports and complaints for its operator, each about somebody who is there and none about who signs in', async () => {
    expect(await waiting(database.db, 'sandbox')).toMatchObject({ reports: 4, complaints: 3 });
    const first = (await findReports(database.db, false, 0)).map(({ report }) => report);
    expect(first[0]?.reason).toBe('underage');
    const logins = world.logins.map(({ member }) => member);
    for (const { memberId, reporterId, siteId, snapshot } of first) {
      const [about, reporter] = [memberId, reporterId].map((id) => world.members.find((member) => member.id === id)!);
      expect([logins.includes(memberId), logins.includes(reporterId), memberId === reporterId]).toEqual([false, false, false]);
      expect([about!.site, reporter!.site]).toEqual([world.sites[siteId - 1]!.niche, world.sites[siteId - 1]!.niche]);
      expect(snapshot).toMatchObject({ name: about!.name, photos: about!.photos.map(({ names }) => names.full) });
    }
  });

  it.each(world.logins)('[C05] the $role login opens', async ({ site, email, member }) => {
    const own = browser(server.handle, { host: hostOf(site) });
    const told = await own.call(login, { body: { email, password: world.password } });
    expect(told.answer.user).toMatchObject({ id: member });
    expect((await own.call(getUser)).answer.user).toMatchObject({ email });
  });

  it('what is unread says the same in every place', async () => {
    const wrong = await rowsOf<{ conversation_id: number }>(
      database.db,
      sql`select p.conversation_id from participants p where p.unread <> (select count(*) from messages m where m.conversation_id = p.conversation_id and m.id > p.read_id and m.sender_id <> p.member_id)`,
    );
    expect(wrong).toEqual([]);
    const last = await rowsOf(database.db, sql`select 1 from participants p where p.last_id <> coalesce((select max(id) from messages m where m.conversation_id = p.conversation_id), 0)`);
    expect(last).toEqual([]);
  });

  it('every balance is what the ledger says', async () => {
    const sums = await database.db.select({ id: creditLots.memberId, sum: sum(creditLots.left) }).from(creditLots).groupBy(creditLots.memberId);
    const balances = await database.db.select({ id: members.id, credits: members.credits }).from(members);
    const ledger = new Map(sums.map(({ id, sum: total }) => [id, Number(total)]));
    for (const { id, credits } of balances) expect(ledger.get(id) ?? 0, `member ${id}`).toBe(credits);
  });

  it('rows that come after get keys of their own', async () => {
    const { site, member, role } = world.logins.find(({ role: each }) => each === 'premium')!;
    expect(role).toBe('premium');
    const own = await signedIn(server, member, hostOf(site));
    const partners = new Set(world.conversations.filter(({ members: pair }) => pair.includes(member)).flatMap(({ members: pair }) => pair));
    const stranger = world.members.find((each) => each.site === site && each.profileStatus === 'active' && each.userStatus === 'active' && !each.deletedAt && each.id !== member && !partners.has(each.id))!;
    const told = await own.call(sendMessage, { body: { member: stranger.id, text: 'Dag!', client_id: 'after-the-demo-world-1' } });
    expect(told.status).toBe(200);
    expect((await own.call(listChats)).answer.chats[0]).toMatchObject({ profile: { id: stranger.id }, conversation: { id: told.answer.conversation.id } });
  });

  it.each(world.sites)('[A11] $niche: search, profiles and pictures stand', async ({ niche, hosts }) => {
    for (const host of hosts) {
      const own = browser(server.handle, { host });
      const { members: found, total } = (await own.call(listMembers)).answer;
      expect(total).toBeGreaterThan(20);
      const profile = await own.call(getProfile, { query: { id: found[0]!.id } });
      expect(profile.answer.profile.name).toBe(found[0]!.name);
    }
    expect(niche).toBeTruthy();
  });

  it('no fictional profile is online, at a distance, or signs in', async () => {
    const { site, member } = world.logins[0]!;
    const own = await signedIn(server, member, hostOf(site));
    const fictional = world.members.filter((each) => each.fictional && each.site === site && each.profileStatus === 'active');
    expect(fictional.length).toBeGreaterThan(0);
    for (const { id, email } of fictional) {
      const { profile } = (await own.call(getProfile, { query: { id } })).answer;
      expect(profile).toMatchObject({ fictional: true, online: false, distance_km: null });
      const row = await database.db.select({ hash: members.passwordHash }).from(members).where(eq(members.email, email));
      expect(row).toEqual([{ hash: null }]);
    }
  });

  it('[S06] the long conversation can be read back to its beginning', async () => {
    const longest = world.conversations.toSorted((one, other) => other.messages.length - one.messages.length)[0]!;
    const own = await signedIn(server, longest.members[0], hostOf(longest.site));
    let page = (await own.call(getChat, { query: { conversation: longest.id } })).answer;
    let read = page.messages.length;
    while (page.has_older) {
      page = (await own.call(getChat, { query: { conversation: longest.id, before: page.messages[0]!.id } })).answer;
      read += page.messages.length;
    }
    expect(read).toBe(longest.messages.filter(({ text }) => text !== '').length);
    expect(read).toBeGreaterThanOrEqual(1_900);
  }, 60_000);

  it('[C11] every login of the general site is given a profile with id and main_image.match by auto-like.php, and nobody is introduced on arrival', async () => {
    for (const { site, member } of world.logins.filter((login) => login.site === 'general')) {
      const own = await signedIn(server, member, hostOf(site));
      expect((await own.call(getAutoLike)).wire).toMatchObject({ id: expect.any(Number), main_image: { match: expect.stringMatching(/\.webp$/) }, fictional: true, auto: true, like_new: false });
    }
  });

  it('[C14] every login has likes and chats of its own site only', async () => {
    for (const { site, member } of world.logins) {
      const own = await signedIn(server, member, hostOf(site));
      const there = new Set(world.members.filter((each) => each.site === site).map(({ id }) => id));
      const { profiles, liked_by } = (await own.call(listLikes)).answer;
      const { chats } = (await own.call(listChats)).answer;
      for (const { id } of [...profiles, ...liked_by, ...chats.map(({ profile }) => profile)]) expect(there.has(id)).toBe(true);
    }
    expect((await browser(server.handle, { host: hostOf('general') }).call(getInterests)).answer.interests.length).toBeGreaterThan(5);
  });
});
