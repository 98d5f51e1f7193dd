import { NextRequest } from 'next/server';
import { beforeEach, expect, test } from 'vitest';
import { behindPhp, newHost } from '@/lib/api/testing/behind-php';
import { photoForms } from './photo-forms';
import { signupForms } from './signup-forms';
import type { Form } from './form-calls';

const server = behindPhp();
let host: string;
beforeEach(() => {
  host = newHost(server.php);
  server.php.misbehave('/api/photo.php', { body: { photo: { id: 1, filename: 'a.webp', thumb_filename: 'b.webp' }, photos: [] } });
});

const sent = async (form: Form, fields: Record<string, string>, bytes: string, cookie = '') => {
  const data = new FormData();
  data.append('photo', new File([bytes], 'ik.jpg', { type: 'image/jpeg' }));
  const response = await form(new NextRequest(`http://${host}/forms/photo`, { method: 'POST', headers: { host, origin: `http://${host}`, cookie } }), fields, data);
  return { location: response.headers.get('location'), cookies: response.headers.getSetCookie() };
};
const keys = () => server.php.asked('/api/photo.php', 'POST').map(({ headers }) => headers['idempotency-key']);

test('a photo that is sent twice without script is one; another file, or another page, brings another', async () => {
  const add = (key: string, bytes: string) => sent(photoForms['photo']!, { key }, bytes);
  for (const [key, bytes] of [['page-1', 'strand'], ['page-1', 'strand'], ['page-1', 'bergen'], ['page-2', 'strand']] as const) expect((await add(key, bytes)).location).toBe('/settings/photos');
  const [first, again, ...others] = keys();
  expect(again).toBe(first);
  expect(new Set([first, ...others]).size).toBe(3);
});

test('where its answer was lost the page comes back as the one that it was; where it was not, as another', async () => {
  const keyOf = (cookie: string | undefined) => (JSON.parse(decodeURIComponent(/^flash-photos=([^;]*)/.exec(cookie ?? '')?.[1] || 'null')) as { values: { key?: string } } | null)?.values.key;
  expect(keyOf((await sent(photoForms['photo']!, { key: 'page-1' }, 'strand')).cookies[0])).toBeUndefined();
  server.php.misbehave('/api/photo.php', { body: '<b>Fatal error</b>' });
  expect(keyOf((await sent(photoForms['photo']!, { key: 'page-1' }, 'strand')).cookies[0])).toBe('page-1');
});

test('at sign-up the same file of one session is one photo, of another session another', async () => {
  for (const session of ['anna', 'anna', 'bram']) await sent(signupForms['signup-photo']!, {}, 'strand', `auth=${session}`);
  const [first, again, other] = keys();
  expect([again, other === first]).toEqual([first, false]);
});
