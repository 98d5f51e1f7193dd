// The bytes of a request's body, counted while they arrive, whatever the request says of its length. Bars S6, S13.
import { Failure } from '../failure';

type Bounds = {
  /** The most bytes that are taken. */
  limit: number;
  /** Why more of them are refused. */
  tooLarge: () => Failure;
  /** Looks at the first bytes as they come; what it throws refuses the body before the rest has arrived. */
  look?: (first: Uint8Array) => void;
};

/** So much of what is refused is still heard out, unread, where its length was announced: the next request on the connection comes behind it. */
const heardOut = 16 * 1024 * 1024;

/** Whoever sent it has gone: no fault of ours, and nobody hears the answer. */
const brokenOff = (): never => {
  throw new Failure('invalid_input', { fields: { body: 'malformed' } });
};

async function hearOut(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  for (let heard = 0; heard < heardOut; ) {
    const { done, value } = await reader.read();
    if (done) return;
    heard += value.byteLength;
  }
  await reader.cancel();
}

/**
 * The whole body. Throws what `tooLarge` makes once more than `limit` bytes have come or are announced, what `look` throws, and invalid_input for one that breaks off. Of a body of a known length
 * that is refused for what it is the rest is thrown away as it comes; any other, and one that is too large, is broken off, with its connection.
 */
export async function readBytes(request: Request, { limit, tooLarge, look }: Bounds): Promise<Uint8Array> {
  const announced = request.headers.get('content-length');
  if (Number(announced) > limit) throw tooLarge();
  const reader = request.body?.getReader();
  const parts: Uint8Array[] = [];
  for (let size = 0; reader; ) {
    const { done, value } = await reader.read().catch(brokenOff);
    if (done) break;
    if (size === 0) {
      try {
        look?.(value);
      } catch (refused) {
        void (announced === null ? reader.cancel() : hearOut(reader)).catch(() => undefined);
        throw refused;
      }
    }
    size += value.byteLength;
    if (size > limit) {
      void reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    parts.push(value);
  }
  return Buffer.concat(parts);
}
