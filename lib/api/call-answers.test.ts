import { describe, expect, test } from 'vitest';
import { listChats, removeChat } from '../contract/chats';
import type { Endpoint } from '../contract/endpoint';
import { getProfile, listMembers } from '../contract/members';
import { getSettings } from '../contract/site-settings';
import { getUser } from '../contract/user';
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
