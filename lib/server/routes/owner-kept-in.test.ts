// A lock stops whoever guesses, never the owner: which browsers are known to an account, and what one network can use up of it. Decision 266.
import { describe, expect, it } from 'vitest';
import { changePassword } from '@/lib/contract/account';
import { sendComplaint } from '@/lib/contract/complaints';
import { reactivate, requestPasswordReset, requestReactivation, resetPassword } from '@/lib/contract/recovery';
import { resendActivation, signUp } from '@/lib/contract/signup';
import { login } from '@/lib/contract/user';
import { lettersIn, newestLetter } from '../testing/letters';
import { draftWith } from '../testing/sign-up-draft';
import { password } from '../testing/small-world';
import { onOneDatabase } from '../testing/suite';
import { browser, type Browser } from '../testing/test-server';

const newPassword = 'zon achter de wolken';

onOneDatabase('the owner is kept in', (ground) => {
  const from = (address: string) => browser(ground.server.handle, { address });
  const signIn = (own: Browser, email: string, secret: string) => own.call(login, { body: { email, password: secret } });
  const storm = async (email: string) => {
    for (let at = 0; at < 12; at++) await signIn(from(`192.0.2.${at}`), email, 'wrong');
    expect((await signIn(from('198.51.100.1'), email, newPassword)).code).toBe('locked_out');
  };

  describe('[bar S16] a browser is known to the account, however it was signed in', () => {
    const ways: Record<string, (own: Browser) => Promise<{ email: string; secret: string }>> = {
      'by a sign-up': async (own) => {
        expect((await own.call(signUp, { body: draftWith({ password: newPassword }) })).status).toBe(200);
        return { email: 'new@example.test', secret: newPassword };
      },
      'by the link of an activation': async (own) => {
        await ground.visitor().call(signUp, { body: draftWith({ password: newPassword }) });
        const { token } = await newestLetter(ground.db, 'activation');
        expect((await own.send('/api/activate.php', { query: { token } })).status).toBe(303);
        return { email: 'new@example.test', secret: newPassword };
      },
      'by a new password from a mail': async (own) => {
        await own.call(requestPasswordReset, { body: { email: 'free@example.test' } });
        const { token } = await newestLetter(ground.db, 'password-reset');
        expect((await own.call(resetPassword, { body: { token, password: newPassword, password_repeat: newPassword } })).status).toBe(200);
        return { email: 'free@example.test', secret: newPassword };
      },
      'by the link that brings an account back': async (own) => {
        await own.call(requestReactivation, { body: { email: 'gone@example.test' } });
        const { token } = await newestLetter(ground.db, 'reactivation');
        expect((await own.call(reactivate, { body: { token } })).status).toBe(200);
        return { email: 'gone@example.test', secret: password };
      },
      'and by a password that was changed in it': async (own) => {
        await signIn(own, 'free@example.test', password);
        const body = { old_password: password, password: newPassword, password_repeat: newPassword };
        expect((await own.call(changePassword, { body })).status).toBe(200);
        return { email: 'free@example.test', secret: newPassword };
      },
    };
    it.each(Object.entries(ways))('%s', async (_, way) => {
      const own = from('203.0.113.7');
      const { email, secret } = await way(own);
      await storm(email);
      expect((await signIn(own, email, secret)).status).toBe(200);
    });
  });

  it('[bar S16] a new password makes strangers of all browsers but the one that it was chosen in', async () => {
    const [own, other] = [from('203.0.113.7'), from('203.0.113.8')];
    for (const each of [own, other]) await signIn(each, 'free@example.test', password);
    await own.call(changePassword, { body: { old_password: password, password: newPassword, password_repeat: newPassword } });
    await storm('free@example.test');
    expect((await signIn(other, 'free@example.test', newPassword)).code).toBe('locked_out');
    expect((await signIn(own, 'free@example.test', newPassword)).status).toBe(200);
  });

  describe('[bar S16] many networks that ask for a new password as often as they can', () => {
    const ask = (own: Browser) => own.call(requestPasswordReset, { body: { email: 'free@example.test' } });
    /** One connection of IPv6 is given many networks, each with its own limit. */
    const askFromMany = async () => {
      for (let at = 0; at < 64; at++) await ask(from(`2001:db8:0:${(0x1200 + at).toString(16)}::1`));
    };
    const letters = async () => (await lettersIn(ground.db)).filter(({ kind }) => kind === 'password-reset').length;

    it('leave its owner the mails of a day, and a browser that is known its own', async () => {
      const own = from('203.0.113.7');
      await signIn(own, 'free@example.test', password);
      await askFromMany();
      expect([await letters(), (await ask(from('198.51.100.7'))).code]).toEqual([3, 'too_many_resets']);
      // An hour later none of those links works any more.
      ground.server.passes(60 * 60_000);
      await askFromMany();
      for (const answer of [undefined, undefined, undefined, 'too_many_resets']) expect((await ask(own)).code).toBe(answer);
      expect(await letters()).toBe(6);
    });

    it('do not keep anybody from asking tomorrow', async () => {
      for (let at = 0; at < 3; at++) await ask(from('192.0.2.7'));
      ground.server.passes(24 * 60 * 60_000 - 1);
      await askFromMany();
      ground.server.passes(1);
      expect((await ask(from('198.51.100.7'))).status).toBe(200);
    });
  });

  describe('[S8] one network that asks for an account as often as it can leaves its owner a limit of their own', () => {
    const complaint = { email: 'free@example.test', topic: 'other', text: 'Iemand gebruikt mijn foto.' } as const;
    const asked: Record<string, (own: Browser) => Promise<{ status: number; code?: string }>> = {
      'for a new password': (own) => own.call(requestPasswordReset, { body: { email: 'free@example.test' } }),
      'at the sign-up': (own) => own.call(signUp, { body: draftWith({ email: 'free@example.test' }) }),
      'for another link of an activation': (own) => own.call(resendActivation, { body: { email: 'free@example.test' } }),
      'for the way back to an account': (own) => own.call(requestReactivation, { body: { email: 'free@example.test' } }),
      'for an answer to a complaint': (own) => own.call(sendComplaint, { body: complaint }),
    };
    it.each(Object.entries(asked))('%s', async (_, ask) => {
      const codes = [];
      for (let at = 0; at < 30; at++) codes.push((await ask(from('192.0.2.7'))).code);
      const counted = codes.filter((code) => code !== 'too_many_requests').length;
      expect(counted).toBeLessThanOrEqual(6);
      expect((await ask(from('198.51.100.7'))).code).not.toBe('too_many_requests');
    });
  });
});
