import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { listLikes, setLike } from '@/lib/contract/likes';
import { listSwipeCards, swipeProfile, takeBackPass } from '@/lib/contract/swipe';
import { swipeLikesPerDay } from '@/lib/site/constants';
import { graceOver } from '@/lib/site/members/grace-period';
import { eraseNext } from '../store/erase-member';
import { blocks } from '../store/schema/blocks';
import { likes } from '../store/schema/likes';
import { members } from '../store/schema/members';
import { notifications } from '../store/schema/notifications';
import { swipes } from '../store/schema/swipes';
import { memberRow, today } from '../testing/small-world';
import { onEveryDatabase } from '../testing/suite';
import type { Browser } from '../testing/test-server';

const midnight = '2026-11-21T23:00:00.000Z';

onEveryDatabase('the swipe game', (ground) => {
  let people: number[];
  let free: Browser;

  beforeEach(async () => {
    const rows = Array.from({ length: 6 }, (_, at) => memberRow({ name: `Card${at}` }));
    people = (await ground.db.insert(members).values(rows).returning({ id: members.id })).map(({ id }) => id);
    free = await ground.as('free');
  });

  const swipe = (profile: number, like = true, own = free) => own.call(swipeProfile, { body: { profile, like } });
  const deck = async (own = free) => (await own.call(listSwipeCards)).answer;

  it('[S12] [B03] four likes a day are given, the fifth is refused with the moment of the next', async () => {
    expect(swipeLikesPerDay).toBe(4);
    expect(await deck()).toMatchObject({ likes_left: 4, next_at: midnight, liked_today: [] });
    for (const [at, id] of people.slice(0, 4).entries()) expect((await swipe(id)).answer).toMatchObject({ likes_left: 3 - at, next_at: midnight, match: false });
    const fifth = await swipe(people[4]!);
    expect([fifth.status, fifth.code, fifth.error?.params]).toEqual([409, 'swipe_limit', { next_at: midnight }]);
    expect(await ground.db.select().from(likes)).toHaveLength(4);
    expect((await deck()).likes_left).toBe(0);
  });

  it('[B03] two tabs at once get four likes between them', async () => {
    const tabs = [free, await ground.as('free')];
    const told = await Promise.all(people.map((id, at) => swipe(id, true, tabs[at % 2])));
    expect(told.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 409, 409]);
    expect(await ground.db.select().from(likes)).toHaveLength(4);
  });

  it('[B03] likes come back at the sites’ midnight, not before', async () => {
    for (const id of people.slice(0, 4)) await swipe(id);
    ground.server.passes(11 * 3_600_000 - 1);
    expect((await swipe(people[4]!)).code).toBe('swipe_limit');
    ground.server.passes(1);
    expect(await deck()).toMatchObject({ likes_left: 4, next_at: '2026-11-22T23:00:00.000Z', liked_today: [] });
    expect((await swipe(people[4]!)).answer.likes_left).toBe(3);
  });

  it('[S12] passing is free, and goes on when the likes are used up', async () => {
    for (const id of people.slice(0, 4)) await swipe(id);
    expect((await swipe(people[4]!, false)).answer).toMatchObject({ likes_left: 0, match: false });
    expect((await deck()).cards.map(({ id }) => id)).not.toContain(people[4]);
    expect(await ground.db.select().from(likes)).toHaveLength(4);
  });

  it('the same decision sent again, or six times at once, costs one like', async () => {
    const told = await Promise.all(Array.from({ length: 6 }, () => swipe(people[0]!)));
    expect(told.map(({ answer }) => answer.likes_left)).toEqual([3, 3, 3, 3, 3, 3]);
    expect((await swipe(people[0]!, false)).answer.likes_left).toBe(3);
    expect((await deck()).liked_today.map(({ id }) => id)).toEqual([people[0]]);
  });

  it('a like that was taken back elsewhere is listed no more, and stays counted', async () => {
    for (const id of people.slice(0, 2)) await swipe(id);
    await free.call(setLike, { body: { profile: people[0]!, like: false } });
    const { liked_today, likes_left } = await deck();
    expect([liked_today.map(({ id }) => id), likes_left]).toEqual([[people[1]], 2]);
  });

  it('a repeat of the last like is answered, not refused', async () => {
    for (const id of people.slice(0, 4)) await swipe(id);
    expect((await swipe(people[3]!)).answer.likes_left).toBe(0);
  });

  it('a like in the game is a like like any other, told to both', async () => {
    const heard: number[] = [];
    for (const id of [ground.world.free, people[0]!]) ground.server.parts.bus.subscribe(id, ({ event }) => void (event?.type === 'likes' && heard.push(id)));
    await swipe(people[0]!);
    await swipe(people[0]!);
    expect((await free.call(listLikes)).answer.profiles.map(({ id }) => id)).toEqual([people[0]]);
    expect(heard.toSorted()).toEqual([ground.world.free, people[0]].toSorted());
  });

  it('[S12] a like that goes both ways is a match inside the game', async () => {
    const other = await ground.as('other');
    await swipe(ground.world.free, true, other);
    expect((await swipe(ground.world.other)).answer).toMatchObject({ match: true, likes_left: 3 });
    expect((await deck()).liked_today).toMatchObject([{ id: ground.world.other, match: true }]);
  });

  it('a match whose other like the site made is told as such', async () => {
    await ground.db.insert(likes).values({ likerId: ground.world.fictional, likedId: ground.world.free, createdAt: today, auto: true });
    expect((await swipe(ground.world.fictional)).answer).toMatchObject({ match: true, auto: true });
    expect((await deck()).liked_today).toMatchObject([{ match: true, auto: true }]);
  });

  it('a like given elsewhere costs none in the game, and taking one back gives none back', async () => {
    await free.call(setLike, { body: { profile: people[0]!, like: true } });
    expect((await swipe(people[0]!)).answer.likes_left).toBe(4);
    await swipe(people[1]!);
    await free.call(setLike, { body: { profile: people[1]!, like: false } });
    expect((await deck()).likes_left).toBe(3);
    expect((await swipe(people[1]!)).answer.likes_left).toBe(3);
  });

  it('a pass can be taken back and become a like; a like stays', async () => {
    await swipe(people[0]!, false);
    expect((await free.call(takeBackPass, { body: { profile: people[0]! } })).answer.likes_left).toBe(4);
    expect((await deck()).cards.map(({ id }) => id)).toContain(people[0]);
    await swipe(people[1]!, false);
    expect((await swipe(people[1]!)).answer.likes_left).toBe(3);
    await free.call(takeBackPass, { body: { profile: people[1]! } });
    expect((await deck()).cards.map(({ id }) => id)).not.toContain(people[1]);
    expect((await free.call(takeBackPass, { body: { profile: Number.MAX_SAFE_INTEGER } })).status).toBe(200);
  });

  it('who left, who is hidden, who belongs elsewhere and oneself get no like, and cost none', async () => {
    const { gone, hidden, elsewhere } = ground.world;
    const codes = await Promise.all([gone, hidden, elsewhere, ground.world.free, 999_999, Number.MAX_SAFE_INTEGER].map(async (id) => (await swipe(id)).code));
    expect(codes).toEqual(['member_gone', 'not_found', 'not_found', 'not_found', 'not_found', 'not_found']);
    expect(await deck()).toMatchObject({ likes_left: 4 });
    expect((await swipe(gone, false)).status).toBe(200);
    expect((await swipe(elsewhere, false)).code).toBe('not_found');
  });

  it('[S11] between whom a block stands there is no like, the same answer as for nobody', async () => {
    await ground.db.insert(blocks).values({ blockerId: people[0]!, blockedId: ground.world.free, createdAt: today });
    const [blocked, nobody] = [await swipe(people[0]!), await swipe(999_999)];
    expect([blocked.status, blocked.wire]).toEqual([nobody.status, nobody.wire]);
  });

  it('both of a match are told of it, each once', async () => {
    const other = await ground.as('other');
    await swipe(ground.world.free, true, other);
    await swipe(ground.world.other);
    await swipe(ground.world.other);
    const told = await ground.db.select({ member: notifications.memberId, kind: notifications.kind }).from(notifications);
    expect(told).toEqual([{ member: ground.world.free, kind: 'like' }, { member: ground.world.other, kind: 'match' }]);
  });

  it('a member whose address is not confirmed plays too', async () => {
    const own = await ground.as('unconfirmed');
    expect((await deck(own)).cards.length).toBeGreaterThan(0);
    expect((await swipe(people[0]!, true, own)).answer.likes_left).toBe(3);
  });

  it('of who is erased no swipe is left, neither given nor received', async () => {
    await swipe(people[0]!);
    await swipe(people[1]!, false);
    await swipe(ground.world.free, false, await ground.as('other'));
    const erase = async (id: number) => {
      await ground.db.update(members).set({ deletedAt: new Date(graceOver(today).getTime() - 1) }).where(eq(members.id, id));
      await ground.db.update(members).set({ erasedAt: today }).where(eq(members.id, ground.world.gone));
      return eraseNext(ground.db, today, () => Promise.resolve());
    };
    expect(await erase(people[0]!)).toBe(true);
    expect(await ground.db.select().from(swipes)).toHaveLength(2);
    expect(await erase(ground.world.free)).toBe(true);
    expect(await ground.db.select().from(swipes)).toEqual([]);
  });

  it('whoever left since is not shown among today’s likes', async () => {
    await swipe(people[0]!);
    await ground.db.update(members).set({ deletedAt: new Date() }).where(eq(members.id, people[0]!));
    expect(await deck()).toMatchObject({ liked_today: [], likes_left: 3 });
    expect(await ground.db.select().from(swipes)).toHaveLength(1);
  });
});
