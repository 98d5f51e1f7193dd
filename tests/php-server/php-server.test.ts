import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { password } from './operator';
import { PhpServer } from './php-server';

let php: PhpServer;
beforeAll(async () => {
  php = await PhpServer.start();
});
beforeEach(() => php.reset());
afterAll(() => php.stop());

const ask = (path: string, init: RequestInit = {}) => fetch(php.origin + path, init);
const json = (method: string, body: unknown, headers: Record<string, string> = {}): RequestInit => ({ method, body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } });

const logIn = async () => {
  const response = await ask('/api/user.php', json('POST', { email: php.operator.email, password }));
  return { response, cookie: response.headers.getSetCookie()[0]!.split(';')[0]! };
};

describe('the stand-in PHP server', () => {
  test('answers settings for the domains it knows, and nothing for others', async () => {
    expect(await (await ask('/api/settings.php?domain=localhost&ref=x')).json()).toMatchObject({ settings: { domain: 'localhost', niche: '1' } });
    for (const query of ['', '?domain=evil.example', '?domain=']) expect((await ask(`/api/settings.php${query}`)).status).toBe(404);
    expect(php.requests[0]).toMatchObject({ method: 'GET', path: '/api/settings.php', query: { domain: 'localhost', ref: 'x' } });
  });

  test('knows a session by its cookie: log in, user, chats, language, log out', async () => {
    expect((await ask('/api/chats.php')).status).toBe(403);
    const { response, cookie } = await logIn();
    expect(response.headers.getSetCookie()).toHaveLength(2);
    expect(await (await ask('/api/user.php', { headers: { cookie } })).json()).toMatchObject({ user: { credits: '8' } });
    expect(await (await ask('/api/chats.php', { headers: { cookie } })).json()).toMatchObject({ chats: [{ conversation: { id: '31' } }, { conversation: { id: '32' } }] });
    await ask('/api/user.php', json('PUT', { language: 'fi' }, { cookie }));
    expect(php.operator.savedLanguage).toBe('fi');
    await ask('/api/logout.php', { headers: { cookie } });
    expect(await (await ask('/api/user.php', { headers: { cookie } })).json()).toEqual({ user: null });
  });

  test('refuses a wrong password, and removes a chat once', async () => {
    expect((await ask('/api/user.php', json('POST', { email: php.operator.email, password: 'x' }))).status).toBe(401);
    const { cookie } = await logIn();
    expect((await ask('/api/chat.php', json('DELETE', { conversation: 31 }, { cookie }))).status).toBe(200);
    expect((await ask('/api/chat.php', json('DELETE', { conversation: 31 }, { cookie }))).status).toBe(404);
    expect(php.operator.chats).toHaveLength(1);
  });

  test.each(['/api/members.php', '/api/events.php', '/api/message.php', '/api/icebreakers.php', '/api/profile.php', '/', '/api/openapi.json'])('does not know GET %s', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/html');
  });

  test('has scripts that take their own method alone, and overlook a query that they do not know', async () => {
    expect((await ask('/api/chat.php?conversation=31')).status).toBe(405);
    const { cookie } = await logIn();
    expect(await (await ask('/api/user.php?settings=1', { headers: { cookie } })).json()).toMatchObject({ user: { credits: '8' } });
    expect((await ask('/api/user.php?change=password', json('PUT', { old_password: 'a' }, { cookie }))).status).toBe(200);
  });

  test('goes wrong in every way, path by path', async () => {
    php.misbehave('/api/likes.php', 'html');
    php.misbehave('/api/chats.php', 'authentication_required');
    php.misbehave('/api/interests.php', { failures: 2, retryAfter: '1' });
    php.misbehave('/api/user.php', 'refuse');
    expect(await (await ask('/api/likes.php')).text()).toContain('<h1>');
    expect(await (await ask('/api/chats.php')).json()).toEqual({ authentication_required: true });
    expect([(await ask('/api/interests.php')).status, (await ask('/api/interests.php')).status, (await ask('/api/interests.php')).status]).toEqual([500, 500, 200]);
    await expect(ask('/api/user.php')).rejects.toThrow('fetch failed');
    expect((await ask('/api/regions.php')).status).toBe(200);
    php.misbehave('/api/regions.php', 'huge');
    expect((await (await ask('/api/regions.php')).text()).length).toBeGreaterThan(20_000_000);
    for (const mode of ['hang', 'drip'] as const) {
      php.misbehave('/api/regions.php', mode);
      await expect(ask('/api/regions.php', { signal: AbortSignal.timeout(200) }).then((response) => response.text())).rejects.toThrow('timeout');
    }
  });

  test('can go away and come back on its port', async () => {
    const { origin } = php;
    await php.stop();
    await expect(ask('/api/regions.php')).rejects.toThrow('fetch failed');
    await php.listen();
    expect(php.origin).toBe(origin);
    expect((await ask('/api/regions.php')).status).toBe(200);
  });
});
