import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { saveAccount } from '@/lib/contract/account';
import { getChat, listChats, sendMessage } from '@/lib/contract/chats';
import { listLikes, setLike } from '@/lib/contract/likes';
import { findMatches } from '@/lib/contract/match-finder';
import { getProfile, listMembers } from '@/lib/contract/members';
import { draftReport, sendReport } from '@/lib/contract/reports';
import { activation, resendActivation, signUp } from '@/lib/contract/signup';
import { listSwipeCards } from '@/lib/contract/swipe';
import { getUser } from '@/lib/contract/user';
import { likes } from './store/schema/likes';
import { members } from './store/schema/members';
import { newestLetter } from './testing/letters';
import { draftWith } from './testing/sign-up-draft';
import { onOneDatabase } from './testing/suite';
import type { Browser } from './testing/test-server';

onOneDatabase('an invisible member', (ground) => {
  let [hidden, free]: Browser[] = [];
  let id: number;
  const hide = (invisible = true) => hidden!.call(saveAccount, { body: { invisible } });
  const ids = (people: { id: number }[]) => people.map((each) => each.id);
  const message = (from: Browser, to: number, key: string) => from.call(sendMessage, { body: { member: to, text: 'Dag', client_id: `invisible-message-${key}` } });

  beforeEach(async () => {
    [hidden, free] = [await ground.as('premium'), await ground.as('free')];
    id = ground.world.premium;
    await ground.db.update(members).set({ interests: ['music'] }).where(eq(members.id, id));
  });

  /** Where others come across people. */
  const places: [string, (who: Browser) => Promise<number[]>][] = [
    ['search', async (who) => ids((await who.call(listMembers, { query: {} })).answer.members)],
    ['similar people', async (who) => ids((await who.call(listMembers, { query: { country: 'NL', countryregion: 'NL-UT' } })).answer.similar ?? [])],
    ['the match finder', async (who) => ids((await who.call(findMatches, { body: { answers: ['music'] } })).answer.matches.map(({ member }) => member))],
    ['the swipe game', async (who) => ids((await who.call(listSwipeCards)).answer.cards)],
  ];

  it.each(places)('[S11] is in %s no more, and is again once visible', async (_, find) => {
    expect(await find(free!)).toContain(id);
    await hide();
    expect(await find(free!)).not.toContain(id);
    await hide(false);
    expect(await find(free!)).toContain(id);
  });

  it('[S11] is nobody to a stranger who knows the address: profile, like, message, report', async () => {
    await hide();
    const told = async (target: number) => [
      (await free!.call(getProfile, { query: { id: target } })).wire,
      (await free!.call(setLike, { body: { profile: target, like: true } })).wire,
      (await message(free!, target, 'stranger')).wire,
      (await free!.call(draftReport, { query: { member: target } })).wire,
      (await free!.call(sendReport, { body: { profile: target, reason: 'other' } })).wire,
      (await ground.visitor().call(getProfile, { query: { id: target } })).wire,
    ];
    expect(await told(id)).toEqual(await told(999_999));
  });

  it('[S03] [S11] is no receiver of a first message, and the same as nobody where one is named', async () => {
    await hide();
    const written = async (member: number) => (await ground.visitor().call(signUp, { body: draftWith({ member, signup_message: 'Dag!' }) })).wire;
    expect(await written(id)).toEqual(await written(999_999));
    expect(await written(id)).toMatchObject({ error: { fields: { signup_message: 'receiver_gone' } } });
  });

  it('[S03] [S11] who hides while a first message waits is named neither on the page nor in the next mail', async () => {
    const own = ground.visitor();
    await own.call(signUp, { body: draftWith({ member: id, signup_message: 'Dag!' }) });
    expect((await own.call(activation)).answer.message?.member?.name).toBe('Premium');
    await hide();
    expect((await own.call(activation)).answer.message).toMatchObject({ text: 'Dag!', member: null, waits_for: 'member' });
    ground.server.passes(60_000);
    expect((await own.call(resendActivation)).status).toBe(200);
    expect((await newestLetter(ground.db, 'activation')).letter.firstMessage).toBeUndefined();
  });

  it('[S11] still talks with whom they talked, and is a person to whom they like', async () => {
    await message(free!, id, 'before');
    await hide();
    expect((await message(free!, id, 'after')).status).toBe(200);
    expect((await message(hidden!, ground.world.free, 'back')).status).toBe(200);
    const { answer } = await free!.call(listChats);
    expect(answer.chats[0]?.profile).toMatchObject({ id, online: false });
    expect((await free!.call(getChat, { query: { conversation: answer.chats[0]!.conversation.id } })).status).toBe(200);
    const other = await ground.as('other');
    expect((await other.call(getProfile, { query: { id } })).status).toBe(404);
    await hidden!.call(setLike, { body: { profile: ground.world.other, like: true } });
    expect((await other.call(getProfile, { query: { id } })).status).toBe(200);
    expect(ids((await other.call(listLikes)).answer.liked_by)).toEqual([id]);
  });

  it('a like that was given before shows only where it is answered', async () => {
    await free!.call(setLike, { body: { profile: id, like: true } });
    await hide();
    const given = async () => ids((await free!.call(listLikes)).answer.profiles);
    expect(await given()).toEqual([]);
    await hidden!.call(setLike, { body: { profile: ground.world.free, like: true } });
    expect(await given()).toEqual([id]);
  });

  it('[S11] is not online, from that moment on, and leaves no trace of a visit', async () => {
    const online = async () => (await free!.call(getProfile, { query: { id } })).answer.profile.online;
    await message(free!, id, 'known');
    await hidden!.call(getUser);
    expect(await online()).toBe(true);
    await hide();
    ground.server.passes(90_000);
    await hidden!.call(getUser);
    expect(await online()).toBe(false);
    expect((await ground.db.select({ at: members.lastSeenAt }).from(members).where(eq(members.id, id)))[0]!.at).toBeNull();
  });

  it('sees and finds as before, and sees themselves', async () => {
    await hide();
    expect(ids((await hidden!.call(listMembers, { query: {} })).answer.members)).toContain(ground.world.free);
    expect((await hidden!.call(getProfile, { query: { id } })).answer.profile.name).toBe('Premium');
  });
});

