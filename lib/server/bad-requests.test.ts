import { expect, it } from 'vitest';
import { sendMessage } from '@/lib/contract/chats';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';
import { processorTime } from '@/tests/processor-time';
import { pick, rng, type Random } from './portraits/rng';
import { nastyValue, spoiled } from './testing/nasty-values';
import { openShop, order } from './testing/money';
import { signedIn } from './testing/signed-in';
import { password } from './testing/small-world';
import { onOneDatabase } from './testing/suite';
import { browser, testServer } from './testing/test-server';
import { wholeCalls } from './testing/whole-calls';

/** More of them: BAD_REQUESTS=10000 npx vitest run lib/server/bad-requests.test.ts */
const requests = Number(process.env['BAD_REQUESTS'] ?? 1_500);
const atOnce = 25;
/** Milliseconds of processor that so many of them may cost together. */
const dearest = 2_000;

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

onOneDatabase('bad requests', (ground) => {
  it(`${requests} of them are all answered, none with a fault of the server’s, none at great cost`, async () => {
    const random = rng(`bad requests ${requests}`);
    // Without the limits, which would answer most of them, and without the cost of real passwords.
    const server = testServer(ground.db, {
      limits: { take: () => Promise.resolve(0), giveBack: () => Promise.resolve(), reset: () => Promise.resolve() },
      passwords: { hash: (secret) => Promise.resolve(`hash of ${secret.length}`), verify: (hash, secret) => Promise.resolve(hash !== null && secret === password) },
    });
    await openShop(ground);
    const free = await signedIn(server, ground.world.free);
    const { message, conversation } = (await free.call(sendMessage, { body: { member: ground.world.premium, text: 'Hoi', client_id: 'before-all-others-01' } })).answer;
    const { payment_id } = (await order(free)).answer.order;
    const whole = wholeCalls({ self: ground.world.free, member: ground.world.premium, conversation: conversation.id, message: message.id, photo: 1, notification: 1, session: 999, payment_id });
    const names = Object.keys(endpoints) as EndpointName[];
    let cookies: (string | undefined)[] = [];
    const seen: Record<number, number> = {};
    const tried = new Set<EndpointName>();
    const faults: unknown[] = [];

    const one = async () => {
      // Each call once, then whichever.
      const name = names.find((each) => !tried.has(each)) ?? pick(random, names);
      tried.add(name);
      const way = pick(random, whole[name]) as { query?: object; body?: object };
      const fields = { ...way.query, ...way.body };
      const { path, method, when, body: takesBody, upload } = endpoints[name] as Endpoint;
      const asked = random() < 0.95 ? method : pick(random, ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']);
      const sends = asked !== 'GET' && (takesBody !== undefined || upload === true || random() < 0.1);
      const body = sends ? bodyOf(random, fields) : undefined;
      const given = sends && !upload ? (random() < 0.1 ? spoiled(random, fields) : {}) : spoiled(random, fields);
      const query = Object.fromEntries(Object.entries({ ...when, ...(given as object) }).map(([key, value]) => [key, word(value)]));
      const own = pick(random, cookies);
      const ask = { method: asked, query, body, headers: { ...(own ? { cookie: own } : {}), ...headersOf(random, body) } };
      const { status, body: stream } = await browser(server.handle).send(path, ask);
      // What nobody reads to its end is given up: a stream of events, an export.
      await stream?.cancel();
      seen[status] = (seen[status] ?? 0) + 1;
      if (status >= 500) faults.push([status, name, ask]);
      return [name, ask];
    };
    for (let at = 0; at < requests; at += atOnce) {
      // Anew each time: some calls sign a browser out.
      cookies = [undefined, ...(await Promise.all([ground.world.free, ground.world.unconfirmed].map((id) => signedIn(server, id)))).map((own) => own.cookie())];
      const spent = processorTime();
      const asked = await Promise.all(Array.from({ length: atOnce }, one));
      if (spent() > dearest) faults.push([Math.round(spent()), ...asked]);
    }
    expect(faults).toEqual([]);
    expect(tried.size).toBe(names.length);
    // They reached past the guards: some were taken, some refused by rules, some by the way they were asked.
    for (const status of [200, 303, 403, 404, 405, 410, 415, 422]) expect(seen[status], `answers with ${status}`).toBeGreaterThan(0);
  }, 120_000);
});
