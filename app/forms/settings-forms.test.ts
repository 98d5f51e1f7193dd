import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { staying, stays } from '@/lib/api/send-form';
import { behindPhp, newHost } from '@/lib/api/testing/behind-php';
import { settingsForms } from './settings-forms';
import { answerOf } from './form-calls';

const server = behindPhp();
let host: string;
beforeEach(() => {
  host = newHost(server.php);
});

const sent = async (name: string, fields: Record<string, string>, data = new FormData()) => {
  const request = new NextRequest(`http://${host}/forms/${name}`, { method: 'POST', headers: { host, origin: `http://${host}` } });
  const response = await answerOf(settingsForms[name]!, request, fields, data);
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith('flash-settings='))?.split(';')[0]?.split('=')[1];
  return { response, location: response.headers.get('location'), flash: cookie ? (JSON.parse(decodeURIComponent(cookie)) as { error: string; values: Record<string, string> }) : null };
};
const answers = (path: string, status: number, body: object) => server.php.misbehave(path, { status, body });
const refusal = (code: string, fields?: object) => ({ error: { code, message: '', ...(fields ? { fields } : {}) } });

describe('a form of the settings', () => {
  test('[S11] [V05] leads back to its section with what is wrong at each field, and what was typed; never with a password', async () => {
    answers('/api/mail-change.php', 422, refusal('invalid_input', { email: 'email_taken', password: 'password_wrong' }));
    const { location, flash } = await sent('settings-email', { email: 'jan@vonk.test', password: 'geheim' });
    expect(location).toBe('/settings/email');
    expect(flash).toMatchObject({ error: '', values: { form: 'email', email: 'jan@vonk.test', 'wrong.email': 'err.email_taken', 'wrong.password': 'err.password_wrong' } });
  });

  test('[S11] says once that it worked', async () => {
    answers('/api/user.php', 200, { saved: true });
    const { flash } = await sent('settings-password', { old_password: 'a', password: 'b', password_repeat: 'b', end_others: '1' });
    expect(flash).toEqual({ error: '', values: { form: 'password', done: 'settings.password.done' } });
    expect(JSON.parse(server.php.asked('/api/user.php', 'PUT')[0]!.body)).toEqual({ old_password: 'a', password: 'b', password_repeat: 'b', end_others: true });
  });

  test('[S11] a server that reads it as the language that is saved has changed nothing, and that is said', async () => {
    for (const body of [{}, [], { user: { status: 'active' } }]) {
      answers('/api/user.php', 200, body);
      expect((await sent('settings-password', { old_password: 'a', password: 'b', password_repeat: 'b' })).flash).toMatchObject({ error: 'err.not_offered' });
      expect((await sent('settings-push-kinds', {})).flash).toMatchObject({ error: 'err.not_offered' });
    }
  });

  test('[S11] a server without the call is told apart from one that has nothing there', async () => {
    server.php.misbehave('/api/mail-change.php', { status: 404, body: '<h1>Not Found</h1>' });
    expect((await sent('settings-email', { email: 'jan@vonk.test', password: 'geheim' })).flash).toMatchObject({ error: 'err.not_offered' });
    server.php.misbehave('/api/sessions.php', { status: 405, body: 'Method Not Allowed' });
    expect((await sent('settings-session', { id: '7' })).flash).toMatchObject({ error: 'err.not_offered' });
  });

  test('asks who is signed in no more to sign in', async () => {
    answers('/api/sessions.php', 403, { authentication_required: true, ...refusal('authentication_required') });
    expect((await sent('settings-session', { id: '7' })).location).toBe('/login?to=%2Fsettings%2Fsessions');
  });

  test('a device that is signed out already is signed out', async () => {
    answers('/api/sessions.php', 404, refusal('not_found'));
    expect((await sent('settings-session', { id: '7' })).flash).toEqual({ error: '', values: { form: '', done: 'settings.sessions.ended' } });
  });

  test('[S11] saves which push messages are wanted: those without a tick are not', async () => {
    answers('/api/user.php', 200, { saved: true });
    const data = new FormData();
    data.append('wanted', 'messages');
    const { location, flash } = await sent('settings-push-kinds', { wanted: 'messages' }, data);
    expect([location, flash?.values.done]).toEqual(['/settings/push', 'alerts.mails.saved']);
    expect(JSON.parse(server.php.asked('/api/user.php', 'PUT')[0]!.body)).toEqual({ pushes_off: ['likes', 'matches'] });
  });

  test('a switch that nobody offers changes nothing', async () => {
    expect((await sent('settings-switch', { setting: 'paid_user', on: '1' })).location).toBe('/settings');
    expect(server.php.asked('/api/user.php', 'PUT')).toEqual([]);
  });

  test('the copy of one’s data goes straight through; a fourth in a day is told in words', async () => {
    answers('/api/export.php', 429, refusal('too_many_requests'));
    const { location, flash } = await sent('settings-export', {});
    expect([location, flash?.error]).toEqual(['/settings/data', 'settings.data.limit']);
  });

  test('[S11] a place that the site does not serve is said to be so', async () => {
    answers('/api/profile.php', 422, refusal('invalid_input', { country: 'not_offered' }));
    expect((await sent('settings-place', { country: 'US', region: 'US-NY', city: 'New York' })).flash?.error).toBe('err.not_offered');
  });
});

describe('a form that is sent while its page stays', () => {
  const answer = new Response(null, { status: 303, headers: [['location', '/settings/email'], ['set-cookie', 'a=1'], ['set-cookie', 'b=2']] });

  test('is told where it leads, with the cookies and no page', () => {
    const told = staying(new Request('http://vonk.test', { headers: { [stays.request]: '1' } }), answer);
    expect([told.status, told.headers.get(stays.answer), told.headers.get('location'), told.headers.getSetCookie()]).toEqual([204, '/settings/email', null, ['a=1', 'b=2']]);
  });

  test('any other is led there', () => expect(staying(new Request('http://vonk.test'), answer)).toBe(answer));
});
