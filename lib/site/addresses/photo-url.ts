// Where a photo's file is fetched from. Specification, section 3 (cdn_prefix, main_image).
import type { Image } from '../../contract/person';

/** The address of a photo in a size, or null where there is no file. Only what the server named can be asked for. (E02, A04) */
export function photoUrl(image: Pick<Image, 'filename' | 'thumb_filename'> | null | undefined, size: 'full' | 'thumb', cdnPrefix: string): string | null {
  const name = size === 'thumb' ? (image?.thumb_filename ?? image?.filename) : (image?.filename ?? image?.thumb_filename);
  return name ? cdnPrefix + name : null;
}

/** The picture of an auto-like profile, or null where there is none: an address or a path of the site as it is, a bare name below cdn_prefix as any file. (E02, C11) */
export function matchUrl(image: Pick<Image, 'match'> | null | undefined, cdnPrefix: string): string | null {
  const path = image?.match;
  return path ? (/^(\/|https?:)/.test(path) ? path : cdnPrefix + path) : null;
}

/** The widths of the two files of a photo, as this server draws them. */
const widths = { thumb: 300, full: 600 };

/** Both files of a photo for an `img` that is drawn as wide as its `sizes` say: a browser takes the small one where that is enough. For pictures of many; one person's photo is the full file. */
export function photoSources(image: Parameters<typeof photoUrl>[0], cdnPrefix: string): { src: string | null; srcSet?: string } {
  const [full, thumb] = [photoUrl(image, 'full', cdnPrefix), photoUrl(image, 'thumb', cdnPrefix)];
  return full === thumb ? { src: full } : { src: full, srcSet: `${thumb} ${widths.thumb}w, ${full} ${widths.full}w` };
}
