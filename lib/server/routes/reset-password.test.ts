import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkResetLink, confirmMailChange, requestMailChange, requestPasswordReset, resetPassword, undoMailChange } from '@/lib/contract/recovery';
import { getUser, login } from '@/lib/contract/user';
import { members } from '../store/schema/members';
import { lettersIn, newestLetter } from '../testing/letters';
import { password } from '../testing/small-world';
import { onOneDatabase } from '../testing/suite';
import { browser, type Browser } from '../testing/test-server';
import { withSettings } from '../testing/with-settings';

const minute = 60_000;
const fresh = 'tuinslang88kade';

onOneDatabase('a forgotten password', (ground) => {
  const ask = (email: string, own: Browser = ground.visitor()) => own.call(requestPasswordReset, { body: { email } });
  const link = async (email = 'free@example.test') => {
    await ask(email);
    return (await newestLetter(ground.db, 'password-reset')).token;
  };
  const set = (token: string, some: object = {}, own: Browser = ground.visitor(), headers: Record<string, string> = {}) =>
    own.call(resetPassword, { body: { token, password: fresh, password_repeat: fresh, ...some }, headers });
  const opens = async (secret: string) => (await ground.visitor().call(login, { body: { email: 'free@example.test', password: secret } })).status === 200;

  it('[A01] a link comes by mail; with it a new password, which alone opens the account then', async () => {
    expect((await ask(' Free@Example.test ')).status).toBe(200);
    const { to, locale, letter, token } = await newestLetter(ground.db, 'password-reset');
    expect([to, locale, letter.hours, letter.path]).toEqual(['free@example.test', 'nl', 1, `/reset-password/do?token=${token}`]);
    expect((await ground.visitor().call(checkResetLink, { query: { token } })).answer).toEqual({ email: 'free@example.test' });
    const own = ground.visitor();
    expect((await set(token, {}, own)).status).toBe(200);
    expect((await own.call(getUser)).answer.user?.id).toBe(ground.world.free);
    expect([await opens(fresh), await opens(password)]).toEqual([true, false]);
  });

  it('ends every other session, and tells the open tabs', async () => {
    const elsewhere = await ground.as('free');
    const heard: unknown[] = [];
    ground.server.parts.bus.subscribe(ground.world.free, ({ event }) => void heard.push(event?.type));
    await set(await link());
    expect((await elsewhere.call(getUser)).answer.user).toBeNull();
    expect(heard).toContain('logout');
  });

  it('ends a change of address that waits: whoever asked for it had the old password', async () => {
    await (await ground.as('free')).call(requestMailChange, { body: { email: 'dief@example.test', password } });
    const { token } = await newestLetter(ground.db, 'mail-change');
    await set(await link());
    expect((await ground.visitor().call(confirmMailChange, { body: { token } })).code).toBe('link_expired');
  });

  it('[X03] an address without an account: not found', async () => {
    for (const email of ['nobody@example.test', 'fictional@example.test', 'gone@example.test', 'elsewhere@example.test', 'no address']) {
      const told = await ask(email);
      expect([email, told.status, told.code]).toEqual([email, 404, 'email_not_found']);
    }
    expect(await lettersIn(ground.db)).toEqual([]);
  });

  it('[X03] three mails a day for one account, also when they are asked for at once', async () => {
    const told = await Promise.all([1, 2, 3, 4, 5].map(() => ask('free@example.test')));
    expect(told.map(({ code }) => code ?? 'sent').sort()).toEqual(['sent', 'sent', 'sent', 'too_many_resets', 'too_many_resets']);
    ground.server.passes(24 * 60 * minute);
    expect((await ask('free@example.test')).status).toBe(200);
  });

  describe('[X03] the link', () => {
    const expired = (told: { status: number; code?: string }) => expect([told.status, told.code]).toEqual([410, 'link_expired']);

    it('works once', async () => {
      const token = await link();
      await set(token);
      expired(await set(token, { password: 'ander-geheim-9', password_repeat: 'ander-geheim-9' }));
      expired(await ground.visitor().call(checkResetLink, { query: { token } }));
      expect(await opens(fresh)).toBe(true);
    });

    it('works for an hour', async () => {
      const token = await link();
      ground.server.passes(59 * minute);
      expect((await ground.visitor().call(checkResetLink, { query: { token } })).status).toBe(200);
      ground.server.passes(2 * minute);
      expired(await set(token));
    });

    it('works on its own site, for who is still there; others of the same account stop with it', async () => {
      const [first, second] = [await link(), await link()];
      expired(await set(first, {}, browser(ground.server.handle, { host: 'she.test' })));
      expired(await set('made-up'));
      await set(second);
      expired(await set(first));
      const late = await link('other@example.test');
      await ground.db.update(members).set({ deletedAt: ground.server.parts.clock.now() }).where(eq(members.id, ground.world.other));
      expired(await set(late));
    });

    it('of another kind opens nothing', async () => {
      await set(await link());
      expired(await set((await newestLetter(ground.db, 'password-changed')).token));
    });

    it('whose answer was lost can be followed again by the same call', async () => {
      const token = await link();
      const headers = { 'idempotency-key': 'key-of-this-reset-1' };
      await set(token, {}, ground.visitor(), headers);
      const own = ground.visitor();
      expect((await set(token, {}, own, headers)).status).toBe(200);
      expect((await own.call(getUser)).answer.user?.id).toBe(ground.world.free);
    });

    it('followed again by the same call opens nothing once that password counts no more, nor with another one', async () => {
      const token = await link();
      const headers = { 'idempotency-key': 'key-of-this-reset-1' };
      await set(token, {}, ground.visitor(), headers);
      expired(await set(token, { password: 'ander-geheim-9', password_repeat: 'ander-geheim-9' }, ground.visitor(), headers));
      await ground.visitor().call(undoMailChange, { body: { token: (await newestLetter(ground.db, 'password-changed')).token } });
      const thief = ground.visitor();
      expired(await set(token, {}, thief, headers));
      expect((await thief.call(getUser)).answer.user).toBeNull();
    });

    it('followed twice at once by one call is one new password: each browser is signed in, and one mail tells of it', async () => {
      const token = await link();
      const headers = { 'idempotency-key': 'key-of-this-reset-1' };
      const browsers = [ground.visitor(), ground.visitor()];
      const told = await Promise.all(browsers.map((own) => set(token, {}, own, headers)));
      expect(told.map(({ status }) => status)).toEqual([200, 200]);
      const seen = await Promise.all(browsers.map((own) => own.call(getUser)));
      expect(seen.map(({ answer }) => answer.user?.id)).toEqual(Array(2).fill(ground.world.free));
      expect((await lettersIn(ground.db)).filter(({ kind }) => kind === 'password-changed')).toHaveLength(1);
    });
  });

  it.each([
    ['[V04] passwords that differ', { password_repeat: 'tuinslang88kadf' }, { password_repeat: 'passwords_differ' }],
    ['a short one', { password: 'kort', password_repeat: 'kort' }, { password: 'password_short' }],
    ['a leaked one', { password: 'welkom2026', password_repeat: 'welkom2026' }, { password: 'password_common' }],
    ['the own address', { password: 'free@example.test', password_repeat: 'free@example.test' }, { password: 'password_personal' }],
  ])('%s is told at its field, and the link is not used up', async (_, some, fields) => {
    const token = await link();
    const told = await set(token, some);
    expect([told.status, told.error?.fields]).toEqual([422, fields]);
    expect(await opens(password)).toBe(true);
    expect((await set(token)).status).toBe(200);
  });

  it('the owner is told by mail, and can take it back: the old password counts again, nobody is signed in', async () => {
    const thief = ground.visitor();
    await set(await link(), {}, thief);
    const { to, token } = await newestLetter(ground.db, 'password-changed');
    expect(to).toBe('free@example.test');
    expect((await ground.visitor().call(undoMailChange, { body: { token } })).answer).toEqual({ email: 'free@example.test' });
    expect([await opens(fresh), await opens(password), (await thief.call(getUser)).answer.user]).toEqual([false, true, null]);
    expect((await ground.visitor().call(undoMailChange, { body: { token } })).code).toBe('link_expired');
  });

  it('on a discreet site every address is answered in the same bytes; who has no account gets a letter, once', async () => {
    await withSettings(ground, { discreet: true });
    const told = [];
    for (const email of ['free@example.test', 'nobody@example.test', 'nobody@example.test', 'gone@example.test', 'free@example.test', 'free@example.test', 'free@example.test']) {
      const response = await ground.visitor().send('/api/reset-password.php', { method: 'POST', body: { email } });
      told.push(JSON.stringify([response.status, [...response.headers].filter(([name]) => name !== 'x-request-id'), await response.text()]));
    }
    expect(new Set(told).size).toBe(1);
    expect((await lettersIn(ground.db)).map(({ to, kind }) => `${kind} ${to}`).sort()).toEqual([
      'no-account gone@example.test', 'no-account nobody@example.test', ...Array<string>(3).fill('password-reset free@example.test'),
    ]);
  });

  it('few questions from one network are answered', async () => {
    const told = await Promise.all(Array.from({ length: 40 }, (_, at) => ask(`x${at}@example.test`, browser(ground.server.handle, { address: '198.51.100.3' }))));
    expect(told.filter(({ code }) => code === 'email_not_found').length).toBeLessThanOrEqual(10);
  });

  it('neither address nor token stand in the log', async () => {
    const token = await link();
    await set(token);
    expect(JSON.stringify(ground.server.lines)).not.toMatch(new RegExp(`${token}|free@|${fresh}`));
  });
});
