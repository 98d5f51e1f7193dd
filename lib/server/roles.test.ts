// Every role and what it may do with somebody else. Specification, section 6.
import { describe, expect, it } from 'vitest';
import { getChat, listChats, sendMessage } from '@/lib/contract/chats';
import type { Endpoint } from '@/lib/contract/endpoint';
import { listGifts } from '@/lib/contract/gifts';
import { listLikes, setLike } from '@/lib/contract/likes';
import { getProfile, listMembers } from '@/lib/contract/members';
import { swipeProfile } from '@/lib/contract/swipe';
import { getUser } from '@/lib/contract/user';
import { onOneDatabase } from './testing/suite';
import type { SmallWorld } from './testing/small-world';
import { withSettings } from './testing/with-settings';

type Role = 'visitor' | 'free' | 'poor' | 'premium' | 'unconfirmed';
type Asked = { endpoint: Endpoint; query?: object; body?: object };

let serial = 0;
const client_id = () => `client-id-of-a-role-${(serial += 1)}`;

const actions: Record<string, (world: SmallWorld) => Asked> = {
  search: () => ({ endpoint: listMembers }),
  'open a profile': ({ other }) => ({ endpoint: getProfile, query: { id: other } }),
  like: ({ other }) => ({ endpoint: setLike, body: { profile: other, like: true } }),
  'see likes': () => ({ endpoint: listLikes }),
  swipe: ({ other }) => ({ endpoint: swipeProfile, body: { profile: other, like: true } }),
  'see conversations': () => ({ endpoint: listChats }),
  'open a conversation': ({ other }) => ({ endpoint: getChat, query: { member: other } }),
  write: ({ other }) => ({ endpoint: sendMessage, body: { member: other, text: 'hoi', client_id: client_id() } }),
  'see gifts': () => ({ endpoint: listGifts }),
  'give a gift': ({ other }) => ({ endpoint: sendMessage, body: { member: other, text: '', gift: 'coffee', client_id: client_id() } }),
};

/** What refuses an action to a role; where nothing stands, it is done. */
const login = 'authentication_required';
const refusals: Record<string, Partial<Record<Role, string>>> = {
  like: { visitor: login },
  'see likes': { visitor: login },
  swipe: { visitor: login },
  'see conversations': { visitor: login },
  'open a conversation': { visitor: login },
  write: { visitor: login, poor: 'not_enough_credits', unconfirmed: 'awaiting_confirmation' },
  'see gifts': { visitor: login },
  'give a gift': { visitor: login, poor: 'not_enough_credits', unconfirmed: 'awaiting_confirmation' },
};

onOneDatabase('roles', (ground) => {
  const as = (role: Role) => (role === 'visitor' ? Promise.resolve(ground.visitor()) : ground.as(role));

  describe.each<Role>(['visitor', 'free', 'poor', 'premium', 'unconfirmed'])('[P01] [P02] [P03] [P04] %s', (role) => {
    it.each(Object.keys(actions))('%s', async (action) => {
      await withSettings(ground, { gift_credits: 10 });
      const { endpoint, ...options } = actions[action]!(ground.world);
      const told = await (await as(role)).call(endpoint, options);
      expect(told.code ?? told.status).toBe(refusals[action]?.[role] ?? 200);
    });
  });

  it('[P02] [P03] private photos are sharp for premium members, blurred for free ones, and not shown to visitors', async () => {
    const seen = async (role: Role) => (await (await as(role)).call(getProfile, { query: { id: ground.world.premium } })).answer.profile.photos.map(({ locked }) => locked === true);
    expect([await seen('premium'), await seen('free'), (await seen('visitor')).length]).toEqual([[false, false, false], [false, false, true], 1]);
  });

  it('[P02] a message and a gift cost a free member what they cost a premium one', async () => {
    await withSettings(ground, { gift_credits: 10 });
    const cost = async (role: 'free' | 'premium') => {
      const own = await ground.as(role);
      const before = (await own.call(getUser)).answer.user!.credits;
      for (const action of ['write', 'give a gift']) {
        const { endpoint, ...options } = actions[action]!(ground.world);
        await own.call(endpoint, options);
      }
      return before - (await own.call(getUser)).answer.user!.credits;
    };
    expect([await cost('free'), await cost('premium')]).toEqual([12, 12]);
  });
});
