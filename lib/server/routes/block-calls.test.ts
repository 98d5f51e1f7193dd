import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { blockMember, listBlocked, unblockMember } from '@/lib/contract/blocks';
import { getChat, listChats, markRead, removeChat, sendMessage, sendTyping } from '@/lib/contract/chats';
import type { LiveEvent } from '@/lib/contract/events';
import { listLikes, setLike } from '@/lib/contract/likes';
import { findMatches } from '@/lib/contract/match-finder';
import { getProfile, listMembers } from '@/lib/contract/members';
import { getUser } from '@/lib/contract/user';
import { blocks } from '../store/schema/blocks';
import { messages } from '../store/schema/conversations';
import { members } from '../store/schema/members';
import { missedMessages } from '../store/missed-messages';
import { sendOnce } from '../store/send-message';
import { today, type SmallWorld } from '../testing/small-world';
import { onEveryDatabase } from '../testing/suite';
import type { Browser } from '../testing/test-server';

let written = 0;

onEveryDatabase('blocks', (ground) => {
  const send = (own: Browser, target: object, text = 'hoi') => own.call(sendMessage, { body: { ...target, text, client_id: `block-test-message-${(written += 1)}` } });
  const block = async (own: Browser, who: keyof SmallWorld) => own.call(blockMember, { body: { profile: ground.world[who] } });

  /** Free and other have written to each other and like each other; then free blocks other. */
  async function apart() {
    const [free, other] = [await ground.as('free'), await ground.as('other')];
    const { conversation } = (await send(free, { member: ground.world.other }, 'van free')).answer;
    await send(other, { conversation: conversation.id }, 'van other');
    for (const [own, who] of [[free, 'other'], [other, 'free']] as const) await own.call(setLike, { body: { profile: ground.world[who], like: true } });
    const heard: { member: number; event: LiveEvent }[] = [];
    for (const member of [ground.world.free, ground.world.other]) ground.server.parts.bus.subscribe(member, ({ event }) => void (event && heard.push({ member, event })));
    expect((await block(free, 'other')).answer).toEqual({ blocked: true });
    return { free, other, talk: conversation.id, heard };
  }

  it('[S11] neither sees the other from that moment: search, similar, the match finder, likes, conversations, counts', async () => {
    await ground.db.update(members).set({ interests: ['music'], country: 'NL' });
    const { free, other, talk } = await apart();
    for (const [own, hidden] of [[free, ground.world.other], [other, ground.world.free]] as const) {
      const found = (await own.call(listMembers)).answer;
      expect([...found.members, ...found.similar].map(({ id }) => id)).not.toContain(hidden);
      expect(found.total).toBe(found.members.length);
      const { matches } = (await own.call(findMatches, { body: { answers: ['music'] } })).answer;
      expect(matches.map(({ member }) => member.id)).not.toContain(hidden);
      expect(matches.length).toBeGreaterThan(0);
      expect((await own.call(listLikes)).wire).toEqual({ profiles: [], liked_by: [] });
      expect((await own.call(listChats)).answer.chats).toEqual([]);
      expect((await own.call(getUser)).answer.user).toMatchObject({ unread_messages: 0, new_likes: 0 });
    }
    for (const id of [ground.world.free, ground.world.other]) expect((await missedMessages(ground.db, id, 0)).missed).toEqual([]);
    expect(talk).toBeGreaterThan(0);
  });

  it.each(['free', 'other'] as const)('[S11] to %s the other is the same 404 as nobody, in every call that names a member or the conversation', async (who) => {
    const { free, other, talk } = await apart();
    const [own, hidden] = who === 'free' ? [free, ground.world.other] : [other, ground.world.free];
    const asks = (member: number, conversation: number) => [
      own.call(getProfile, { query: { id: member } }), own.call(setLike, { body: { profile: member, like: true } }),
      own.call(getChat, { query: { member } }), own.call(getChat, { query: { conversation } }), send(own, { member }), send(own, { conversation }),
      own.call(sendTyping, { body: { conversation } }), own.call(markRead, { body: { conversation, read: 1 } }), own.call(removeChat, { body: { conversation } }),
    ];
    const [real, made] = [await Promise.all(asks(hidden, talk)), await Promise.all(asks(999_999, 999_999))];
    expect(real.map(({ status, wire }) => [status, wire])).toEqual(made.map(({ status, wire }) => [status, wire]));
    expect(new Set(real.map(({ status }) => status))).toEqual(new Set([404]));
    expect(await ground.db.select().from(messages)).toHaveLength(2);
    expect((await own.call(getUser)).answer.user?.credits).toBe(98);
  });

  it('both open browsers are told: the conversation is gone, the likes have changed; nothing says who did it', async () => {
    const { talk, heard } = await apart();
    const theirs = (member: number) => heard.filter((each) => each.member === member).map(({ event }) => event);
    expect(theirs(ground.world.other)).toEqual([{ type: 'removed', conversation: talk }, { type: 'likes' }]);
    expect(theirs(ground.world.free)).toEqual(theirs(ground.world.other));
  });

  it('[S11] unblocking brings everything back as it was, without what could not be sent meanwhile', async () => {
    const { free, other, talk, heard } = await apart();
    await send(other, { conversation: talk }, 'tussendoor');
    heard.length = 0;
    expect((await free.call(unblockMember, { body: { profile: ground.world.other } })).answer).toEqual({ blocked: false });
    expect(heard.map(({ event }) => event.type).toSorted()).toEqual(['chats', 'chats', 'likes', 'likes']);
    for (const own of [free, other]) {
      expect((await own.call(getChat, { query: { conversation: talk } })).answer.messages.map(({ text }) => text)).toEqual(['van free', 'van other']);
      expect((await own.call(listLikes)).answer.profiles).toMatchObject([{ match: true }]);
      expect((await own.call(listChats)).answer.chats).toHaveLength(1);
    }
    expect((await send(other, { conversation: talk })).status).toBe(200);
  });

  it('[S11] lists whom a member has blocked, the last one first, without where they are', async () => {
    const free = await ground.as('free');
    for (const who of ['premium', 'fictional'] as const) {
      ground.server.passes(1_000);
      await block(free, who);
    }
    const { blocked } = (await free.call(listBlocked)).answer;
    expect(blocked.map(({ name, fictional, online, distance_km }) => [name, fictional, online, distance_km])).toEqual([['Fictional', true, false, undefined], ['Premium', false, false, undefined]]);
    expect((await (await ground.as('premium')).call(listBlocked)).answer.blocked).toEqual([]);
  });

  it('blocking and unblocking twice is once; the second one tells nobody', async () => {
    const { free, heard } = await apart();
    heard.length = 0;
    expect((await Promise.all([block(free, 'other'), block(free, 'other')])).map(({ answer }) => answer)).toEqual([{ blocked: true }, { blocked: true }]);
    expect(heard).toEqual([]);
    for (let at = 0; at < 2; at++) expect((await free.call(unblockMember, { body: { profile: ground.world.other } })).answer).toEqual({ blocked: false });
    expect(await ground.db.select().from(blocks)).toEqual([]);
  });

  it('whoever is blocked cannot block back, nor take the block away; each takes away only their own', async () => {
    const { free, other } = await apart();
    expect((await block(other, 'free')).code).toBe('not_found');
    expect((await other.call(unblockMember, { body: { profile: ground.world.free } })).code).toBe('not_found');
    await ground.db.insert(blocks).values({ blockerId: ground.world.other, blockedId: ground.world.free, createdAt: today });
    await free.call(unblockMember, { body: { profile: ground.world.other } });
    expect((await free.call(getProfile, { query: { id: ground.world.other } })).code).toBe('not_found');
  });

  it('oneself, somebody elsewhere, hidden or made up cannot be blocked; one who left can, where there was a conversation', async () => {
    const free = await ground.as('free');
    const codes = [];
    for (const profile of [ground.world.free, ground.world.elsewhere, ground.world.hidden, 999_999, 9_007_199_254_740_991]) codes.push((await free.call(blockMember, { body: { profile } })).code);
    expect(codes).toEqual(Array(5).fill('not_found'));
    const { conversation } = (await send(free, { member: ground.world.other })).answer;
    await ground.db.update(members).set({ deletedAt: today }).where(eq(members.id, ground.world.other));
    expect((await block(free, 'other')).answer).toEqual({ blocked: true });
    expect((await free.call(getChat, { query: { conversation: conversation.id } })).code).toBe('not_found');
  });

  describe('a message on its way at that very moment', () => {
    it('comes before the block or not at all, and what it cost stays in the balance', async () => {
      await apart();
      const late = sendOnce(ground.db, { siteId: 1, senderId: ground.world.other, receiverId: ground.world.free, clientId: 'a-late-message-0001', text: 'te laat', cost: 1, now: today });
      await expect(late).rejects.toMatchObject({ code: 'not_found' });
      expect(await ground.db.select().from(messages).where(eq(messages.clientId, 'a-late-message-0001'))).toEqual([]);
    });
  });
});
