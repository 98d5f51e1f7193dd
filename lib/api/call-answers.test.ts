import { describe, expect, test } from 'vitest';
import { changePassword, getAccount } from '../contract/account';
import { getChat, listChats, removeChat } from '../contract/chats';
import type { Endpoint } from '../contract/endpoint';
import { getProfile, listMembers } from '../contract/members';
import { getSettings } from '../contract/site-settings';
import { getUser, logout } from '../contract/user';
import { ApiError, MalformedAnswerError } from './api-error';
import { call } from './call';
import { fakeTransport, jsonAnswer, textAnswer } from './testing/fake-transport';

const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.then(() => null, (reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

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
    // A script that is there for the documented method alone.
    expect(await asking(getChat, textAnswer('Method Not Allowed', 405))).toEqual([405, true, 'err.not_offered']);
    expect(await asking(getChat, jsonAnswer({ error: 'Not implemented' }, 501))).toEqual([501, true, 'err.not_offered']);
  });

  test('a server that overlooks the query answers like the documented call: it does not have the other', async () => {
    const asking = (endpoint: Endpoint, body: unknown) => call(endpoint, endpoint.method === 'GET' ? {} : { body: {} }, fakeTransport([jsonAnswer(body)]).transport);
    for (const body of [{ user: { status: 'active' } }, {}, [], null]) {
      expect(await failureOf(asking(getAccount, body)), JSON.stringify(body)).toMatchObject({ notOffered: true, messageKey: 'err.not_offered' });
      expect(await failureOf(asking(changePassword, body)), JSON.stringify(body)).toMatchObject({ notOffered: true });
    }
    expect(await asking(changePassword, { saved: 1 })).toEqual({ saved: true });
    expect(await asking(getAccount, { invisible: '0' })).toMatchObject({ invisible: false, show_distance: true });
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
    ['costs with an odd currency', getSettings, { settings: { name: 'V', minimum_message_costs: { NL: { costs: 3, currency: 7 } } } }, 'settings.minimum_message_costs.NL.currency'],
    ['an answer that is a list', listChats, [1], ''],
    ['an answer that is null', getSettings, null, 'settings'],
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

  test('[C14] an array with nothing in it, as PHP writes one, is an answer with nothing in it', async () => {
    for (const body of [[], null]) {
      expect(await call(listChats, {}, fakeTransport([jsonAnswer(body)]).transport)).toEqual({ chats: [] });
      expect(await call(getUser, {}, fakeTransport([jsonAnswer(body)]).transport)).toEqual({ user: null });
    }
  });

  test.each([
    ['in words', { error: 'Database is gone' }, 400, undefined],
    ['with a code, whose status it has', { error: { code: 'not_enough_credits' } }, 402, 'not_enough_credits'],
    ['as no success', { success: false }, 400, undefined],
    ['of a session that is over', { error: 'Log in', authentication_required: true }, 403, 'authentication_required'],
  ])('a refusal with a good status (%s) is one all the same, asked for once: nobody is told that there is nothing, or is signed out', async (_, body, status, code) => {
    for (const endpoint of [listChats, getUser, getSettings]) {
      const { transport, requests } = fakeTransport([jsonAnswer(body)]);
      expect(await failureOf(call(endpoint as Endpoint, {}, transport))).toMatchObject({ status, code, authenticationRequired: status === 403 });
      expect(requests).toHaveLength(1);
    }
  });

  test('an error beside what was asked is no refusal: somebody is named, or nobody is', async () => {
    expect(await call(getUser, {}, fakeTransport([jsonAnswer({ user: null, error: 'Not logged in' })]).transport)).toEqual({ user: null });
    expect(await call(getSettings, {}, fakeTransport([jsonAnswer({ error: 'slow', settings: { name: 'V' } })]).transport)).toMatchObject({ settings: { name: 'V' } });
  });

  test('so is a bare false, or a word that does not say it is done, where nothing is asked back; an error with nothing in it is none', async () => {
    const input = { body: { conversation: 3 } };
    for (const text of ['false', '0', '{"success":"0"}', 'Error', 'Forbidden', '{"success":false}', '{"error":"no"}']) await expect(call(removeChat, input, fakeTransport([textAnswer(text)]).transport), text).rejects.toThrow();
    for (const body of [{ error: null }, { error: '' }, { error: false }, { error: '0' }, { error: [] }, { success: true }, true, 1]) await expect(call(removeChat, input, fakeTransport([jsonAnswer(body)]).transport)).resolves.toBeDefined();
  });

  test('an empty body is enough where nothing is asked', async () => {
    for (const answer of [new Response(null, { status: 204 }), textAnswer('')]) {
      await expect(call(removeChat, { body: { conversation: 3 } }, fakeTransport([answer]).transport)).resolves.toEqual({});
    }
  });

  test.each([['a word', 'OK'], ['a lone newline', '\n'], ['a page', '<!doctype html><h1>Vonk</h1>'], ['half of it', '{"ok":']])('[C08] nor is %s a fault of a logout: anything is an answer', async (_, text) => {
    expect(await call(logout, {}, fakeTransport([textAnswer(text)]).transport)).toEqual({});
  });

  test('of what else is asked nothing back a word is one too; a fault that PHP prints with a 200 is none', async () => {
    const input = { body: { conversation: 3 } };
    for (const text of ['OK', '\n', ' done. ']) expect(await call(removeChat, input, fakeTransport([textAnswer(text)]).transport)).toEqual({});
    for (const text of ['<br /><b>Fatal error</b>: Uncaught', 'PHP Fatal error: Uncaught Error', '{"ok":']) {
      expect(await failureOf(call(removeChat, input, fakeTransport([textAnswer(text)]).transport))).toBeInstanceOf(MalformedAnswerError);
    }
  });

  test('[C04] a page in place of a user, or of what was saved, stays a fault of the server', async () => {
    for (const [endpoint, input] of [[getUser, {}], [changePassword, { body: {} }]] as const) {
      const error = await failureOf(call(endpoint as Endpoint, input, fakeTransport([textAnswer('<!doctype html><h1>Vonk</h1>')]).transport));
      expect(error).toBeInstanceOf(MalformedAnswerError);
      expect(error.notOffered).toBe(false);
    }
  });

  test('the message holds nothing of what the server sent', async () => {
    const error = await failureOf(call(getUser, {}, fakeTransport([jsonAnswer({ user: { credits: 'secret-text', email: 'a@b.example' } })]).transport));
    expect(error.message).not.toMatch(/secret|example/);
  });
});
