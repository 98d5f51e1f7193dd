import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { listLikes, setLike } from '@/lib/contract/likes';
import { listNotifications } from '@/lib/contract/notifications';
import { likes } from '../store/schema/likes';
import { members } from '../store/schema/members';
import { today } from '../testing/small-world';
import { onEveryDatabase } from '../testing/suite';
import type { Browser } from '../testing/test-server';

onEveryDatabase('likes', (ground) => {
  const like = (own: Browser, profile: number, yes = true) => own.call(setLike, { body: { profile, like: yes } });
  const minutesAgo = (minutes: number) => new Date(today.getTime() - minutes * 60_000);

  it('[C14] [E07] answers with fields profiles and liked_by, each with its id and whether it is new', async () => {
    const free = await ground.as('free');
    expect((await free.call(listLikes)).wire).toEqual({ profiles: [], liked_by: [] });
    await like(free, ground.world.other);
    await like(await ground.as('premium'), ground.world.free);
    const { wire } = await free.call(listLikes);
    expect(wire).toMatchObject({ profiles: [{ id: ground.world.other, like_new: false, match: false }], liked_by: [{ id: ground.world.premium, like_new: true, match: false }] });
  });

  it('[S05] new likes come first, then the latest', async () => {
    const rows = [['premium', 1, true], ['other', 5, false], ['poor', 9, false], ['fictional', 7, true]] as const;
    await ground.db.insert(likes).values(rows.map(([who, minutes, seen]) => ({ likerId: ground.world[who], likedId: ground.world.free, createdAt: minutesAgo(minutes), seenAt: seen ? today : null })));
    const { liked_by } = (await (await ground.as('free')).call(listLikes)).answer;
    expect(liked_by.map(({ name }) => name)).toEqual(['Other', 'Poor', 'Premium', 'Fictional']);
    expect(liked_by.map(({ like_new }) => like_new)).toEqual([true, true, false, false]);
  });

  it('[S05] a like both ways is a match, and both are told', async () => {
    const [free, other] = [await ground.as('free'), await ground.as('other')];
    expect((await like(free, ground.world.other)).answer).toEqual({ liked: true, match: false });
    expect((await like(other, ground.world.free)).answer).toEqual({ liked: true, match: true });
    for (const own of [free, other]) {
      const { profiles, liked_by } = (await own.call(listLikes)).answer;
      expect([profiles[0]?.match, liked_by[0]?.match, liked_by[0]?.liked]).toEqual([true, true, true]);
    }
  });

  it('liking twice is one like, and one signal to each', async () => {
    const heard: number[] = [];
    for (const id of [ground.world.free, ground.world.other]) ground.server.parts.bus.subscribe(id, ({ event }) => void (event?.type === 'likes' && heard.push(id)));
    const free = await ground.as('free');
    await Promise.all([1, 2, 3, 4].map(() => like(free, ground.world.other)));
    expect(await ground.db.select().from(likes)).toHaveLength(1);
    expect(heard.toSorted()).toEqual([ground.world.free, ground.world.other].toSorted());
  });

  it('[S05] a like of the site comes after those that people gave, and before what was seen', async () => {
    const rows = [['premium', 1, true, false], ['fictional', 2, false, true], ['other', 5, false, false]] as const;
    await ground.db.insert(likes).values(rows.map(([who, minutes, seen, auto]) => ({ likerId: ground.world[who], likedId: ground.world.free, createdAt: minutesAgo(minutes), seenAt: seen ? today : null, auto })));
    const { liked_by } = (await (await ground.as('free')).call(listLikes)).answer;
    expect(liked_by.map(({ name, liked_at }) => [name, liked_at])).toEqual([['Other', minutesAgo(5).toISOString()], ['Fictional', minutesAgo(2).toISOString()], ['Premium', minutesAgo(1).toISOString()]]);
  });

  it('who is liked hears by whom, and whether it goes both ways; the liker’s other tabs hear that something changed', async () => {
    const heard: unknown[] = [];
    const { free, other } = ground.world;
    for (const id of [free, other]) ground.server.parts.bus.subscribe(id, ({ event }) => void heard.push([id, event]));
    await like(await ground.as('free'), other);
    await like(await ground.as('other'), free);
    expect(heard).toEqual([
      [free, { type: 'likes' }], [other, { type: 'likes', from: free, match: false }],
      [other, { type: 'likes' }], [free, { type: 'likes', from: other, match: true }],
    ]);
  });

  it('two who like each other at the same moment: one of them at least is told of the match', async () => {
    const [free, other] = [await ground.as('free'), await ground.as('other')];
    const told = await Promise.all([like(free, ground.world.other), like(other, ground.world.free)]);
    expect(told.filter(({ answer }) => answer.match)).not.toHaveLength(0);
  });

  it('the like of a profile that nobody may see names nobody, and shows once the profile does', async () => {
    const heard: unknown[] = [];
    ground.server.parts.bus.subscribe(ground.world.free, ({ event }) => void heard.push(event));
    await like(await ground.as('unconfirmed'), ground.world.free);
    expect(heard).toEqual([{ type: 'likes' }]);
    const free = await ground.as('free');
    expect((await free.call(listLikes)).answer.liked_by).toEqual([]);
    await ground.db.update(members).set({ profileStatus: 'active' }).where(eq(members.id, ground.world.unconfirmed));
    expect((await free.call(listLikes)).answer.liked_by).toMatchObject([{ name: 'Unconfirmed', like_new: true }]);
  });

  it('a like can be taken back, also one that never was', async () => {
    const free = await ground.as('free');
    await like(free, ground.world.other);
    for (let at = 0; at < 2; at++) expect((await like(free, ground.world.other, false)).answer).toEqual({ liked: false, match: false });
    expect((await (await ground.as('other')).call(listLikes)).answer.liked_by).toEqual([]);
  });

  it('a like that is taken back takes the word of the match from both', async () => {
    const [free, other] = [await ground.as('free'), await ground.as('other')];
    await like(free, ground.world.other);
    await like(other, ground.world.free);
    const kinds = async (own: Browser) => (await own.call(listNotifications)).answer.notifications.map(({ kind }) => kind);
    expect(await kinds(free)).toEqual(['match']);
    await like(free, ground.world.other, false);
    expect([await kinds(free), await kinds(other)]).toEqual([[], []]);
    // The other like stands.
    expect((await free.call(listLikes)).answer.liked_by).toMatchObject([{ id: ground.world.other, match: false }]);
  });

  it('who left, who is hidden, who belongs elsewhere and oneself cannot be liked', async () => {
    const free = await ground.as('free');
    const codes = async (...who: number[]) => Promise.all(who.map(async (id) => (await like(free, id)).code));
    expect(await codes(ground.world.gone, ground.world.hidden, ground.world.elsewhere, ground.world.free, 999_999)).toEqual(['member_gone', 'not_found', 'not_found', 'not_found', 'not_found']);
  });

  it('likes of who has left or is hidden are not shown', async () => {
    await like(await ground.as('premium'), ground.world.free);
    await like(await ground.as('other'), ground.world.free);
    await ground.db.update(members).set({ deletedAt: today }).where(eq(members.id, ground.world.premium));
    await ground.db.update(members).set({ profileStatus: 'disabled' }).where(eq(members.id, ground.world.other));
    expect((await (await ground.as('free')).call(listLikes)).answer.liked_by).toEqual([]);
  });
});
