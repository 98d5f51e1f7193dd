import { describe, expect, test, vi } from 'vitest';
import { listChats, removeChat } from '../contract/chats';
import { listMembers } from '../contract/members';
import { getUser } from '../contract/user';
import { ApiError, MalformedAnswerError } from './api-error';
import { callServer, deadlinesFrom, pageDeadline, serverIsReady } from './server';
import { behindPhp, setEnvironment } from './testing/behind-php';

const server = behindPhp();
const caller = { host: 'localhost' };
const failureOf = (promise: Promise<unknown>) => promise.then(() => null, (error: unknown) => error as ApiError);

describe('a page that asks the PHP server', () => {
  test('[C03, C04] asks as the visitor: cookie, host, address, and the header of user.php', async () => {
    server.php.operator.sessions.add('abc');
    const { user } = await callServer(getUser, {}, { host: 'she.localhost', cookie: 'auth=abc; locale=nl', address: '203.0.113.9' });
    expect(user).toMatchObject({ credits: 8, paid_user: true, status: 'active' });
    expect(server.php.requests[0]!.headers).toMatchObject({
      cookie: 'auth=abc; locale=nl', 'x-forwarded-host': 'she.localhost', 'x-forwarded-for': '203.0.113.9', 'x-request-type': 'client', accept: 'application/json',
    });
  });

  test('[C04] a visitor is nobody', async () => {
    expect(await callServer(getUser, {}, caller)).toEqual({ user: null });
    expect(server.php.requests[0]!.headers.cookie).toBeUndefined();
  });

  test('[C14, E06] the chats of a member come as the contract has them', async () => {
    server.php.operator.sessions.add('abc');
    const { chats } = await callServer(listChats, {}, { ...caller, cookie: 'auth=abc' });
    expect(chats.map(({ conversation, profile, num_unread_messages }) => [conversation.id, profile.id, profile.name, num_unread_messages])).toEqual([[31, 7, 'Noor', 2], [32, 8, 'Sam', 0]]);
  });

  test('[T01] a session that has ended says so', async () => {
    expect(await failureOf(callServer(listChats, {}, caller))).toMatchObject({ status: 403, authenticationRequired: true });
  });

  test('a call that the server does not know is a 404 and no more', async () => {
    expect(await failureOf(callServer(listMembers, { query: {} }, caller))).toMatchObject({ status: 404, messageKey: 'err.not_offered', authenticationRequired: false });
    expect(server.php.requests).toHaveLength(1);
  });

  test('[C01] is asked once more when it fails, and no oftener: a page must not wait', async () => {
    server.php.misbehave('/api/user.php', { failures: 1 });
    expect(await callServer(getUser, {}, caller)).toEqual({ user: null });
    server.php.reset();
    server.php.misbehave('/api/user.php', { failures: 9 });
    expect(await failureOf(callServer(getUser, {}, caller))).toMatchObject({ status: 500 });
    expect(server.php.requests).toHaveLength(2);
    server.php.reset();
    server.php.misbehave('/api/user.php', { failures: 9, status: 503, retryAfter: '60' });
    expect(await failureOf(callServer(getUser, {}, caller))).toMatchObject({ status: 503, retryAfter: 60_000 });
    expect(server.php.requests).toHaveLength(1);
  });

  test('[C15] a repeat of what changes something carries the same key', async () => {
    server.php.operator.sessions.add('abc');
    server.php.misbehave('/api/chat.php', { failures: 1 });
    await callServer(removeChat, { body: { conversation: 31 } }, { ...caller, cookie: 'auth=abc' });
    const tries = server.php.asked('/api/chat.php', 'DELETE');
    expect(tries.map(({ body }) => body)).toEqual(['{"conversation":31}', '{"conversation":31}']);
    expect(new Set(tries.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(server.php.operator.chats).toHaveLength(1);
  });

  test('a server that refuses is no answer', async () => {
    server.php.misbehave('*', 'refuse');
    expect(await failureOf(callServer(getUser, {}, caller))).toMatchObject({ status: 0, offline: true });
    expect(server.php.requests).toHaveLength(2);
  });

  test.each(['hang', 'drip'] as const)('a server that makes one wait (%s) is left at the page’s deadline', async (mode) => {
    server.php.misbehave('*', mode);
    vi.useFakeTimers({ toFake: ['Date'] });
    const [over, patience] = [new AbortController(), vi.spyOn(AbortSignal, 'timeout')];
    patience.mockReturnValue(over.signal);
    const asking = failureOf(callServer(getUser, {}, { ...caller, deadline: Date.now() + 400 }));
    await vi.waitFor(() => expect(server.php.requests).toHaveLength(1));
    expect(patience.mock.calls).toEqual([[400]]);
    over.abort(new DOMException('The time is over', 'TimeoutError'));
    const error = await asking;
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 0, message: 'No answer came in time' });
    expect(server.php.requests).toHaveLength(1);
  });

  test('a page that is late already still gives its server a moment', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
    expect(await callServer(getUser, {}, { ...caller, deadline: Date.now() - 10_000 })).toEqual({ user: null });
    expect(patience.mock.calls).toEqual([[150]]);
  });

  test('pages have their server’s answer, or none, within three seconds', () => {
    expect(pageDeadline).toBeLessThan(3_000);
  });

  test('the embedded server, which works on when a page gives up, is waited for three times as long', async () => {
    expect(deadlinesFrom(10_000)).toEqual({ settings: 11_500, page: 12_000 });
    setEnvironment({ API_ORIGIN: '' });
    expect(deadlinesFrom(10_000)).toEqual({ settings: 15_500, page: 16_000 });
  });

  test.each(['html', 'huge'] as const)('an answer that is wrong (%s) is a fault of the server, asked for once', async (mode) => {
    server.php.misbehave('*', mode);
    expect(await failureOf(callServer(getUser, {}, { ...caller, deadline: Date.now() + 60_000 }))).toBeInstanceOf(MalformedAnswerError);
    expect(server.php.requests).toHaveLength(1);
  });

  test('a redirect is not followed', async () => {
    server.php.misbehave('/api/user.php', { status: 302, body: '' });
    expect(await failureOf(callServer(getUser, {}, caller))).toMatchObject({ status: 302 });
    expect(server.php.requests).toHaveLength(1);
  });
});

