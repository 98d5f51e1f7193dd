import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { behindPhp, newHost } from '@/lib/api/testing/behind-php';
import { acquire, uploadLimits } from '@/lib/concurrency-limit';
import { POST } from './[name]/route';

const server = behindPhp();
let host: string;
beforeEach(() => {
  host = newHost(server.php);
});

const signedIn = () => {
  server.php.operator.sessions.add('abc');
  return 'auth=abc';
};

type Answer = Parameters<typeof server.php.misbehave>[1];
const answers = (path: string, answer: Answer) => server.php.misbehave(path, answer);
const refuses = (path: string, status: number, error: object) => answers(path, { status, body: { error } });
const asked = (path: string) => server.php.asked(path, 'POST').map(({ body }) => JSON.parse(body) as Record<string, unknown>);

async function send(name: string, body: FormData | URLSearchParams, cookie = '') {
  const form = new Response(body);
  const bytes = await form.arrayBuffer();
  const headers = { host, origin: `http://${host}`, 'content-type': form.headers.get('content-type')!, 'content-length': String(bytes.byteLength), 'x-forwarded-for': '203.0.113.9', ...(cookie ? { cookie } : {}) };
  const response = await POST(new NextRequest(`http://${host}/forms/${name}`, { method: 'POST', body: bytes, headers }), { params: Promise.resolve({ name }) });
  const cookies = response.headers.getSetCookie();
  const flash = cookies.find((each) => each.startsWith('flash-'));
  const read = flash ? (JSON.parse(decodeURIComponent(flash.split(';')[0]!.split('=')[1]!)) as { error: string; params?: object; values: Record<string, string> }) : null;
  return { status: response.status, location: response.headers.get('location'), cookies, flash: read, of: flash?.split('=')[0] };
}
const sent = (name: string, fields: [string, string][] | Record<string, string>, cookie?: string) => send(name, new URLSearchParams(fields), cookie);

const draft = {
  back: '/signup', email: 'anna@vonk.test', name: 'Anna', password: 'zon achter de wolken', language: 'pl', birth_day: '4', birth_month: '3', birth_year: '1990',
  gender: 'woman', looking_for: 'man', country: 'NL', invite: '', signup_message: 'Dag!', member: '7',
};

