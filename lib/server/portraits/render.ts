// Turns a portrait into the files that the product serves. Design, sections 7 and 8: 600 x 800, and 40 px where it is locked.
import sharp, { type Sharp } from 'sharp';
import { compose, height, toGrey, width, type LightMaps, type Rgb } from './compose';
import { portraitLayers } from './portrait';
import type { PortraitOptions } from './portrait-options';
import { quickFigure } from './quick-figure';
import type { SceneDrawing } from './scene-parts';

/** Backgrounds are out of focus: drawn this much smaller they look the same and cost a fraction. */
const scale = 1 / 5;
const bleed = { viewBox: '-60 -80 720 960', width: 720, height: 960, left: 60, top: 80 };

const rgb = (colour: string): Rgb => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as unknown as Rgb;

/** Draws inside the bleed at a scale, cuts the bleed off and stretches what is left to 600 x 800. */
function stretched(defs: string, drawing: string): Sharp {
  const size = `width="${bleed.width * scale}" height="${bleed.height * scale}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${bleed.viewBox}" ${size}><defs>${defs}</defs>${drawing}</svg>`;
  const middle = {
    left: Math.round(bleed.left * scale), top: Math.round(bleed.top * scale),
    width: Math.round(width * scale), height: Math.round(height * scale),
  };
  return sharp(Buffer.from(svg)).extract(middle).resize(width, height, { kernel: 'linear', fit: 'fill' });
}

const drawScene = ({ defs, drawing }: SceneDrawing) => stretched(defs, drawing).removeAlpha().raw().toBuffer();

const shapeUrls = new Map<string, Promise<string>>();

/** A small shape as a data URL. People with one skin share most of theirs, so the last few hundred are kept. */
function shapeUrl(svg: string): Promise<string> {
  const known = shapeUrls.get(svg);
  if (known) return known;
  const drawn = sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
  const url = drawn.then((image) => `data:image/png;base64,${image.toString('base64')}`);
  if (shapeUrls.size >= 300) shapeUrls.delete(shapeUrls.keys().next().value!);
  shapeUrls.set(svg, url);
  return url;
}

async function drawFigure(figure: { defs: string; drawing: string }): Promise<Uint8Array> {
  const { svg, shapes } = quickFigure(figure);
  const urls = new Map(await Promise.all(shapes.map(async (shape) => [shape.mark, await shapeUrl(shape.svg)] as const)));
  const complete = svg.replace(/@shape\d+@/g, (mark) => urls.get(mark)!);
  return sharp(Buffer.from(complete)).ensureAlpha().raw().toBuffer();
}

let lightMaps: Promise<LightMaps> | undefined;

/** The same for every portrait, so drawn once. */
function drawLightMaps(): Promise<LightMaps> {
  const filter = '<filter id="f" filterUnits="userSpaceOnUse" x="-400" y="-400" width="1400" height="1600"><feGaussianBlur stdDeviation="60"/></filter>';
  const map = (ellipse: string) =>
    stretched(filter, `<rect x="-70" y="-90" width="740" height="980"/><ellipse ${ellipse} fill="#fff" filter="url(#f)"/>`).removeAlpha().extractChannel(0).raw().toBuffer().then((bytes) => Float32Array.from(bytes, (byte) => byte / 255));
  return Promise.all([map('cx="40" cy="180" rx="330" ry="380"'), map('cx="540" cy="420" rx="120" ry="360"')]).then(([key, rim]) => ({ key, rim }));
}

/** The picture of a portrait as RGB, 600 x 800. Throws RangeError for an age below 25. */
export async function paintPortrait(options: PortraitOptions): Promise<Uint8Array> {
  const { scene, figure, flipped, mono } = portraitLayers(options);
  const [background, person, maps] = await Promise.all([drawScene(scene), drawFigure(figure), (lightMaps ??= drawLightMaps())]);
  const picture = compose(person, background, { key: rgb(scene.key), rim: rgb(scene.rim), flipped }, maps);
  if (mono) toGrey(picture);
  return picture;
}

export type RenderedPortrait = { full: Buffer; thumb: Buffer; blurred: Buffer | null };

/**
 * Renders a portrait as WebP: 600 x 800, 300 x 400 and, only where it is asked for, a blurred one made from so few
 * pixels (42 x 56, blurred again) that nothing sharp is left in it. Throws RangeError for an age below 25.
 */
export async function renderPortrait(options: PortraitOptions, { blurred }: { blurred: boolean }): Promise<RenderedPortrait> {
  const picture = await paintPortrait(options);
  const raw = () => sharp(picture, { raw: { width, height, channels: 3 } });
  const [full, thumb, hidden] = await Promise.all([
    raw().webp({ quality: 82, effort: 2 }).toBuffer(),
    raw().resize(300, 400).webp({ quality: 80, effort: 2 }).toBuffer(),
    blurred ? raw().resize(42, 56).blur(2).webp({ quality: 70 }).toBuffer() : null,
  ]);
  return { full, thumb, blurred: hidden };
}
