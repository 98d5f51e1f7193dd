import { describe, expect, test, vi } from 'vitest';
import { listChats, removeChat, sendMessage } from '../contract/chats';
import { endpoints, type EndpointName } from '../contract/endpoints';
import type { Endpoint } from '../contract/endpoint';
import { listMembers } from '../contract/members';
import { getSettings } from '../contract/site-settings';
import { getUser, login, logout, saveLanguage, savePush } from '../contract/user';
import { requestRetries } from '../site/constants';
import { ApiError } from './api-error';
import { call, wait } from './call';
import { retryAfter } from './retry-after';
import { fakeTransport, jsonAnswer } from './testing/fake-transport';

const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.then(() => null, (reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};
const down = () => new TypeError('fetch failed');
const message = { conversation: 3, text: 'Hoi', client_id: 'abcdefghijklmnop' };

describe('trying again', () => {
  test('[C01, B01] a server that stays down is asked once and then five times more, after pauses that double', async () => {
    const { transport, requests, pauses } = fakeTransport([down()], { retries: requestRetries });
    const error = await failureOf(call(listChats, {}, transport));
    expect(requests).toHaveLength(6);
    expect(pauses).toEqual([375, 750, 1500, 3000, 6000]);
    expect(error).toMatchObject({ status: 0, offline: true, messageKey: 'err.generic_retry' });
  });

  test.each([[0, [250, 500, 1000, 2000, 4000]], [0.999_999, [500, 1000, 2000, 4000, 8000]]])('[C01] with a chance of %d the pauses stay within half and whole of the step', async (chance, expected) => {
    const { transport, pauses } = fakeTransport([jsonAnswer({}, 500)], { random: () => chance });
    await failureOf(call(listChats, {}, transport));
    expect(pauses.map(Math.round)).toEqual(expected);
  });

  test('[C01] chance spreads the pauses of many browsers', async () => {
    const { transport, pauses } = fakeTransport([jsonAnswer({}, 503)], { random: Math.random });
    await failureOf(call(listChats, {}, transport));
    for (const [attempt, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThanOrEqual(250 * 2 ** attempt);
      expect(pause).toBeLessThan(500 * 2 ** attempt);
    }
  });

  test.each([500, 502, 503, 504, 599, 429])('[C01] %d is tried again, and the answer that comes at last counts', async (status) => {
    const { transport, requests } = fakeTransport([jsonAnswer({}, status), down(), jsonAnswer({ chats: [] })]);
    await expect(call(listChats, {}, transport)).resolves.toEqual({ chats: [] });
    expect(requests).toHaveLength(3);
  });

  test('[C01] the fifth retry may still be the good one', async () => {
    const { transport, requests } = fakeTransport([...Array.from({ length: 5 }, () => jsonAnswer({}, 500)), jsonAnswer({ chats: [] })]);
    await expect(call(listChats, {}, transport)).resolves.toEqual({ chats: [] });
    expect(requests).toHaveLength(6);
  });

  test.each([400, 401, 402, 403, 404, 405, 409, 410, 413, 415, 421, 422, 302])('[C01] %d is an answer, and not asked for again', async (status) => {
    const { transport, requests, pauses } = fakeTransport([new Response(null, { status })]);
    expect(await failureOf(call(listChats, {}, transport))).toMatchObject({ status, offline: false });
    expect(requests).toHaveLength(1);
    expect(pauses).toEqual([]);
  });

  test('[C01] an answer that breaks off half-way is a network error like any other', async () => {
    const broken = () => new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"chats"')), pull: (stream) => stream.error(new TypeError('terminated')) }));
    const { transport, requests } = fakeTransport([broken, jsonAnswer({ chats: [] })]);
    await expect(call(listChats, {}, transport)).resolves.toEqual({ chats: [] });
    expect(requests).toHaveLength(2);
  });

  test('[C01] with one retry there is one', async () => {
    const { transport, requests } = fakeTransport([down()], { retries: 1 });
    await failureOf(call(listChats, {}, transport));
    expect(requests).toHaveLength(2);
  });
});

describe('Retry-After', () => {
  test('[C01] the pause that the server asks for is kept, in seconds', async () => {
    const { transport, pauses } = fakeTransport([jsonAnswer({}, 503, { 'retry-after': '7' }), jsonAnswer({}, 429, { 'retry-after': '0' }), jsonAnswer({ chats: [] })]);
    await call(listChats, {}, transport);
    expect(pauses).toEqual([7000, 0]);
  });

  test('[C01] or until a date', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') });
    const { transport, pauses } = fakeTransport([jsonAnswer({}, 503, { 'retry-after': 'Sat, 21 Nov 2026 10:00:12 GMT' }), jsonAnswer({ chats: [] })]);
    await call(listChats, {}, transport);
    expect(pauses).toEqual([12_000]);
  });

  test('[X02] a pause that is too long is told at once, with its length', async () => {
    const { transport, requests, pauses } = fakeTransport([jsonAnswer({ error: { code: 'locked_out', params: { minutes: 15 } } }, 429, { 'retry-after': '900' })]);
    expect(await failureOf(call(login, { body: { email: 'a', password: 'b' } }, transport))).toMatchObject({
      status: 429, code: 'locked_out', retryAfter: 900_000, params: { minutes: 15 }, messageKey: 'err.lockout',
    });
    expect(requests).toHaveLength(1);
    expect(pauses).toEqual([]);
  });

  test('[X02] a login that is refused with no more than a status is not asked again, and with a pause it is the lockout', async () => {
    const refused = async (answer: Response) => {
      const { transport, requests } = fakeTransport([answer]);
      const { code, messageKey, retryAfter: pause } = await failureOf(call(login, { body: { email: 'a', password: 'b' } }, transport));
      return { asked: requests.length, code, messageKey, pause };
    };
    const page = (headers: Record<string, string>) => new Response('<h1>Too Many Requests</h1>', { status: 429, headers });
    expect(await refused(page({ 'retry-after': '900' }))).toEqual({ asked: 1, code: 'locked_out', messageKey: 'err.lockout', pause: 900_000 });
    expect(await refused(page({ 'retry-after': '7' }))).toMatchObject({ asked: 1, code: 'locked_out' });
    expect(await refused(page({}))).toMatchObject({ asked: 1, messageKey: 'err.too_many_requests' });
    expect(await refused(jsonAnswer({ error: { code: 'too_many_requests' } }, 429, { 'retry-after': '1' }))).toMatchObject({ asked: 1, messageKey: 'err.too_many_requests' });
  });

  test('a wrong one counts as none', async () => {
    const { transport, pauses } = fakeTransport([jsonAnswer({}, 503, { 'retry-after': 'soon' }), jsonAnswer({ chats: [] })]);
    await call(listChats, {}, transport);
    expect(pauses).toEqual([375]);
  });

  test.each([
    [null, undefined], ['', undefined], ['soon', undefined], ['0', 0], ['1', 1000], ['1.5', 1500], ['-3', 0], ['Sat, 21 Nov 2026 10:00:12 GMT', 12_000], ['Sat, 21 Nov 2026 09:00:00 GMT', 0], ['Infinity', undefined], ['99999999', 2_147_483_647],
  ])('%j reads as %j milliseconds', (header, expected) => {
    expect(retryAfter(header, Date.parse('2026-11-21T10:00:00Z'))).toBe(expected);
  });
});

describe('what a request carries', () => {
  const sample: Partial<Record<EndpointName, object>> = {
    login: { email: 'a', password: 'b' }, saveLanguage: { language: 'nl' }, sendMessage: message, removeChat: { conversation: 3 }, muteChat: { conversation: 3, muted: true }, markRead: { conversation: 3, read: 4 },
    sendTyping: { conversation: 3 }, unsendMessage: { message: 9 }, setLike: { profile: 7, like: true }, savePush: { endpoint: 'https://push.test/1', keys: { p256dh: 'a', auth: 'b' } },
  };

  test.each(Object.keys(endpoints) as EndpointName[])('[C03] %s: the header of the request type goes to user.php and nowhere else', async (name) => {
    const endpoint: Endpoint = endpoints[name];
    const { transport, requests } = fakeTransport([jsonAnswer({}, 404)]);
    await failureOf(call(endpoint, { body: sample[name] } as never, transport));
    const { headers, method, url } = requests[0]!;
    expect(headers.get('x-request-type')).toBe(endpoint.path === '/api/user.php' ? 'client' : null);
    expect(method).toBe(endpoint.method);
    expect(new URL(url).pathname).toBe(endpoint.path);
    expect(headers.get('accept')).toBe('application/json');
    expect(headers.get('content-type')).toBe(sample[name] ? 'application/json' : null);
    expect(headers.has('idempotency-key')).toBe(endpoint.method !== 'GET' || name === 'logout');
  });

  test('a call that changes something keeps its key through all tries; the next call has another', async () => {
    const { transport, requests } = fakeTransport([down(), jsonAnswer({}, 500), jsonAnswer({}, 404)]);
    await failureOf(call(sendMessage, { body: message }, transport));
    await failureOf(call(sendMessage, { body: message }, transport));
    expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
    expect(new Set(requests.map(({ body }) => body)).size).toBe(1);
  });

  test('[C15] removing a chat is a DELETE whose body is the conversation', async () => {
    const { transport, requests } = fakeTransport([jsonAnswer({})]);
    await call(removeChat, { body: { conversation: 3 } }, transport);
    expect(requests[0]).toMatchObject({ method: 'DELETE', url: 'http://127.0.0.1:9/api/chat.php', body: '{"conversation":3}' });
  });

  test('[C06] the language is a PUT, [C08] logging out a GET without a body', async () => {
    const { transport, requests } = fakeTransport([jsonAnswer({})]);
    await call(saveLanguage, { body: { language: 'fi' } }, transport);
    await call(logout, {}, transport);
    expect(requests.map(({ method, url, body }) => `${method} ${url} ${body}`)).toEqual([
      'PUT http://127.0.0.1:9/api/user.php {"language":"fi"}', 'GET http://127.0.0.1:9/api/logout.php ',
    ]);
  });

  test('[C07] the push subscription goes to user.php?push=1, also when nobody says so', async () => {
    const { transport, requests } = fakeTransport([jsonAnswer({})]);
    const body = { endpoint: 'https://push.test/1', keys: { p256dh: 'a', auth: 'b' } };
    await call(savePush, { body }, transport);
    expect(requests[0]).toMatchObject({ method: 'POST', url: 'http://127.0.0.1:9/api/user.php?push=1', body: JSON.stringify(body) });
  });

  test('a query is written as an address holds it; what is undefined or null is left out', async () => {
    const { transport, requests } = fakeTransport([jsonAnswer({ members: [] })]);
    await call(listMembers, { query: { gender: 'woman', country: undefined, min_age: 25, after: 'a&b=c/é' } }, transport);
    expect(requests[0]!.url).toBe('http://127.0.0.1:9/api/members.php?gender=woman&min_age=25&after=a%26b%3Dc%2F%C3%A9');
  });

  test('[C13] the settings are asked for with the query and the domain', async () => {
    const { transport, requests } = fakeTransport([jsonAnswer({ settings: { name: 'Vonk' } })]);
    await call(getSettings, { query: { ref: 'x', domain: 'vonk.test' } }, transport);
    expect(new URL(requests[0]!.url).search).toBe('?ref=x&domain=vonk.test');
  });

  test('the transport’s own headers go along and win', async () => {
    const { transport, requests } = fakeTransport([jsonAnswer({ user: null })], { headers: { cookie: 'auth=x', accept: 'application/json, text/plain' } });
    await call(getUser, {}, transport);
    expect(requests[0]!.headers.get('accept')).toBe('application/json, text/plain');
    expect(requests[0]!.headers.get('x-request-type')).toBe('client');
  });
});

describe('stopping', () => {
  test('an aborted call ends with the caller’s own reason, and asks no more', async () => {
    const stop = new AbortController();
    const reason = new Error('left the page');
    const { transport, requests } = fakeTransport([(request) => new Promise<Response>((_, reject) => request.signal.addEventListener('abort', () => reject(new Error('other'))))], { signal: stop.signal });
    const answer = call(listChats, {}, transport);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    stop.abort(reason);
    await expect(answer).rejects.toBe(reason);
    expect(requests).toHaveLength(1);
  });

  test('also where the signal gets lost on its way into fetch', async () => {
    const stop = new AbortController();
    const { transport, requests } = fakeTransport([() => new Promise<Response>(() => undefined)], { signal: stop.signal });
    const answer = call(listChats, {}, transport);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    stop.abort(new Error('left'));
    await expect(answer).rejects.toThrow('left');
    expect(requests).toHaveLength(1);
  });

  test('also while it waits for the next try', async () => {
    const stop = new AbortController();
    const { transport, requests } = fakeTransport([jsonAnswer({}, 500)], { signal: stop.signal, wait });
    const answer = call(listChats, {}, transport);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    stop.abort(new Error('left'));
    await expect(answer).rejects.toThrow('left');
  });

  test('also while the answer is still coming in', async () => {
    const stop = new AbortController();
    const slow = (request: Request) => new Response(new ReadableStream({ start: (stream) => request.signal.addEventListener('abort', () => stream.error(new Error('cut off'))) }));
    const { transport, requests } = fakeTransport([slow], { signal: stop.signal });
    const answer = call(listChats, {}, transport);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    stop.abort(new Error('left'));
    await expect(answer).rejects.toThrow('left');
    expect(requests).toHaveLength(1);
  });

  test('a call that was aborted before it began asks nothing', async () => {
    const { transport } = fakeTransport([down()], { signal: AbortSignal.abort(new Error('never')) });
    await expect(call(listChats, {}, transport)).rejects.toThrow('never');
  });

  test('waiting takes its time, and ends at once with the signal’s reason', async () => {
    vi.useFakeTimers();
    let done = false;
    const stop = new AbortController();
    const long = wait(1000, stop.signal).then(() => (done = true));
    await vi.advanceTimersByTimeAsync(999);
    expect(done).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await long;
    expect(done).toBe(true);
    stop.abort(new Error('too late'));
    await expect(wait(1000, stop.signal)).rejects.toThrow('too late');
    expect(vi.getTimerCount()).toBe(0);
  });
});