describe('the first step as a form', () => {
  test('[E03] [S03] [E09] sends the draft, what is left open left out, and where the visitor came from', async () => {
    answers('/api/signup.php', { body: { user: { id: 5, email: 'anna@vonk.test' }, mail_sent: 1 } });
    const { status, location } = await sent('signup', draft, 'tracking=network=spring&sub1=7');
    expect([status, location]).toEqual([303, '/complete-signup']);
    expect(asked('/api/signup.php')).toEqual([{
      email: 'anna@vonk.test', name: 'Anna', password: 'zon achter de wolken', language: 'pl', date_of_birth: '1990-03-04', gender: 'woman', looking_for: 'man', country: 'NL',
      signup_message: 'Dag!', member: '7', tracking: { network: 'spring', sub1: '7' },
    }]);
  });

  test('[V01] [V03] a fault comes back at its field with all that was typed, but for the password', async () => {
    refuses('/api/signup.php', 422, { code: 'invalid_input', fields: { name: 'name_at', date_of_birth: 'birth_date' }, params: { min_age: 18 } });
    const { location, flash, cookies } = await sent('signup', { ...draft, name: '@anna', birth_year: '2011' });
    expect(location).toBe('/signup');
    expect(flash).toMatchObject({ error: 'err.invalid_input', params: { min_age: 18 }, values: { name: '@anna', birth_year: '2011', signup_message: 'Dag!', 'fault.name': 'name_at', 'fault.date_of_birth': 'birth_date' } });
    expect(cookies.join()).not.toContain('wolken');
  });

  test('[S03] [V03] a screen that is not the last leads to the next one, or says what is wrong on it alone; nothing is asked of the server', async () => {
    const typed = { back: '/signup', email: 'anna@vonk.test', name: '', birth_day: '', birth_month: '', birth_year: '', password: '' };
    expect((await sent('signup', { ...typed, screen: 'address' })).flash).toEqual({ error: '', values: { email: 'anna@vonk.test', name: '', birth_day: '', birth_month: '', birth_year: '', screen: 'you' } });
    expect((await sent('signup', { ...typed, screen: 'you' })).flash?.values.screen).toBe('profile');
    expect((await sent('signup', { ...typed, screen: 'profile', to: 'you' })).flash).toMatchObject({ error: '', values: { screen: 'you' } });
    const { flash } = await sent('signup', { ...typed, email: 'anna', screen: 'profile' });
    expect(flash).toMatchObject({ error: 'err.invalid_input', values: { email: 'anna', screen: 'profile', 'fault.name': 'required', 'fault.date_of_birth': 'birth_date' } });
    expect(flash!.values).not.toHaveProperty('fault.email');
    expect(asked('/api/signup.php')).toEqual([]);
  });

  test('[S03] [X05] what the server refuses at the last screen opens the screen that it is of', async () => {
    const shownFor = async (error: object, status = 422) => {
      refuses('/api/signup.php', status, error);
      return (await sent('signup', { ...draft, screen: 'password' })).flash?.values.screen;
    };
    expect(await shownFor({ code: 'invalid_input', fields: { password: 'password_common', date_of_birth: 'birth_date' } })).toBe('profile');
    expect(await shownFor({ code: 'account_exists' }, 409)).toBe('address');
    expect(await shownFor({ code: 'too_many_requests' }, 429)).toBe('password');
  });

  test('[T15] a code of an invitation that nobody knows is told at its field', async () => {
    refuses('/api/signup.php', 403, { code: 'signups_closed', fields: { invite: 'invite_unknown' } });
    expect((await sent('signup', { ...draft, invite: 'VONK-1' })).flash?.values).toMatchObject({ invite: 'VONK-1', 'fault.invite': 'invite_unknown' });
  });

  test('[T15] a code that is asked for is needed on the screen where it stands; one that was not asked for is told above the form', async () => {
    const { flash } = await sent('signup', { back: '/signup', email: 'anna@vonk.test', invite: ' ', screen: 'address' });
    expect(flash).toMatchObject({ error: 'err.invalid_input', values: { email: 'anna@vonk.test', screen: 'address', 'fault.invite': 'required' } });
    expect((await sent('signup', { back: '/signup', email: 'anna@vonk.test', invite: 'VONK-1', screen: 'address' })).flash?.values.screen).toBe('you');
    expect(asked('/api/signup.php')).toEqual([]);
    const closedFor = async (form: Record<string, string>) => {
      refuses('/api/signup.php', 403, { code: 'signups_closed' });
      return (await sent('signup', form)).flash;
    };
    const { invite: _, ...open } = draft;
    expect([await closedFor(draft), await closedFor({ ...draft, invite: 'VONK-1' })].map((told) => told?.values['fault.invite'])).toEqual(['required', 'invite_unknown']);
    expect(await closedFor(open)).toMatchObject({ error: 'err.signups_closed', values: { screen: 'address' } });
    expect((await closedFor(open))?.values).not.toHaveProperty(['fault.invite']);
  });

  test.each(['A', 'a'.repeat(31), 'Jan & Els'])('the name %j goes on: how long one is, and of which letters, the server alone says', async (name) => {
    expect((await sent('signup', { ...draft, name, screen: 'profile' })).flash?.values.screen).toBe('password');
  });

  test.each([
    ['[V01] somebody else’s address as a name', { name: 'bert@vonk.test' }, { name: 'name_is_email' }],
    ['[V03] a child', { birth_year: String(new Date().getFullYear() - 15) }, { date_of_birth: 'birth_date' }],
    ['[V03] a day that never was', { birth_day: '30', birth_month: '2' }, { date_of_birth: 'birth_date_invalid' }],
  ])('%s is told on the screen of name and age, before anything is sent', async (_, wrong, faults) => {
    const { flash } = await sent('signup', { ...draft, ...wrong, screen: 'profile' });
    expect(flash?.values.screen).toBe('profile');
    expect(Object.fromEntries(Object.entries(flash!.values).filter(([name]) => name.startsWith('fault.')))).toEqual(Object.fromEntries(Object.entries(faults).map(([name, code]) => [`fault.${name}`, code])));
    expect(asked('/api/signup.php')).toEqual([]);
  });

  test.each([
    ['[X05] an address with an account', 409, { code: 'account_exists' }, 'err.email_taken'],
    ['[X05] an account that waits to be deleted', 409, { code: 'account_pending_deletion', params: { date: '2026-12-02' } }, 'err.account_pending_deletion'],
    ['too many tries', 429, { code: 'too_many_requests' }, 'err.too_many_requests'],
  ])('%s is told above the form, what was typed stays', async (_, status, error, key) => {
    refuses('/api/signup.php', status, error);
    expect((await sent('signup', draft)).flash).toMatchObject({ error: key, values: { email: 'anna@vonk.test', name: 'Anna' } });
  });

  test('a server that is away loses nothing of it', async () => {
    answers('/api/signup.php', 'refuse');
    const { location, flash } = await sent('signup', draft);
    expect([location, flash?.error, flash?.values.signup_message]).toEqual(['/signup', 'err.unavailable', 'Dag!']);
  });

  test('on a site that tells strangers nothing, only the mail goes on', async () => {
    answers('/api/signup.php', { body: { user: null, mail_sent: 1 } });
    const { flash, cookies } = await sent('signup', draft);
    expect(flash).toMatchObject({ error: '', values: { email: 'anna@vonk.test', name: 'Anna', sent: 'now' } });
    expect(cookies.join()).not.toContain('wolken');
  });

  test('there the mail can be asked for again, and another address named, with all that was typed', async () => {
    answers('/api/activate.php', { body: {} });
    expect((await sent('signup-mail', { ...draft, screen: 'password' })).flash).toMatchObject({ error: '', values: { email: 'anna@vonk.test', name: 'Anna', sent: 'again' } });
    expect(asked('/api/activate.php')).toEqual([{ email: 'anna@vonk.test' }]);
    refuses('/api/activate.php', 429, { code: 'too_many_requests' });
    expect((await sent('signup-mail', draft)).flash).toMatchObject({ error: 'err.too_many_requests', values: { sent: 'again' } });
    const { flash } = await sent('signup', { ...draft, screen: 'password', to: 'address' });
    expect(flash).toMatchObject({ values: { name: 'Anna', screen: 'address' } });
    expect(flash!.values).not.toHaveProperty('sent');
  });
});

