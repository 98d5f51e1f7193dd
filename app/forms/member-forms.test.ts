import { NextRequest } from 'next/server';
import { beforeEach, expect, test } from 'vitest';
import { behindPhp, newHost } from '@/lib/api/testing/behind-php';
import { clientIdPattern } from '@/lib/contract/client-id';
import { memberForms } from './member-forms';
import { answerOf } from './form-calls';

const server = behindPhp();
let host: string;
beforeEach(() => {
  host = newHost(server.php);
});

const sent = async (name: string, fields: Record<string, string>, query = '') => {
  const request = new NextRequest(`http://${host}/forms/${name}${query}`, { method: 'POST', headers: { host, origin: `http://${host}`, referer: `http://${host}/chats/7` } });
  const response = await answerOf(memberForms[name]!, request, fields, new FormData());
  return { location: response.headers.get('location'), cookies: response.headers.getSetCookie() };
};

test('light and dark are kept for a year by a form; what is neither is not', async () => {
  expect(await sent('theme', { theme: 'dark', back: '/settings/display' })).toEqual({ location: '/settings/display', cookies: ['theme=dark; Path=/; Max-Age=31536000; SameSite=Lax'] });
  for (const theme of ['', 'pink', 'dark; Domain=evil.test']) expect((await sent('theme', { theme })).cookies).toEqual([]);
  expect((await sent('theme', { theme: 'light', back: 'https://evil.test/' })).location).toBe('/');
});

test('[T02] a logout leads to the root with a mark that a script can read, so that the page there forgets what the browser keeps; the mark stands before the session ends', async () => {
  server.php.misbehave('/api/logout.php', { status: 200, body: {} });
  expect(await sent('logout', {})).toEqual({ location: '/forms/logout?marked=1', cookies: ['logged-out=asked; Path=/; Max-Age=86400; SameSite=Lax'] });
  expect(server.php.asked('/api/logout.php')).toEqual([]);
  expect(await sent('logout', {}, '?marked=1')).toEqual({ location: '/', cookies: ['logged-out=1; Path=/; Max-Age=86400; SameSite=Lax'] });
});

test('[T02] a logout is done with any answer below 400: a word, a page, the way to another page', async () => {
  const answers = [{ status: 200, body: 'OK' }, { status: 200, body: '<h1>Vonk</h1>' }, { status: 204 }, { status: 302, body: '' }];
  for (const answer of answers) {
    server.php.misbehave('/api/logout.php', () => ({ ...answer, cookies: ['auth=; Path=/; Max-Age=0'] }));
    const { location, cookies } = await sent('logout', {}, '?marked=1');
    expect([location, cookies.join()], JSON.stringify(answer)).toEqual(['/', expect.stringMatching(/auth=;.*logged-out=1/)]);
  }
});

test('a logout that the server refuses takes the mark away: the member is still there', async () => {
  server.php.misbehave('/api/logout.php', { status: 405, body: { error: { code: 'method_not_allowed', message: '' } } });
  expect((await sent('logout', {}, '?marked=1')).cookies.filter((cookie) => cookie.startsWith('logged-out'))).toEqual(['logged-out=; Path=/; Max-Age=0']);
});

test('a message says who wrote it; where somebody else is signed in by now, its text waits for the writer', async () => {
  server.php.misbehave('/api/message.php', { status: 403, body: { authentication_required: true, error: { code: 'authentication_required', message: '' } } });
  const answer = await sent('message', { conversation: '7', writer: '9', text: 'Voor jou alleen', client_id: 'client-id-number-0001' });
  expect(JSON.parse(server.php.asked('/api/message.php', 'POST')[0]!.body)).toMatchObject({ writer: '9', text: 'Voor jou alleen' });
  expect([answer.location, answer.cookies.some((each) => each.startsWith('flash-message=~'))]).toEqual(['/login?to=%2Fchats%2F7', true]);
});

test('[P02] with too few credits the way to more of them takes the text along, for its writer alone and for as long as a payment takes; nothing is sent', async () => {
  const answer = await sent('message', { conversation: '7', writer: '9', text: 'Kom je ook?', client_id: 'form-number-0001', back: '/chats/7', buy: '1' });
  expect(answer).toEqual({ location: '/credits?back=%2Fchats%2F7', cookies: [expect.stringMatching(/^flash-message=~[\w-]+; Path=\/chats\/7; Max-Age=1800;/)] });
  expect(server.php.asked('/api/message.php')).toEqual([]);
});

