import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Failure } from '../failure';
import { preparePhoto } from './prepare-photo';

type Rgb = [number, number, number];
const [red, green, blue, white]: Rgb[] = [[230, 20, 20], [20, 200, 20], [20, 20, 230], [250, 250, 250]];

/** A picture of four quarters: red and green above, blue and white below. */
async function quarters(width = 800, height = 1000) {
  const part = (background: Rgb, left: number, top: number) => ({ input: { create: { width: width / 2, height: height / 2, channels: 3 as const, background: { r: background[0], g: background[1], b: background[2] } } }, left, top });
  return sharp({ create: { width, height, channels: 3, background: '#000' } }).composite([part(red!, 0, 0), part(green!, width / 2, 0), part(blue!, 0, height / 2), part(white!, width / 2, height / 2)]);
}
const jpeg = async (width?: number, height?: number) => (await quarters(width, height)).jpeg({ quality: 95 }).toBuffer();

/** The colours of the four corners, named. */
async function corners(bytes: Uint8Array): Promise<string> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const named: [string, Rgb][] = [['red', red!], ['green', green!], ['blue', blue!], ['white', white!]];
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    const pixel = [...data.subarray(start, start + 3)];
    return named.find(([, colour]) => colour.every((value, index) => Math.abs(value - pixel[index]!) < 40))?.[0] ?? pixel.join();
  };
  const [right, bottom] = [info.width - 10, info.height - 10];
  return [at(10, 10), at(right, 10), at(10, bottom), at(right, bottom)].join(' ');
}
const codeOf = (work: Promise<unknown>) => work.then(() => 'fine', (error: unknown) => (error instanceof Failure ? error.code : error));
const prepare = (bytes: Uint8Array, cut = {}, blurred = false) => preparePhoto(bytes, cut, { blurred });

