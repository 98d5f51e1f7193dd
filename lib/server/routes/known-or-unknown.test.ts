import { describe, expect, it } from 'vitest';
import { requestMailChange } from '@/lib/contract/recovery';
import { quickPasswords } from '../testing/quick-passwords';
import { signedIn } from '../testing/signed-in';
import { draftWith } from '../testing/sign-up-draft';
import { onOneDatabase } from '../testing/suite';
import { browser, testServer } from '../testing/test-server';
import { withSettings } from '../testing/with-settings';

const addresses = ['free', 'premium', 'unconfirmed', 'hidden', 'gone', 'fictional', 'elsewhere', 'nobody'].map((name) => `${name}@example.test`);
/** Every call to which a stranger names an address. */
const calls: [string, string, (email: string) => object][] = [
  ['signing up', '/api/signup.php', (email) => draftWith({ email })],
  ['a forgotten password', '/api/reset-password.php', (email) => ({ email })],
  ['the activation mail', '/api/activate.php', (email) => ({ email })],
  ['coming back', '/api/reactivate.php', (email) => ({ email })],
];

onOneDatabase('what a stranger learns of an address', (ground) => {
  /** A server that counts what is dear: each hash that is made or checked. */
  const counting = (verify = quickPasswords.verify) => {
    const work: string[] = [];
    const passwords = {
      hash: (secret: string) => (work.push('hash'), quickPasswords.hash(secret)),
      verify: (hash: string | null, secret: string) => (work.push('verify'), verify(hash, secret)),
    };
    return { work, server: testServer(ground.db, { passwords, clock: ground.server.parts.clock }) };
  };

  it.each(calls)('%s on a discreet site: the same bytes and the same work, known or unknown', async (_, path, body) => {
    await withSettings(ground, { discreet: true });
    const { work, server } = counting();
    const told = [];
    for (const email of addresses) {
      const response = await browser(server.handle).send(path, { method: 'POST', body: body(email) });
      const headers = [...response.headers].filter(([name]) => name !== 'x-request-id');
      told.push(JSON.stringify([response.status, headers, await response.text(), work.splice(0)]));
    }
    expect([...new Set(told)]).toHaveLength(1);
    expect(told[0]).toMatch(/^\[200,.*"(hash|verify)"\]\]$/);
  });

  it.each(calls)('%s on a discreet site, asked again and again: known and unknown run into the limit at the same try', async (_, path, body) => {
    await withSettings(ground, { discreet: true });
    const ask = async (email: string) => {
      const seen = [];
      for (let at = 0; at < 8; at++) {
        const response = await ground.visitor().send(path, { method: 'POST', body: body(email) });
        seen.push([response.status, response.headers.get('retry-after'), await response.text()]);
      }
      return seen;
    };
    const [known, leaving, unknown] = [await ask('unconfirmed@example.test'), await ask('gone@example.test'), await ask('nobody@example.test')];
    expect(known).toEqual(unknown);
    expect(leaving).toEqual(unknown);
    expect(known.at(-1)![0]).toBe(429);
  });

  it.each(calls)('of 100 parallel tries of %s from one network few are even looked at, and the rest are told when to come back', async (name, path, body) => {
    const { server } = counting(() => Promise.resolve(false));
    const tries = Array.from({ length: 100 }, async (_, at) => {
      const email = name === 'coming back' ? `x${at}@example.test` : `free+${at}@example.test`;
      return browser(server.handle, { address: '198.51.100.20' }).send(path, { method: 'POST', body: body(name === 'signing up' ? 'free@example.test' : email) });
    });
    const responses = await Promise.all(tries);
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(85);
    expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
  });

  it('of 100 parallel wrong passwords for another address of one’s own at most five are looked at', async () => {
    const { work, server } = counting(() => Promise.resolve(false));
    const codes = await Promise.all(
      Array.from({ length: 100 }, async (_, at) => (await (await signedIn(server, ground.world.free)).call(requestMailChange, { body: { email: 'new@example.test', password: `wrong${at}` } })).code),
    );
    expect(work.length).toBeLessThanOrEqual(5);
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(100 - work.length);
  });

  describe('a member of a discreet site who asks for somebody else’s address', () => {
    it('is told the same as for a free one', async () => {
      await withSettings(ground, { discreet: true });
      const { work, server } = counting();
      const told = [];
      for (const email of ['other@example.test', 'vacant@example.test']) {
        const { status, wire } = await (await signedIn(server, ground.world.free)).call(requestMailChange, { body: { email, password: 'test-password-7' } });
        told.push(JSON.stringify([status, wire, work.splice(0)]));
      }
      expect(told[0]).toBe(told[1]);
      expect(told[0]).toContain('200');
    });
  });
});
