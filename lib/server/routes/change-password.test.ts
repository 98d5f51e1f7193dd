import { beforeEach, describe, expect, it } from 'vitest';
import { changePassword } from '@/lib/contract/account';
import { undoMailChange } from '@/lib/contract/recovery';
import { getUser, login } from '@/lib/contract/user';
import { lettersIn, newestLetter } from '../testing/letters';
import { password } from '../testing/small-world';
import { onOneDatabase } from '../testing/suite';
import type { Browser } from '../testing/test-server';

const fresh = 'een fiets in de regen';

onOneDatabase('a new password', (ground) => {
  let free: Browser;
  beforeEach(async () => {
    free = await ground.as('free');
  });
  const change = (some: object = {}) => free.call(changePassword, { body: { old_password: password, password: fresh, password_repeat: fresh, ...some } });
  const opens = async (word: string) => (await ground.visitor().call(login, { body: { email: 'free@example.test', password: word } })).status === 200;

  it('[S11] counts from now on; the other browsers are signed out, this one stays, and a mail says how to take it back', async () => {
    const elsewhere = await ground.as('free');
    expect((await change()).status).toBe(200);
    expect([await opens(fresh), await opens(password)]).toEqual([true, false]);
    expect((await elsewhere.call(getUser)).answer.user).toBeNull();
    expect((await free.call(getUser)).answer.user).not.toBeNull();
    expect(await lettersIn(ground.db)).toEqual([{ to: 'free@example.test', kind: 'password-changed' }]);
    await ground.visitor().call(undoMailChange, { body: { token: (await newestLetter(ground.db, 'password-changed')).token } });
    expect(await opens(password)).toBe(true);
  });

  it('the other browsers stay where the member wants it so', async () => {
    const elsewhere = await ground.as('free');
    await change({ end_others: false });
    expect((await elsewhere.call(getUser)).answer.user).not.toBeNull();
  });

  describe('is refused, and nothing changes,', () => {
    it.each([
      ['[V04] with the wrong old one', { old_password: 'anders' }, { old_password: 'old_password' }],
      ['[V04] where the two differ', { password_repeat: `${fresh}!` }, { password_repeat: 'passwords_differ' }],
      ['where it is short', { password: 'kort', password_repeat: 'kort' }, { password: 'password_short' }],
      ['where it is one’s own address', { password: 'free@example.test', password_repeat: 'free@example.test' }, { password: 'password_personal' }],
      ['with all that is wrong at once', { old_password: '', password: '123', password_repeat: '' }, { old_password: 'old_password', password: 'password_short', password_repeat: 'passwords_differ' }],
    ])('%s', async (_, some, fields) => {
      const told = await change(some);
      expect([told.status, told.error?.fields]).toEqual([422, fields]);
      expect(await opens(password)).toBe(true);
      expect(await lettersIn(ground.db)).toEqual([]);
    });

    it('after five wrong tries, whatever comes next; a right one costs none', async () => {
      for (let tries = 0; tries < 6; tries += 1) expect((await change({ password_repeat: 'anders' })).status).toBe(422);
      for (let tries = 0; tries < 5; tries += 1) expect((await change({ old_password: 'fout' })).status).toBe(422);
      expect((await change()).code).toBe('too_many_requests');
      ground.server.passes(15 * 60_000);
      expect((await change()).status).toBe(200);
    });
  });
});
