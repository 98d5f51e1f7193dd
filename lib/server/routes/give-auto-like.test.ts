import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sendMessage } from '@/lib/contract/chats';
import { getAutoLike, listLikes, setLike } from '@/lib/contract/likes';
import { getProfile } from '@/lib/contract/members';
import { getUser } from '@/lib/contract/user';
import { autoLikeCandidates } from '../store/auto-like-store';
import { memberById } from '../store/profile-store';
import { blocks } from '../store/schema/blocks';
import { likes } from '../store/schema/likes';
import { members } from '../store/schema/members';
import { memberRow, today } from '../testing/small-world';
import { onEveryDatabase } from '../testing/suite';

const day = 24 * 60 * 60 * 1000;

onEveryDatabase('likes of the site itself', (ground) => {
  const autoLikes = () => ground.db.select().from(likes).where(eq(likes.auto, true));

  it('[C11] gives a fictional profile with id and main_image.match, and says whose like it is', async () => {
    await ground.db.update(members).set({ mainPhoto: 'mila', mainThumb: 'mila-small' }).where(eq(members.id, ground.world.fictional));
    const { wire } = await (await ground.as('free')).call(getAutoLike);
    expect(wire).toMatchObject({ id: ground.world.fictional, main_image: { match: '/api/photo.php/mila.webp' }, fictional: true, auto: true, like_new: true });
  });

  it('stands in the list as the site’s own, is new there, and raises no number', async () => {
    const free = await ground.as('free');
    await free.call(getAutoLike);
    expect((await free.call(listLikes)).wire.liked_by).toMatchObject([{ id: ground.world.fictional, auto: true, like_new: true }]);
    expect((await free.call(getUser)).answer.user).toMatchObject({ new_likes: 0 });
    await free.call(getProfile, { query: { id: ground.world.fictional } });
    expect((await free.call(listLikes)).wire.liked_by).toMatchObject([{ auto: true, like_new: false }]);
  });

  it('[C11] a member is told that somebody waits, until it was asked who; one like a day, however often it is asked', async () => {
    await ground.db.insert(members).values(memberRow({ name: 'Second', fictional: true, lastSeenAt: null, lat: null, lon: null }));
    const free = await ground.as('free');
    expect((await free.call(getUser)).answer.user?.auto_like).toBe(true);
    const [first, ...others] = await Promise.all([1, 2, 3, 4].map(() => free.call(getAutoLike)));
    expect(first?.status).toBe(200);
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await autoLikes()).toHaveLength(1);
    expect((await free.call(getUser)).answer.user?.auto_like).toBe(false);

    ground.server.passes(day - 1);
    await free.call(getAutoLike);
    expect(await autoLikes()).toHaveLength(1);
    ground.server.passes(1);
    await free.call(getAutoLike);
    expect(await autoLikes()).toHaveLength(2);
  });

  it('who has a new like of somebody is left alone, and gets the last one that there was', async () => {
    const free = await ground.as('free');
    await (await ground.as('premium')).call(setLike, { body: { profile: ground.world.free, like: true } });
    expect((await free.call(getUser)).answer.user?.auto_like).toBe(false);
    expect((await free.call(getAutoLike)).wire).toBeNull();
    await ground.db.insert(likes).values({ likerId: ground.world.fictional, likedId: ground.world.free, createdAt: today, auto: true, seenAt: today });
    expect((await free.call(getAutoLike)).answer).toMatchObject({ id: ground.world.fictional, like_new: false });
  });

  it('is chosen among those of the member’s own country, and of others where these are few', async () => {
    const [abroad] = await ground.db.insert(members).values(memberRow({ name: 'Abroad', country: 'DE', fictional: true, activeHour: 999_999 })).returning({ id: members.id });
    const member = (await memberById(ground.db, ground.world.free))!;
    expect(await autoLikeCandidates(ground.db, member, 16)).toEqual([ground.world.fictional, abroad!.id]);
    expect(await autoLikeCandidates(ground.db, member, 1)).toEqual([ground.world.fictional]);
  });

  it('comes from a fictional profile that fits what the member looks for, and from nobody whom the member already knows', async () => {
    const nobodyFor = async (why: () => Promise<unknown>) => {
      await why();
      await ground.db.update(members).set({ autoLikeAt: null });
      expect((await (await ground.as('free')).call(getAutoLike)).wire).toBeNull();
      expect(await autoLikes()).toHaveLength(0);
    };
    const fictional = { likerId: ground.world.free, likedId: ground.world.fictional };
    await nobodyFor(() => ground.db.update(members).set({ gender: 'man' }).where(eq(members.id, ground.world.fictional)).then(() => ground.db.update(members).set({ lookingFor: 'woman' }).where(eq(members.id, ground.world.free))));
    await ground.db.update(members).set({ gender: 'woman' }).where(eq(members.id, ground.world.fictional));
    await nobodyFor(() => ground.db.update(members).set({ lookingFor: 'woman' }).where(eq(members.id, ground.world.fictional)));
    await ground.db.update(members).set({ lookingFor: 'everyone' }).where(eq(members.id, ground.world.fictional));
    await nobodyFor(() => ground.db.insert(likes).values({ ...fictional, createdAt: today }));
    await ground.db.delete(likes);
    await nobodyFor(() => ground.db.insert(blocks).values({ blockerId: ground.world.free, blockedId: ground.world.fictional, createdAt: today }));
    await ground.db.delete(blocks);
    await nobodyFor(async () => (await ground.as('free')).call(sendMessage, { body: { member: ground.world.fictional, text: 'hoi', client_id: 'client-id-0123456789' } }));
  });

  it('is never a match by itself: only the member’s own like makes it one, which stays the site’s', async () => {
    const free = await ground.as('free');
    await free.call(getAutoLike);
    expect((await free.call(setLike, { body: { profile: ground.world.fictional, like: true } })).answer).toEqual({ liked: true, match: true });
    expect((await free.call(listLikes)).wire.profiles).toMatchObject([{ match: true, auto: true }]);
    expect((await free.call(getAutoLike)).answer).toMatchObject({ match: true, liked: true });
  });
});
