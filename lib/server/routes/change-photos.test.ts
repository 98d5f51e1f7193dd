import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { getProfile, listMembers } from '@/lib/contract/members';
import { changePhotos, removePhoto, uploadPhoto } from '@/lib/contract/photos';
import { getUser } from '@/lib/contract/user';
import { photos } from '../store/schema/photos';
import { addPhotos } from '../testing/small-world';
import { onOneDatabase } from '../testing/suite';
import type { Browser } from '../testing/test-server';

let file: Buffer;
beforeAll(async () => {
  file = await sharp({ create: { width: 700, height: 900, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } } }).jpeg().toBuffer();
});

onOneDatabase('a member’s own photos, changed', (ground) => {
  const send = async (own: Browser, query: object = {}) => (await own.call(uploadPhoto, { query, body: file })).answer.photo;
  const three = async (own: Browser) => [await send(own), await send(own), await send(own)] as const;
  const order = async (own: Browser, ids: number[]) => own.call(changePhotos, { body: { order: ids } });
  const hide = async (own: Browser, id: number, hidden = true) => own.call(changePhotos, { body: { id, private: hidden } });
  const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);
  const seenBy = async (own: Browser, id: number) => (await own.call(getProfile, { query: { id } })).answer.profile.photos;
  const statusOf = async (own: Browser, name: string | undefined) => (await own.send(`/api/photo.php/${name}`)).status;
  const rows = () => ground.db.select().from(photos).where(eq(photos.memberId, ground.world.free)).orderBy(photos.position);

  describe('their order', () => {
    it('[S13] is the one that was sent, and its first is the main photo, in search too', async () => {
      const own = await ground.as('free');
      const [one, two, last] = await three(own);
      const { status, answer } = await order(own, [last.id, one.id, two.id]);
      expect([status, idsOf(answer.photos)]).toEqual([200, [last.id, one.id, two.id]]);
      expect((await own.call(getUser)).answer.user!.profile!.main_image?.filename).toBe(last.filename);
      const found = (await (await ground.as('other')).call(listMembers, { query: { gender: 'man' } })).answer.members.find(({ id }) => id === ground.world.free);
      expect(found!.main_image?.filename).toBe(last.filename);
      expect(await statusOf(ground.visitor(), one.filename)).toBe(404);
      expect(await statusOf(ground.visitor(), last.filename)).toBe(200);
    });

    it('is the same however often it is sent', async () => {
      const own = await ground.as('free');
      const [one, two, last] = await three(own);
      for (let times = 0; times < 3; times++) expect(idsOf((await order(own, [two.id, last.id, one.id])).answer.photos)).toEqual([two.id, last.id, one.id]);
      expect(idsOf((await order(own, [two.id, two.id])).answer.photos)).toEqual([two.id, last.id, one.id]);
      expect((await rows()).map(({ position }) => position)).toEqual([0, 1, 2]);
    });

    it('keeps photos behind that it does not name: another tab added them', async () => {
      const own = await ground.as('free');
      const [one, two, last] = await three(own);
      expect(idsOf((await order(own, [last.id])).answer.photos)).toEqual([last.id, one.id, two.id]);
    });

    it('that names a photo which is gone, or a stranger’s, changes nothing', async () => {
      const own = await ground.as('free');
      const [one, two, last] = await three(own);
      await own.call(removePhoto, { body: { id: two.id } });
      const [theirs] = await ground.db.select().from(photos).where(eq(photos.memberId, ground.world.premium));
      for (const id of [two.id, theirs!.id, 9_007_199_254_740_991]) expect((await order(own, [last.id, id])).status).toBe(404);
      expect((await rows()).map(({ id }) => id)).toEqual([one.id, last.id]);
    });

    it.each([{}, { order: [] }, { order: ['x'] }, { order: [-1] }, { order: Array(101).fill(1) }, { id: 1 }, { id: 'x', private: true }, { id: 1, private: 'perhaps' }])('%j is no change', async (body) => {
      const told = await (await ground.as('free')).call(changePhotos, { body: body as { order: number[] } });
      expect([told.status, told.code]).toEqual([422, 'invalid_input']);
    });

    it('five orders at once leave one of them whole', async () => {
      const own = await ground.as('free');
      const [one, two, last] = await three(own);
      const wanted = [[one, two, last], [two, last, one], [last, one, two], [two, one, last], [one, last, two]].map(idsOf);
      await Promise.all(wanted.map((ids) => order(own, ids)));
      expect(wanted).toContainEqual(idsOf(await rows()));
    });
  });

  describe('a photo made private', () => {
    it('[P02] [A04] is blurred for free members, nothing for a visitor, and sharp for premium ones', async () => {
      const own = await ground.as('free');
      const [, two] = await three(own);
      const { answer } = await hide(own, two.id);
      expect(answer.photos[1]).toMatchObject({ id: two.id, private: true, locked: false });
      const premium = (await seenBy(await ground.as('premium'), ground.world.free))[1]!;
      const free = (await seenBy(await ground.as('other'), ground.world.free))[1]!;
      expect([premium.locked, free.locked]).toEqual([false, true]);
      expect(premium.filename).toBe(answer.photos[1]!.filename);
      expect([await statusOf(await ground.as('premium'), premium.filename), await statusOf(await ground.as('other'), premium.filename), await statusOf(await ground.as('other'), free.filename)]).toEqual([200, 404, 200]);
      expect(idsOf(await seenBy(ground.visitor(), ground.world.free))).toHaveLength(1);
      const blurred = await sharp(Buffer.from(ground.server.photos.files.get(free.filename!)!)).metadata();
      expect([blurred.width, blurred.height]).toEqual([42, 56]);
    });

    it('[A04] leaves its old addresses: they serve nobody any more, and no file stays behind', async () => {
      const own = await ground.as('free');
      const first = await send(own);
      expect(await statusOf(ground.visitor(), first.filename)).toBe(200);
      const { photos: [hidden] } = (await hide(own, first.id)).answer;
      expect(hidden!.filename).not.toBe(first.filename);
      for (const name of [first.filename, first.thumb_filename]) for (const who of [ground.visitor(), own, await ground.as('premium')]) expect(await statusOf(who, name)).toBe(404);
      expect(ground.server.photos.files.size).toBe(3);
      const { main_image: main } = (await ground.visitor().call(getProfile, { query: { id: ground.world.free } })).answer.profile;
      expect(main).toMatchObject({ locked: true });
      expect(await statusOf(ground.visitor(), main!.filename!)).toBe(200);
    });

    it('said twice, or by two tabs at once, it is made private once', async () => {
      const own = await ground.as('free');
      const { id } = await send(own);
      const told = await Promise.all([1, 2, 3].map(() => hide(own, id)));
      expect(told.map(({ status }) => status)).toEqual([200, 200, 200]);
      const [row] = await rows();
      expect((await hide(own, id)).answer.photos[0]!.filename).toBe(`${row!.fullName}.webp`);
      expect([...ground.server.photos.files.keys()].toSorted()).toEqual([row!.fullName, row!.thumbName, row!.blurredName].map((name) => `${name}.webp`).toSorted());
    });

    it('and open again, everybody sees it, and the blurred file is gone', async () => {
      const own = await ground.as('free');
      const { id } = await send(own, { private: '1' });
      expect(ground.server.photos.files.size).toBe(3);
      const { photos: [open] } = (await hide(own, id, false)).answer;
      expect([open!.private, ground.server.photos.files.size]).toEqual([false, 2]);
      expect(await statusOf(ground.visitor(), open!.filename)).toBe(200);
      expect((await ground.visitor().call(getProfile, { query: { id: ground.world.free } })).answer.profile.main_image).not.toHaveProperty('locked');
    });

    it('that is an illustration which another member shows too leaves theirs alone', async () => {
      await addPhotos(ground.db, ground.world.free, [{ name: 'premium1' }]);
      const picture = new Uint8Array(await sharp(file).resize(600, 800).webp().toBuffer());
      ground.server.photos.files.set('premium1.webp', picture).set('premium1-small.webp', picture);
      const [row] = await rows();
      const { photos: [hidden] } = (await hide(await ground.as('free'), row!.id)).answer;
      expect(hidden!.filename).not.toBe('premium1.webp');
      expect([...ground.server.photos.files.keys()]).toEqual(expect.arrayContaining(['premium1.webp', 'premium1-small.webp', hidden!.filename]));
      expect(await statusOf(await ground.as('other'), 'premium1.webp')).toBe(200);
    });
  });
});
