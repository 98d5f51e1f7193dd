import { NextRequest } from 'next/server';
import { describe, expect, test } from 'vitest';
import { decodeSignupStart } from '@/lib/site/cookies/signup-start';
import { POST } from './[name]/route';

const sent = async (fields: [string, string][]) => {
  const body = new URLSearchParams(fields);
  const headers = { host: 'localhost', origin: 'http://localhost', 'content-type': 'application/x-www-form-urlencoded' };
  const response = await POST(new NextRequest('http://localhost/forms/start', { method: 'POST', body, headers }), { params: Promise.resolve({ name: 'start' }) });
  const cookies = Object.fromEntries(response.headers.getSetCookie().map((cookie) => [cookie.split('=')[0], cookie]));
  const value = cookies['signup-start']?.split(';')[0]!.split('=')[1];
  return { status: response.status, location: response.headers.get('location'), cookies, start: value ? decodeSignupStart(value) : null };
};

describe('the action of a lander', () => {
  test('an answer to a member leads to sign-up around that member, with the answer out of sight of the address', async () => {
    const { status, location, start, cookies } = await sent([['lander', 'alonetonight'], ['member', '31'], ['message', 'Thee, met jou']]);
    expect([status, location]).toEqual([303, '/members/31/signup']);
    expect(start).toEqual({ lander: 'alonetonight', member: '31', message: 'Thee, met jou', wishes: [], at: expect.any(Number) as number });
    expect(cookies['signup-start']).toContain('Max-Age=3600; HttpOnly; SameSite=Lax');
    expect(location).not.toContain('Thee');
  });

  test('wishes lead to sign-up, all of them, in their order', async () => {
    const { location, start } = await sent([['lander', 'iconslanding'], ['wish', 'wine'], ['wish', 'dance'], ['wish', 'thrill'], ['when', 'when-tonight'], ['who', 'who-anyone']]);
    expect(location).toBe('/signup');
    expect(start?.wishes).toEqual(['wine', 'dance', 'thrill', 'who-anyone', 'when-tonight']);
  });

  test('[A12] sign-up keeps the look and the language that the lander had; what is no slug is left out', async () => {
    expect((await sent([['lander', 'video'], ['slug', 'bdsm-pl']])).location).toBe('/signup?slug=bdsm-pl');
    expect((await sent([['lander', 'landing'], ['member', '31'], ['slug', 'nl']])).location).toBe('/members/31/signup?slug=nl');
    for (const slug of ['xx', 'auto', '//evil.test', '']) expect((await sent([['lander', 'video'], ['slug', slug]])).location).toBe('/signup');
  });

  test('a form that says nothing useful still leads to sign-up, and a member that is none is left out', async () => {
    expect(await sent([])).toMatchObject({ status: 303, location: '/signup', start: null });
    expect((await sent([['lander', 'video'], ['member', '//evil.test']])).location).toBe('/signup');
  });
});
