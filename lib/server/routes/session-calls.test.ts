import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { listChats, removeChat, sendMessage } from '@/lib/contract/chats';
import { setLike } from '@/lib/contract/likes';
import { getUser, login, logout, saveLanguage, savePush } from '@/lib/contract/user';
import { hashOfToken } from '../domain/token';
import { likes } from '../store/schema/likes';
import { members } from '../store/schema/members';
import { keepPushSubscription } from '../store/member-store';
import { pushSubscriptions, sessions } from '../store/schema/sessions';
import { memberRow, password, today } from '../testing/small-world';
import { onOneDatabase } from '../testing/suite';
import { browser } from '../testing/test-server';

const day = 24 * 60 * 60 * 1000;

onOneDatabase('sessions', (ground) => {
  const signIn = (email = 'free@example.test', secret = password, headers?: Record<string, string>) => {
    const own = ground.visitor();
    return own.call(login, { body: { email, password: secret }, headers }).then((told) => ({ own, told }));
  };

  it('[C05] signs a member in and answers with field user', async () => {
    const { told } = await signIn();
    expect(told.status).toBe(200);
    expect(told.wire).toMatchObject({ user: { id: ground.world.free, status: 'active', credits: 100, paid_user: false, email: 'free@example.test', profile: { name: 'Free' } } });
  });

  it('[C05] takes the address in any case and with spaces around it', async () => {
    expect((await signIn('  FREE@Example.test ')).told.status).toBe(200);
  });

  it('[C02] sets the auth cookie for 30 days, HttpOnly, SameSite=Lax, for the whole site', async () => {
    const { told } = await signIn();
    expect(told.headers.getSetCookie()[0]).toMatch(/^auth=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
  });

  it('[C02] adds Secure where the browser speaks https', async () => {
    const { told } = await signIn(undefined, undefined, { 'x-forwarded-proto': 'https' });
    expect(told.headers.getSetCookie().map((line) => line.endsWith('; Secure'))).toEqual([true, true]);
  });

  it('keeps only a hash of the token', async () => {
    const { own } = await signIn();
    const token = own.cookie()!.slice('auth='.length);
    const rows = await ground.db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.map(({ tokenHash }) => tokenHash)).toContain(hashOfToken(token));
  });

  it('rotates the token at login: the one before opens nothing any more', async () => {
    const { own } = await signIn();
    const before = own.cookie();
    await own.call(login, { body: { email: 'free@example.test', password } });
    expect(own.cookie()).not.toBe(before);
    const old = ground.visitor();
    old.become(before);
    expect((await old.call(getUser)).answer.user).toBeNull();
    expect((await own.call(getUser)).answer.user?.id).toBe(ground.world.free);
  });

  it('[C02] a session that is used runs on; one that is not ends after 30 days', async () => {
    const { own } = await signIn();
    ground.server.passes(29 * day);
    const told = await own.call(getUser);
    expect(told.headers.get('set-cookie')).toContain('Max-Age=2592000');
    ground.server.passes(29 * day);
    expect((await own.call(getUser)).answer.user).not.toBeNull();
    ground.server.passes(30 * day);
    expect((await own.call(getUser)).answer.user).toBeNull();
  });

  it('a session opens the site that it was begun on, and no other', async () => {
    const { own } = await signIn();
    const elsewhere = browser(ground.server.handle, { host: 'she.test' });
    elsewhere.become(own.cookie());
    expect((await elsewhere.call(getUser)).answer.user).toBeNull();
    expect((await own.call(getUser)).answer.user?.id).toBe(ground.world.free);
  });

  it('a page rendered on the server does not use up the renewal that only a browser can keep', async () => {
    const { own } = await signIn();
    ground.server.passes(10 * day);
    const rendered = await own.call(getUser, { headers: { 'sec-fetch-site': '' } });
    expect(rendered.headers.get('set-cookie')).toBeNull();
    expect((await own.call(getUser)).headers.get('set-cookie')).toContain('auth=');
  });

  it('[C04] answers a visitor with user null, and a member with field user', async () => {
    expect((await ground.visitor().call(getUser)).wire).toEqual({ user: null });
    const free = await ground.as('free');
    expect((await free.call(getUser)).answer.user).toMatchObject({ id: ground.world.free, signup_at: '2026-06-01T08:00:00.000Z', fictional_icon: 'mask' });
  });

  it('[C06] saves the language, and refuses one that is none of the eleven', async () => {
    const free = await ground.as('free');
    expect((await free.call(saveLanguage, { body: { language: 'pl' } })).status).toBe(200);
    expect((await free.call(getUser)).answer.user?.language).toBe('pl');
    const wrong = await free.call(saveLanguage, { body: { language: 'xx' } });
    expect([wrong.status, wrong.code, wrong.error?.fields]).toEqual([422, 'invalid_input', { language: 'invalid' }]);
  });

  it('[C07] keeps a push subscription, once per browser, for the member who signed in last', async () => {
    const body = { endpoint: 'https://push.example.com/abc', keys: { p256dh: 'key', auth: 'secret' } };
    for (const who of ['free', 'premium'] as const) expect((await (await ground.as(who)).call(savePush, { body })).status).toBe(200);
    expect(await ground.db.select().from(pushSubscriptions)).toMatchObject([{ memberId: ground.world.premium, endpoint: body.endpoint }]);
  });

  it('[C07] [T01] a push subscription of a session that ends meanwhile is not kept, and the answer is that of an ended session', async () => {
    const body = { endpoint: 'https://push.example.com/abc', keys: { p256dh: 'key', auth: 'secret' } };
    for (let round = 0; round < 10; round++) {
      const { own } = await signIn();
      const same = ground.visitor();
      same.become(own.cookie());
      const [kept] = await Promise.all([own.call(savePush, { body }), same.call(logout)]);
      if (kept.status !== 200) expect([kept.status, kept.code]).toEqual([403, 'authentication_required']);
      expect(await ground.db.select().from(pushSubscriptions)).toEqual([]);
    }
    expect(await keepPushSubscription(ground.db, { id: 0, member: { id: ground.world.free } }, { endpoint: body.endpoint, ...body.keys }, today)).toBe(false);
  });

  it.each(['http://push.example.com/a', 'https://127.0.0.1/a', 'https://localhost/a', 'https://[::1]/a', 'https://db.internal/a', 'https://a@push.example.com/', 'https://push.example.com:8443/'])(
    '[C07] refuses to keep %s as a push endpoint',
    async (endpoint) => {
      const free = await ground.as('free');
      const told = await free.call(savePush, { body: { endpoint, keys: { p256dh: 'key', auth: 'secret' } } });
      expect([told.status, told.code]).toEqual([422, 'invalid_input']);
    },
  );

  it('[C08] logging out ends the session on the server and takes the cookie back', async () => {
    const { own } = await signIn();
    const before = own.cookie();
    const told = await own.call(logout);
    expect(told.headers.get('set-cookie')).toBe('auth=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
    own.become(before);
    expect((await own.call(getUser)).answer.user).toBeNull();
    expect(await ground.db.select().from(sessions)).toEqual([]);
  });

  it('[C08] logging out without a session is no fault', async () => {
    expect((await ground.visitor().call(logout)).status).toBe(200);
  });

  it('[T01] a call for members answers a visitor, and an ended session, with 403 and authentication_required', async () => {
    const told = await ground.visitor().call(saveLanguage, { body: { language: 'en' } });
    expect(told.status).toBe(403);
    expect(told.wire).toMatchObject({ error: { code: 'authentication_required' }, authentication_required: true });
  });

  it('[E06] all new likes are counted, and up to a hundred those of people who left are none', async () => {
    const likers = await ground.db.insert(members).values(Array.from({ length: 120 }, (_, at) => memberRow({ name: `Liker${at}` }))).returning({ id: members.id });
    await ground.db.insert(likes).values(likers.map(({ id }) => ({ likerId: id, likedId: ground.world.free, createdAt: today })));
    const free = await ground.as('free');
    const total = async () => (await free.call(getUser)).answer.user?.new_likes;
    expect(await total()).toBe(120);
    await ground.db.update(members).set({ deletedAt: today }).where(inArray(members.id, likers.slice(0, 90).map(({ id }) => id)));
    expect(await total()).toBe(30);
  });

  it('[E06] the user carries the totals of the badges, of what the lists show', async () => {
    const free = await ground.as('free');
    const totals = async () => {
      const { user } = (await free.call(getUser)).answer;
      return [user?.unread_messages, user?.new_likes];
    };
    expect(await totals()).toEqual([0, 0]);
    for (const who of ['other', 'premium'] as const) {
      const own = await ground.as(who);
      for (let at = 0; at < 2; at++) await own.call(sendMessage, { body: { member: ground.world.free, text: 'hoi', client_id: `totals-message-${who}-${at}` } });
      await own.call(setLike, { body: { profile: ground.world.free, like: true } });
    }
    expect(await totals()).toEqual([4, 2]);
    const [chat] = (await free.call(listChats)).answer.chats;
    await free.call(removeChat, { body: { conversation: chat!.conversation.id } });
    await ground.db.update(members).set({ deletedAt: new Date() }).where(eq(members.id, ground.world.other));
    expect(await totals()).toEqual([2, 1]);
  });

  it('a session of one site opens nothing on another', async () => {
    const { own } = await signIn();
    expect((await own.call(getUser, { host: 'she.test' })).answer.user).toBeNull();
  });

  it('a member who left is signed out everywhere and cannot sign in', async () => {
    const { own } = await signIn();
    await ground.db.update(members).set({ deletedAt: new Date() }).where(eq(members.id, ground.world.free));
    expect((await own.call(getUser)).answer.user).toBeNull();
    expect((await signIn()).told.code).toBe('login_failed');
  });

  it('notes a visit at most once a minute', async () => {
    const free = await ground.as('free');
    const seen = async () => (await ground.db.select({ at: members.lastSeenAt }).from(members).where(eq(members.id, ground.world.free)))[0]!.at;
    await free.call(getUser);
    const first = await seen();
    ground.server.passes(30_000);
    await free.call(getUser);
    expect(await seen()).toEqual(first);
    ground.server.passes(31_000);
    await free.call(getUser);
    expect(await seen()).not.toEqual(first);
  });
});
