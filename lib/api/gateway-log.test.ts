// What the log says of calls that pass to a PHP server. Decision 135; bar S11.
import { beforeEach, expect, test, vi } from 'vitest';
import { password } from '@/tests/php-server/operator';
import { gateway } from './gateway';
import { behindPhp, newHost } from './testing/behind-php';
import { fromPage, type FromPage } from './testing/from-page';

const server = behindPhp();
let host: string;
beforeEach(() => {
  host = newHost(server.php);
});

const from = (path: string, options?: FromPage): Request => fromPage(host, path, options);
const id = 'request-0123456789';
const own = () => server.lines.filter((line) => line.id === id);
const ask = (path: string, options: FromPage = {}) => gateway(from(path, { ...options, headers: { ...options.headers, 'x-request-id': id } }));

test('a call is one line under one id, which the PHP server hears and the answer carries', async () => {
  const response = await ask('/api/User.php/x?email=anna@vonk.test', { method: 'POST', body: JSON.stringify({ email: server.php.operator.email, password }), headers: { 'x-request-type': 'client', cookie: 'auth=secret' } });
  expect(own()).toEqual([{ time: expect.any(String) as unknown, id, level: 'info', event: 'request', method: 'POST', path: '/api/user.php', status: 404, ms: expect.any(Number) as unknown }]);
  expect(server.php.requests.at(-1)!.headers['x-request-id']).toBe(id);
  expect(response.headers.get('x-request-id')).toBe(id);
});

test('a request without an id, or with something else in its place, is given one', async () => {
  for (const said of [undefined, 'anna@vonk.test', 'a b']) {
    const response = await gateway(from('/api/interests.php', { headers: said === undefined ? {} : { 'x-request-id': said } }));
    const given = response.headers.get('x-request-id');
    expect(given).toMatch(/^[\w-]{36}$/);
    expect(server.lines.filter((line) => line.id === given)).toMatchObject([{ event: 'request', path: '/api/interests.php', status: 200 }]);
  }
  expect(JSON.stringify(server.lines)).not.toContain('anna');
});

test('a page in place of an answer is said, with the reason and without a word of it', async () => {
  server.php.misbehave('/api/interests.php', 'html');
  expect((await ask('/api/interests.php')).status).toBe(502);
  expect(own()).toMatchObject([
    { level: 'error', event: 'unfit answer', method: 'GET', path: '/api/interests.php', reason: 'The answer is a page' },
    { level: 'info', event: 'request', status: 502 },
  ]);
});

test('a server that does not answer is said, with what the connection said', async () => {
  await gateway(from('/api/interests.php'));
  server.php.misbehave('*', 'refuse');
  expect((await ask('/api/interests.php')).status).toBe(503);
  expect(own()).toMatchObject([
    { level: 'error', event: 'no answer', path: '/api/interests.php', error: expect.stringContaining('TypeError') as unknown, code: expect.any(String) as unknown },
    { level: 'info', event: 'request', status: 503 },
  ]);
});

test('of a visitor who leaves nothing is said but the request', async () => {
  await gateway(from('/api/interests.php'));
  server.php.misbehave('/api/interests.php', 'hang');
  const leave = new AbortController();
  const answer = ask('/api/interests.php', { signal: leave.signal });
  await vi.waitFor(() => expect(server.php.asked('/api/interests.php')).toHaveLength(2));
  leave.abort();
  await answer;
  expect(own().map(({ event }) => event)).toEqual(['request']);
});

test('what is no call, or none of the contract, is not named', async () => {
  for (const path of ['/api/anna-de-wit', '/api/anna-de-wit.php']) await ask(path);
  expect(own().map(({ path, status }) => [path, status])).toEqual([['other', 404], ['other', 404]]);
});
