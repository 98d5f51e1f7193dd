import { describe, expect, it } from 'vitest';
import type { Failure } from '../failure';
import { largestBody, readBody } from './read-body';

const post = (body: BodyInit | null, type: string | null = 'application/json', headers: Record<string, string> = {}) =>
  new Request('http://vonk.test/api/user.php', { method: 'POST', body, headers: { ...(type ? { 'content-type': type } : {}), ...headers }, duplex: 'half' } as RequestInit);
const codeOf = (request: Request) => readBody(request).then(() => 'read', (failure: Failure) => failure.code);

/** A body that says nothing of its length, and how much of it was asked for. */
function endless(): { stream: ReadableStream<Uint8Array>; given: () => number } {
  let given = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 16_384;
      controller.enqueue(new Uint8Array(16_384).fill(32));
    },
  });
  return { stream, given: () => given };
}

describe('the body of a call', () => {
  it.each([
    ['an object', '{"a":1}', { a: 1 }],
    ['text of any script', '"żółć 💕"', 'żółć 💕'],
    ['nothing', '', undefined],
  ])('reads %s', async (_, text, value) => expect(await readBody(post(text))).toEqual(value));

  it('takes a type with a charset', async () => expect(await readBody(post('1', 'Application/JSON; charset=utf-8'))).toBe(1));
  it('takes a request without a body', async () => expect(await readBody(new Request('http://vonk.test/', { method: 'POST' }))).toBeUndefined());

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp', 'text/html'])(
    'refuses %s: other sites can send it without asking',
    async (type) => expect(await codeOf(post('{}', type))).toBe('not_acceptable_type'),
  );

  it.each(['{', '{"a":}', 'undefined', "{'a':1}", '\u0000', '{"a":1}{"b":2}'])('refuses %j as malformed', async (text) => expect(await codeOf(post(text))).toBe('invalid_input'));
  it('refuses bytes that are no text', async () => expect(await codeOf(post(new Uint8Array([0x22, 0xff, 0xfe, 0x22])))).toBe('invalid_input'));

  it('takes a body of the largest size and refuses one byte more', async () => {
    const filled = (size: number) => `"${'x'.repeat(size - 2)}"`;
    expect(await readBody(post(filled(largestBody)))).toHaveLength(largestBody - 2);
    expect(await codeOf(post(filled(largestBody + 1)))).toBe('body_too_large');
  });

  it('refuses by the length that is announced, before reading', async () => {
    const { stream, given } = endless();
    expect(await codeOf(post(stream, 'application/json', { 'content-length': '60000000' }))).toBe('body_too_large');
    expect(given()).toBeLessThanOrEqual(16_384);
  });

  it('stops reading a body that does not end', async () => {
    const { stream, given } = endless();
    expect(await codeOf(post(stream))).toBe('body_too_large');
    expect(given()).toBeLessThan(2 * largestBody);
  });
});
