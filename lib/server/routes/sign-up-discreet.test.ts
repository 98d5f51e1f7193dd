import { describe, expect, it } from 'vitest';
import { resendActivation, signUp } from '@/lib/contract/signup';
import { quickPasswords } from '../testing/quick-passwords';
import { lettersIn } from '../testing/letters';
import { draftWith } from '../testing/sign-up-draft';
import { onOneDatabase, type Ground } from '../testing/suite';
import { browser, testServer } from '../testing/test-server';
import { withSettings } from '../testing/with-settings';

const day = 24 * 3_600_000;
const addresses = ['new@example.test', 'free@example.test', 'gone@example.test', 'unconfirmed@example.test'] as const;

/** Everything that goes over the wire but the request's own name. */
async function bytesOf(response: Response): Promise<string> {
  const headers = [...response.headers].filter(([name]) => name !== 'x-request-id');
  return JSON.stringify([response.status, headers, await response.text()]);
}

const discreet = (ground: Ground) => withSettings(ground, { discreet: true });

onOneDatabase('what sign-up tells a stranger', (ground) => {
  const ask = (email: string, address?: string, handle = ground.server.handle) => browser(handle, { address }).send('/api/signup.php', { method: 'POST', body: draftWith({ email }) });

  it('on a discreet site the same bytes for a new, a known, a leaving and an unconfirmed address', async () => {
    await discreet(ground);
    const told = [];
    for (const email of addresses) told.push(await bytesOf(await ask(email)));
    expect(new Set(told).size).toBe(1);
    expect(told[0]).not.toContain('set-cookie');
    expect(told[0]).toContain('"{\\"user\\":null,\\"mail_sent\\":true}"');
  });

  it('the owner of the address learns it by mail', async () => {
    await discreet(ground);
    for (const email of addresses) await ask(email);
    expect(await lettersIn(ground.db)).toEqual([
      { to: 'new@example.test', kind: 'activation' }, { to: 'free@example.test', kind: 'account-exists' },
      { to: 'gone@example.test', kind: 'reactivation' }, { to: 'unconfirmed@example.test', kind: 'account-exists' },
    ]);
  });

  it('and hears no more of it than a day may bring, from however many places it is asked', async () => {
    await discreet(ground);
    for (let at = 0; at < 5; at++) for (const email of ['free@example.test', 'gone@example.test']) await ask(email, `192.0.2.${at}`);
    const kinds = (await lettersIn(ground.db)).map(({ kind }) => kind).sort();
    expect(kinds).toEqual([...Array<string>(3).fill('account-exists'), ...Array<string>(3).fill('reactivation')]);
    ground.server.passes(day);
    for (let at = 0; at < 3; at++) await ask('free@example.test', `192.0.2.${at}`);
    expect((await lettersIn(ground.db)).filter(({ kind }) => kind === 'account-exists')).toHaveLength(4);
  });

  it('costs the same work for each: the password is hashed whatever the address', async () => {
    let hashed = 0;
    const passwords = { ...quickPasswords, hash: (password: string) => { hashed += 1; return quickPasswords.hash(password); } };
    await discreet(ground);
    const { handle } = testServer(ground.db, { passwords, clock: ground.server.parts.clock });
    for (const [at, email] of ['fresh@example.test', ...addresses].entries()) {
      await ask(email, undefined, handle);
      // Far dearer than the rest.
      expect(hashed, email).toBe(at + 1);
    }
  });

  it('takes as many sign-ups from one network as any other site, whether the addresses are known or not', async () => {
    await discreet(ground);
    for (const [at, network] of ['new', 'known'].entries()) {
      const told = [];
      for (let each = 0; each < 41; each++) told.push(await ask(at && each < 12 ? addresses[1 + (each % 3)]! : `${network}${each}@example.test`, `198.51.100.${at}`));
      expect(told.map(({ status }) => status)).toEqual([...Array<number>(40).fill(200), 429]);
    }
  });

  it('asking for the activation mail tells nothing either', async () => {
    await discreet(ground);
    const told = [];
    for (const email of [...addresses, 'nobody@example.test']) told.push(await bytesOf(await ground.visitor().send('/api/activate.php', { method: 'POST', body: { email } })));
    expect(new Set(told).size).toBe(1);
    expect(await lettersIn(ground.db)).toEqual([{ to: 'unconfirmed@example.test', kind: 'activation' }]);
  });

  describe('where the site does tell', () => {
    it('few questions about one address are answered to one network, and those of many networks keep nobody from asking', async () => {
      const codes = [];
      for (let at = 0; at < 7; at++) codes.push((await browser(ground.server.handle, { address: '192.0.2.1' }).call(signUp, { body: draftWith({ email: 'free@example.test' }) })).code);
      expect(codes).toEqual([...Array<string>(5).fill('account_exists'), 'too_many_requests', 'too_many_requests']);
      const everywhere = [];
      for (let at = 0; at < 70; at++) everywhere.push((await browser(ground.server.handle, { address: `198.51.100.${at}` }).call(resendActivation, { body: { email: 'free@example.test' } })).code);
      expect(new Set(everywhere)).toEqual(new Set(['already_confirmed']));
    });

    it('of 60 parallel questions from one network about as many addresses at most ten are answered', async () => {
      const told = await Promise.all(Array.from({ length: 60 }, (_, at) => browser(ground.server.handle, { address: '198.51.100.9' }).call(resendActivation, { body: { email: `x${at}@example.test` } })));
      expect(told.filter(({ code }) => code === 'email_not_found').length).toBeLessThanOrEqual(15);
      const signing = await Promise.all(Array.from({ length: 14 }, () => browser(ground.server.handle, { address: '198.51.100.8' }).call(signUp, { body: draftWith({ email: 'other@example.test' }) })));
      expect(signing.filter(({ code }) => code === 'account_exists').length).toBeLessThanOrEqual(10);
      expect(signing.at(-1)!.headers.get('retry-after')).toMatch(/^\d+$/);
    });

    it('who makes accounts tells nothing, and is stopped only by far more of them', async () => {
      const statuses = [];
      for (let at = 0; at < 12; at++) statuses.push((await browser(ground.server.handle, { address: '198.51.100.7' }).call(signUp, { body: draftWith({ email: `made${at}@example.test` }) })).status);
      expect(new Set(statuses)).toEqual(new Set([200]));
    });
  });
});
