// The body of a call that sends a photo up: bytes of a bounded number, counted while they arrive, of a kind that is a photo. Bar S7.
import { photoRules } from '@/lib/contract/photo-rules';
import { photoKind } from '../domain/photo-kind';
import { Failure } from '../failure';
import { readBytes } from './read-bytes';

const megabyte = 1024 * 1024;

/**
 * The bytes of the photo. Throws photo_too_large before anything of it is decoded, and photo_unreadable for what is no photo by its
 * first bytes: neither its name nor its declared type is believed.
 */
export async function readPhoto(request: Request): Promise<Uint8Array> {
  const bytes = await readBytes(request, {
    limit: photoRules.maxBytes,
    tooLarge: () => new Failure('photo_too_large', { params: { size: photoRules.maxBytes / megabyte } }),
    // What is no photo need not arrive whole.
    look: (first) => {
      if (first.byteLength >= 16 && !photoKind(first)) throw new Failure('photo_unreadable');
    },
  });
  if (!photoKind(bytes)) throw new Failure('photo_unreadable');
  return bytes;
}