describe('the photo as a form', () => {
  const photo = (size: number) => {
    const data = new FormData();
    data.append('photo', new File([new Uint8Array(size)], 'ik.jpg', { type: 'image/jpeg' }));
    return data;
  };

  test('goes to the server as the file that it is', async () => {
    answers('/api/photo.php', { body: { photo: { id: '1', filename: 'a.jpg', thumb_filename: 'b.jpg' } } });
    expect((await send('signup-photo', photo(10))).location).toBe('/complete-signup?step=about');
    expect(server.php.asked('/api/photo.php')[0]!.headers['content-type']).toBe('image/jpeg');
  });

  test.each([
    ['none', 0, 'signup.photo.missing'],
    ['one of 30 MB', 30 * 1024 * 1024, 'err.photo_too_large'],
  ])('%s is told on its page, and the server is not asked', async (_, size, key) => {
    const { location, flash } = await send('signup-photo', photo(size), signedIn());
    expect([location, flash?.error]).toEqual(['/complete-signup?step=photo', key]);
    expect(server.php.asked('/api/photo.php')).toEqual([]);
  });

  test('[S6] of a visitor’s nothing is kept, and of more than a few at once neither: the page says what to do', async () => {
    expect((await send('signup-photo', photo(1024 * 1024))).location).toBe('/login?to=%2Fcomplete-signup%3Fstep%3Dphoto');
    const held = Array.from({ length: 16 }, (_, at) => acquire(uploadLimits('form', 1_000 + at, '203.0.113.9')));
    const { location, flash } = await send('signup-photo', photo(1024 * 1024), signedIn());
    expect([location, flash?.error]).toEqual(['/complete-signup?step=photo', 'err.too_many_requests']);
    expect(server.php.asked('/api/photo.php')).toEqual([]);
    for (const release of held) release?.();
    answers('/api/photo.php', { body: { photo: { id: '1', filename: 'a.jpg', thumb_filename: 'b.jpg' } } });
    expect((await send('signup-photo', photo(1024 * 1024), signedIn())).location).toBe('/complete-signup?step=about');
  });

  test('one that the server cannot read is told on its page; without a session one logs in first', async () => {
    refuses('/api/photo.php', 422, { code: 'photo_unreadable' });
    expect((await send('signup-photo', photo(10))).flash?.error).toBe('err.photo_unreadable');
    answers('/api/photo.php', 'authentication_required');
    expect((await send('signup-photo', photo(10))).location).toBe('/login?to=%2Fcomplete-signup%3Fstep%3Dphoto');
  });
});

