import { NextRequest } from 'next/server';
import { beforeEach, expect, test } from 'vitest';
import { behindPhp, newHost } from '@/lib/api/testing/behind-php';
import { recoveryForms } from './recovery-forms';

const server = behindPhp();
let host: string;
beforeEach(() => {
  host = newHost(server.php);
});

const sent = async (name: string, fields: Record<string, string>) => {
  const request = new NextRequest(`http://${host}/forms/${name}`, { method: 'POST', headers: { host, origin: `http://${host}` } });
  const response = await recoveryForms[name]!(request, fields, new FormData());
  return { location: response.headers.get('location'), cookies: response.headers.getSetCookie() };
};
const fresh = { token: 'abc', password: 'een lange zin', password_repeat: 'een lange zin', back: '/reset-password/do?token=abc' };
const keys = () => server.php.asked('/api/reset-password.php', 'PUT').map(({ headers }) => headers['idempotency-key']);

test('[A01] a new password whose form comes twice is one, by the key of its form; without one each is another', async () => {
  server.php.misbehave('/api/reset-password.php', { body: {} });
  const form = { ...fresh, key: 'form-number-0001' };
  const there = [await sent('new-password', form), await sent('new-password', form)];
  expect(there.map(({ location }) => location)).toEqual(['/members', '/members']);
  await sent('new-password', { ...form, password: 'een ander zinnetje', password_repeat: 'een ander zinnetje' });
  await sent('new-password', fresh);
  await sent('new-password', fresh);
  const [first, second, ...others] = keys();
  expect(second).toBe(first);
  expect(new Set([first, ...others]).size).toBe(4);
  // Nothing of the password can be read from it.
  for (const key of keys()) expect(key).toMatch(/^[A-Za-z0-9_-]{36,43}$/);
});

test('a form whose answer was lost comes back with its key, and with no password', async () => {
  server.php.misbehave('/api/reset-password.php', 'refuse');
  const { location, cookies } = await sent('new-password', { ...fresh, key: 'form-number-0001' });
  expect(location).toBe(fresh.back);
  const flash = decodeURIComponent(cookies[0]!);
  expect(flash).toContain('"key":"form-number-0001"');
  expect(flash).not.toContain('lange zin');
});

test('another address than the one that a mail went to: the form stands again, and no mail goes out', async () => {
  const { location, cookies } = await sent('mail-request', { kind: 'reset', email: 'a@b.nl', back: '/reset-password', other: '1' });
  expect([location, cookies]).toEqual(['/reset-password', [expect.stringContaining('flash-mail-request=; Path=/reset-password; Max-Age=0')]]);
  expect(server.php.asked('/api/reset-password.php')).toEqual([]);
});

test('[V04] a new password with two faults comes back with both of them, at their fields', async () => {
  server.php.misbehave('/api/reset-password.php', { status: 422, body: { error: { code: 'invalid_input', message: '', fields: { password: 'password_short', password_repeat: 'passwords_differ' } } } });
  const { cookies } = await sent('new-password', fresh);
  expect(decodeURIComponent(cookies[0]!)).toContain('"values":{"password":"password_short","password_repeat":"passwords_differ"}');
});
