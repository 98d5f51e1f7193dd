import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { listChats, sendMessage } from '@/lib/contract/chats';
import { getProfile } from '@/lib/contract/members';
import { addBlock, removeBlock } from '../store/block-store';
import { likes } from '../store/schema/likes';
import { members } from '../store/schema/members';
import { photoDrawer } from './draw-photos';
import { addPhotos, today } from '../testing/small-world';
import { signedIn } from '../testing/signed-in';
import { onOneDatabase } from '../testing/suite';
import { requestTo, testServer } from '../testing/test-server';

onOneDatabase('photos', (ground) => {
  const bytes = new TextEncoder().encode('picture');
  const path = (name: string) => `/api/photo.php/${name}.webp`;
  const fill = async () => {
    for (const name of ['premium0', 'premium0-small', 'premium1', 'premium1-small', 'premium2', 'premium2-small', 'premium2-veiled']) await ground.server.photos.write(`${name}.webp`, bytes);
  };

  it.each([
    ['the main photo', 'premium0', 200, 200, 200],
    ['the small main photo', 'premium0-small', 200, 200, 200],
    ['a further photo', 'premium1', 404, 200, 200],
    ['a private photo', 'premium2', 404, 404, 200],
    ['the small private photo', 'premium2-small', 404, 404, 200],
    ['the blurred private photo', 'premium2-veiled', 200, 200, 200],
  ])('[A04] %s is sent to those who may see it', async (_, name, visitor, free, premium) => {
    await fill();
    expect((await ground.visitor().send(path(name))).status, 'visitor').toBe(visitor);
    expect((await (await ground.as('free')).send(path(name))).status, 'free').toBe(free);
    expect((await (await ground.as('premium')).send(path(name))).status, 'owner').toBe(premium);
  });

  it('[P03] a premium member gets the sharp private photo of another', async () => {
    await fill();
    await ground.db.update(members).set({ paidUser: true });
    expect((await (await ground.as('other')).send(path('premium2'))).status).toBe(200);
  });

  it('[A04] [bar S9] only what everybody may see may be kept, and by everybody', async () => {
    await fill();
    const premium = await ground.as('premium');
    const caching = async (name: string) => (await premium.send(path(name))).headers.get('cache-control');
    expect(await caching('premium0')).toBe('public, max-age=31536000, immutable');
    expect(await caching('premium2-veiled')).toBe('public, max-age=31536000, immutable');
    expect(await caching('premium1')).toBe('private, no-store');
    expect(await caching('premium2')).toBe('private, no-store');
  });

  it('is a picture and nothing else, and is not sent twice', async () => {
    await fill();
    const first = await ground.visitor().send(path('premium0'));
    expect([first.headers.get('content-type'), await first.text()]).toEqual(['image/webp', 'picture']);
    const again = await ground.visitor().send(path('premium0'), { headers: { 'if-none-match': first.headers.get('etag')! } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each(['../../package.json', '..%2f..%2fpackage.json', 'premium0.webp.webp', 'premium0.jpg', '.webp', 'a/b.webp', 'premium0.webp%00', 'premium0.webp/', '%2e%2e', 'x'.repeat(200)])('%s is unknown', async (name) => {
    await fill();
    expect((await ground.visitor().send(`/api/photo.php/${name}`)).status).toBe(404);
  });

  it('a photo of another site, or of one who left, is unknown', async () => {
    await fill();
    expect((await ground.visitor().send(path('premium0'), { host: 'she.test' })).status).toBe(404);
    await ground.db.update(members).set({ deletedAt: today });
    expect((await ground.visitor().send(path('premium0'))).status).toBe(404);
  });

  it('[S11] whoever is blocked, on either side, gets no further photo: the same 404 as for one that does not exist', async () => {
    await fill();
    await ground.db.update(members).set({ paidUser: true }).where(eq(members.id, ground.world.free));
    const free = await ground.as('free');
    const told = async (name: string) => [(await free.send(path(name))).status, await (await free.send(path(name))).text()];
    const unknown = await told('made-up');
    for (const [blocker, blocked] of [['premium', 'free'], ['free', 'premium']] as const) {
      expect([(await told('premium1'))[0], (await told('premium2'))[0]]).toEqual([200, 200]);
      await addBlock(ground.db, ground.world[blocker], ground.world[blocked], today);
      for (const name of ['premium1', 'premium1-small', 'premium2', 'premium2-small']) expect(await told(name), `${blocker} ${name}`).toEqual(unknown);
      expect((await told('premium0'))[0]).toBe(200);
      expect((await (await ground.as('premium')).send(path('premium1'))).status).toBe(200);
      await removeBlock(ground.db, ground.world[blocker], ground.world[blocked]);
    }
  });

  it('[S11] a further photo of an invisible member goes to whom they like, and to no stranger', async () => {
    await fill();
    await ground.db.update(members).set({ invisible: true }).where(eq(members.id, ground.world.premium));
    await ground.db.insert(likes).values({ likerId: ground.world.premium, likedId: ground.world.other, createdAt: today });
    expect((await (await ground.as('free')).send(path('premium1'))).status).toBe(404);
    expect((await (await ground.as('other')).send(path('premium1'))).status).toBe(200);
    expect((await (await ground.as('premium')).send(path('premium1'))).status).toBe(200);
  });

  it('where two members share a file, one who blocked the viewer does not take the other’s from them', async () => {
    await fill();
    await addPhotos(ground.db, ground.world.other, [{ name: 'other0' }, { name: 'premium1' }]);
    const free = await ground.as('free');
    await addBlock(ground.db, ground.world.premium, ground.world.free, today);
    expect((await free.send(path('premium1'))).status).toBe(200);
    await addBlock(ground.db, ground.world.other, ground.world.free, today);
    expect((await free.send(path('premium1'))).status).toBe(404);
  });

  it('of an account that the operator has shut no photo is sent, the main one neither', async () => {
    await fill();
    await ground.db.update(members).set({ suspendedAt: today, profileStatus: 'disabled' }).where(eq(members.id, ground.world.premium));
    for (const name of ['premium0', 'premium0-small', 'premium2-veiled', 'premium1']) {
      expect((await ground.visitor().send(path(name))).status).toBe(404);
      expect((await (await ground.as('free')).send(path(name))).status).toBe(404);
    }
  });

  it('nor is one named to whom they talked with: no picture stands there broken', async () => {
    const free = await ground.as('free');
    await free.call(sendMessage, { body: { member: ground.world.premium, text: 'hoi', client_id: 'before-the-report-01' } });
    const named = async () => [(await free.call(listChats)).answer.chats[0]!.profile.main_image, (await free.call(getProfile, { query: { id: ground.world.premium } })).answer.profile.photos.length];
    expect(await named()).toEqual([expect.objectContaining({ filename: 'premium0.webp' }), 3]);
    await ground.db.update(members).set({ suspendedAt: today, profileStatus: 'disabled' }).where(eq(members.id, ground.world.premium));
    expect(await named()).toEqual([null, 0]);
  });

  it('two members may show the same illustration: it is as open as the more open of the two', async () => {
    await fill();
    await addPhotos(ground.db, ground.world.other, [{ name: 'other0' }, { name: 'premium2' }]);
    expect((await ground.visitor().send(path('premium2'))).status).toBe(404);
    expect((await (await ground.as('free')).send(path('premium2'))).status).toBe(200);
  });

  it('a session of another site opens no photo here', async () => {
    await fill();
    const elsewhere = await signedIn(ground.server, ground.world.elsewhere, 'she.test');
    expect((await elsewhere.send(path('premium1'), { host: 'vonk.test' })).status).toBe(404);
  });

  it('draws an illustration whose files are missing, once, however many ask', async () => {
    const draw = vi.fn(photoDrawer(ground.server.photos));
    const { handle } = testServer(ground.db, { photos: ground.server.photos, drawPhoto: draw });
    const answers = await Promise.all([1, 2, 3].map(() => handle(requestTo(path('premium0')))));
    for (const answer of answers) {
      const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([width, height, format]).toEqual([600, 800, 'webp']);
    }
    expect([...ground.server.photos.files.keys()].toSorted()).toEqual(['premium0-small.webp', 'premium0.webp']);
    await handle(requestTo(path('premium0')));
    expect(draw).toHaveBeenCalledTimes(3);
  });

  it('[A04] the blurred file is drawn from too few pixels to be sharp', async () => {
    const response = await ground.visitor().send(path('premium2-veiled'));
    const { width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(width).toBeLessThanOrEqual(64);
  });
});
