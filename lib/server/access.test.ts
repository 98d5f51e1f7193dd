import { describe, expect, it } from 'vitest';
import { sendMessage } from '@/lib/contract/chats';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';
import { members } from './store/schema/members';
import { messages } from './store/schema/conversations';
import { onEveryDatabase } from './testing/suite';
import type { SmallWorld } from './testing/small-world';

const clientId = 'client-id-of-a-stranger';
const all = Object.entries(endpoints) as [EndpointName, Endpoint][];

/** What a stranger would send to each call that names something: `conversation` is one between two others. */
const asked: Partial<Record<EndpointName, (theirs: { conversation: number; member: number }) => { query?: object; body?: object }>> = {
  saveLanguage: () => ({ body: { language: 'en' } }),
  savePush: () => ({ body: { endpoint: 'https://push.example.com/x', keys: { p256dh: 'a', auth: 'b' } } }),
  getChat: ({ conversation }) => ({ query: { conversation } }),
  markRead: ({ conversation }) => ({ body: { conversation, read: 1 } }),
  removeChat: ({ conversation }) => ({ body: { conversation } }),
  sendMessage: ({ conversation }) => ({ body: { conversation, text: 'hoi', client_id: clientId } }),
  sendTyping: ({ conversation }) => ({ body: { conversation } }),
  getProfile: ({ member }) => ({ query: { id: member } }),
  setLike: ({ member }) => ({ body: { profile: member, like: true } }),
};
const naming = ['getChat', 'markRead', 'removeChat', 'sendMessage', 'sendTyping'] as const;

onEveryDatabase('who may call what', (ground) => {
  const theirs = async () => {
    const told = await (await ground.as('other')).call(sendMessage, { body: { member: ground.world.fictional, text: 'strikt geheim', client_id: 'secret-message-0001' } });
    return { conversation: told.answer.conversation.id, member: ground.world.elsewhere };
  };
  const roles: ('visitor' | keyof SmallWorld)[] = ['visitor', 'free', 'premium', 'unconfirmed', 'hidden'];
  const as = (role: (typeof roles)[number]) => (role === 'visitor' ? Promise.resolve(ground.visitor()) : ground.as(role));

  describe.each(roles)('%s', (role) => {
    it.each(naming)('a stranger’s conversation in %s is the same 404 as one that does not exist', async (name) => {
      const target = await theirs();
      const own = await as(role);
      const [real, made] = [await own.call(endpoints[name] as Endpoint, asked[name]!(target)), await own.call(endpoints[name] as Endpoint, asked[name]!({ ...target, conversation: 999_999 }))];
      expect([real.status, real.wire]).toEqual([made.status, made.wire]);
      expect(real.status).toBe(role === 'visitor' ? 403 : 404);
    });

    it.each(['getProfile', 'setLike'] as const)('a member of another site in %s is the same 404 as nobody', async (name) => {
      const own = await as(role);
      const target = await theirs();
      const [real, made] = [await own.call(endpoints[name] as Endpoint, asked[name]!(target)), await own.call(endpoints[name] as Endpoint, asked[name]!({ ...target, member: 999_999 }))];
      expect([real.status, real.wire]).toEqual([made.status, made.wire]);
      expect(real.status).toBe(role === 'visitor' && name === 'setLike' ? 403 : 404);
    });

    it('no answer of any call holds a word of a stranger’s conversation, an address, a hash or a token', async () => {
      const target = await theirs();
      const own = await as(role);
      for (const [name, endpoint] of all.filter(([each]) => !['streamEvents', 'logout', 'login'].includes(each))) {
        const { query = {}, body } = asked[name]?.(target) ?? {};
        const text = await (await own.send(endpoint.path, { method: endpoint.method, query: { ...endpoint.when, ...query }, body })).text();
        expect(text, name).not.toMatch(/strikt geheim|argon2|token_?hash|password/i);
        if (name !== 'getUser') expect(text, name).not.toContain('@example.test');
      }
    });
  });

  it('[T01] every call for members refuses a visitor, without looking at what was asked', async () => {
    for (const [name, endpoint] of all.filter(([, { access }]) => access === 'member')) {
      const response = await ground.visitor().send(endpoint.path, { method: endpoint.method, query: endpoint.when, body: endpoint.body ? '{"broken":' : undefined });
      expect([response.status, await response.json()], name).toMatchObject([403, { authentication_required: true, error: { code: 'authentication_required' } }]);
    }
  });

  it('every call that changes something refuses another site, signed in or not', async () => {
    const free = await ground.as('free');
    const changing = all.filter(([name, { method }]) => method !== 'GET' || name === 'logout');
    for (const [name, endpoint] of changing) {
      for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'null' }] as Record<string, string>[]) {
        const response = await free.send(endpoint.path, { method: endpoint.method, query: endpoint.when, headers, body: endpoint.body ? {} : undefined });
        expect([response.status, ((await response.json()) as { error: { code: string } }).error.code], name).toEqual([403, 'cross_site']);
      }
    }
    expect((await free.call(endpoints.getUser)).answer.user).not.toBeNull();
  });

  it('paid_user, credits and status that a client sends to any call are ignored', async () => {
    const before = await ground.db.select().from(members).orderBy(members.id);
    const target = await theirs();
    const poor = await ground.as('poor');
    const sly = { paid_user: true, paidUser: true, credits: 9_999, status: 'active', profile_status: 'active', fictional: false, role: 'admin', site_id: 2, id: ground.world.premium };
    for (const [name, endpoint] of all.filter(([, { method }]) => method !== 'GET')) {
      if (name === 'login') continue;
      const { query = {}, body } = asked[name]?.(target) ?? {};
      await poor.send(endpoint.path, { method: endpoint.method, query: { ...endpoint.when, ...query, ...sly }, body: { ...body, ...sly } });
    }
    const facts = (rows: typeof before) => rows.map(({ id, siteId, credits, paidUser, status, profileStatus, fictional }) => ({ id, siteId, credits, paidUser, status, profileStatus, fictional }));
    const spent = facts(before).map((row) => (row.id === ground.world.other ? { ...row, credits: row.credits - 2 } : row));
    expect(facts(await ground.db.select().from(members).orderBy(members.id))).toEqual(spent);
    expect(await ground.db.select().from(messages)).toHaveLength(1);
  });
});
