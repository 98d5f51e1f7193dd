// The body of a call that sends a photo up: bytes of a bounded number, counted while they arrive, of a kind that is a photo. Bar S7.
import { photoRules } from '@/lib/contract/photo-rules';
import { photoKind } from '../domain/photo-kind';
import { Failure } from '../failure';

const megabyte = 1024 * 1024;

/**
 * The bytes of the photo. Throws photo_too_large before anything of it is decoded, and photo_unreadable for what is no photo by its
 * first bytes: neither its name nor its declared type is believed.
 */
export async function readPhoto(request: Request): Promise<Uint8Array> {
  const tooLarge = () => new Failure('photo_too_large', { params: { size: photoRules.maxBytes / megabyte } });
  if (Number(request.headers.get('content-length') ?? 0) > photoRules.maxBytes) throw tooLarge();
  const reader = request.body?.getReader();
  const parts: Uint8Array[] = [];
  for (let size = 0; reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    // What is no photo need not arrive whole.
    if (size === 0 && value.byteLength >= 16 && !photoKind(value)) {
      void reader.cancel().catch(() => undefined);
      throw new Failure('photo_unreadable');
    }
    size += value.byteLength;
    if (size > photoRules.maxBytes) {
      void reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    parts.push(value);
  }
  const bytes = Buffer.concat(parts);
  if (!photoKind(bytes)) throw new Failure('photo_unreadable');
  return bytes;
}
