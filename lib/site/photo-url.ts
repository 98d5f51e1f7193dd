// Where a photo's file is fetched from. Specification, section 3 (cdn_prefix, main_image).
import type { Image } from '../contract/person';

/** The address of a photo in a size, or null where there is no file. Only what the server named can be asked for. (E02, A04) */
export function photoUrl(image: Pick<Image, 'filename' | 'thumb_filename'> | null | undefined, size: 'full' | 'thumb', cdnPrefix: string): string | null {
  const name = size === 'thumb' ? (image?.thumb_filename ?? image?.filename) : (image?.filename ?? image?.thumb_filename);
  return name ? cdnPrefix + name : null;
}
