import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { getChat, listChats, sendMessage } from '@/lib/contract/chats';
import { listLikes } from '@/lib/contract/likes';
import { getProfile, listMembers } from '@/lib/contract/members';
import type { Person } from '@/lib/contract/person';
import { getUser } from '@/lib/contract/user';
import { likes } from '../store/schema/likes';
import { members } from '../store/schema/members';
import { addPhotos, today } from '../testing/small-world';
import { onOneDatabase } from '../testing/suite';
import type { Browser } from '../testing/test-server';

onOneDatabase('a private main photo', (ground) => {
  const veiled = { filename: 'shy0-veiled.webp', thumb_filename: 'shy0-veiled.webp', match: '/api/photo.php/shy0-veiled.webp', locked: true };
  const sharp = { filename: 'shy0.webp', thumb_filename: 'shy0-small.webp', match: '/api/photo.php/shy0.webp' };

  /** 'other' of Germany has a private main photo, and a conversation and a match with the free member. */
  async function shy() {
    const { db, world } = ground;
    await addPhotos(db, world.other, [{ name: 'shy0', private: true }, { name: 'shy1' }]);
    await db.update(members).set({ mainPhoto: 'shy0', mainThumb: 'shy0-small', mainBlurred: 'shy0-veiled' }).where(eq(members.id, world.other));
    await db.insert(likes).values([world.free, world.premium].flatMap((id) => [{ likerId: world.other, likedId: id, createdAt: today }, { likerId: id, likedId: world.other, createdAt: today }]));
    for (const who of ['free', 'premium'] as const) await (await ground.as(who)).call(sendMessage, { body: { member: world.other, text: 'hoi', client_id: `to-the-shy-one-${who}` } });
    return world.other;
  }

  /** Every call that shows a member, and who it shows. */
  const surfaces: Record<string, (own: Browser, id: number) => Promise<Person[]>> = {
    search: async (own) => (await own.call(listMembers, { query: { country: 'DE' } })).answer.members,
    similar: async (own) => (await own.call(listMembers, { query: { country: 'DE', countryregion: 'DE-BE' } })).answer.similar,
    profile: async (own, id) => [(await own.call(getProfile, { query: { id } })).answer.profile],
    'chat list': async (own) => (await own.call(listChats)).answer.chats.map(({ profile }) => profile),
    conversation: async (own, member) => [(await own.call(getChat, { query: { member } })).answer.conversation.profile],
    'likes given': async (own) => (await own.call(listLikes)).answer.profiles,
    'likes received': async (own) => (await own.call(listLikes)).answer.liked_by,
  };
  const seen = async (surface: string, own: Browser, id: number) => (await surfaces[surface]!(own, id)).find((person) => person.id === id)?.main_image;

  it.each(Object.keys(surfaces))('[A04] in %s a free member is shown the blurred file on lock, a premium member the photo', async (surface) => {
    const id = await shy();
    expect(await seen(surface, await ground.as('free'), id)).toEqual(veiled);
    expect(await seen(surface, await ground.as('premium'), id)).toEqual(sharp);
  });

  it.each(['search', 'similar', 'profile'])('[A04] in %s a visitor is shown the blurred file on lock', async (surface) => {
    expect(await seen(surface, ground.visitor(), await shy())).toEqual(veiled);
  });

  it('[A04] its owner sees it sharp', async () => {
    const id = await shy();
    const own = await ground.as('other');
    expect((await own.call(getUser)).answer.user!.profile!.main_image).toEqual(sharp);
    expect(await seen('profile', own, id)).toEqual(sharp);
  });

  it('[A04] no answer to a free member or a visitor so much as names the sharp files', async () => {
    const id = await shy();
    const asked = [['/api/members.php', {}], ['/api/profile.php', { id }], ['/api/chats.php', {}], ['/api/chat.php', { member: id }], ['/api/likes.php', {}]] as const;
    for (const own of [await ground.as('free'), ground.visitor()]) {
      for (const [path, query] of asked) expect(await (await own.send(path, { query })).text(), path).not.toMatch(/shy0(-small)?\.webp/);
    }
  });

  it('[A04] the blurred file is sent to everybody, the sharp ones to those who may see them', async () => {
    await shy();
    for (const name of ['shy0', 'shy0-small', 'shy0-veiled']) await ground.server.photos.write(`${name}.webp`, new Uint8Array([1]));
    const status = async (own: Browser) => Promise.all(['shy0', 'shy0-small', 'shy0-veiled'].map(async (name) => (await own.send(`/api/photo.php/${name}.webp`)).status));
    expect(await status(ground.visitor())).toEqual([404, 404, 200]);
    expect(await status(await ground.as('free'))).toEqual([404, 404, 200]);
    expect(await status(await ground.as('premium'))).toEqual([200, 200, 200]);
  });
});
