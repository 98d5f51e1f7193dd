import { expect, it, vi } from 'vitest';
import { getSettings } from '@/lib/contract/site-settings';
import { getUser, login } from '@/lib/contract/user';
import { requestTo, testServer } from './testing/test-server';
import { onOneDatabase } from './testing/suite';

onOneDatabase('the guards', (ground) => {
  const send = (path: string, options?: Parameters<typeof requestTo>[1]) => ground.server.handle(requestTo(path, options));
  const errorOf = async (response: Response) => [response.status, ((await response.json()) as { error: { code: string } }).error.code];

  it.each(['evil.example', 'vonk.test.evil.example', '127.0.0.1', 'localhost', '', 'vonk.test@evil.example', '-vonk.test', 'vonk_test'])(
    'a request for the unknown host %j answers 421',
    async (host) => expect(await errorOf(await send('/api/user.php', { headers: { host } }))).toEqual([421, 'wrong_site']),
  );

  it.each(['vonk.test', 'VONK.test', 'vonk.test:3000', 'www.vonk.test'])('%s is known', async (host) => expect((await send('/api/user.php', { headers: { host } })).status).toBe(200));

  it('a forwarded host changes nothing', async () => {
    expect((await send('/api/user.php', { headers: { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' } })).status).toBe(200);
    expect((await send('/api/user.php', { host: 'evil.example', headers: { 'x-forwarded-host': 'vonk.test' } })).status).toBe(421);
  });

  it('[C13] the host decides the site; a domain in the query does not', async () => {
    const name = async (host: string, domain: string) => {
      const response = await send('/api/settings.php', { host, query: { domain, utm_source: 'x', q: '<script>' } });
      return getSettings.response.parse(await response.json()).settings;
    };
    expect(await name('vonk.test', 'she.test')).toMatchObject({ name: 'Vonk', domain: 'vonk.test', niche: 1 });
    expect(await name('she.test', 'vonk.test')).toMatchObject({ name: 'Vonk voor haar', niche: 2 });
    expect(await name('www.vonk.test', 'unknown.example')).toMatchObject({ domain: 'vonk.test' });
  });

  it('a site that is new or changed is seen within half a minute', async () => {
    const { siteHosts } = await import('./store/schema/sites');
    expect((await send('/api/user.php', { host: 'new.test' })).status).toBe(421);
    await ground.db.insert(siteHosts).values({ host: 'new.test', siteId: 1 });
    ground.server.passes(30_000);
    expect((await send('/api/user.php', { host: 'new.test' })).status).toBe(200);
  });

  it.each(['/api/nothing.php', '/api/user', '/api/', '/', '/api/user.php/extra', '/api/%75ser.php', '/api//user.php'])('%s is unknown', async (path) =>
    expect(await errorOf(await send(path))).toEqual([404, 'not_found']),
  );

  it.each([
    ['PATCH', '/api/user.php', 'GET, POST, PUT'],
    ['DELETE', '/api/user.php', 'GET, POST, PUT'],
    ['OPTIONS', '/api/chats.php', 'GET'],
    ['POST', '/api/logout.php', 'GET'],
    ['HEAD', '/api/logout.php', 'GET'],
    ['HEAD', '/api/events.php', 'GET'],
    ['POST', '/api/photo.php/a.webp', 'GET'],
  ])('%s %s answers 405 and names what is allowed', async (method, path, allow) => {
    const response = await send(path, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
  });

  it('HEAD answers like GET, without the body', async () => {
    const response = await send('/api/user.php', { method: 'HEAD' });
    expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([200, '', 'application/json']);
  });

  it('a call that changes something is refused from another site before anything is read', async () => {
    const response = await send('/api/user.php', { method: 'POST', body: '{', headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' } });
    expect(await errorOf(response)).toEqual([403, 'cross_site']);
  });

  it('a form of another site cannot pass for a call', async () => {
    const response = await send('/api/user.php', { method: 'POST', body: '{"email":"a","password":"b"}', headers: { 'content-type': 'text/plain' } });
    expect(await errorOf(response)).toEqual([415, 'not_acceptable_type']);
  });

  it('bad input names its fields', async () => {
    const response = await send('/api/user.php', { method: 'POST', body: { email: 'a@b.nl' } });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ error: { code: 'invalid_input', message: 'Some of the input is not valid.', fields: { password: 'missing' } } });
  });

  it('what is a member’s own is kept nowhere; what is everybody’s may be kept a while', async () => {
    expect((await send(getUser.path)).headers.get('cache-control')).toBe('private, no-store');
    for (const path of ['/api/settings.php', '/api/regions.php', '/api/interests.php', '/api/companyinfo.php']) {
      expect((await send(path)).headers.get('cache-control'), path).toBe('public, max-age=60');
    }
    expect((await send('/api/nothing.php')).headers.get('cache-control')).toBe('private, no-store');
  });

  it('an answer that prolongs a session is nobody else’s, whatever its body', async () => {
    const free = await ground.as('free');
    ground.server.passes(2 * 24 * 60 * 60 * 1000);
    const response = await free.send('/api/settings.php');
    expect(response.headers.get('set-cookie')).toContain('auth=');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('writes one line per request, with nothing of what was said in it', async () => {
    await send('/api/user.php', { method: 'POST', body: { email: 'free@example.test', password: 'very secret' }, query: { name: 'Sanne' }, headers: { 'x-request-id': 'request-0001' } });
    await send('/api/Sanne de Vries.php');
    expect(ground.server.lines).toEqual([
      { level: 'info', event: 'request', id: 'request-0001', method: 'POST', path: '/api/user.php', status: 401, ms: expect.any(Number) },
      { level: 'info', event: 'request', id: expect.stringMatching(/^[\w-]{16}$/), method: 'GET', path: '(other)', status: 404, ms: expect.any(Number) },
    ]);
  });

  it('gives each answer the id under which it stands in the log', async () => {
    const response = await send('/api/user.php', { headers: { 'x-request-id': '<script>' } });
    expect(response.headers.get('x-request-id')).toBe(ground.server.lines[0]!['id']);
  });

  it('a fault of ours answers 500, says nothing of it, and logs where it was without the values', async () => {
    const fail = () => Promise.reject(new Error('insert failed for Sanne'));
    const server = testServer(ground.db, { passwords: { hash: fail, verify: fail } });
    const response = await server.handle(requestTo(login.path, { method: 'POST', body: { email: 'sanne@example.test', password: 'x' } }));
    expect(await errorOf(response)).toEqual([500, 'internal']);
    expect(server.lines[0]).toMatchObject({ level: 'error', event: 'failure', error: 'Error', at: expect.stringContaining('handler.test.ts') });
    expect(JSON.stringify(server.lines)).not.toMatch(/sanne/i);
  });

  it('a database that is away answers 503 and asks for patience', async () => {
    const away = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
    const server = testServer(ground.db, { passwords: { hash: away, verify: away } });
    const response = await server.handle(requestTo(login.path, { method: 'POST', body: { email: 'a@b.nl', password: 'x' } }));
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  });

  it('never answers 5xx to whatever is sent', async () => {
    const spy = vi.spyOn(console, 'error');
    const wild = ['', 'null', '[]', '0', '-1', '1e999', '9007199254740993', '"\u0000"', '{"a":{"b":[]}}', '٣', "' or 1=1 --", '\ud800', '2147483648', '00', 'NaN', '../..', '%00'];
    const calls = [
      ['GET', '/api/profile.php', 'id'], ['GET', '/api/chat.php', 'conversation'], ['GET', '/api/chat.php', 'member'], ['GET', '/api/members.php', 'after'],
      ['GET', '/api/members.php', 'min_age'], ['GET', '/api/members.php', 'page'], ['GET', '/api/members.php', 'country'], ['GET', '/api/icebreakers.php', 'member'],
      ['GET', '/api/settings.php', 'domain'], ['PUT', '/api/chat.php', 'conversation'], ['DELETE', '/api/chat.php', 'conversation'],
      ['POST', '/api/message.php', 'member'], ['POST', '/api/typing.php', 'conversation'], ['POST', '/api/like.php', 'profile'], ['PUT', '/api/user.php', 'language'],
    ] as const;
    const free = await ground.as('free');
    const tried = async (method: string, path: string, options: object) => {
      const { status } = await free.send(path, { method, ...options });
      expect(status, `${method} ${path} ${JSON.stringify(options)}`).toBeLessThan(500);
    };
    for (const [method, path, field] of calls) {
      const rest = { text: 'hello', client_id: 'abcdefghijklmnop', read: 1, like: true };
      const inField = wild.map((value) => (method === 'GET' ? { query: { [field]: value } } : { body: { ...rest, [field]: value } }));
      const whole = method === 'GET' ? [] : wild.map((value) => ({ body: value }));
      await Promise.all([...inField, ...whole].map((options) => tried(method, path, options)));
    }
    expect(spy).not.toHaveBeenCalled();
  }, 60_000);
});
