import { NextRequest } from 'next/server';
import { beforeEach, expect, test } from 'vitest';
import type { Flash } from '@/app/page-request/flash';
import { storedFlash } from '@/lib/api/flash-store';
import { behindPhp, newHost } from '@/lib/api/testing/behind-php';
import { POST } from './[name]/route';

const server = behindPhp();
let host: string;
beforeEach(() => {
  host = newHost(server.php);
  server.php.operator.sessions.add('abc');
});

const flashIn = async (value: string) => (value.startsWith('~') ? await storedFlash(value.slice(1)) : JSON.parse(decodeURIComponent(value))) as Flash;

/** Where a form leads, the cookies that it sets, and all that is said there. */
async function sent(name: string, fields: Record<string, string>) {
  const headers = { host, origin: `http://${host}`, cookie: 'auth=abc', 'content-type': 'application/x-www-form-urlencoded' };
  const request = new NextRequest(`http://${host}/forms/${name}`, { method: 'POST', body: new URLSearchParams(fields), headers });
  const response = await POST(request, { params: Promise.resolve({ name }) });
  const cookies = response.headers.getSetCookie();
  const kept = cookies.filter((cookie) => cookie.startsWith('flash-') && !cookie.includes('Max-Age=0')).map((cookie) => cookie.split(';')[0]!.split('=')[1]!);
  return { location: response.headers.get('location'), cookies, said: await Promise.all(kept.map(flashIn)) };
}

const fault = '<br />\n<b>Fatal error</b>:  Uncaught PDOException in /var/www/api/x.php on line 7<br />';

type Case = [form: string, fields: Record<string, string>, location: string, typed?: Record<string, string>];
const cases: Case[] = [
  ['message', { conversation: '7', text: 'Niet kwijtraken', client_id: 'form-number-0001', back: '/chats/7' }, '/chats/7', { text: 'Niet kwijtraken' }],
  ['gift', { member: '7', gift: 'rose', text: 'Voor jou', client_id: 'form-number-0001', back: '/members/7/gifts' }, '/members/7/gifts', { text: 'Voor jou' }],
  ['unsend', { conversation: '7', message: '9' }, '/chats/7'],
  ['like', { profile: '7', like: '1', back: '/members/7' }, '/members/7'],
  ['swipe', { profile: '7', like: '1' }, '/swipe-game'],
  ['mute-chat', { conversation: '7', muted: '1', back: '/chats/7' }, '/chats/7'],
  ['remove-chat', { conversation: '7' }, '/chats'],
  ['block', { profile: '7' }, '/members/7/block'],
  ['unblock', { profile: '7' }, '/members/7'],
  ['report', { profile: '7', reason: 'money', text: 'Vroeg om geld' }, '/members/7/report', { text: 'Vroeg om geld' }],
  ['complaint', { topic: 'payment', email: 'lid@vonk.test', text: 'Twee keer afgeschreven, graag terug.' }, '/complaints'],
  ['profile', { about: 'Over mij' }, '/profile'],
  ['settings-email', { email: 'nieuw@vonk.test', password: 'x' }, '/settings/email', { email: 'nieuw@vonk.test' }],
  ['settings-email-again', {}, '/settings/email'],
  ['settings-password', { old_password: 'a', password: 'b', password_repeat: 'b' }, '/settings/password'],
  ['settings-session', {}, '/settings/sessions'],
  ['settings-place', { region: 'NL-UT', city: 'Utrecht' }, '/settings/location'],
  ['settings-push-off', {}, '/settings/push'],
  ['signup', { email: 'lid@vonk.test', password: 'x', name: 'Anne', back: '/signup' }, '/signup', { email: 'lid@vonk.test', name: 'Anne' }],
  ['signup-about', { about: 'Over mij' }, '/complete-signup?step=about', { about: 'Over mij' }],
  ['signup-address', { email: 'lid@vonk.test', password: 'x' }, '/complete-signup?step=confirm', { email: 'lid@vonk.test' }],
  ['mail-request', { kind: 'reset', email: 'lid@vonk.test', back: '/password' }, '/password', { email: 'lid@vonk.test' }],
  ['new-password', { token: 't', password: 'x', password_repeat: 'x', back: '/reset?token=t' }, '/reset?token=t'],
  ['link-action', { action: 'undo', token: 't' }, '/mail-change/do?undo=t'],
  ['stay', { way: 'fewer', back: '/account/delete' }, '/account/delete'],
  ['stay', { way: 'notices', back: '/account/delete' }, '/account/delete'],
  ['delete-account', { password: 'x', back: '/account/delete' }, '/account/delete'],
  ['order', { bundle: '2', method: 'ideal', amount: '995', currency: 'EUR', key: 'k', begin_at_once: 'nl-1-14' }, '/credits/2/ideal'],
  ['direct-debit', { bundle: '2', amount: '995', currency: 'EUR', iban: 'NL00', member: '7', begin_at_once: 'nl-1-14' }, '/directdebit?bundle=2', { iban: 'NL00' }],
  ['withdraw-order', { payment_id: 'p', refund: '1', email: 'lid@vonk.test' }, '/transactions/p?step=withdraw', { email: 'lid@vonk.test' }],
];

