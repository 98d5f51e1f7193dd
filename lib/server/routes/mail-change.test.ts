import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listSessions } from '@/lib/contract/account';
import { checkResetLink, confirmMailChange, requestMailChange, requestPasswordReset, undoMailChange } from '@/lib/contract/recovery';
import { resendActivation } from '@/lib/contract/signup';
import { getUser, login } from '@/lib/contract/user';
import { members } from '../store/schema/members';
import { lettersIn, newestLetter } from '../testing/letters';
import { password } from '../testing/small-world';
import { onOneDatabase } from '../testing/suite';
import { browser } from '../testing/test-server';
import { withSettings } from '../testing/with-settings';

const hour = 3_600_000;
type Who = 'free' | 'unconfirmed';

onOneDatabase('another e-mail address', (ground) => {
  const ask = async (email = 'nieuw@example.test', some: object = {}, who: Who = 'free') => (await ground.as(who)).call(requestMailChange, { body: { email, password, ...some } });
  const follow = (token: string, own = ground.visitor()) => own.call(confirmMailChange, { body: { token } });
  const undo = (token: string) => ground.visitor().call(undoMailChange, { body: { token } });
  const link = async () => (await newestLetter(ground.db, 'mail-change')).token;
  const undoLink = async () => (await newestLetter(ground.db, 'mail-change-warning')).token;
  const addressOf = async (who: Who = 'free') => (await ground.db.select({ email: members.email }).from(members).where(eq(members.id, ground.world[who])))[0]!.email;

  it('is the member’s own once the link in the new mailbox was followed; both mailboxes are told', async () => {
    expect((await ask(' Nieuw@Example.test ')).status).toBe(200);
    expect(await addressOf()).toBe('free@example.test');
    expect(await lettersIn(ground.db)).toEqual([{ to: 'Nieuw@Example.test', kind: 'mail-change' }, { to: 'free@example.test', kind: 'mail-change-warning' }]);
    expect((await follow(await link())).answer).toEqual({ email: 'Nieuw@Example.test' });
    expect((await ground.visitor().call(login, { body: { email: 'nieuw@example.test', password } })).status).toBe(200);
    expect((await ground.visitor().call(login, { body: { email: 'free@example.test', password } })).status).toBe(401);
    expect((await lettersIn(ground.db)).at(-1)).toEqual({ to: 'Nieuw@Example.test', kind: 'mail-changed' });
  });

  it('following the link signs nobody in, works once, and for a day', async () => {
    await ask();
    const [token, own] = [await link(), ground.visitor()];
    await follow(token, own);
    expect((await own.call(getUser)).answer.user).toBeNull();
    expect((await follow(token)).code).toBe('link_expired');
    await ask('later@example.test');
    ground.server.passes(24 * hour);
    expect((await follow(await link())).code).toBe('link_expired');
    expect((await follow(await link(), browser(ground.server.handle, { host: 'she.test' }))).code).toBe('link_expired');
  });

  it('asked for again: only the newest link counts', async () => {
    await ask('een@example.test');
    const first = await link();
    await ask('twee@example.test');
    expect((await follow(first)).code).toBe('link_expired');
    expect((await follow(await link())).answer.email).toBe('twee@example.test');
  });

  it('of two members who confirm the same address at once one gets it, the other is told', async () => {
    await ask('een@example.test');
    const first = await link();
    await ask('een@example.test', {}, 'unconfirmed');
    const told = await Promise.all([first, await link()].map((token) => follow(token)));
    expect(told.map(({ code }) => code ?? 'taken').sort()).toEqual(['account_exists', 'taken']);
  });

  it('closes the links that lie in the old mailbox: no new password, no sign-in', async () => {
    await ground.visitor().call(requestPasswordReset, { body: { email: 'free@example.test' } });
    const reset = (await newestLetter(ground.db, 'password-reset')).token;
    await ask();
    expect((await ground.visitor().call(checkResetLink, { query: { token: reset } })).status).toBe(200);
    await follow(await link());
    expect((await ground.visitor().call(checkResetLink, { query: { token: reset } })).code).toBe('link_expired');
  });

  it('the link to confirm that went to a wrong address opens nothing once the right one is confirmed', async () => {
    await ground.visitor().call(resendActivation, { body: { email: 'unconfirmed@example.test' } });
    const { token } = await newestLetter(ground.db, 'activation');
    await ask('nieuw@example.test', {}, 'unconfirmed');
    await follow(await link());
    const stranger = ground.visitor();
    await stranger.send(`/api/activate.php?token=${token}`);
    expect((await stranger.call(getUser)).answer.user).toBeNull();
  });

  it('confirms the account of a member who had not confirmed the old one', async () => {
    await ask('nieuw@example.test', {}, 'unconfirmed');
    await follow(await link());
    expect((await (await ground.as('unconfirmed')).call(getUser)).answer.user).toMatchObject({ status: 'active', email: 'nieuw@example.test', profile: { status: 'active' } });
  });

  describe('what is refused', () => {
    it.each([
      ['[V05] an address with an account', 'Other@example.test', {}, { email: 'email_taken' }],
      ['[V05] one’s own', 'free@example.test', {}, { email: 'email_taken' }],
      ['[V05] what is no address', 'nieuw@', {}, { email: 'new_email_invalid' }],
      ['the wrong password', 'nieuw@example.test', { password: 'wrong' }, { password: 'password_wrong' }],
      ['both at once', 'nieuw', { password: 'wrong' }, { email: 'new_email_invalid', password: 'password_wrong' }],
    ])('%s', async (_, email, some, fields) => {
      const told = await ask(email, some);
      expect([told.status, told.error?.fields]).toEqual([422, fields]);
      expect(await lettersIn(ground.db)).toEqual([]);
    });

    it('with the wrong password nobody learns whether an address has an account', async () => {
      expect((await ask('other@example.test', { password: 'wrong' })).error?.fields).toEqual({ password: 'password_wrong' });
    });

    it('tries of the password beyond five, and a visitor', async () => {
      const codes = [];
      for (let at = 0; at < 6; at++) codes.push((await ask('nieuw@example.test', { password: `wrong${at}` })).code);
      expect(codes).toEqual([...Array<string>(5).fill('invalid_input'), 'too_many_requests']);
      expect((await ground.visitor().call(requestMailChange, { body: { email: 'a@b.nl', password } })).status).toBe(403);
    });

    it('an address that somebody else took meanwhile', async () => {
      await ask();
      await ground.db.update(members).set({ email: 'nieuw@example.test', emailKey: 'nieuw@example.test' }).where(eq(members.id, ground.world.other));
      expect((await follow(await link())).code).toBe('account_exists');
      expect(await addressOf()).toBe('free@example.test');
    });
  });

  it('on a discreet site a taken address is answered like a free one; its owner is told by mail', async () => {
    await withSettings(ground, { discreet: true });
    const [taken, free] = [await ask('other@example.test'), await ask('vrij@example.test')];
    expect([taken.status, taken.wire]).toEqual([free.status, free.wire]);
    expect((await lettersIn(ground.db)).map(({ to, kind }) => `${kind} ${to}`)).toEqual([
      'account-exists other@example.test', 'mail-change-warning free@example.test', 'mail-change vrij@example.test', 'mail-change-warning free@example.test',
    ]);
  });

  describe('taken back by the link in the old mailbox', () => {
    it('before it was confirmed: the change cannot happen any more', async () => {
      await ask();
      expect((await undo(await undoLink())).answer).toEqual({ email: 'free@example.test' });
      expect((await follow(await link())).code).toBe('link_expired');
    });

    it('after it was confirmed: the old address counts again, and everybody is signed out', async () => {
      const thief = await ground.as('free');
      await ask();
      await follow(await link());
      await undo(await undoLink());
      expect(await addressOf()).toBe('free@example.test');
      expect((await thief.call(getUser)).answer.user).toBeNull();
      expect((await undo(await undoLink())).code).toBe('link_expired');
    });

    it('who takes it back in their own session reads that it is done; every other tab is told to leave', async () => {
      const own = await ground.as('free');
      await ground.as('free');
      await ask();
      const heard: unknown[] = [];
      ground.server.parts.bus.subscribe(ground.world.free, ({ event }) => void (event?.type === 'logout' && heard.push(event)));
      const sessions = (await own.call(listSessions)).answer.sessions.length;
      expect((await own.call(undoMailChange, { body: { token: await undoLink() } })).answer).toEqual({ email: 'free@example.test' });
      expect(heard).toHaveLength(sessions - 1);
      expect((await own.call(getUser)).answer.user).toBeNull();
    });

    it('within fourteen days', async () => {
      await ask();
      const token = await undoLink();
      ground.server.passes(14 * 24 * hour);
      expect((await undo(token)).code).toBe('link_expired');
    });
  });
});
