import { photoRules } from '@/lib/contract/photo-rules';

export type ReadPhoto = {
  /** The photo as the browser can draw it, upright; null for a kind that it cannot read. */
  photo: ImageBitmap | null;
  /** What is wrong with it before it is sent, as the key of a message; a kind that the browser does not name is the server's to judge. */
  trouble: string | null;
};

function troubleOf(file: File, photo: ImageBitmap | null): string | null {
  if (file.size > photoRules.maxBytes) return 'err.photo_too_large';
  if (file.type && !(photoRules.types as readonly string[]).includes(file.type)) return 'err.photo_unreadable';
  return photo && (photo.width < photoRules.minWidth || photo.height < photoRules.minHeight) ? 'err.photo_too_small' : null;
}

/** Reads a file that somebody chose as their photo. One that is too large is not so much as opened. */
export async function readPhoto(file: File): Promise<ReadPhoto> {
  const opened = file.size > photoRules.maxBytes ? null : createImageBitmap(file, { imageOrientation: 'from-image' });
  const photo = (await opened?.catch(() => null)) ?? null;
  const trouble = troubleOf(file, photo);
  if (trouble) photo?.close();
  return { photo: trouble ? null : photo, trouble };
}