describe('a photo', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('of the kind %s becomes WebP of the two sizes', async (format) => {
    const { full, thumb, blurred } = await prepare(await (await quarters()).toFormat(format).toBuffer());
    expect(await sharp(full).metadata()).toMatchObject({ format: 'webp', width: 600, height: 800 });
    expect(await sharp(thumb).metadata()).toMatchObject({ format: 'webp', width: 300, height: 400 });
    expect(blurred).toBeNull();
  });

  it('that is private has a blurred file of a few pixels', async () => {
    const { blurred } = await prepare(await jpeg(), {}, true);
    expect(await sharp(blurred!).metadata()).toMatchObject({ format: 'webp', width: 42, height: 56 });
  });

  it('keeps nothing that the camera wrote: no place, no name, no comment, no profile', async () => {
    const exif = { IFD0: { Artist: 'Sanne Geheim', ImageDescription: 'thuis' }, IFD3: { GPSLatitude: '52/1 5/1 0/1', GPSLatitudeRef: 'N' } };
    const taken = await (await quarters()).withMetadata({ exif }).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Sanne Geheim</x:xmpmeta>').jpeg().toBuffer();
    expect(taken.includes('Sanne Geheim')).toBe(true);
    const { full, thumb, blurred } = await prepare(taken, {}, true);
    for (const file of [full, thumb, blurred!]) {
      const { exif: left, xmp, icc, iptc } = await sharp(file).metadata();
      expect([left, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(Buffer.from(file).toString('latin1')).not.toMatch(/Sanne|thuis|GPS|Exif/);
    }
  });

  it('stands as the camera held it', async () => {
    const lying = await sharp(await jpeg()).rotate(-90).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
    expect(await corners((await prepare(lying)).full)).toBe('red green blue white');
  });

  it.each([[0, 'red green blue white'], [1, 'blue red white green'], [2, 'white blue green red'], [3, 'green white red blue']])('after %i quarter turns is turned so', async (turns, expected) => {
    expect(await corners((await prepare(await jpeg(1000, 1000), { turns, part: { x: 0, y: 0, width: 1, height: 1 } })).full)).toBe(expected);
  });

  it('is cut where it was asked to be, as it is seen once it is turned', async () => {
    const part = { x: 0, y: 0, width: 0.5, height: 0.5 };
    expect(await corners((await prepare(await jpeg(1000, 1000), { part })).full)).toBe('red red red red');
    expect(await corners((await prepare(await jpeg(1000, 1000), { part, turns: 1 })).full)).toBe('blue blue blue blue');
    const lying = await sharp(await jpeg(1000, 1000)).rotate(-90).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
    expect(await corners((await prepare(lying, { part, turns: 2 })).full)).toBe('white white white white');
  });

  it('with holes in it gets a white ground', async () => {
    const clear = await sharp({ create: { width: 600, height: 800, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).png().toBuffer();
    expect(await corners((await prepare(clear)).full)).toBe('white white white white');
  });

  it('a crop that reaches beyond the edge ends at it', async () => {
    expect(await codeOf(prepare(await jpeg(), { part: { x: 0.4, y: 0.4, width: 1, height: 1 } }))).toBe('fine');
  });
});

describe('the least that a photo may be', () => {
  const least = async () => sharp(await jpeg(1000, 1000)).resize(320, 427, { fit: 'fill' }).jpeg().toBuffer();

  it('is taken, whole and cropped to 3:4', async () => {
    for (const part of [undefined, { x: 0, y: 0, width: 1, height: 320 / (3 / 4) / 427 }, { x: 0, y: 1 - 320 / (3 / 4) / 427, width: 1, height: 320 / (3 / 4) / 427 }]) {
      expect(await codeOf(prepare(await least(), { part }))).toBe('fine');
    }
  });

  it('is what is kept, once it is turned', async () => expect(await codeOf(prepare(await least(), { turns: 1 }))).toBe('photo_too_small'));
});

describe('what is refused', () => {
  it.each([[319, 900], [900, 426], [400, 320]])('%i by %i pixels are too few', async (width, height) => {
    expect(await codeOf(prepare(await sharp(await jpeg(1000, 1000)).resize(width, height, { fit: 'fill' }).jpeg().toBuffer()))).toBe('photo_too_small');
  });

  it('a part that is too small', async () => expect(await codeOf(prepare(await jpeg(), { part: { x: 0.9, y: 0.9, width: 0.1, height: 0.1 } }))).toBe('photo_too_small'));

  it('196 megapixels, before any of them is decoded', async () => {
    const huge = await sharp({ create: { width: 14_000, height: 14_000, channels: 3, background: '#fff' } }).png({ compressionLevel: 9 }).toBuffer();
    // A picture whose pixels are asked for stands in a queue; to read what its file says of itself is no such work.
    const queued = vi.fn();
    sharp.queue.on('change', queued);
    onTestFinished(() => void sharp.queue.off('change', queued));
    expect(await codeOf(prepare(huge))).toBe('photo_too_large');
    expect(queued).not.toHaveBeenCalled();
    await sharp(await jpeg()).raw().toBuffer();
    expect(queued).toHaveBeenCalled();
  }, 20_000);

  const head = async () => (await jpeg()).subarray(0, 2_000);
  const cases: [string, () => Promise<Uint8Array> | Uint8Array][] = [
    ['a drawing (SVG)', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><script>alert(1)</script></svg>')],
    ['a page (HTML)', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a film (GIF)', async () => (await quarters()).gif().toBuffer()],
    ['a scan (TIFF)', async () => (await quarters()).tiff().toBuffer()],
    ['half a photo', head],
    ['noise behind a photo’s first bytes', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(4_000, 7)])],
    ['a drawing that begins like a photo', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"/>')])],
    ['nothing', () => Buffer.alloc(0)],
  ];
  it.each(cases)('%s', async (_, make) => expect(await codeOf(prepare(await make()))).toBe('photo_unreadable'));

  it('nothing, but also not a word of what hides behind a real photo: it is written anew', async () => {
    const polyglot = Buffer.concat([await jpeg(), Buffer.from('<script>alert(document.domain)</script>PK\u0003\u0004')]);
    const { full } = await prepare(polyglot);
    expect(Buffer.from(full).toString('latin1')).not.toMatch(/script|PK\u0003/);
  });
});
