import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sendMessage } from '@/lib/contract/chats';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';
import { changePhotos, removePhoto } from '@/lib/contract/photos';
import { tokenOf } from './domain/token';
import { addBlock } from './store/block-store';
import { keepOperator, openOperatorSession, operatorByEmail } from './store/operator-store';
import { members } from './store/schema/members';
import { messages } from './store/schema/conversations';
import { photos } from './store/schema/photos';
import { draftWith } from './testing/sign-up-draft';
import { password, type SmallWorld } from './testing/small-world';
import { onOneDatabase, type Ground } from './testing/suite';
import type { Browser } from './testing/test-server';
import { withSettings } from './testing/with-settings';

const clientId = 'client-id-of-a-stranger';
const all = Object.entries(endpoints) as [EndpointName, Endpoint][];

type Theirs = { conversation: number; message: number; member: number; photo: number };
type Asked = { query?: object; body?: unknown };

/** What a stranger would send to each call that takes something: `conversation` is one between two others, `photo` a premium member's. */
const asked: Partial<Record<EndpointName, (theirs: Theirs) => Asked>> = {
  saveLanguage: () => ({ body: { language: 'en' } }),
  savePush: () => ({ body: { endpoint: 'https://push.example.com/x', keys: { p256dh: 'a', auth: 'b' } } }),
  getChat: ({ conversation }) => ({ query: { conversation } }),
  markRead: ({ conversation }) => ({ body: { conversation, read: 1 } }),
  muteChat: ({ conversation }) => ({ body: { conversation, muted: true } }),
  removeChat: ({ conversation }) => ({ body: { conversation } }),
  sendMessage: ({ conversation }) => ({ body: { conversation, text: 'hoi', client_id: clientId } }),
  unsendMessage: ({ message }) => ({ body: { message } }),
  sendTyping: ({ conversation }) => ({ body: { conversation } }),
  getProfile: ({ member }) => ({ query: { id: member } }),
  setLike: ({ member }) => ({ body: { profile: member, like: true } }),
  swipeProfile: ({ member }) => ({ body: { profile: member, like: true } }),
  takeBackPass: ({ member }) => ({ body: { profile: member } }),
  signUp: ({ member }) => ({ body: draftWith({ member, email: 'sly@example.test' }) }),
  activate: () => ({ query: { token: 'made-up' } }),
  resendActivation: () => ({ body: { email: 'unconfirmed@example.test' } }),
  requestPasswordReset: () => ({ body: { email: 'other@example.test' } }),
  checkResetLink: () => ({ query: { token: 'made-up' } }),
  resetPassword: () => ({ body: { token: 'made-up', password: 'tuinslang88kade', password_repeat: 'tuinslang88kade' } }),
  requestMailChange: () => ({ body: { email: 'sly-too@example.test', password } }),
  confirmMailChange: () => ({ body: { token: 'made-up' } }),
  undoMailChange: () => ({ body: { token: 'made-up' } }),
  requestReactivation: () => ({ body: { email: 'gone@example.test' } }),
  reactivate: () => ({ body: { token: 'made-up' } }),
  removePhoto: ({ photo }) => ({ body: { id: photo } }),
  changePhotos: ({ photo }) => ({ body: { id: photo, private: true } }),
  saveProfile: () => ({ body: { about: 'Over mij' } }),
  sendComplaint: () => ({ body: { topic: 'other', email: 'complains@elsewhere.test', text: 'Niet goed.' } }),
  blockMember: ({ member }) => ({ body: { profile: member } }),
  unblockMember: ({ member }) => ({ body: { profile: member } }),
  draftReport: ({ member }) => ({ query: { member } }),
  sendReport: ({ member }) => ({ body: { profile: member, reason: 'other', text: 'Niet goed.' } }),
  findMatches: () => ({ body: { answers: ['music', 'sports'] } }),
  readNotifications: () => ({ body: { id: 1 } }),
  saveMailChoice: () => ({ body: { off: ['likes'], allow: true, push: false } }),
  unsubscribeByMachine: () => ({ query: { token: 'made-up' } }),
  followUnsubscribe: () => ({ query: { token: 'made-up' } }),
  unsubscribe: () => ({ body: { token: 'made-up' } }),
  reportMail: () => ({ body: { email: 'other@example.test', cause: 'fbl' } }),
  deleteAccount: () => ({ body: { password: 'not-the-password' } }),
  keepDiscount: () => ({ body: {} }),
  saveAccount: () => ({ body: { hide_fictional: true } }),
  changePassword: () => ({ body: { old_password: password, password: 'tuinslang88kade', password_repeat: 'tuinslang88kade' } }),
  removePush: () => ({ body: { endpoint: 'https://push.example.com/theirs' } }),
  endSessions: () => ({ body: { id: 1 } }),
  geocode: () => ({ query: { lat: 52.09, lon: 5.12 } }),
  notePageHidden: () => ({ body: {} }),
};
const naming = ['getChat', 'markRead', 'muteChat', 'removeChat', 'sendMessage', 'sendTyping'] as const;

