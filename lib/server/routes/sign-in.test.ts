import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { login } from '@/lib/contract/user';
import { quickPasswords } from '../testing/quick-passwords';
import { members } from '../store/schema/members';
import { password } from '../testing/small-world';
import { browser, testServer } from '../testing/test-server';
import { onOneDatabase } from '../testing/suite';

const minute = 60_000;

onOneDatabase('signing in', (ground) => {
  const attempt = (email: string, secret: string, address?: string) => browser(ground.server.handle, { address }).call(login, { body: { email, password: secret } });

  it('[X02] a wrong password and an unknown address answer alike', async () => {
    const [wrong, unknown] = [await attempt('free@example.test', 'wrong'), await attempt('nobody@example.test', 'wrong')];
    expect([wrong.status, wrong.code]).toEqual([401, 'login_failed']);
    expect(unknown.wire).toEqual(wrong.wire);
  });

  it('a wrong password and an unknown address cost the same work', async () => {
    const checked: (string | null)[] = [];
    const verify = (hash: string | null, secret: string) => {
      checked.push(hash);
      return quickPasswords.verify(hash, secret);
    };
    const { handle } = testServer(ground.db, { passwords: { ...quickPasswords, verify } });
    for (const email of ['free@example.test', 'nobody@example.test', 'free@example.test']) await browser(handle).call(login, { body: { email, password: 'wrong' } });
    // One check each, and the check itself costs the same without a hash (passwords.test.ts): it is far dearer than the rest.
    expect(checked).toEqual([expect.stringContaining('$argon2id$'), null, expect.stringContaining('$argon2id$')]);
  });

  it('[X02] ten wrong passwords lock the account, and the answer says for how many minutes', async () => {
    const told = [];
    for (let at = 0; at < 10; at++) told.push(await attempt('free@example.test', 'wrong', `192.0.2.${at}`));
    expect(told.map(({ code }) => code)).toEqual(Array(10).fill('login_failed'));
    expect(await attempt('free@example.test', password, '192.0.2.99')).toMatchObject({ status: 429, code: 'locked_out', error: { params: { minutes: 15 } } });
    // A minute that has begun counts: nobody is told of 0.
    ground.server.passes(14.5 * minute);
    expect(await attempt('free@example.test', password, '192.0.2.99')).toMatchObject({ status: 429, error: { params: { minutes: 1 } } });
  });

  it('[X02] five wrong passwords from one network lock the account for it, for as long as Retry-After says, and for no other network', async () => {
    for (let at = 0; at < 5; at++) expect((await attempt('free@example.test', 'wrong', '192.0.2.7')).code).toBe('login_failed');
    const locked = await attempt('free@example.test', password, '192.0.2.7');
    expect([locked.code, locked.headers.get('retry-after')]).toEqual(['locked_out', '900']);
    expect((await attempt('free@example.test', password, '198.51.100.7')).status).toBe(200);
  });

  it('[bar S16] whoever tries passwords from everywhere does not lock the owner out of a browser that was signed in before', async () => {
    const own = browser(ground.server.handle, { address: '203.0.113.7' });
    const signIn = (who: typeof own, secret: string) => who.call(login, { body: { email: 'free@example.test', password: secret } });
    const known = (await signIn(own, password)).headers.getSetCookie().find((line) => line.startsWith('known-browser='));
    expect(known).toMatch(/; HttpOnly; SameSite=Strict$/);
    const storm = async () => {
      for (let at = 0; at < 20; at++) await attempt('free@example.test', 'wrong', `192.0.2.${at}`);
    };
    await storm();
    expect((await attempt('free@example.test', password, '198.51.100.1')).code).toBe('locked_out');
    expect((await signIn(own, password)).status).toBe(200);
    // The owner's success opens nothing to the others, and the known browser's own tries are few.
    expect((await attempt('free@example.test', password, '198.51.100.1')).code).toBe('locked_out');
    for (let at = 0; at < 5; at++) expect((await signIn(own, 'wrong')).code).toBe('login_failed');
    expect((await signIn(own, password)).code).toBe('locked_out');
  });

  it('[bar S16] a browser is known for one account, by its server, until the password changes', async () => {
    const own = browser(ground.server.handle, { address: '203.0.113.7' });
    await own.call(login, { body: { email: 'free@example.test', password } });
    for (const email of ['premium@example.test', 'free@example.test']) for (let at = 0; at < 20; at++) await attempt(email, 'wrong', `192.0.2.${at}`);
    expect((await own.call(login, { body: { email: 'premium@example.test', password } })).code).toBe('locked_out');
    const [{ passwordHash }] = await ground.db.select().from(members).where(eq(members.id, ground.world.free)) as [typeof members.$inferSelect];
    await ground.db.update(members).set({ passwordHash: await quickPasswords.hash(password) }).where(eq(members.id, ground.world.free));
    expect((await own.call(login, { body: { email: 'free@example.test', password } })).code).toBe('locked_out');
    await ground.db.update(members).set({ passwordHash }).where(eq(members.id, ground.world.free));
    expect((await own.call(login, { body: { email: 'free@example.test', password } })).status).toBe(200);
  });

  it('[X02] the right password does not open a locked account, until the time is over', async () => {
    for (let at = 0; at < 5; at++) await attempt('free@example.test', 'wrong');
    expect((await attempt('free@example.test', password)).code).toBe('locked_out');
    ground.server.passes(15 * minute);
    expect((await attempt('free@example.test', password)).status).toBe(200);
  });

  it('a good login wipes the slate of the account and the address', async () => {
    for (let round = 0; round < 4; round++) {
      for (let at = 0; at < 2; at++) await attempt('free@example.test', 'wrong', '192.0.2.7');
      expect((await attempt('free@example.test', password, '192.0.2.7')).status).toBe(200);
    }
  });

  it('[S8] of 100 parallel wrong passwords for one account at most ten are even looked at', async () => {
    let looked = 0;
    const verify = () => {
      looked += 1;
      return Promise.resolve(false);
    };
    const { handle } = testServer(ground.db, { passwords: { ...quickPasswords, verify } });
    const tries = Array.from({ length: 100 }, (_, at) => browser(handle, { address: `198.51.100.${at}` }).call(login, { body: { email: 'free@example.test', password: `wrong${at}` } }));
    const codes = (await Promise.all(tries)).map(({ code }) => code);
    expect(looked).toBeLessThanOrEqual(10);
    expect(codes.filter((code) => code === 'locked_out')).toHaveLength(100 - looked);
  });

  it('[S8] of 100 parallel wrong passwords from one address at most ten are even looked at, whatever the accounts', async () => {
    let looked = 0;
    const verify = () => {
      looked += 1;
      return Promise.resolve(false);
    };
    const { handle } = testServer(ground.db, { passwords: { ...quickPasswords, verify } });
    await Promise.all(Array.from({ length: 100 }, (_, at) => browser(handle, { address: '198.51.100.1' }).call(login, { body: { email: `member${at}@example.test`, password: 'wrong' } })));
    expect(looked).toBeLessThanOrEqual(10);
  });

  it('an address that no database can hold is refused, and is no fault of the server', async () => {
    expect(await attempt('a\u0000b@example.test', password)).toMatchObject({ status: 422, code: 'invalid_input' });
  });

  it('an account of another site does not exist here, and its lock is its own', async () => {
    expect((await attempt('elsewhere@example.test', password)).code).toBe('login_failed');
    for (let at = 0; at < 5; at++) await attempt('elsewhere@example.test', 'wrong');
    const there = await browser(ground.server.handle, { host: 'she.test' }).call(login, { body: { email: 'elsewhere@example.test', password } });
    expect(there.status).toBe(200);
  });

  it('nobody signs in to a member without a password', async () => {
    expect((await attempt('fictional@example.test', '')).code).toBe('invalid_input');
    expect((await attempt('fictional@example.test', password)).code).toBe('login_failed');
  });

  it('paid_user, credits and status that a client sends along are ignored', async () => {
    const told = await browser(ground.server.handle).call(login, {
      body: { email: 'poor@example.test', password, paid_user: true, credits: 9_999, status: 'active', id: ground.world.premium },
    });
    expect(told.answer.user).toMatchObject({ id: ground.world.poor, credits: 0, paid_user: false });
  });
});
