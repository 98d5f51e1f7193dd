import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { photoRules } from '@/lib/contract/photo-rules';
import { removePhoto, uploadPhoto } from '@/lib/contract/photos';
import { members } from '../store/schema/members';
import { photos } from '../store/schema/photos';
import { onOneDatabase } from '../testing/suite';
import { requestTo, type Browser } from '../testing/test-server';

const megabyte = 1024 * 1024;
const page = '<!doctype html><script>alert(document.domain)</script>';
let jpeg: Buffer;
let noisy: Buffer;
beforeAll(async () => {
  jpeg = await sharp({ create: { width: 700, height: 900, channels: 3, background: '#c2185b' } }).jpeg().toBuffer();
  noisy = await sharp({ create: { width: 700, height: 900, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } } }).jpeg({ quality: 95 }).toBuffer();
});

/** A JPEG that says of itself that it has this many pixels, whatever it holds. */
function claiming(width: number, height: number): Buffer {
  const claim = Buffer.from(jpeg);
  const frame = claim.indexOf(Buffer.from([0xff, 0xc0]));
  claim.writeUInt16BE(height, frame + 5);
  claim.writeUInt16BE(width, frame + 7);
  return claim;
}

/** A WebP of two frames. */
async function film(): Promise<Buffer> {
  const frames = [0, 1].map((at) => sharp({ create: { width: 400, height: 500, channels: 3, background: at ? '#00ff00' : '#ff0000' } }).png().toBuffer());
  return sharp(await Promise.all(frames), { join: { animated: true } }).webp({ loop: 0, delay: [100, 100] }).toBuffer();
}