/** A browser in which an operator is signed in: to the members’ calls that is nobody. */
async function operatorBrowser({ db, visitor, server: { parts } }: Ground): Promise<Browser> {
  const now = parts.clock.now();
  await keepOperator(db, { email: 'staff@example.test', passwordHash: 'none', now });
  const token = tokenOf(parts.random(32));
  await openOperatorSession(db, { token, operatorId: (await operatorByEmail(db, 'staff@example.test'))!.id, now });
  const own = visitor();
  own.become(`operator=${token}; auth=${token}`);
  return own;
}

/** Calls that answer with the member’s own address: the account’s, the one that waits to be confirmed. */
const tellsOwnAddress: readonly string[] = ['getUser', 'signUp', 'getAccount'];

onOneDatabase('who may call what', (ground) => {
  const theirs = async (): Promise<Theirs> => {
    const [photo] = await ground.db.select({ id: photos.id }).from(photos).where(eq(photos.memberId, ground.world.premium)).orderBy(photos.id);
    const told = await (await ground.as('other')).call(sendMessage, { body: { member: ground.world.fictional, text: 'strikt geheim', client_id: 'secret-message-0001' } });
    return { conversation: told.answer.conversation.id, message: told.answer.message.id, member: ground.world.elsewhere, photo: photo!.id };
  };
  // Who has left is nobody, whatever cookie the browser still has.
  const nobody: string[] = ['visitor', 'gone', 'operator'];
  const roles: ('visitor' | 'blocked' | 'operator' | keyof SmallWorld)[] = ['visitor', 'gone', 'free', 'premium', 'unconfirmed', 'hidden', 'blocked', 'operator'];
  const as = async (role: (typeof roles)[number]) => {
    if (role === 'visitor') return ground.visitor();
    if (role === 'operator') return operatorBrowser(ground);
    // By one of the two whose conversation it is.
    if (role === 'blocked') await addBlock(ground.db, ground.world.other, ground.world.free, ground.server.parts.clock.now());
    return ground.as(role === 'blocked' ? 'free' : role);
  };

  describe.each(roles)('%s', (role) => {
    it.each(naming)('a stranger’s conversation in %s is the same 404 as one that does not exist', async (name) => {
      const target = await theirs();
      const own = await as(role);
      const [real, made] = [await own.call(endpoints[name] as Endpoint, asked[name]!(target)), await own.call(endpoints[name] as Endpoint, asked[name]!({ ...target, conversation: 999_999 }))];
      expect([real.status, real.wire]).toEqual([made.status, made.wire]);
      expect(real.status).toBe(nobody.includes(role) ? 403 : 404);
    });

    it.each(['getProfile', 'setLike', 'swipeProfile', 'blockMember', 'unblockMember', 'draftReport', 'sendReport'] as const)('a member of another site in %s is the same 404 as nobody', async (name) => {
      const own = await as(role);
      const target = await theirs();
      const [real, made] = [await own.call(endpoints[name] as Endpoint, asked[name]!(target)), await own.call(endpoints[name] as Endpoint, asked[name]!({ ...target, member: 999_999 }))];
      expect([real.status, real.wire]).toEqual([made.status, made.wire]);
      expect(real.status).toBe(nobody.includes(role) && name !== 'getProfile' ? 403 : 404);
    });

    it('a stranger’s photo cannot be taken away: the same answer as for one that does not exist', async () => {
      const target = await theirs();
      const own = role === 'premium' ? await ground.as('other') : await as(role);
      const told = [];
      for (const id of [target.photo, 999_999]) told.push(await own.call(removePhoto, { body: { id } }));
      expect(told[0]!.wire).toEqual(told[1]!.wire);
      expect(told[0]!.status).toBe(nobody.includes(role) ? 403 : 404);
      expect(await ground.db.select().from(photos).where(eq(photos.id, target.photo))).toHaveLength(1);
    });

    it.each([['put in order', (id: number) => ({ order: [id] })], ['hidden', (id: number) => ({ id, private: true })], ['shown', (id: number) => ({ id, private: false })]] as const)('a stranger’s photo cannot be %s: the same answer as for one that does not exist', async (_, body) => {
      const target = await theirs();
      const own = role === 'premium' ? await ground.as('other') : await as(role);
      const before = await ground.db.select().from(photos).where(eq(photos.memberId, ground.world.premium)).orderBy(photos.id);
      const told = [];
      for (const id of [target.photo, 999_999, 9_007_199_254_740_991]) told.push(await own.call(changePhotos, { body: body(id) }));
      expect(new Set(told.map(({ wire }) => JSON.stringify(wire))).size).toBe(1);
      expect(told[0]!.status).toBe(nobody.includes(role) ? 403 : 404);
      expect(await ground.db.select().from(photos).where(eq(photos.memberId, ground.world.premium)).orderBy(photos.id)).toEqual(before);
    });

    it('no answer of any call holds a word of a stranger’s conversation, an address, a hash or a token', async () => {
      const target = await theirs();
      for (const [name, endpoint] of all.filter(([each]) => !['streamEvents', 'logout', 'login'].includes(each))) {
        // A premium member's own photo is no stranger's.
        if (['removePhoto', 'changePhotos'].includes(name) && role === 'premium') continue;
        // Anew each time: some calls sign a browser in or out.
        const own = await as(role);
        const { query = {}, body } = asked[name]?.(target) ?? {};
        const text = await (await own.send(endpoint.path, { method: endpoint.method, query: { ...endpoint.when, ...query }, body })).text();
        // The name of a field, and the code of what is wrong in it, are no password.
        expect(text.replace(/"password":"(?:old_password|password_wrong)"/, ''), name).not.toMatch(/strikt geheim|argon2|token_?hash|password/i);
        if (!tellsOwnAddress.includes(name)) expect(text, name).not.toContain('@example.test');
      }
    });
  });

  const outOfSight: [string, (id: number) => Promise<unknown>][] = [
    ['who blocked the caller', (id) => addBlock(ground.db, id, ground.world.free, ground.server.parts.clock.now())],
    ['who is hidden', (id) => ground.db.update(members).set({ profileStatus: 'disabled' }).where(eq(members.id, id))],
    ['who is invisible', (id) => ground.db.update(members).set({ invisible: true }).where(eq(members.id, id))],
  ];
  it.each(outOfSight)('[S11] a member %s is the same 404 as nobody to pass by, to unblock, and to whatever else names a member', async (_, leave) => {
    const free = await ground.as('free');
    await leave(ground.world.premium);
    const calls: [EndpointName, (member: number) => Asked][] = (['getProfile', 'setLike', 'swipeProfile', 'blockMember', 'unblockMember', 'draftReport', 'sendReport'] as const).map((name) => [name, (member) => asked[name]!({ conversation: 0, message: 0, photo: 0, member })]);
    calls.push(['swipeProfile', (member) => ({ body: { profile: member, like: false } })]);
    for (const [name, ask] of calls) {
      const [real, made] = [await free.call(endpoints[name] as Endpoint, ask(ground.world.premium)), await free.call(endpoints[name] as Endpoint, ask(999_999))];
      expect([real.status, real.wire], name).toEqual([made.status, made.wire]);
      expect(real.status, name).toBe(404);
    }
  });

  it('[S11] whoever talks with somebody hidden may unblock them once more', async () => {
    const free = await ground.as('free');
    await free.call(sendMessage, { body: { member: ground.world.premium, text: 'hoi', client_id: 'before-they-hid-0001' } });
    await ground.db.update(members).set({ profileStatus: 'disabled' }).where(eq(members.id, ground.world.premium));
    expect((await free.call(endpoints.unblockMember, { body: { profile: ground.world.premium } })).answer).toEqual({ blocked: false });
  });

  it('[T01] every call for members refuses a visitor, without looking at what was asked', async () => {
    for (const [name, endpoint] of all.filter(([, { access }]) => access === 'member')) {
      const response = await ground.visitor().send(endpoint.path, { method: endpoint.method, query: endpoint.when, body: endpoint.body ? '{"broken":' : undefined });
      expect([response.status, await response.json()], name).toMatchObject([403, { authentication_required: true, error: { code: 'authentication_required' } }]);
    }
  });

  it('every call that changes something refuses another site, signed in or not', async () => {
    const free = await ground.as('free');
    const changing = all.filter(([name, { method, foreign }]) => (method !== 'GET' && !foreign) || name === 'logout');
    for (const [name, endpoint] of changing) {
      for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'null' }] as Record<string, string>[]) {
        const response = await free.send(endpoint.path, { method: endpoint.method, query: endpoint.when, headers, body: endpoint.body ? {} : undefined });
        expect([response.status, ((await response.json()) as { error: { code: string } }).error.code], name).toEqual([403, 'cross_site']);
      }
    }
    expect((await free.call(endpoints.getUser)).answer.user).not.toBeNull();
  });

  it('paid_user, credits, status, fictional and id that a client sends to any call are ignored', async () => {
    await withSettings(ground, { signup_credits: 3 });
    const before = await ground.db.select().from(members).orderBy(members.id);
    const target = await theirs();
    const sly = { paid_user: true, paidUser: true, premium: true, credits: 9_999, status: 'active', profile_status: 'active', fictional: true, role: 'admin', site_id: 2, email_key: 'x', deleted_at: null };
    const taken: string[] = [];
    for (const [name, endpoint] of all.filter(([each, { method }]) => each !== 'login' && method !== 'GET')) {
      const poor = await ground.as('poor');
      const { query = {}, body } = asked[name]?.(target) ?? {};
      const also = ['removePhoto', 'changePhotos'].includes(name) ? sly : { ...sly, id: ground.world.premium };
      const { status } = await poor.send(endpoint.path, { method: endpoint.method, query: { ...query, ...also, ...endpoint.when }, body: { ...(body as object), ...also } });
      if (status === 200) taken.push(name);
    }
    // They were real calls: what was refused was refused for what it named, not for what was added.
    expect(taken).toEqual(expect.arrayContaining(['signUp', 'requestPasswordReset', 'requestMailChange', 'requestReactivation', 'saveProfile', 'sendComplaint', 'findMatches', 'notePageHidden']));
    const facts = (rows: typeof before) => rows.map(({ id, siteId, emailKey, credits, paidUser, status, profileStatus, fictional }) => ({ id, siteId, emailKey, credits, paidUser, status, profileStatus, fictional }));
    const spent = facts(before).map((row) => (row.id === ground.world.other ? { ...row, credits: row.credits - 2 } : row));
    const after = facts(await ground.db.select().from(members).orderBy(members.id));
    expect(after.filter(({ emailKey }) => emailKey !== 'sly@example.test')).toEqual(spent);
    expect(after.filter(({ emailKey }) => emailKey === 'sly@example.test')).toMatchObject([{ siteId: 1, credits: 3, paidUser: false, status: 'not_confirmed', profileStatus: 'disabled', fictional: false }]);
    expect(await ground.db.select().from(messages)).toHaveLength(1);
  });
});
