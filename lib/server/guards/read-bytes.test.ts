import { expect, it } from 'vitest';
import { Failure } from '../failure';
import { readBytes } from './read-bytes';

const limit = 64 * 1024;
const chunk = 16 * 1024;
const tooLarge = () => new Failure('body_too_large');

/** A body that says nothing of its length unless told to; how much of it was asked for, and whether it was broken off. */
function body(chunks: number, headers: Record<string, string> = {}) {
  const seen = { given: 0, brokenOff: false, ended: false };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (seen.given === chunks * chunk) {
        seen.ended = true;
        return controller.close();
      }
      seen.given += chunk;
      controller.enqueue(new Uint8Array(chunk).fill(65));
    },
    cancel: () => void (seen.brokenOff = true),
  });
  return { seen, request: new Request('http://vonk.test/', { method: 'POST', headers, body: stream, duplex: 'half' } as RequestInit) };
}

it('an endless body is broken off at its limit', async () => {
  const { seen, request } = body(Infinity);
  await expect(readBytes(request, { limit, tooLarge })).rejects.toMatchObject({ code: 'body_too_large' });
  expect(seen.given).toBeLessThanOrEqual(limit + 3 * chunk);
  expect(seen.brokenOff).toBe(true);
});

const look = () => {
  throw new Failure('photo_unreadable');
};

it('a body of a known length that is refused for what it is is heard out, so that the next request on its connection is answered', async () => {
  const { seen, request } = body(30, { 'content-length': String(30 * chunk) });
  await expect(readBytes(request, { limit: 1024 * 1024, tooLarge, look })).rejects.toMatchObject({ code: 'photo_unreadable' });
  await expect.poll(() => seen.ended).toBe(true);
  expect(seen.brokenOff).toBe(false);
});

it('[bar S13] one that never says how long it is is broken off as soon as it is refused', async () => {
  const { seen, request } = body(Infinity);
  await expect(readBytes(request, { limit: 1024 * 1024, tooLarge, look })).rejects.toMatchObject({ code: 'photo_unreadable' });
  expect(seen.given).toBeLessThanOrEqual(3 * chunk);
  expect(seen.brokenOff).toBe(true);
});

it('what fits is given whole', async () => {
  const { request } = body(4);
  expect((await readBytes(request, { limit, tooLarge })).byteLength).toBe(limit);
});

it('a body that breaks off is the fault of its sender, and none that the log counts as ours', async () => {
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
  });
  const request = new Request('http://vonk.test/', { method: 'POST', body: stream, duplex: 'half' } as RequestInit);
  await expect(readBytes(request, { limit, tooLarge })).rejects.toMatchObject({ code: 'invalid_input' });
});
