import { describe, expect, test } from 'vitest';
import { withinSize } from './within-size';

const chunks = (count: number, size: number, onCancel = () => undefined as void) => {
  let sent = 0;
  return new Response(
    new ReadableStream<Uint8Array>({
      pull: (stream) => {
        if (sent++ < count) stream.enqueue(new Uint8Array(size));
        else stream.close();
      },
      cancel: onCancel,
    }),
    { status: 203, headers: { 'x-kept': 'yes', 'content-type': 'text/plain' } },
  );
};

describe('a bound on an answer', () => {
  test('lets through what is within it, to the last byte, with its status and headers', async () => {
    const response = withinSize(chunks(10, 100), 1_000);
    expect(response.status).toBe(203);
    expect(response.headers.get('x-kept')).toBe('yes');
    expect((await response.arrayBuffer()).byteLength).toBe(1_000);
  });

  test('one byte more is an error, and the rest is not fetched', async () => {
    let cancelled = false;
    const endless = chunks(Infinity, 100, () => {
      cancelled = true;
    });
    await expect(withinSize(endless, 999).text()).rejects.toThrow(RangeError);
    expect(cancelled).toBe(true);
  });

  test('an answer without a body stays as it is', async () => {
    const empty = new Response(null, { status: 204 });
    expect(withinSize(empty, 1)).toBe(empty);
  });
});