onOneDatabase('who hides fictional profiles', (ground) => {
  const fictionalIn = async (who: Browser, hide: boolean) => {
    await who.call(saveAccount, { body: { hide_fictional: hide } });
    const { fictional } = ground.world;
    return {
      search: ids((await who.call(listMembers, { query: {} })).answer.members).includes(fictional),
      finder: (await who.call(findMatches, { body: { answers: ['music'] } })).answer.matches.some(({ member }) => member.id === fictional),
      swipe: ids((await who.call(listSwipeCards)).answer.cards).includes(fictional),
      likes: ids((await who.call(listLikes)).answer.liked_by).includes(fictional),
    };
  };
  const ids = (people: { id: number }[]) => people.map((each) => each.id);

  it('meets none in search, match finder, swipe game and likes, and may change their mind', async () => {
    await ground.db.update(members).set({ interests: ['music'] }).where(eq(members.id, ground.world.fictional));
    await ground.db.insert(likes).values({ likerId: ground.world.fictional, likedId: ground.world.free, createdAt: new Date(), auto: true });
    const free = await ground.as('free');
    expect(await fictionalIn(free, true)).toEqual({ search: false, finder: false, swipe: false, likes: false });
    expect(await fictionalIn(free, false)).toEqual({ search: true, finder: true, swipe: true, likes: true });
  });
});

onOneDatabase('who does not tell the distance', (ground) => {
  it('[S11] is at no distance for others, and still sees theirs', async () => {
    const [premium, free] = [await ground.as('premium'), await ground.as('free')];
    const distance = async (who: Browser, target: number) => (await who.call(getProfile, { query: { id: target } })).answer.profile.distance_km;
    expect(await distance(free, ground.world.premium)).toBeGreaterThan(1);
    await premium.call(saveAccount, { body: { show_distance: false } });
    expect(await distance(free, ground.world.premium)).toBeUndefined();
    expect(await distance(premium, ground.world.free)).toBeGreaterThan(1);
  });
});
