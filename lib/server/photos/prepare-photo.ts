// A member's photograph as the product serves it: turned, cut, made small and written anew, with nothing of the file that came. Bar S7; design, section 8.
import sharp, { type Metadata, type Sharp } from 'sharp';
import { photoRules } from '@/lib/contract/photo-rules';
import { photoKind } from '../domain/photo-kind';
import { Failure } from '../failure';

export type PhotoCut = {
  /** The part to keep, as fractions of what is seen once it is turned; undefined: all of it. */
  part?: { x: number; y: number; width: number; height: number };
  /** Quarter turns clockwise. */
  turns?: number;
};
export type PreparedPhoto = { full: Uint8Array; thumb: Uint8Array; blurred: Uint8Array | null };

const full = { width: 600, height: 800 };
const thumb = { width: 300, height: 400 };
const hidden = { width: 42, height: 56 };
const megabyte = 1024 * 1024;
/** Longer than any honest photo takes, in seconds. */
const patience = 15;

const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: photoRules.maxPixels, failOn: 'error', pages: 1, sequentialRead: true });

async function factsOf(bytes: Uint8Array): Promise<Metadata> {
  const kind = photoKind(bytes);
  if (!kind) throw new Failure('photo_unreadable');
  // The size is written at the front: it is looked at before a pixel is decoded.
  const facts = await sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 }).metadata().catch(() => null);
  const fits = facts && (kind === 'avif' ? facts.format === 'heif' && facts.compression === 'av1' : facts.format === kind);
  if (!fits) throw new Failure('photo_unreadable');
  if (facts.width * facts.height > photoRules.maxPixels) throw new Failure('photo_too_large', { params: { size: photoRules.maxBytes / megabyte } });
  return facts;
}

/** The pixels to keep: within the picture, and not smaller than a photo may be. A part of it, in fractions, may come out a pixel lower than was meant. */
function regionOf({ part, turns = 0 }: PhotoCut, { autoOrient }: Metadata) {
  const [width, height] = turns % 2 ? [autoOrient.height, autoOrient.width] : [autoOrient.width, autoOrient.height];
  const { x, y, width: share, height: tall } = part ?? { x: 0, y: 0, width: 1, height: 1 };
  const [left, top] = [Math.min(Math.round(x * width), width - 1), Math.min(Math.round(y * height), height - 1)];
  const region = { left, top, width: Math.min(Math.round(share * width), width - left), height: Math.min(Math.round(tall * height), height - top) };
  const { minWidth, minHeight } = photoRules;
  if (region.width < minWidth || region.height < minHeight - (part ? 1 : 0)) throw new Failure('photo_too_small', { params: { width: minWidth, height: minHeight } });
  return region;
}

/**
 * The files of a photo as WebP. Throws photo_unreadable, photo_too_large (in pixels) or photo_too_small. `blurred` is made from so few
 * pixels that nothing sharp is left in it. Without a part that is asked for, what draws the eye is kept.
 */
export async function preparePhoto(bytes: Uint8Array, cut: PhotoCut, { blurred }: { blurred: boolean }): Promise<PreparedPhoto> {
  const region = regionOf(cut, await factsOf(bytes));
  // Colours become sRGB, and no metadata (place, camera, comments, thumbnails) is written unless one asks for it.
  const picture = await open(bytes)
    .autoOrient()
    .rotate(90 * (cut.turns ?? 0))
    .extract(region)
    .resize({ ...full, fit: 'cover', position: cut.part ? 'centre' : sharp.strategy.attention })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .timeout({ seconds: patience })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Failure('photo_unreadable');
    });
  const { width, height, channels } = picture.info;
  const raw = () => sharp(picture.data, { raw: { width, height, channels } });
  const [whole, small, veiled] = await Promise.all([
    raw().webp({ quality: 82, effort: 4 }).toBuffer(),
    raw().resize(thumb).webp({ quality: 80, effort: 4 }).toBuffer(),
    blurred ? veil(raw()) : null,
  ]);
  return { full: whole, thumb: small, blurred: veiled };
}

const veil = (picture: Sharp) => picture.resize(hidden).blur(2).webp({ quality: 70 }).toBuffer();

/** The blurred file of a photo that was prepared before. */
export function veiledPhoto(prepared: Uint8Array): Promise<Uint8Array> {
  return veil(sharp(prepared));
}
