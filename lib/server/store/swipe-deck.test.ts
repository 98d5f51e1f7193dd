import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { setLike } from '@/lib/contract/likes';
import { listSwipeCards, swipeProfile } from '@/lib/contract/swipe';
import { blocks } from './schema/blocks';
import { likes } from './schema/likes';
import { members, type NewMember } from './schema/members';
import { memberRow, today } from '../testing/small-world';
import { onEveryDatabase } from '../testing/suite';

const hour = 60 * 60 * 1000;

onEveryDatabase('the deck of the swipe game', (ground) => {
  const named = async (who: 'free' | 'premium' = 'free') => (await (await ground.as(who)).call(listSwipeCards)).answer.cards.map(({ name }) => name);
  const wish = (lookingFor: string, who: 'free' | 'premium' = 'free') => ground.db.update(members).set({ lookingFor }).where(eq(members.id, ground.world[who]));
  const add = async (...rows: (Partial<NewMember> & { name: string })[]) => {
    const list = rows.map((row, at) => memberRow({ activeHour: 900_000 - at, ...row }));
    return (await ground.db.insert(members).values(list).returning({ id: members.id })).map(({ id }) => id);
  };

  it('[S12] the last to be here come first: one’s own country, then the others, and neither oneself nor who has left or is hidden', async () => {
    expect(await named()).toEqual(['Fictional', 'Poor', 'Premium', 'Other']);
  });

  it('holds whom the member looks for', async () => {
    await wish('woman');
    expect(await named()).toEqual(['Fictional', 'Premium', 'Other']);
    await wish('man', 'premium');
    expect(await named('premium')).toEqual(['Free', 'Poor']);
  });

  it('[S11] leaves out who is blocked, from either side, who is invisible, and fictional profiles where the member hides them', async () => {
    await ground.db.insert(blocks).values([
      { blockerId: ground.world.free, blockedId: ground.world.poor, createdAt: today },
      { blockerId: ground.world.premium, blockedId: ground.world.free, createdAt: today },
    ]);
    expect(await named()).toEqual(['Fictional', 'Other']);
    await ground.db.update(members).set({ invisible: true }).where(eq(members.id, ground.world.other));
    await ground.db.update(members).set({ hideFictional: true }).where(eq(members.id, ground.world.free));
    expect(await named()).toEqual([]);
  });

  it('shows nobody twice: neither passed, nor liked here, nor liked elsewhere', async () => {
    const free = await ground.as('free');
    await free.call(swipeProfile, { body: { profile: ground.world.poor, like: false } });
    await free.call(swipeProfile, { body: { profile: ground.world.premium, like: true } });
    await free.call(setLike, { body: { profile: ground.world.other, like: true } });
    expect(await named()).toEqual(['Fictional']);
  });

  it('one card in two is of a member who likes the viewer, so that not every like is a match; the site’s own profiles have no such place', async () => {
    for (const who of ['other', 'premium', 'fictional'] as const) await (await ground.as(who)).call(setLike, { body: { profile: ground.world.free, like: true } });
    expect(await named()).toEqual(['Fictional', 'Other', 'Poor', 'Premium']);
  });

  it('a like of a stranger is followed by one who likes the viewer, after a reload too', async () => {
    await (await ground.as('other')).call(setLike, { body: { profile: ground.world.free, like: true } });
    await (await ground.as('free')).call(swipeProfile, { body: { profile: ground.world.fictional, like: true } });
    expect(await named()).toEqual(['Other', 'Poor', 'Premium']);
  });

  it('where many like the viewer half of the cards are theirs, and all once there is nobody else', async () => {
    const rows = await add(...Array.from({ length: 8 }, (_, at) => ({ name: `Fan${at}` })));
    await ground.db.insert(likes).values(rows.map((likerId, at) => ({ likerId, likedId: ground.world.free, createdAt: new Date(today.getTime() - at * 1_000) })));
    expect(await named()).toEqual(['Fictional', 'Fan0', 'Poor', 'Fan1', 'Premium', 'Fan2', 'Other', 'Fan3']);
    const free = await ground.as('free');
    for (const who of ['fictional', 'poor', 'premium', 'other'] as const) await free.call(swipeProfile, { body: { profile: ground.world[who], like: false } });
    expect(await named()).toEqual(['Fan0', 'Fan1', 'Fan2', 'Fan3', 'Fan4', 'Fan5', 'Fan6', 'Fan7']);
  });

  it('a member who likes the viewer has the second card behind many who do and are not whom they look for', async () => {
    await wish('woman');
    const rows = await add(...Array.from({ length: 40 }, (_, at) => ({ name: `Man${at}`, gender: 'man' })));
    await ground.db.insert(likes).values([...rows, ground.world.other].map((likerId, at) => ({ likerId, likedId: ground.world.free, createdAt: new Date(today.getTime() - at * 1_000) })));
    expect((await named())[1]).toBe('Other');
  });

  it('who likes the viewer, and is not whom they look for, is no card', async () => {
    await wish('man');
    await (await ground.as('other')).call(setLike, { body: { profile: ground.world.free, like: true } });
    expect(await named()).toEqual(['Poor']);
  });

  it('a card carries interests and open photos; a locked one of a free member’s view is left out', async () => {
    await ground.db.update(members).set({ interests: ['music'] }).where(eq(members.id, ground.world.premium));
    const { cards } = (await (await ground.as('free')).call(listSwipeCards)).answer;
    const card = cards.find(({ name }) => name === 'Premium')!;
    expect(card.interests).toEqual(['music']);
    expect(card.photos.map(({ filename }) => filename)).toEqual(['premium0.webp', 'premium1.webp']);
    expect(cards.map(({ distance_km, fictional }) => [fictional, distance_km === null || distance_km === undefined])).toContainEqual([true, true]);
  });

  it('whose main photo is private comes last to a free member, blurred, and in turn to a premium one', async () => {
    const hidden = { mainPhoto: 'own0', mainThumb: 'own0-small', mainBlurred: 'own0-veiled' };
    await add({ name: 'Veiled', ...hidden }, { name: 'Open' });
    expect((await named()).slice(0, 1)).toEqual(['Open']);
    expect((await named('premium')).slice(0, 2)).toEqual(['Veiled', 'Open']);
  });

  it('eight cards at once, and the next eight after them', async () => {
    await add(...Array.from({ length: 20 }, (_, at) => ({ name: `Many${at}` })));
    const free = await ground.as('free');
    const first = (await free.call(listSwipeCards)).answer.cards;
    expect(first.map(({ name }) => name)).toEqual(Array.from({ length: 8 }, (_, at) => `Many${at}`));
    for (const { id } of first) await free.call(swipeProfile, { body: { profile: id, like: false } });
    expect((await named())[0]).toBe('Many8');
  });

  it('nobody left is an empty deck, and somebody new fills it again', async () => {
    const free = await ground.as('free');
    for (const who of ['poor', 'premium', 'fictional', 'other'] as const) await free.call(swipeProfile, { body: { profile: ground.world[who], like: false } });
    expect(await named()).toEqual([]);
    ground.server.passes(hour);
    await add({ name: 'Newcomer' });
    expect(await named()).toEqual(['Newcomer']);
  });
});
