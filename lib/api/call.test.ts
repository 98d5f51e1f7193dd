import { describe, expect, test, vi } from 'vitest';
import { listChats, removeChat, sendMessage } from '../contract/chats';
import { endpoints, type EndpointName } from '../contract/endpoints';
import type { Endpoint } from '../contract/endpoint';
import { getProfile, listMembers } from '../contract/members';
import { getSettings } from '../contract/site-settings';
import { getUser, login, logout, saveLanguage, savePush } from '../contract/user';
import { requestRetries } from '../site/constants';
import { ApiError, MalformedAnswerError } from './api-error';
import { call, retryAfter, wait } from './call';
import { fakeTransport, jsonAnswer, textAnswer } from './testing/fake-transport';

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
    for (const [turn, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThanOrEqual(250 * 2 ** turn);
      expect(pause).toBeLessThan(500 * 2 ** turn);
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

  test('[C01] a pause that is too long is told at once, with its length', async () => {
    const { transport, requests, pauses } = fakeTransport([jsonAnswer({ error: { code: 'locked_out', params: { minutes: 15 } } }, 429, { 'retry-after': '900' })]);
    expect(await failureOf(call(login, { body: { email: 'a', password: 'b' } }, transport))).toMatchObject({
      status: 429, code: 'locked_out', retryAfter: 900_000, params: { minutes: 15 }, messageKey: 'err.lockout',
    });
    expect(requests).toHaveLength(1);
    expect(pauses).toEqual([]);
  });

  test('a wrong one counts as none', async () => {
    const { transport, pauses } = fakeTransport([jsonAnswer({}, 503, { 'retry-after': 'soon' }), jsonAnswer({ chats: [] })]);
    await call(listChats, {}, transport);
    expect(pauses).toEqual([375]);
  });

  test.each([
    [null, undefined], ['', undefined], ['soon', undefined], ['0', 0], ['1', 1000], ['1.5', 1500], ['-3', 0], ['Sat, 21 Nov 2026 10:00:12 GMT', 12_000], ['Sat, 21 Nov 2026 09:00:00 GMT', 0], ['Infinity', undefined],
  ])('%j reads as %j milliseconds', (header, expected) => {
    expect(retryAfter(header, Date.parse('2026-11-21T10:00:00Z'))).toBe(expected);
  });
});