describe('the words about oneself as a form', () => {
  const words: [string, string][] = [['about', 'Ik wandel.'], ['interest', 'music'], ['interest', 'kissing']];

  test('[S03] are saved with every interest that is ticked', async () => {
    answers('/api/profile.php', { body: { profile: { id: 5, name: 'Anna' } } });
    expect((await sent('signup-about', words)).location).toBe('/complete-signup?step=confirm');
    expect(server.php.asked('/api/profile.php').map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ about: 'Ik wandel.', interests: ['music', 'kissing'] }]);
  });

  test('a fault, or a server that is away, keeps them', async () => {
    refuses('/api/profile.php', 422, { code: 'invalid_input', fields: { about: 'text_too_long' } });
    expect((await sent('signup-about', words)).flash?.values).toEqual({ about: 'Ik wandel.', interests: 'music,kissing', fault: 'text_too_long' });
    answers('/api/profile.php', 'refuse');
    expect((await sent('signup-about', words)).flash).toMatchObject({ error: 'err.unavailable', values: { about: 'Ik wandel.' } });
    answers('/api/profile.php', 'authentication_required');
    expect((await sent('signup-about', words)).location).toBe('/login?to=%2Fcomplete-signup%3Fstep%3Dabout');
  });
});

describe('another address as a form', () => {
  const other = { email: 'anna@goed.test', password: 'zon achter de wolken' };

  test('[S03] says where the mail is now going', async () => {
    answers('/api/mail-change.php', { body: {} });
    const { location, of, flash } = await sent('signup-address', other);
    expect([location, of, flash]).toEqual(['/complete-signup?step=confirm', 'flash-mail-request', { error: '', values: { email: 'anna@goed.test' } }]);
  });

  test('[V05] tells a taken address, a wrong password, at their fields; the password stays behind', async () => {
    refuses('/api/mail-change.php', 422, { code: 'invalid_input', fields: { email: 'email_taken', password: 'password_wrong' } });
    const { flash, of } = await sent('signup-address', other);
    expect([of, flash?.error, flash?.values]).toEqual(['flash-signup-address', '', { email: 'anna@goed.test', email_fault: 'email_taken', password_fault: 'password_wrong' }]);
    refuses('/api/mail-change.php', 429, { code: 'too_many_requests' });
    expect((await sent('signup-address', other)).flash).toMatchObject({ error: 'err.too_many_requests', values: { email: 'anna@goed.test' } });
  });
});