onOneDatabase('photos that mean harm', (ground) => {
  const send = (own: Browser, body: Uint8Array, query: object = {}) => own.call(uploadPhoto, { query, body });
  const stored = () => [...ground.server.photos.files.values()].map((bytes) => Buffer.from(bytes));

  /** Sends `size` bytes as a stream that says nothing of its length; gives the code, and how many bytes were taken from it. */
  async function pour(start: Uint8Array, size: number) {
    let given = 0;
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        const chunk = given === 0 ? start : new Uint8Array(256 * 1024);
        given += chunk.byteLength;
        controller.enqueue(chunk);
        if (given >= size) {
          controller.close();
          leave();
        }
      },
      cancel: () => leave(),
    });
    const own = await ground.as('free');
    const base = requestTo('/api/photo.php', { method: 'POST', cookie: own.cookie() });
    const request = new Request(base, { body, duplex: 'half', headers: [...base.headers, ['content-type', 'image/jpeg']] } as RequestInit);
    const response = await ground.server.handle(request);
    return { code: ((await response.json()) as { error: { code: string } }).error.code, given, inTheEnd: () => left.then(() => given) };
  }

  it('a stream of 30 MB is left alone once it is larger than a photo may be', async () => {
    const { code, given } = await pour(jpeg, 30 * megabyte);
    expect(code).toBe('photo_too_large');
    expect(given).toBeLessThan(photoRules.maxBytes + megabyte);
  });

  it('a stream that is no photo is refused by its first bytes, and of the rest no more is heard out than a connection is worth', async () => {
    const { code, given, inTheEnd } = await pour(Buffer.from(page), 30 * megabyte);
    expect(code).toBe('photo_unreadable');
    expect(given).toBeLessThan(17 * megabyte);
    expect(await inTheEnd()).toBeLessThan(17 * megabyte);
  });

  it('[S6] of a photo whose sender has reached the limit nothing is read', async () => {
    const own = await ground.as('free');
    for (let at = 0; at < 30; at++) await send(own, Buffer.from(page));
    const { code, given } = await pour(jpeg, 30 * megabyte);
    expect(code).toBe('too_many_requests');
    expect(given).toBeLessThan(megabyte);
  });

  it('[S6] of more photos than six that a member sends at once nothing is read, until one of them is done', async () => {
    const own = await ground.as('free');
    const base = requestTo('/api/photo.php', { method: 'POST', cookie: own.cookie() });
    const ends: (() => void)[] = [];
    const read: Promise<void>[] = [];
    const slow = () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      read.push(promise);
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          controller.enqueue(jpeg.subarray(0, 400));
          ends.push(() => controller.close());
        },
        // What came first has been read, so its place is taken.
        pull: () => resolve(),
      });
      return ground.server.handle(new Request(base, { body, duplex: 'half', headers: [...base.headers, ['content-type', 'image/jpeg']] } as RequestInit));
    };
    const six = Array.from({ length: 6 }, slow);
    await Promise.all(read);
    expect((await send(own, jpeg)).code).toBe('too_many_requests');
    expect((await pour(jpeg, 30 * megabyte)).given).toBeLessThan(megabyte);
    for (const end of ends) end();
    await Promise.all(six);
    expect((await send(own, jpeg)).status).toBe(200);
  });

  it('a small file that says it has 196 megapixels is refused without the memory they would take', async () => {
    const own = await ground.as('free');
    await send(own, jpeg);
    const before = process.memoryUsage().rss;
    const told = await Promise.all([1, 2, 3, 4].map(() => send(own, claiming(14_000, 14_000))));
    expect(told.map(({ code }) => code)).toEqual(Array(4).fill('photo_too_large'));
    // One of them alone would take 588 MB.
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * megabyte);
  });

  const refused: [string, () => Uint8Array | Promise<Uint8Array>][] = [
    ['a drawing called .jpg', () => Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${page}</svg>`)],
    ['a page called .jpg', () => Buffer.from(page)],
    ['a photo that ends half-way', () => noisy.subarray(0, noisy.byteLength / 2)],
    ['a page dressed as WebP', () => Buffer.concat([Buffer.from('RIFF\u00ff\u00ff\u0000\u0000WEBP', 'latin1'), Buffer.from(page)])],
    ['a document dressed as PNG', () => Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), Buffer.from('%PDF-1.7')])],
  ];
  it.each(refused)('%s is refused, and nothing of it is kept', async (_, make) => {
    const told = await send(await ground.as('free'), await make());
    expect([told.status, told.code]).toEqual([415, 'photo_unreadable']);
    expect(ground.server.photos.files.size).toBe(0);
  });

  it.each([
    ['a page hides behind', () => Buffer.concat([jpeg, Buffer.from(page)])],
    ['a page hides in the comment of', () => Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, page.length + 2]), Buffer.from(page), jpeg.subarray(2)])],
    ['the camera wrote the place into', () => sharp(jpeg).withExif({ IFD0: { Artist: page }, IFD3: { GPSLatitude: '52/1 5/1 0/1', GPSLatitudeRef: 'N' } }).jpeg().toBuffer()],
    ['more pixels are promised than there are in', () => claiming(2_000, 2_000)],
  ])('%s a photo: it is written anew, with nothing but the picture', async (_, make) => {
    expect((await send(await ground.as('free'), await make(), { private: 1 })).status).toBe(200);
    expect(stored()).toHaveLength(3);
    for (const file of stored()) {
      const { format, exif, xmp, icc } = await sharp(file).metadata();
      expect([format, exif, xmp, icc]).toEqual(['webp', undefined, undefined, undefined]);
      expect(file.toString('latin1')).not.toMatch(/script|doctype|GPS/);
    }
  });

  it('of a film its first picture is kept, standing still', async () => {
    const moving = await film();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    expect((await send(await ground.as('free'), moving)).status).toBe(200);
    for (const file of stored()) expect((await sharp(file).metadata()).pages ?? 1).toBe(1);
  });

  describe('[A04] what search knows of the main photo', () => {
    const main = async () => (await ground.db.select({ photo: members.mainPhoto, blurred: members.mainBlurred }).from(members).where(eq(members.id, ground.world.free)))[0]!;
    const first = async () => (await ground.db.select({ photo: photos.fullName, blurred: photos.blurredName }).from(photos).where(eq(photos.memberId, ground.world.free)).orderBy(photos.position))[0];

    it('is its blurred file as long as the main one is private, and no longer', async () => {
      const own = await ground.as('free');
      const hidden = (await send(own, jpeg, { private: 1 })).answer.photo;
      expect(await main()).toEqual({ photo: expect.any(String), blurred: expect.any(String) });
      expect(await main()).toEqual(await first());
      const open = (await send(own, jpeg)).answer.photo;
      expect((await main()).blurred).toEqual(expect.any(String));
      await own.call(removePhoto, { body: { id: hidden.id } });
      expect(await main()).toEqual({ photo: open.filename!.replace('.webp', ''), blurred: null });
      await send(own, jpeg, { private: 1 });
      expect((await main()).blurred).toBeNull();
      await own.call(removePhoto, { body: { id: open.id } });
      expect(await main()).toEqual(await first());
      expect((await main()).blurred).toEqual(expect.any(String));
      await own.call(removePhoto, { body: { id: (await ground.db.select().from(photos).where(eq(photos.memberId, ground.world.free)))[0]!.id } });
      expect(await main()).toEqual({ photo: null, blurred: null });
    });
  });
});
