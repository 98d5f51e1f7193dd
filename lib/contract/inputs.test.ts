import { describe, expect, test } from 'vitest';
import { clientId, getChat, markRead, removeChat, sendMessage } from './chats';
import { genders } from './genders';
import { getProfile, memberSearch } from './members';
import { getSettings } from './site-settings';
import { login, saveLanguage, savePush } from './user';

type Readable = { safeParse: (value: unknown) => { success: boolean; data?: unknown; error?: { issues: { path: PropertyKey[] }[] } } };
const fieldRefused = (schema: Readable, value: unknown) => schema.safeParse(value).error?.issues[0]?.path.join('.');

describe('what a search may ask', () => {
  test('[S04, E08] gender, country, region, ages and page, as an address holds them', () => {
    expect(memberSearch.parse({ gender: 'woman', country: 'NL', countryregion: 'NL-UT', min_age: '25', max_age: '75', page: '2', after: 'x' })).toEqual({
      gender: 'woman', country: 'NL', countryregion: 'NL-UT', min_age: 25, max_age: 75, page: 2, after: 'x',
    });
  });

  test('nothing is asked that was not asked', () => {
    expect(memberSearch.parse({})).toEqual({});
    expect(memberSearch.parse({ sort: 'secret', limit: '9999' })).toEqual({});
  });

  test.each(genders)('[S04] one may look for %s', (gender) => {
    expect(memberSearch.parse({ gender })).toEqual({ gender });
  });

  test.each([
    ['gender', 'women'], ['gender', ''], ['country', 'nl'], ['country', 'NLD'], ['country', "NL'--"], ['countryregion', 'Utrecht'], ['countryregion', 'NL-'], ['countryregion', 'NL-UTRE'],
    ['min_age', '17'], ['min_age', '0'], ['min_age', '-30'], ['min_age', '25.5'], ['max_age', '100'], ['max_age', 'old'], ['max_age', ''], ['page', '0'], ['page', '10001'], ['page', '1e2'], ['after', 'x'.repeat(201)],
  ])('[S04] %s of %j is refused by its name', (field, value) => {
    expect(fieldRefused(memberSearch, { [field]: value })).toBe(field);
  });
});

describe('what a message may be', () => {
  const good = { conversation: 3, text: 'Hoi', client_id: 'abcdefghijklmnop' };

  test('text goes as it was typed, to a conversation or to a member', () => {
    expect(sendMessage.body.parse({ ...good, text: '  <b>“héé”</b> \n' })).toMatchObject({ text: '  <b>“héé”</b> \n' });
    expect(sendMessage.body.parse({ ...good, conversation: undefined, member: '7' })).toMatchObject({ member: 7 });
  });

  test.each([
    ['text', { ...good, text: 'x'.repeat(20_001) }], ['text', { ...good, text: undefined }], ['text', { ...good, text: 5 }], ['client_id', { ...good, client_id: 'short' }],
    ['client_id', { ...good, client_id: undefined }], ['client_id', { ...good, client_id: 'abcdefghijklmnop\n' }], ['client_id', { ...good, client_id: '../../etc/passwd' }],
    ['client_id', { ...good, client_id: 'x'.repeat(65) }], ['conversation', { ...good, conversation: 'seven' }], ['conversation', { ...good, conversation: 0 }],
  ])('a wrong %s is refused by its name', (field, body) => {
    expect(fieldRefused(sendMessage.body, body)).toBe(field);
  });

  test('the browser’s own names for messages are names', () => {
    expect(clientId.safeParse(crypto.randomUUID()).success).toBe(true);
  });
});

describe('what the other calls may ask', () => {
  test('[C15] removing a chat sends the conversation’s id, and nothing else', () => {
    expect(removeChat.body.parse({ conversation: '3', force: true })).toEqual({ conversation: 3 });
    for (const body of [{}, { conversation: null }, { conversation: 'all' }, { conversation: [1] }]) expect(fieldRefused(removeChat.body, body)).toBe('conversation');
  });

  test('[C05] login credentials: an address without the spaces round it, a password as it is', () => {
    expect(login.body.parse({ email: ' a@b.example ', password: ' geheim ' })).toEqual({ email: 'a@b.example', password: ' geheim ' });
    expect(fieldRefused(login.body, { email: '   ', password: 'x' })).toBe('email');
    expect(fieldRefused(login.body, { email: 'a'.repeat(255), password: 'x' })).toBe('email');
    expect(fieldRefused(login.body, { email: 'a', password: '' })).toBe('password');
    expect(fieldRefused(login.body, { email: 'a', password: 'x'.repeat(1025) })).toBe('password');
    expect(fieldRefused(login.body, { email: 'a', password: ['x'] })).toBe('password');
  });

  test('[C06] a language is two letters', () => {
    expect(saveLanguage.body.parse({ language: 'nb' })).toEqual({ language: 'nb' });
    for (const language of ['', 'n', 'nld', null, 3]) expect(fieldRefused(saveLanguage.body, { language })).toBe('language');
  });

  test('[C07] a push subscription is what a browser gives, at an address', () => {
    const subscription = { endpoint: 'https://push.test/x', expirationTime: null, keys: { p256dh: 'a', auth: 'b' } };
    expect(savePush.body.parse(subscription)).toEqual(subscription);
    expect(fieldRefused(savePush.body, { ...subscription, endpoint: 'push' })).toBe('endpoint');
    expect(fieldRefused(savePush.body, { ...subscription, keys: { p256dh: 'a' } })).toBe('keys.auth');
    expect(fieldRefused(savePush.query, { push: '2' })).toBe('push');
  });

  test('[C13] the settings’ query carries whatever the route’s query holds', () => {
    expect(getSettings.query.parse({ domain: 'vonk.test', ref: 'x', sub1: '' })).toEqual({ domain: 'vonk.test', ref: 'x', sub1: '' });
  });

  test.each(['0', '-1', 'me', '', '1.5', null])('the id %j is no key', (id) => {
    expect(fieldRefused(getProfile.query, { id })).toBe('id');
    expect(fieldRefused(markRead.body, { conversation: 3, read: id })).toBe('read');
    expect(fieldRefused(getChat.query, { before: id })).toBe('before');
  });
});