describe('the log', () => {
  const asking = { ...caller, requestId: 'page-0123456789' };
  const own = () => server.lines.filter(({ id }) => id === asking.requestId);

  test('a call of a page is a line under the id of the page, which the PHP server hears too', async () => {
    server.php.operator.sessions.add('abc');
    await callServer(listChats, {}, { ...asking, cookie: 'auth=abc', address: '203.0.113.9' });
    expect(own()).toEqual([{ time: expect.any(String) as unknown, id: asking.requestId, level: 'info', event: 'request', method: 'GET', path: '/api/chats.php', status: 200, ms: expect.any(Number) as unknown }]);
    expect(server.php.requests[0]!.headers['x-request-id']).toBe(asking.requestId);
  });

  test('a malformed answer is said with the path of its field, and nothing of what stands there', async () => {
    server.php.misbehave('/api/chats.php', { body: { chats: [{ conversation: { id: 'anna@vonk.test' } }] } });
    expect(await failureOf(callServer(listChats, {}, asking))).toBeInstanceOf(MalformedAnswerError);
    expect(own().at(-1)).toMatchObject({ level: 'error', event: 'malformed answer', method: 'GET', path: '/api/chats.php', field: 'chats.0.conversation.id' });
    expect(JSON.stringify(server.lines)).not.toContain('anna');
  });

  test('so is one of the embedded server', async () => {
    setEnvironment({ API_ORIGIN: '' });
    vi.doMock('../server/embedded', () => ({ embeddedHandler: () => Promise.resolve(() => Promise.resolve(Response.json({ chats: 7 }))) }));
    expect(await failureOf(callServer(listChats, {}, asking))).toBeInstanceOf(MalformedAnswerError);
    expect(own()).toMatchObject([{ level: 'error', event: 'malformed answer', path: '/api/chats.php', field: 'chats' }]);
    vi.doUnmock('../server/embedded');
  });

  test('a server that refuses, and one that makes one wait, are said', async () => {
    server.php.misbehave('*', 'refuse');
    await failureOf(callServer(getUser, {}, asking));
    expect(own()).toMatchObject([{ level: 'error', event: 'no answer', method: 'GET', path: '/api/user.php', error: expect.stringContaining('TypeError') as unknown }]);
    server.php.misbehave('*', 'hang');
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('The time is over', 'TimeoutError')));
    await failureOf(callServer(getUser, {}, asking));
    expect(own().at(-1)).toMatchObject({ event: 'no answer', error: 'TimeoutError' });
  });
});

describe('readiness', () => {
  test('the server behind the pages answers, whatever it says', async () => {
    expect(await serverIsReady()).toBe(true);
    server.php.misbehave('*', { failures: 9 });
    expect(await serverIsReady()).toBe(true);
  });

  test('or it does not', async () => {
    server.php.misbehave('*', 'refuse');
    expect(await serverIsReady()).toBe(false);
    setEnvironment({ API_ORIGIN: 'http://127.0.0.1:1' });
    expect(await serverIsReady()).toBe(false);
  });

  test('a caller who names no deadline waits a second at most: middleware may have used up the rest', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await callServer(getUser, {}, caller);
    expect(timeout.mock.calls[0]![0]).toBe(1_000);
  });
});
