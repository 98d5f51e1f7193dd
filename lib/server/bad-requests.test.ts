import { expect, it } from 'vitest';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';
import { processorTime } from '@/tests/processor-time';
import { pick, rng, type Random } from './portraits/rng';
import { nastyValue, spoiled } from './testing/nasty-values';
import { signedIn } from './testing/signed-in';
import { draftWith } from './testing/sign-up-draft';
import { onEveryDatabase } from './testing/suite';
import { browser, testServer } from './testing/test-server';

/** More of them: BAD_REQUESTS=10000 npx vitest run lib/server/bad-requests.test.ts */
const requests = Number(process.env['BAD_REQUESTS'] ?? 1_500);
const atOnce = 25;
/** Milliseconds of processor that so many of them may cost together. */
const dearest = 2_000;

/** Calls of visitors and new members, each with what it would take: most of it is then spoiled. */
const calls: [EndpointName, object][] = [
  ['signUp', { ...draftWith(), signup_message: 'Dag', member: 1, gender: 'woman', looking_for: 'man', country: 'NL', region: 'NL-UT', invite: 'ABC', tracking: { network: 'x' } }],
  ['activation', {}],
  ['activate', { token: 'x' }],
  ['resendActivation', { email: 'unconfirmed@example.test' }],
  ['requestPasswordReset', { email: 'free@example.test' }],
  ['checkResetLink', { token: 'x' }],
  ['resetPassword', { token: 'x', password: 'tuinslang88kade', password_repeat: 'tuinslang88kade' }],
  ['requestMailChange', { email: 'new@example.test', password: 'x' }],
  ['confirmMailChange', { token: 'x' }],
  ['undoMailChange', { token: 'x' }],
  ['requestReactivation', { email: 'gone@example.test' }],
  ['reactivate', { token: 'x' }],
  ['uploadPhoto', { x: 0, y: 0, width: 1, height: 1, turns: 0, private: 1 }],
  ['removePhoto', { id: 1 }],
  ['saveProfile', { name: 'Free', about: 'x', gender: 'man', country: 'NL', region: 'NL-UT', city: 'x', attributes: { hair: 'brown' }, interests: ['music'] }],
  ['sendComplaint', { topic: 'other', email: 'a@example.test', about: 'x', text: 'x', language: 'nl' }],
  ['findMatches', { answers: ['music'], gender: 'everyone' }],
  ['listNotifications', { group: 'likes', cursor: 'm-1' }],
  ['readNotifications', { id: 1 }],
  ['saveMailChoice', { off: ['likes'], allow: true, push: false }],
  ['unsubscribe', { token: 'x', reason: 'likes' }],
  ['unsubscribeByMachine', { token: 'x' }],
  ['reportMail', { email: 'free@example.test', cause: 'fbl' }],
  ['deleteAccount', { password: 'x', reason: 'other' }],
  ['keepDiscount', {}],
  ['saveAccount', { invisible: false, hide_fictional: true, show_distance: true }],
  ['changePassword', { old_password: 'x', password: 'tuinslang88kade', password_repeat: 'tuinslang88kade', end_others: false }],
  ['removePush', { endpoint: 'https://push.example.com/x' }],
  ['endSessions', { id: 999 }],
  ['geocode', { lat: 52.09, lon: 5.12 }],
  ['swipeProfile', { profile: 1, like: true }],
  ['takeBackPass', { profile: 1 }],
  ['notePageHidden', {}],
];

const word = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** A body as somebody might send it who does not wish us well: spoiled fields, spoiled JSON, or no JSON at all. */
function bodyOf(random: Random, fields: object): string | Uint8Array<ArrayBuffer> {
  const json = JSON.stringify(spoiled(random, fields)) ?? '';
  const way = random();
  if (way < 0.8) return json;
  if (way < 0.86) return json.slice(0, Math.floor(random() * json.length));
  if (way < 0.92) return JSON.stringify(nastyValue(random)) ?? '';
  return Uint8Array.from({ length: Math.floor(random() * 400) }, () => Math.floor(random() * 256));
}

function headersOf(random: Random, body: unknown): Record<string, string> {
  const type = random() < 0.9 ? (body instanceof Uint8Array ? 'image/jpeg' : 'application/json') : pick(random, ['text/plain', 'multipart/form-data', 'application/json; charset=utf-16', 'x', '']);
  return {
    'content-type': type,
    ...(random() < 0.3 ? { 'idempotency-key': pick(random, ['key-of-some-call-0001', 'x', "'; drop table members; --"]) } : {}),
    ...(random() < 0.2 ? { cookie: pick(random, ['auth=', 'auth=x', `auth=${'A'.repeat(43)}`, 'tracking=%7B%22a', 'tracking=%00; auth', ';;;=']) } : {}),
    ...(random() < 0.1 ? { 'content-length': pick(random, ['-1', '1e9', 'x', '99999999999']) } : {}),
    ...(random() < 0.1 ? { 'accept-language': pick(random, ['', 'zz', '%', 'n'.repeat(4_000)]) } : {}),
    ...(random() < 0.1 ? { referer: pick(random, ['x', 'http://', 'https://vonk.test/%E0%A4%A', 'https://vonk.test/members/99999999999999999999']) } : {}),
  };
}

onEveryDatabase('bad requests', (ground) => {
  it(`${requests} of them are all answered, none with a fault of the server’s, none at great cost`, async () => {
    const random = rng(`bad requests ${requests}`);
    // Without the limits, which would answer most of them, and without the cost of real passwords.
    const server = testServer(ground.db, {
      limits: { take: () => Promise.resolve(0), giveBack: () => Promise.resolve(), reset: () => Promise.resolve() },
      passwords: { hash: (secret) => Promise.resolve(`hash of ${secret.length}`), verify: (hash) => Promise.resolve(hash !== null) },
    });
    const members = await Promise.all([ground.world.free, ground.world.unconfirmed].map((id) => signedIn(server, id)));
    const cookies = [undefined, ...members.map((own) => own.cookie())];
    const seen: Record<number, number> = {};
    const faults: unknown[] = [];

    const one = async () => {
      const [name, fields] = pick(random, calls);
      const { path, method, when, body: takesBody, upload } = endpoints[name] as Endpoint;
      const taken = random() < 0.95 ? method : pick(random, ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']);
      const sends = taken !== 'GET' && (takesBody !== undefined || upload === true || random() < 0.1);
      const body = sends ? bodyOf(random, fields) : undefined;
      const given = sends && !upload ? (random() < 0.1 ? spoiled(random, fields) : {}) : spoiled(random, fields);
      const query = Object.fromEntries(Object.entries({ ...when, ...(given as object) }).map(([key, value]) => [key, word(value)]));
      const own = pick(random, cookies);
      const ask = { method: taken, query, body, headers: { ...(own ? { cookie: own } : {}), ...headersOf(random, body) } };
      const { status } = await browser(server.handle).send(path, ask);
      seen[status] = (seen[status] ?? 0) + 1;
      if (status >= 500) faults.push([status, name, ask]);
      return [name, ask];
    };
    for (let at = 0; at < requests; at += atOnce) {
      const spent = processorTime();
      const asked = await Promise.all(Array.from({ length: atOnce }, one));
      if (spent() > dearest) faults.push([Math.round(spent()), ...asked]);
    }
    expect(faults).toEqual([]);
    // They reached past the door: some were taken, some refused by rules, some by the way they were asked.
    for (const status of [200, 303, 403, 404, 405, 410, 415, 422]) expect(seen[status], `answers with ${status}`).toBeGreaterThan(0);
  }, 120_000);
});
