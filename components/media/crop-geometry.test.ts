import { describe, expect, test } from 'vitest';
import { photoRules } from '@/lib/contract/photo-rules';
import { dragged, kept, regionOf, turned, wholePhoto, zoomLimit, type Crop } from './crop-geometry';

const wide = { width: 4800, height: 2700 };
const tall = { width: 900, height: 2400 };
const crop = (changes: Partial<Crop> = {}): Crop => ({ ...wholePhoto, ...changes });
const pixels = (given: Crop, photo = wide) => {
  const region = regionOf(given, photo);
  const [width, height] = given.turns % 2 ? [photo.height, photo.width] : [photo.width, photo.height];
  return { left: region.x * width, top: region.y * height, width: region.width * width, height: region.height * height };
};

describe('what stands in the frame', () => {
  test.each([
    ['a wide photo', wide], ['a tall one', tall], ['a square one', { width: 500, height: 500 }],
  ])('%s: three to four, as much as there is', (_, photo) => {
    const { width, height } = pixels(crop(), photo);
    expect(width / height).toBeCloseTo(3 / 4, 5);
    expect(Math.round(width) === photo.width || Math.round(height) === photo.height).toBe(true);
  });

  test('stays within the photo wherever it is dragged', () => {
    for (const [right, down] of [[9, 9], [-9, -9], [9, -9]] as const) {
      const { x, y, width, height } = regionOf(dragged(crop({ zoom: 2 }), wide, right, down), wide);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-9);
      expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-9);
    }
  });

  test('follows the finger: a photo dragged to the right shows what was left of it', () => {
    const before = crop({ zoom: 2, x: 0.5, y: 0.5 });
    expect(dragged(before, wide, 0.25, 0).x).toBeLessThan(before.x);
    expect(pixels(dragged(before, wide, 0.25, 0)).left).toBeCloseTo(pixels(before).left - pixels(before).width / 4, 5);
  });

  test('zooms within bounds', () => {
    expect(kept(crop({ zoom: 99 }), wide).zoom).toBe(4);
    expect(kept(crop({ zoom: 0.1 }), wide).zoom).toBe(1);
    expect(pixels(crop({ zoom: 2 })).height).toBeCloseTo(pixels(crop()).height / 2, 5);
  });

  test.each([[1600, 1200], [1200, 1600], [500, 500], [333, 444], [320, 427]])('%d × %d is zoomed no further than to a photo that is taken', (width, height) => {
    const photo = { width, height };
    for (const turns of [0, 1]) {
      const most = pixels(crop({ zoom: 99, turns }), photo);
      const whole = pixels(crop({ turns }), photo);
      expect(most.width).toBeGreaterThanOrEqual(Math.min(whole.width, photoRules.minWidth + 0.99));
      expect(zoomLimit(photo, turns)).toBeGreaterThanOrEqual(1);
    }
  });

  test('a quarter turn keeps what is in the middle, and four of them come back', () => {
    const start = crop({ zoom: 3, x: 0.4, y: 0.3 });
    const once = turned(start, wide);
    expect([once.turns, once.x, once.y]).toEqual([1, 0.7, 0.4]);
    const round = [0, 1, 2, 3].reduce((each) => turned(each, wide), start);
    expect([round.turns, round.x, round.y]).toEqual([0, expect.closeTo(0.4, 5), expect.closeTo(0.3, 5)]);
  });

  test.each([[320, 427], [427, 427], [900, 430], [321, 2000]])('however %d × %d is turned and dragged, what is sent is taken', (width, height) => {
    const photo = { width, height };
    let now = kept(crop(), photo);
    for (let at = 0; at < 4; at++) {
      for (const [right, down] of [[0, 0], [9, 9], [-9, -9]] as const) {
        const sent = pixels(dragged({ ...now, zoom: 99 }, photo, right, down), photo);
        expect(Math.round(sent.width)).toBeGreaterThanOrEqual(photoRules.minWidth);
        expect(Math.round(sent.height)).toBeGreaterThanOrEqual(photoRules.minHeight);
      }
      now = turned(now, photo);
    }
  });

  test('a photo that is too small on its side turns upside down at once', () => {
    expect(turned(crop({ x: 0.5, y: 0.45 }), { width: 321, height: 500 })).toMatchObject({ turns: 2, y: expect.closeTo(0.55, 5) });
  });
});
