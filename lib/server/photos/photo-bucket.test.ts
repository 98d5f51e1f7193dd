import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uploadPhoto } from '@/lib/contract/photos';
import sharp from 'sharp';
import { createEraser } from '../jobs/eraser';
import { Failure } from '../failure';
import type { LogEntry } from '../logging/log';
import { s3StandIn } from '../testing/s3-stand-in';
import { signedIn } from '../testing/signed-in';
import { onOneDatabase } from '../testing/suite';
import { browser, testServer } from '../testing/test-server';
import { photoBucket } from './photo-bucket';

type Store = Parameters<typeof photoBucket>[0]['store'];

let s3: Awaited<ReturnType<typeof s3StandIn>>;
let lines: LogEntry[];
const bucket = (some: Partial<Store> = {}, patience = 4_000) => photoBucket({ store: { ...s3.store, ...some }, log: (entry) => void lines.push(entry), patience });
const bytes = Buffer.from('RIFF....WEBP the bytes of a picture');

beforeEach(async () => {
  lines = [];
  s3 = await s3StandIn();
});
afterEach(() => s3.close());

describe('photos in an object store', () => {
  it('are kept, read, overwritten and removed by requests with the right signature', async () => {
    const photos = bucket();
    expect(await photos.read('one.webp')).toBeNull();
    await photos.write('one.webp', bytes);
    expect(Buffer.from((await photos.read('one.webp'))!)).toEqual(bytes);
    expect(s3.objects.get('photos/one.webp')!.type).toBe('image/webp');
    await photos.write('one.webp', Buffer.from('other'));
    expect(Buffer.from((await photos.read('one.webp'))!).toString()).toBe('other');
    await photos.remove('one.webp');
    await photos.remove('one.webp');
    expect(await photos.read('one.webp')).toBeNull();
    expect(lines).toEqual([]);
  });

  it('another region is signed for', async () => {
    const photos = bucket({ region: 'eu-central-9' });
    await photos.write('one.webp', bytes);
    expect(await photos.read('one.webp')).not.toBeNull();
  });

  it.each(['../secret.webp', 'a/b.webp', 'one.jpg', 'one.webp?acl', '%2e%2e.webp', ''])('%j is no name, and nobody is asked', async (name) => {
    const photos = bucket();
    for (const attempt of [() => photos.read(name), () => photos.write(name, bytes), () => photos.remove(name)]) await expect(attempt()).rejects.toThrow('Not the name of a photo');
    expect(s3.asked).toEqual([]);
  });

  it('a wrong key is a clear failure, at once, and the line in the log holds no key', async () => {
    await expect(bucket({ secretKey: 'wrong' }).read('one.webp')).rejects.toMatchObject({ code: 'unavailable' });
    expect(s3.asked).toHaveLength(1);
    expect(lines).toMatchObject([{ event: 'the object store did not do it', status: 403 }]);
    expect(JSON.stringify(lines)).not.toMatch(/wrong|AKIA|one\.webp/);
  });

  it.each(['fails', 'hangs', 'leads elsewhere', 'floods'] as const)('a store that %s is a failure in time, and leads nobody anywhere', async (mood) => {
    s3.state.mood = mood;
    const photos = bucket({}, 200);
    await expect(photos.read('one.webp')).rejects.toThrow(Failure);
    if (mood !== 'floods') await expect(photos.write('one.webp', bytes)).rejects.toThrow(Failure);
    // Each is tried twice at most, and a try that hangs is given up: without that the test would reach its limit.
    expect(s3.asked.length).toBeLessThanOrEqual(mood === 'floods' ? 2 : 4);
  });

  it('a store that is not there is a failure', async () => {
    await s3.close();
    await expect(bucket().read('one.webp')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('one hiccup is nobody’s', async () => {
    await bucket().write('one.webp', bytes);
    s3.state.mood = 'fails once';
    expect(await bucket().read('one.webp')).not.toBeNull();
    expect(lines).toEqual([]);
  });
});

onOneDatabase('a server with its photos in an object store', (ground) => {
  const upload = async () => {
    const server = testServer(ground.db, { photos: bucket({}, 1_000), clock: ground.server.parts.clock });
    const own = await signedIn(server, ground.world.free);
    const original = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#775533' } }).jpeg().withExif({ IFD0: { Copyright: 'somewhere secret' } }).toBuffer();
    const added = await own.call(uploadPhoto, { body: new Uint8Array(original), headers: { 'idempotency-key': 'photo-key-0123456789' } });
    return { server, own, added, original };
  };

  it('keeps what was prepared, never the original; the owner sees it, and erasing takes it away', async () => {
    const { server, own, added, original } = await upload();
    expect(added.status).toBe(200);
    expect(s3.objects.size).toBeGreaterThanOrEqual(2);
    for (const { bytes: kept, type } of s3.objects.values()) {
      expect(type).toBe('image/webp');
      expect([kept.subarray(0, 4).toString(), kept.includes('somewhere secret'), kept.equals(original)]).toEqual(['RIFF', false, false]);
    }
    const [name] = [...s3.objects.keys()].map((key) => key.slice('photos/'.length));
    const seen = await own.send(`/api/photo.php/${name}`);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
    // The store itself is never named to a browser.
    expect([...seen.headers.values()].join() + JSON.stringify(added.wire)).not.toContain(s3.store.endpoint);

    const { members } = await import('../store/schema/members');
    const { eq } = await import('drizzle-orm');
    await ground.db.update(members).set({ deletedAt: new Date(0) }).where(eq(members.id, ground.world.free));
    const { db, clock, log, photos, payments } = server.parts;
    await createEraser({ db, clock, log, photos, payments }).eraseDue();
    expect([...s3.objects.keys()]).toEqual([]);
  });

  it('a private photo stays private: the sharp file is as unknown to a stranger as one that does not exist', async () => {
    const photos = bucket();
    const server = testServer(ground.db, { photos, clock: ground.server.parts.clock });
    for (const name of ['premium2', 'premium2-veiled']) await photos.write(`${name}.webp`, bytes);
    const status = async (name: string, who: { send: (path: string) => Promise<Response> }) => (await who.send(`/api/photo.php/${name}.webp`)).status;
    const asked = s3.asked.length;
    expect(await status('premium2', browser(server.handle))).toBe(404);
    expect(s3.asked).toHaveLength(asked);
    expect(await status('premium2-veiled', browser(server.handle))).toBe(200);
    expect(await status('premium2', await signedIn(server, ground.world.premium))).toBe(200);
  });

  it('a store that is away makes the upload fail in words, and nothing is half there', async () => {
    s3.state.mood = 'fails';
    const { added } = await upload();
    expect([added.status, added.code]).toEqual([503, 'unavailable']);
    expect(added.headers.get('retry-after')).toBe('5');
    s3.state.mood = 'well';
    // The same photo, sent again under its key.
    expect((await upload()).added.status).toBe(200);
  });
});