test.each(cases)('[X01] a form (%s) that PHP answers with its own fault and a good status is not done: its page says so, and keeps what was typed', async (name, fields, location, typed = {}) => {
  server.php.misbehave('*', ({ path }) => (path === '/api/settings.php' ? null : { body: fault }));
  const answer = await sent(name, fields);
  expect(answer.location).toBe(location);
  expect(answer.said.map(({ error }) => error)).toEqual([name === 'remove-chat' ? 'err.chat_delete' : 'err.generic_retry']);
  expect(answer.said[0]!.values).toMatchObject(typed);
  expect(answer.cookies.filter((cookie) => /^(auth|flash-deleted)=/.test(cookie))).toEqual([]);
});

test.each(cases)('a form (%s) that PHP refuses in JSON with a good status is not done either', async (name, fields, location) => {
  server.php.misbehave('*', ({ path }) => (path === '/api/settings.php' ? null : { body: { error: 'Database is gone' } }));
  const answer = await sent(name, fields);
  expect(answer.location).toBe(location);
  expect(answer.said).toHaveLength(1);
  expect(answer.cookies.filter((cookie) => /^(auth|flash-deleted)=/.test(cookie))).toEqual([]);
});

test.each([
  ['report', '/api/report.php', { profile: '7', reason: 'money', text: 'Vroeg om geld', key: 'form-number-0001' }],
  ['direct-debit', '/api/directdebit.php', { bundle: '2', amount: '995', currency: 'EUR', iban: 'NL00', member: '7', begin_at_once: 'nl-1-14', key: 'form-number-0001' }],
  ['signup', '/api/signup.php', { email: 'lid@vonk.test', password: 'x', name: 'Anne', back: '/signup', key: 'form-number-0001' }],
  ['new-password', '/api/reset-password.php', { token: 't', password: 'x', password_repeat: 'x', back: '/reset?token=t', key: 'form-number-0001' }],
  ['link-action', '/api/mail-change.php', { action: 'undo', token: 't', key: 'form-number-0001' }],
  ['complaint', '/api/complaint.php', { topic: 'payment', email: 'lid@vonk.test', text: 'Graag terug.', key: 'form-number-0001' }],
])('a form (%s) that is sent again unchanged from there is the same call', async (name, path, fields) => {
  server.php.misbehave(path, { body: fault });
  const [first] = (await sent(name, fields)).said;
  expect(first!.values.key).toBe(fields.key);
  await sent(name, fields);
  await sent(name, { ...fields, text: 'Nog iets', iban: 'NL01', password: 'y', ...(name === 'link-action' && { token: 'u' }) });
  const [one, again, other] = server.php.asked(path).map(({ headers }) => headers['idempotency-key']);
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});
