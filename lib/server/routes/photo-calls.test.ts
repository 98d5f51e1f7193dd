import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { getProfile } from '@/lib/contract/members';
import { photoRules } from '@/lib/contract/photo-rules';
import { removePhoto, uploadPhoto } from '@/lib/contract/photos';
import { getUser } from '@/lib/contract/user';
import { members } from '../store/schema/members';
import { photos } from '../store/schema/photos';
import { addPhotos } from '../testing/small-world';
import { onOneDatabase } from '../testing/suite';
import type { Browser } from '../testing/test-server';

let file: Buffer;
beforeAll(async () => {
  file = await sharp({ create: { width: 700, height: 900, channels: 3, background: '#c2185b' } }).withMetadata({ exif: { IFD0: { Artist: 'Sanne Geheim' } } }).jpeg().toBuffer();
});

onOneDatabase('a member’s own photos', (ground) => {
  const send = (own: Browser, query: object = {}, headers: Record<string, string> = {}, body: Uint8Array = file) => own.call(uploadPhoto, { query, body, headers });
  const mainOf = async (own: Browser) => (await own.call(getUser)).answer.user!.profile!.main_image;
  const names = (list: { filename?: string }[]) => list.map(({ filename }) => filename);

  it('[S11] [E02] the first one becomes the main photo; its files are served, small and whole', async () => {
    const own = await ground.as('free');
    const { status, answer } = await send(own);
    expect([status, answer.photos]).toMatchObject([200, [answer.photo]]);
    expect(answer.photo).toMatchObject({ locked: false, private: false, filename: expect.stringMatching(/^[\w-]{20}\.webp$/) });
    expect(await mainOf(own)).toMatchObject({ filename: answer.photo.filename, thumb_filename: answer.photo.thumb_filename });
    for (const name of [answer.photo.filename, answer.photo.thumb_filename]) {
      const served = await ground.visitor().send(`/api/photo.php/${name}`);
      expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(Buffer.from(await served.arrayBuffer()).toString('latin1')).not.toContain('Sanne');
    }
  });

  it('the file that came is kept nowhere', async () => {
    await send(await ground.as('free'));
    expect(ground.server.photos.files.size).toBe(2);
    for (const bytes of ground.server.photos.files.values()) expect(Buffer.from(bytes).includes('Sanne Geheim')).toBe(false);
    expect(JSON.stringify(ground.server.lines)).not.toMatch(/Sanne|webp/);
  });

  it('[V07] a free member has at most three, a premium member twenty-five', async () => {
    const [free, premium] = [await ground.as('free'), await ground.as('premium')];
    for (let at = 0; at < 3; at++) expect((await send(free)).status).toBe(200);
    const fourth = await send(free);
    expect([fourth.status, fourth.code, fourth.error?.params]).toEqual([409, 'photo_limit', { limit: 3 }]);
    expect(ground.server.photos.files.size).toBe(6);
    await addPhotos(ground.db, ground.world.premium, Array.from({ length: 21 }, (_, at) => ({ name: `more${at}` })));
    expect((await send(premium)).status).toBe(200);
    expect((await send(premium)).error?.params).toEqual({ limit: 25 });
  });

  it('[V07] of five at once three get in, and of the others no file is left', async () => {
    const own = await ground.as('free');
    const told = await Promise.all([1, 2, 3, 4, 5].map(() => send(own)));
    expect(told.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409]);
    const rows = await ground.db.select().from(photos).where(eq(photos.memberId, ground.world.free));
    expect(rows.map(({ position }) => position).sort()).toEqual([0, 1, 2]);
    expect(ground.server.photos.files.size).toBe(6);
  });

  it('a call whose answer was lost adds nothing when it is repeated', async () => {
    const own = await ground.as('free');
    const headers = { 'idempotency-key': 'key-of-this-upload' };
    const [first, again] = [await send(own, {}, headers), await send(own, {}, headers)];
    expect(again.answer).toEqual(first.answer);
    expect(again.answer.photos).toHaveLength(1);
    expect((await Promise.all([1, 2].map(() => send(own, {}, { 'idempotency-key': 'key-of-both-uploads' })))).map(({ status }) => status)).toEqual([200, 200]);
    expect(ground.server.photos.files.size).toBe(4);
  });

  it('[A04] a private one is named to its owner, to others blurred', async () => {
    await addPhotos(ground.db, ground.world.other, [{ name: 'other0' }]);
    const { photo } = (await send(await ground.as('other'), { private: '1' })).answer;
    const [, seen] = (await (await ground.as('free')).call(getProfile, { query: { id: ground.world.other } })).answer.profile.photos;
    expect(seen).toMatchObject({ id: photo.id, locked: true });
    expect(seen!.filename).not.toBe(photo.filename);
    expect((await (await ground.as('free')).send(`/api/photo.php/${photo.filename}`)).status).toBe(404);
    expect((await (await ground.as('free')).send(`/api/photo.php/${seen!.filename}`)).status).toBe(200);
  });

  describe('what is refused', () => {
    it('a photo of 30 MB, by what it says of itself or by what arrives, with the size that may be', async () => {
      const own = await ground.as('free');
      const big = Buffer.concat([file, Buffer.alloc(photoRules.maxBytes)]);
      const told = await send(own, {}, {}, big);
      expect([told.status, told.code, told.error?.params]).toEqual([413, 'photo_too_large', { size: 12 }]);
      expect((await send(own, {}, { 'content-length': String(30 * 1024 * 1024) })).code).toBe('photo_too_large');
    });

    it.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html><p>', '{"a":1}', 'GIF89a................', ''])('%j, whatever it is called', async (text) => {
      const told = await send(await ground.as('free'), {}, { 'content-type': 'image/jpeg' }, Buffer.from(text));
      expect([told.status, told.code]).toEqual([415, 'photo_unreadable']);
    });

    it.each([{ x: '0.1' }, { x: '-1', y: '0', width: '1', height: '1' }, { x: '0', y: '0', width: '2', height: '1' }, { turns: '5' }, { turns: '0.5' }, { x: 'a' }])('the crop %j', async (query) => {
      expect((await send(await ground.as('free'), query)).code).toBe('invalid_input');
    });

    it('a visitor, and a page of another site', async () => {
      expect((await send(ground.visitor())).code).toBe('authentication_required');
      expect((await send(await ground.as('free'), {}, { 'sec-fetch-site': 'cross-site' })).code).toBe('cross_site');
    });

    it('a machine that sends without end', async () => {
      const own = await ground.as('free');
      const codes = [];
      for (let at = 0; at < 32; at++) codes.push((await send(own, { x: 0.99, y: 0.99, width: 0.01, height: 0.01 })).code);
      expect([codes[0], codes.at(-1)]).toEqual(['photo_too_small', 'too_many_requests']);
    });
  });

  describe('taking one away', () => {
    it('the next becomes the main photo, and the files are gone', async () => {
      const own = await ground.as('free');
      const [first, second] = [(await send(own)).answer.photo, (await send(own)).answer.photo];
      const { answer } = await own.call(removePhoto, { body: { id: first.id } });
      expect(names(answer.photos)).toEqual([second.filename]);
      expect((await mainOf(own))?.filename).toBe(second.filename);
      expect((await own.send(`/api/photo.php/${first.filename}`)).status).toBe(404);
      expect([...ground.server.photos.files.keys()]).not.toContain(first.filename);
      await own.call(removePhoto, { body: { id: second.id } });
      expect(await mainOf(own)).toBeNull();
      expect(ground.server.photos.files.size).toBe(0);
    });

    it('a private photo that becomes the main one stays private', async () => {
      const own = await ground.as('free');
      const first = (await send(own)).answer.photo;
      await send(own, { private: '1' });
      await own.call(removePhoto, { body: { id: first.id } });
      const [row] = await ground.db.select({ blurred: members.mainBlurred }).from(members).where(eq(members.id, ground.world.free));
      expect(row!.blurred).toEqual(expect.any(String));
      const { main_image: image } = (await ground.visitor().call(getProfile, { query: { id: ground.world.free } })).answer.profile;
      expect(image).toMatchObject({ locked: true, filename: `${row!.blurred}.webp` });
    });

    it('an illustration that another member shows too stays', async () => {
      await addPhotos(ground.db, ground.world.other, [{ name: 'premium0' }]);
      ground.server.photos.files.set('premium0.webp', new Uint8Array([1])).set('premium0-small.webp', new Uint8Array([1]));
      const own = await ground.as('premium');
      const [first] = (await own.call(getProfile, { query: { id: ground.world.premium } })).answer.profile.photos;
      await own.call(removePhoto, { body: { id: first!.id } });
      expect([...ground.server.photos.files.keys()]).toContain('premium0.webp');
    });

    it('a stranger’s photo is the same 404 as one that does not exist', async () => {
      const [row] = await ground.db.select({ id: photos.id }).from(photos).where(eq(photos.memberId, ground.world.premium));
      const free = await ground.as('free');
      const told = [];
      for (const id of [row!.id, 999_999, 9_007_199_254_740_991]) told.push(await free.call(removePhoto, { body: { id } }));
      expect(told.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect(new Set(told.map(({ wire }) => JSON.stringify(wire))).size).toBe(1);
      expect(await ground.db.select().from(photos).where(eq(photos.id, row!.id))).toHaveLength(1);
    });
  });
});