test('a text that waits for an address waits for its writer, for as long as confirming takes; any other refusal is told at once', async () => {
  const flash = async (code: string, writer: string) => {
    server.php.misbehave('/api/message.php', { status: 409, body: { error: { code, message: '' } } });
    return (await sent('message', { conversation: '7', writer, text: 'Koffie?', client_id: 'client-id-number-0002' })).cookies.map((each) => /^flash-message=(~?).*Max-Age=(\d+)/.exec(each)?.slice(1));
  };
  expect(await flash('awaiting_confirmation', '9')).toEqual([['~', '1800']]);
  expect(await flash('awaiting_confirmation', '')).toEqual([['', '30']]);
  expect(await flash('member_gone', '9')).toEqual([['', '30']]);
});

test('a conversation is kept quiet by a form that leads back to where it stood', async () => {
  server.php.misbehave('/api/chat.php', { status: 200, body: {} });
  expect((await sent('mute-chat', { conversation: '7', muted: '1' })).location).toBe('/chats/7');
  expect(JSON.parse(server.php.asked('/api/chat.php', 'POST')[0]!.body)).toEqual({ conversation: '7', muted: true });
});

test('one that is gone, or whose member is signed out by now, says so', async () => {
  server.php.misbehave('/api/chat.php', { status: 404, body: { error: { code: 'not_found', message: '' } } });
  const gone = await sent('mute-chat', { conversation: '7', muted: '1' });
  expect([gone.location, gone.cookies.some((each) => each.startsWith('flash-notice='))]).toEqual(['/chats/7', true]);
  server.php.misbehave('/api/chat.php', { status: 403, body: { authentication_required: true, error: { code: 'authentication_required', message: '' } } });
  expect((await sent('mute-chat', { conversation: '7', muted: '0' })).location).toBe('/login?to=%2Fchats%2F7');
});

test('in the sheet about a member a refusal is told by the sheet, until the next one goes', async () => {
  const form = { conversation: '7', muted: '1', sheet: '1', back: '/members/5/more' };
  server.php.misbehave('/api/chat.php', { status: 404, body: { error: { code: 'not_found', message: '' } } });
  const refused = await sent('mute-chat', form);
  expect([refused.location, refused.cookies.map((each) => each.split('=')[0])]).toEqual(['/members/5/more', ['flash-mute']]);
  server.php.misbehave('/api/chat.php', { status: 200, body: {} });
  expect((await sent('mute-chat', form)).cookies).toEqual([expect.stringMatching(/^flash-mute=;.*Max-Age=0/)]);
});

test('a message whose answer was lost is the same message when it is sent again unchanged, and another one once its words were changed', async () => {
  server.php.misbehave('/api/message.php', { body: '<b>Fatal error</b>' });
  const form = 'form-number-0001';
  const lost = await sent('message', { conversation: '7', text: 'Kom je ook?', client_id: form });
  // The page comes back with the text, and as the form that it was.
  const flash = JSON.parse(decodeURIComponent(lost.cookies[0]!.split(';')[0]!.split('=')[1]!)) as { values: Record<string, string> };
  expect(flash.values).toEqual({ text: 'Kom je ook?', form, id: expect.any(String) as string });
  server.php.misbehave('/api/message.php', { body: { message: { id: 9, mine: true, text: 'x', sent_at: '2026-11-23T05:00:00Z' }, conversation: { id: 7 } } });
  const again = await sent('message', { conversation: '7', text: 'Kom je ook?', client_id: form });
  await sent('message', { conversation: '7', text: 'Kom je nog?', client_id: form });
  const keys = server.php.asked('/api/message.php').map(({ body }) => (JSON.parse(body) as { client_id: string }).client_id);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  for (const key of keys) expect(key).toMatch(clientIdPattern);
  // What the failed try left is forgotten: the conversation comes without it.
  expect([again.location, again.cookies.join()]).toEqual(['/chats/7', expect.stringMatching(/^flash-message=; Path=\/chats\/7; Max-Age=0/)]);
});
