import { NextRequest } from 'next/server';
import { beforeEach, expect, test } from 'vitest';
import { behindPhp, newHost } from '@/lib/api/testing/behind-php';
import { roomFor } from './form-room';

const megabyte = 1024 * 1024;
const server = behindPhp();
let host: string;
beforeEach(() => {
  host = newHost(server.php);
  server.php.operator.sessions.add('abc');
});

/** What a form of so many bytes is answered before it is read, and how many of its three parts were taken off the connection. */
async function answerTo(name: string, length: number | null, cookie = '') {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({ pull: (stream) => (taken++ < 3 ? stream.enqueue(new Uint8Array(1)) : stream.close()) }, { highWaterMark: 0 });
  const headers = { host, origin: `http://${host}`, 'x-forwarded-for': '203.0.113.9', cookie, ...(length === null ? {} : { 'content-length': String(length) }) };
  const room = await roomFor(name, new NextRequest(`http://${host}/forms/${name}`, { method: 'POST', body, headers, duplex: 'half' }));
  if (!(room instanceof Response)) {
    room.release();
    return { most: room.most, heard: taken > 0 };
  }
  return { status: room.status, location: room.headers.get('location'), heard: taken > 0 };
}

test.each(['photo', 'signup-photo'])('[bar S13] %s: a photo of up to 100 MB that is not taken is heard out, a larger one and one of unknown length are refused unheard', async (name) => {
  const login = { status: 303, location: expect.stringContaining('/login?to=') as string, heard: true };
  const refused = { status: 413, location: null, heard: false };
  expect(await answerTo(name, 100 * megabyte)).toEqual(login);
  expect(await answerTo(name, 100 * megabyte + 1)).toEqual(refused);
  expect(await answerTo(name, null)).toEqual(refused);
  expect(await answerTo(name, 13 * megabyte, 'auth=abc')).toEqual({ ...login, location: name === 'photo' ? '/settings/photos' : '/complete-signup?step=photo' });
  expect(await answerTo(name, 100 * megabyte + 1, 'auth=abc')).toEqual(refused);
});

test('of a member’s photo so much is read as a photo may have, of any other form 64 kB', async () => {
  expect(await answerTo('photo', 12 * megabyte, 'auth=abc')).toEqual({ most: 12 * megabyte + 65_536, heard: false });
  expect(await answerTo('photo', null, 'auth=abc')).toEqual({ most: 12 * megabyte + 65_536, heard: false });
  expect(await answerTo('signup', 65_536)).toEqual({ most: 65_536, heard: false });
  expect(await answerTo('signup', 65_537)).toEqual({ status: 413, location: null, heard: false });
});
