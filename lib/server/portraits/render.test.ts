import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { portrait } from './portrait';
import { portraitCases } from './testing/portrait-cases';
import type { PortraitOptions } from './portrait-options';
import { paintPortrait, renderPortrait } from './render';

/** The drawing itself at half its size, because librsvg takes seconds for the whole. */
const drawn = (svg: string) =>
  sharp(Buffer.from(svg.replace('width="720" height="960"', 'width="360" height="480"'))).extract({ left: 30, top: 40, width: 300, height: 400 }).removeAlpha().raw().toBuffer();

const painted = async (options: PortraitOptions) =>
  sharp(await paintPortrait(options), { raw: { width: 600, height: 800, channels: 3 } }).resize(300, 400).raw().toBuffer();

/** The mean distance of two pictures (0 to 255), over all and in the worst square of 20 pixels. */
function distance(a: Uint8Array, b: Uint8Array) {
  const cells = new Float64Array(15 * 20);
  let sum = 0;
  for (let at = 0; at < a.length; at++) {
    const difference = Math.abs(a[at]! - b[at]!);
    const pixel = Math.floor(at / 3);
    sum += difference;
    cells[Math.floor(Math.floor(pixel / 300) / 20) * 15 + Math.floor((pixel % 300) / 20)]! += difference / 1200;
  }
  return { mean: sum / a.length, worst: Math.max(...cells) };
}

describe('a rendered portrait', () => {
  test.each([91, 98, 102])('looks like its drawing (case %d)', async (index) => {
    const options = portraitCases[index]!;
    const { mean, worst } = distance(await painted(options), await drawn(portrait(options)));
    expect(mean).toBeLessThan(2);
    expect(worst).toBeLessThan(12);
  });

  test('comes as 600 x 800 and 300 x 400 WebP of a size for phones', async () => {
    const { full, thumb, blurred } = await renderPortrait({ seed: 'member-1' }, { blurred: false });
    expect(await sharp(full).metadata()).toMatchObject({ format: 'webp', width: 600, height: 800 });
    expect(await sharp(thumb).metadata()).toMatchObject({ format: 'webp', width: 300, height: 400 });
    expect(full.length).toBeLessThan(40_000);
    expect(thumb.length).toBeLessThan(15_000);
    expect(blurred).toBeNull();
  });

  test('is the same file every time', async () => {
    const [once, again] = await Promise.all([0, 1].map(() => renderPortrait({ seed: 'member-9', photo: 3 }, { blurred: true })));
    expect(once!.full.equals(again!.full)).toBe(true);
    expect(once!.blurred!.equals(again!.blurred!)).toBe(true);
  });

  test('[A04] blurred holds so few pixels, and those so soft, that no face is left in it', async () => {
    const { full, blurred } = await renderPortrait({ seed: 'member-1' }, { blurred: true });
    expect(blurred!.length).toBeLessThan(2000);
    const { width, height } = await sharp(blurred!).metadata();
    expect([width, height]).toEqual([42, 56]);
    const detail = async (file: Buffer) => {
      const grey = await sharp(file).resize(42, 56).greyscale().raw().toBuffer();
      let steepest = 0;
      for (let at = 1; at < grey.length; at++) if (at % 42) steepest = Math.max(steepest, Math.abs(grey[at]! - grey[at - 1]!));
      return steepest;
    };
    expect(await detail(blurred!)).toBeLessThan((await detail(full)) / 2);
  });
});