describe('what a request carries', () => {
  const sample: Partial<Record<EndpointName, object>> = {
    login: { email: 'a', password: 'b' }, saveLanguage: { language: 'nl' }, sendMessage: message, removeChat: { conversation: 3 }, markRead: { conversation: 3, read: 4 },
    sendTyping: { conversation: 3 }, setLike: { profile: 7, like: true }, savePush: { endpoint: 'https://push.test/1', keys: { p256dh: 'a', auth: 'b' } },
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

describe('answers that fail', () => {
  test('[T01] a 403 that carries authentication_required says that the session has ended, however it is written', async () => {
    const bodies = [
      { authentication_required: true }, { authentication_required: 1, error: null }, { authentication_required: '1', error: { code: 5, fields: [] } },
      { error: 'authentication_required' }, { error: { code: 'authentication_required' } }, { authentication_required: true, error: 'Log eerst in' },
    ];
    for (const body of bodies) {
      const error = await failureOf(call(listChats, {}, fakeTransport([jsonAnswer(body, 403)]).transport));
      expect(error, JSON.stringify(body)).toMatchObject({ status: 403, authenticationRequired: true, code: 'authentication_required', messageKey: 'err.authentication_required' });
    }
  });

  test('[T01] any other 403 does not, nor the flag with another status', async () => {
    const answers = [jsonAnswer({}, 403), jsonAnswer({ authentication_required: false }, 403), jsonAnswer({ authentication_required: '0' }, 403), jsonAnswer({ error: { code: 'cross_site' } }, 403), textAnswer('<h1>Forbidden</h1>', 403), jsonAnswer({ authentication_required: true }, 404), jsonAnswer({ authentication_required: true }, 401)];
    for (const answer of answers) expect(await failureOf(call(listChats, {}, fakeTransport([answer]).transport))).toMatchObject({ authenticationRequired: false });
  });

  test.each([
    ['a code of the table', jsonAnswer({ error: { code: 'member_gone', message: 'Gone' } }, 410), { code: 'member_gone', message: 'Gone', messageKey: 'err.member_gone' }],
    ['a code that nobody knows', jsonAnswer({ error: { code: 'zut', message: 'Zut' } }, 422), { code: undefined, message: 'Zut', messageKey: 'err.generic' }],
    ['text alone', jsonAnswer({ error: 'Mislukt' }, 400), { code: undefined, message: 'Mislukt', messageKey: 'err.generic' }],
    ['fields', jsonAnswer({ error: { code: 'invalid_input', fields: { email: 'taken' } } }, 422), { code: 'invalid_input', fields: { email: 'taken' } }],
    ['HTML', textAnswer('<h1>Forbidden</h1>', 403), { code: undefined, status: 403, messageKey: 'err.generic' }],
    ['nothing at all', new Response('', { status: 401 }), { status: 401, messageKey: 'err.generic' }],
    ['a body that is no object', jsonAnswer('no', 418), { status: 418, messageKey: 'err.generic' }],
  ])('%s', async (_, answer, expected) => {
    expect(await failureOf(call(listChats, {}, fakeTransport([answer]).transport))).toMatchObject(expected);
  });

  test('what is not there is told apart from a call that the server does not have', async () => {
    const asking = async (endpoint: Endpoint, answer: Response) => {
      const { status, notOffered, messageKey } = await failureOf(call(endpoint, {}, fakeTransport([answer]).transport));
      return [status, notOffered, messageKey];
    };
    const html = textAnswer('<h1>Not found</h1>', 404);
    const missing = [404, false, 'err.not_found'];
    const without = [404, true, 'err.not_offered'];
    expect(await asking(getProfile, jsonAnswer({ error: { code: 'not_found' } }, 404))).toEqual(missing);
    expect(await asking(getProfile, jsonAnswer({ error: 'No such profile' }, 404))).toEqual(missing);
    expect(await asking(getProfile, html)).toEqual(without);
    expect(await asking(listMembers, html)).toEqual(without);
    expect(await asking(listMembers, jsonAnswer({ error: 'No such script' }, 404))).toEqual(without);
    expect(await asking(listMembers, jsonAnswer({ error: { code: 'not_found' } }, 404))).toEqual(missing);
  });

  test('[X01] a fault of the server tells people to try later', async () => {
    expect(await failureOf(call(listChats, {}, fakeTransport([textAnswer('<h1>Bad gateway</h1>', 502)]).transport))).toMatchObject({ status: 502, messageKey: 'err.generic_retry', code: undefined });
  });
});

describe('answers that are not what was agreed', () => {
  const chat = { conversation: { id: 3 }, profile: { id: 7 } };
  test.each<[string, Endpoint, unknown, string]>([
    ['a chat whose profile has no key', listChats, { chats: [chat, { conversation: { id: 3 }, profile: { name: 'Noor' } }] }, 'chats.1.profile.id'],
    ['a chat without a conversation', listChats, { chats: [chat, { profile: { id: 7 } }] }, 'chats.1.conversation'],
    ['chats that are a number', listChats, { chats: 3 }, 'chats'],
    ['an unread number that is none', listChats, { chats: [{ ...chat, num_unread_messages: 'many' }] }, 'chats.0.num_unread_messages'],
    ['a map with one wrong chat', listChats, { chats: { a: chat, b: { ...chat, conversation: 9 } } }, 'chats.b.conversation'],
    ['credits that are text', getUser, { user: { credits: 'plenty' } }, 'user.credits'],
    ['a profile with a wrong photo', getUser, { user: { profile: { id: 7, main_image: 'a.jpg' } } }, 'user.profile.main_image'],
    ['settings without a name', getSettings, { settings: { niche: 1 } }, 'settings.name'],
    ['settings that are missing', getSettings, {}, 'settings'],
    ['costs without a currency', getSettings, { settings: { name: 'V', minimum_message_costs: { NL: { costs: 3 } } } }, 'settings.minimum_message_costs.NL.currency'],
    ['an answer that is a list', listChats, [], ''],
    ['an answer that is null', getSettings, null, ''],
  ])('%s: the place is named', async (_, endpoint, body, path) => {
    const { transport, requests } = fakeTransport([jsonAnswer(body)]);
    const error = await failureOf(call(endpoint, {}, transport));
    expect(error).toBeInstanceOf(MalformedAnswerError);
    expect(error).toMatchObject({ path, status: 200, messageKey: 'err.generic_retry' });
    expect(error.message).toContain(`${endpoint.method} ${endpoint.path}`);
    expect(error.message).toContain(path || 'its root');
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['HTML', textAnswer('<!doctype html><h1>PHP Fatal error</h1>')],
    ['a warning before the JSON', textAnswer('<br /><b>Warning</b>: x in y{"chats":[]}', 200, 'application/json')],
    ['half of it', textAnswer('{"chats":[', 200, 'application/json')],
    ['nothing', textAnswer('', 200, 'application/json')],
  ])('%s in place of settings is a fault of the server, asked for once', async (_, answer) => {
    const { transport, requests } = fakeTransport([answer]);
    expect(await failureOf(call(getSettings, {}, transport))).toBeInstanceOf(MalformedAnswerError);
    expect(requests).toHaveLength(1);
  });

  test('an empty body is enough where nothing is asked', async () => {
    for (const answer of [new Response(null, { status: 204 }), textAnswer('')]) {
      await expect(call(removeChat, { body: { conversation: 3 } }, fakeTransport([answer]).transport)).resolves.toEqual({});
    }
  });

  test('the message holds nothing of what the server sent', async () => {
    const error = await failureOf(call(getUser, {}, fakeTransport([jsonAnswer({ user: { credits: 'secret-text', email: 'a@b.example' } })]).transport));
    expect(error.message).not.toMatch(/secret|example/);
  });
});
