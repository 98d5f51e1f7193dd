import { readdirSync, readFileSync } from 'node:fs';
import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { behindPhp, newHost } from '@/lib/api/testing/behind-php';
import { storedFlash } from '@/lib/api/flash-store';
import { password } from '@/tests/php-server/operator';
import type { Flash } from '@/app/page-request/flash';
import { POST } from './route';

const server = behindPhp();
let host: string;
beforeEach(() => {
  host = newHost(server.php);
});

const flashIn = async (value: string) => (value.startsWith('~') ? await storedFlash(value.slice(1)) : JSON.parse(decodeURIComponent(value || 'null'))) as Flash | null;

/** Sends a form as a browser does: where it is told to send it on (307), it does. */
const sent = async (name: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const post = (path: string) =>
    POST(
      new NextRequest(`http://${host}${path}`, {
        method: 'POST', body: new URLSearchParams(fields), headers: { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
      { params: Promise.resolve({ name }) },
    );
  const first = await post(`/forms/${name}`);
  const response = first.status === 307 ? await post(first.headers.get('location')!) : first;
  const cookies = Object.fromEntries(response.headers.getSetCookie().map((cookie) => [cookie.split('=')[0], cookie]));
  const flash = cookies[`flash-${name}`];
  return {
    response, cookies, status: response.status, location: response.headers.get('location'),
    flash: flash ? await flashIn(flash.split(';')[0]!.split('=')[1]!) : null,
  };
};
const signedIn = () => {
  server.php.operator.sessions.add('abc');
  return { cookie: 'auth=abc' };
};

test('a host that is no site’s is told so, whatever the form', async () => {
  const request = new NextRequest('http://nobody.test/forms/login', {
    method: 'POST', body: new URLSearchParams({ email: 'a@b.nl' }), headers: { host: 'nobody.test', origin: 'http://nobody.test', 'content-type': 'application/x-www-form-urlencoded' },
  });
  server.php.misbehave('/api/settings.php', { status: 404, body: { error: { code: 'wrong_site' } } });
  const response = await POST(request, { params: Promise.resolve({ name: 'login' }) });
  expect(response.status).toBe(421);
});

describe('logging in without script', () => {
  test('[C03, C05, T02] leads home to members, with the session’s cookie, asked for as the specification says', async () => {
    const { status, location, cookies } = await sent('login', { email: server.php.operator.email, password });
    expect([status, location]).toEqual([303, '/members']);
    expect(cookies.auth).toContain('HttpOnly');
    const [asked] = server.php.asked('/api/user.php', 'POST');
    expect(JSON.parse(asked!.body)).toEqual({ email: server.php.operator.email, password });
    expect(asked!.headers['x-request-type']).toBe('client');
    expect(asked!.headers['content-type']).toBe('application/json');
  });

  test('[T02] or back to the page that asked for it, never to another host', async () => {
    const fields = { email: server.php.operator.email, password };
    expect((await sent('login', { ...fields, to: '/chats/31' })).location).toBe('/chats/31');
    expect((await sent('login', { ...fields, to: '//evil.test' })).location).toBe('/members');
  });

  test.each([
    ['a wrong password', () => undefined, 'err.login'],
    ['a server that answers 200 with no user', () => server.php.misbehave('/api/user.php', { body: { user: false } }), 'err.login'],
    ['a server that answers HTML', () => server.php.misbehave('/api/user.php', 'html'), 'err.generic_retry'],
    ['a server that fails', () => server.php.misbehave('/api/user.php', { failures: 9 }), 'err.generic_retry'],
    ['a locked account', () => server.php.misbehave('/api/user.php', { status: 429, body: { error: { code: 'locked_out', params: { minutes: 15 } } } }), 'err.lockout'],
  ])('[X02] %s leads back to the form, which says so and keeps the address', async (_, arrange, key) => {
    arrange();
    const { location, flash, cookies } = await sent('login', { email: 'lid@é.test', password: 'x', to: '/chats' });
    expect(location).toBe('/login?to=%2Fchats');
    expect(flash).toMatchObject({ error: key, values: { email: 'lid@é.test' } });
    expect(JSON.stringify(flash)).not.toContain('password');
    expect(cookies['flash-login']).toContain('Path=/login; Max-Age=30; HttpOnly');
  });
});

test('[X02] a login that is refused with a pause alone says how long it lasts, and is asked once', async () => {
  server.php.misbehave('/api/user.php', { failures: 9, status: 429, retryAfter: '900' });
  expect((await sent('login', { email: 'lid@vonk.test', password: 'x' })).flash).toMatchObject({ error: 'err.lockout', params: { minutes: 15 } });
  expect(server.php.asked('/api/user.php', 'POST')).toHaveLength(1);
});

describe('logging out without script', () => {
  test('[C08, T02] ends the session and leads to the root', async () => {
    const { location, cookies } = await sent('logout', {}, signedIn());
    expect(location).toBe('/');
    expect(cookies.auth).toContain('Max-Age=0');
    expect(server.php.operator.sessions.size).toBe(0);
  });
});

describe('choosing a language without script', () => {
  test('[A08] sets the cookie for a year and leads back to the page that it was sent from', async () => {
    const { location, cookies } = await sent('locale', { locale: 'fi' }, { referer: `http://${host}/members?gender=woman` });
    expect(location).toBe('/members?gender=woman');
    expect(cookies.locale).toContain('locale=fi; Path=/; Max-Age=31536000');
    expect(server.php.asked('/api/user.php')).toEqual([]);
  });

  test('[A12] a page whose address names its language leads to the same in the other', async () => {
    expect((await sent('locale', { locale: 'fi' }, { referer: `http://${host}/she-nl?ref=x` })).location).toBe('/she-fi?ref=x');
  });

  test('[A10, C06] is saved to a member’s account, and a failure of that is nobody’s concern', async () => {
    await sent('locale', { locale: 'sv' }, signedIn());
    expect(server.php.operator.savedLanguage).toBe('sv');
    server.php.misbehave('/api/user.php', 'refuse');
    expect(await sent('locale', { locale: 'da' }, signedIn())).toMatchObject({ status: 303, location: '/' });
  });

  test('what is no language changes nothing', async () => {
    expect((await sent('locale', { locale: 'xx' })).cookies.locale).toBeUndefined();
  });

  test.each(['//evil.test', '/\\evil.test', 'https://evil.test', '/.//evil.test', '/x/..//evil.test', '/a;Max-Age=9', '/a b', '/\r\nset-cookie: x=y'])('a way back of %j is not taken', async (back) => {
    const { location } = await sent('locale', { locale: 'nl', back });
    expect(location).toBe('/');
  });

  test('nor one to another host, by what the browser says', async () => {
    expect((await sent('locale', { locale: 'nl' }, { referer: 'http://evil.test/members' })).location).toBe('/');
  });
});

describe('messages, likes and removing without script', () => {
  test('a message that is refused comes back to its page with its text', async () => {
    server.php.misbehave('/api/message.php', { status: 402, body: { error: { code: 'not_enough_credits' } } });
    const { location, flash, cookies } = await sent('message', { conversation: '31', text: 'Hallo “daar” 🙂', back: '/chats/31?x=1' }, signedIn());
    expect(location).toBe('/chats/31?x=1');
    expect(flash).toMatchObject({ error: 'err.not_enough_credits', values: { text: 'Hallo “daar” 🙂' } });
    expect(cookies['flash-message']).toContain('Path=/chats/31;');
  });

  test('its lines are as a field has them, and each refusal is known by a name of its own', async () => {
    server.php.misbehave('/api/message.php', { status: 402, body: { error: { code: 'not_enough_credits' } } });
    const refusedOnce = async () => (await sent('message', { conversation: '31', text: 'Hallo\r\ndaar', client_id: 'form-1', back: '/chats/31' }, signedIn())).flash as { values: Record<string, string> };
    const [one, two] = [await refusedOnce(), await refusedOnce()];
    expect(one.values).toEqual({ text: 'Hallo\ndaar', form: 'form-1', id: expect.any(String) as string });
    expect(two.values['id']).not.toBe(one.values['id']);
  });

  test.each([['500 characters', '🙂'.repeat(500)], ['5000', '🙂é'.repeat(2_500)]])('a text of %s comes back whole, though no cookie has room for it', async (_, text) => {
    server.php.misbehave('/api/message.php', { status: 422, body: { error: { code: 'message_too_long' } } });
    const { flash, cookies } = await sent('message', { conversation: '31', text, back: '/chats/31' }, signedIn());
    expect(cookies['flash-message']!.length).toBeLessThan(4_096);
    expect(flash).toMatchObject({ error: 'err.message_too_long', values: { text } });
  });

  test('a message that was taken leads to its conversation', async () => {
    server.php.misbehave('/api/message.php', { body: { message: { id: '9', mine: 1, text: 'x', sent_at: '2026-11-21' }, conversation: { id: '44' } } });
    expect((await sent('message', { member: '7', text: 'x', back: '/members/7/chat' }, signedIn())).location).toBe('/chats/44');
    expect(JSON.parse(server.php.asked('/api/message.php')[0]!.body)).toMatchObject({ member: '7', text: 'x', client_id: expect.stringMatching(/^[\w-]{16,}$/) as string });
  });

  test('[T02] a session that has ended leads to login and back; what was written waits on the server, for its writer', async () => {
    server.php.misbehave('/api/message.php', 'authentication_required');
    const { location, flash, cookies } = await sent('message', { conversation: '31', writer: '7', text: 'Koffie?', back: '/chats/31' });
    expect(location).toBe('/login?to=%2Fchats%2F31');
    expect(cookies['flash-message']).toMatch(/^flash-message=~[\w-]{24}; Path=\/chats\/31; Max-Age=1800; HttpOnly/);
    expect(flash).toMatchObject({ error: 'chat.composer.kept', values: { text: 'Koffie?' }, member: '7' });
  });

  test('once the message has gone, what an earlier try left on the page is forgotten', async () => {
    server.php.misbehave('/api/message.php', { body: { message: { id: '9', mine: 1, text: 'x', sent_at: '2026-11-21' }, conversation: { id: '31' } } });
    const { cookies } = await sent('message', { conversation: '31', text: 'x', back: '/chats/31' }, { cookie: 'flash-message=~token' });
    expect(cookies['flash-message']).toContain('flash-message=; Path=/chats/31; Max-Age=0');
  });

  test('a like is given, and taken back', async () => {
    server.php.misbehave('/api/like.php', { body: { liked: true } });
    expect((await sent('like', { profile: '7', like: '1', back: '/members/7' }, signedIn())).location).toBe('/members/7');
    await sent('like', { profile: '7', like: '0', back: '/members/7' }, signedIn());
    expect(server.php.asked('/api/like.php').map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ profile: '7', like: true }, { profile: '7', like: false }]);
  });

  test('[S07, C15] a chat is removed, and the list stands again', async () => {
    expect((await sent('remove-chat', { conversation: '31' }, signedIn())).location).toBe('/chats');
    expect(server.php.operator.chats.map(({ conversation }) => conversation.id)).toEqual(['32']);
  });
});

describe('what fails without script is told on the page it leads back to', () => {
  const notice = async ({ cookies, location }: Awaited<ReturnType<typeof sent>>) => ({ location, error: (await flashIn(cookies['flash-notice']!.split(';')[0]!.split('=')[1]!))?.error });

  test('[T07] a chat that was not removed', async () => {
    server.php.misbehave('/api/chat.php', { failures: 9 });
    expect(await notice(await sent('remove-chat', { conversation: '31' }, signedIn()))).toEqual({ location: '/chats', error: 'err.chat_delete' });
    expect(server.php.operator.chats.map(({ conversation }) => conversation.id)).toContain('31');
  });

  test('[R02] a like that makes a match leads to its view', async () => {
    server.php.misbehave('/api/like.php', { body: { liked: '1', match: '1' } });
    expect((await sent('like', { profile: '7', like: '1', back: '/members/7' }, signedIn())).location).toBe('/likes/m/7');
  });

  test('a like that was not taken', async () => {
    server.php.misbehave('/api/like.php', { status: 410, body: { error: { code: 'member_gone' } } });
    expect(await notice(await sent('like', { profile: '7', like: '1', back: '/members/7' }, signedIn()))).toEqual({ location: '/members/7', error: 'err.member_gone' });
  });

  test('[C08] a logout: nobody is told that they are out while they are not', async () => {
    server.php.misbehave('/api/logout.php', { failures: 9 });
    const answer = await sent('logout', {}, { ...signedIn(), referer: `http://${host}/members` });
    expect(await notice(answer)).toEqual({ location: '/members', error: 'shell.account.logout_failed' });
    expect(answer.cookies.auth).toBeUndefined();
  });
});

describe('before a form is read', () => {
  test.each(['toString', 'constructor', 'nothing', '__proto__'])('%s is no form', async (name) => {
    expect((await sent(name, {})).status).toBe(404);
  });

  test('a form from another site is refused, before anything is asked', async () => {
    expect((await sent('login', { email: 'a', password: 'b' }, { origin: 'http://evil.test' })).status).toBe(403);
    expect((await sent('logout', {}, { ...signedIn(), 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(server.php.requests).toEqual([]);
  });

  test('what is too large or no form is refused', async () => {
    expect((await sent('message', { text: 'x' }, { 'content-length': '99999999' })).status).toBe(413);
    expect((await sent('message', { text: 'x' }, { 'content-type': 'application/json' })).status).toBe(422);
  });

  test('[S6] a form that says nothing of its length is cut off at its bound, and its connection with it', async () => {
    let given = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += 16 * 1024;
        controller.enqueue(new Uint8Array(16 * 1024).fill(65));
      },
    });
    const headers = { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' };
    const response = await POST(new NextRequest(`http://${host}/forms/message`, { method: 'POST', headers, body, duplex: 'half' } as ConstructorParameters<typeof NextRequest>[1]), { params: Promise.resolve({ name: 'message' }) });
    expect([response.status, response.headers.get('connection')]).toEqual([413, 'close']);
    expect(given).toBeLessThan(1024 * 1024);
    expect((await sent('message', { text: 'x' }, { 'content-length': '99999999' })).response.headers.get('connection')).toBe('close');
  });

  test('every form that a screen names is there', async () => {
    const files = ['components', 'features'].flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`));
    const texts = files.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx')).map((file) => readFileSync(file, 'utf8'));
    const names = new Set(texts.flatMap((text) => [...text.replaceAll(/fetch\(.\/forms/g, '').matchAll(/\/forms\/([a-z-]+)/g)].map(([, name]) => name!)));
    expect(names.size).toBeGreaterThan(3);
    for (const name of names) expect((await sent(name, {})).status, name).not.toBe(404);
  });
});
