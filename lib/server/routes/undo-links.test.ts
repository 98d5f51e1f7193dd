// Whoever took an account over keeps no way in behind the owner's back: the links that take changes back, in every order.
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { changePassword, resendMailChange } from '@/lib/contract/account';
import { deleteAccount } from '@/lib/contract/deletion';
import { getProfile } from '@/lib/contract/members';
import { confirmMailChange, reactivate, requestMailChange, requestPasswordReset, resetPassword, undoMailChange } from '@/lib/contract/recovery';
import { signUp } from '@/lib/contract/signup';
import { getUser, login } from '@/lib/contract/user';
import { readEmail } from '../domain/email-address';
import { createEraser } from '../jobs/eraser';
import type { Letter, LetterKind } from '../mail/letter';
import { hashOfToken } from '../domain/token';
import { members } from '../store/schema/members';
import { tokens } from '../store/schema/tokens';
import { lettersTo } from '../testing/mailbox';
import { draftWith } from '../testing/sign-up-draft';
import { password } from '../testing/small-world';
import { onOneDatabase } from '../testing/suite';
import { browser, type Browser } from '../testing/test-server';
import { withSettings } from '../testing/with-settings';

const [hour, day] = [3_600_000, 86_400_000];
const [home, first, second] = ['free@example.test', 'mallory1@example.test', 'mallory2@example.test'];
const [fresh, stolen] = ['tuinslang88kade', 'van een ander nu'];

onOneDatabase('the links that take a change back', (ground) => {
  /** The token in the `at`-th last letter of a kind to an address. */
  const link = async (to: string, kind: LetterKind, at = -1) => {
    const letters = (await lettersTo(ground.db, to)).filter((letter): letter is Extract<Letter, { path: string }> => letter.kind === kind && 'path' in letter);
    return /[?&](?:token|undo)=([^&]+)/.exec(letters.at(at)!.path)![1]!;
  };
  const row = async () => (await ground.db.select().from(members).where(eq(members.id, ground.world.free)))[0]!;
  const undo = (token: string) => ground.visitor().call(undoMailChange, { body: { token } });
  const enter = async (email: string, word = password) => {
    const own = ground.visitor();
    expect((await own.call(login, { body: { email, password: word } })).status).toBe(200);
    return own;
  };
  const confirm = async (to: string) => expect((await ground.visitor().call(confirmMailChange, { body: { token: await link(to, 'mail-change') } })).status).toBe(200);
  const ask = async (own: Browser, email: string, word = password) => expect((await own.call(requestMailChange, { body: { email, password: word } })).status).toBe(200);
  const move = async (own: Browser, email: string, word = password) => {
    await ask(own, email, word);
    await confirm(email);
  };
  const resetAt = async (email: string, word = fresh) => {
    await ground.visitor().call(requestPasswordReset, { body: { email } });
    const token = await link(email, 'password-reset');
    expect((await ground.visitor().call(resetPassword, { body: { token, password: word, password_repeat: word } })).status).toBe(200);
  };
  const newPassword = async (own: Browser, from: string, to: string) => expect((await own.call(changePassword, { body: { old_password: from, password: to, password_repeat: to } })).status).toBe(200);
  const opens = async (email: string, word: string) => (await ground.visitor().call(login, { body: { email, password: word } })).status === 200;

  it('the owner takes the address back, and the link that a second change brought to the thief’s mailbox is dead from then on', async () => {
    const thief = await ground.as('free');
    await move(thief, first);
    await ask(thief, second);
    const own = await link(home, 'mail-change-warning');
    const theirs = await link(first, 'mail-change-warning');
    expect((await undo(own)).answer).toEqual({ email: home });
    await resetAt(home);
    expect((await undo(theirs)).code).toBe('link_expired');
    expect([(await row()).email, await opens(home, fresh)]).toEqual([home, true]);
  });

  it('a link that was pressed before by the thief changes nothing for the owner’s older one', async () => {
    const thief = await ground.as('free');
    await move(thief, first);
    await move(thief, second);
    expect((await undo(await link(first, 'mail-change-warning'))).answer).toEqual({ email: first });
    expect((await undo(await link(home, 'mail-change-warning'))).answer).toEqual({ email: home });
  });

  it('the owner’s link and the thief’s, pressed at the same moment: the account is the owner’s', async () => {
    const thief = await ground.as('free');
    await move(thief, first);
    await ask(thief, second);
    const tokens = [await link(first, 'mail-change-warning'), await link(home, 'mail-change-warning')];
    const told = await Promise.all(tokens.map((token) => undo(token)));
    expect(told.map(({ status }) => status).filter((status) => status !== 200 && status !== 410)).toEqual([]);
    expect([told[1]!.status, (await row()).email]).toEqual([200, home]);
  });

  it('a new password by mail to the thief’s own address does not take the owner’s link away', async () => {
    await move(await ground.as('free'), first);
    await resetAt(first, stolen);
    expect((await undo(await link(home, 'mail-change-warning'))).answer).toEqual({ email: home });
    await resetAt(home);
    expect((await undo(await link(first, 'password-changed'))).code).toBe('link_expired');
    expect([await opens(home, fresh), await opens(home, stolen), await opens(home, password)]).toEqual([true, false, false]);
  });

  it('the link about a password that was changed behind the thief’s address brings the stolen one back no more', async () => {
    const thief = await ground.as('free');
    await move(thief, first);
    await newPassword(thief, password, stolen);
    await undo(await link(home, 'mail-change-warning'));
    await resetAt(home);
    expect((await undo(await link(first, 'password-changed'))).code).toBe('link_expired');
    expect(await opens(home, fresh)).toBe(true);
  });

  it.each([['password first', ['password-changed', 'mail-change-warning']], ['address first', ['mail-change-warning', 'password-changed']]] as const)(
    'password and address were both changed: both letters in the owner’s mailbox work, %s', async (_, order) => {
      const thief = await ground.as('free');
      await newPassword(thief, password, stolen);
      await move(thief, first, stolen);
      await ask(thief, second, stolen);
      const theirs = await link(first, 'mail-change-warning');
      for (const kind of order) expect((await undo(await link(home, kind))).status).toBe(200);
      expect([(await row()).email, await opens(home, password), await opens(home, stolen)]).toEqual([home, true, false]);
      expect((await undo(theirs)).code).toBe('link_expired');
    },
  );

  it('several changes of one’s own: each mailbox on the way can take its own back, the last one first', async () => {
    const own = await ground.as('free');
    await move(own, 'tweede@example.test');
    await move(own, 'derde@example.test');
    expect((await undo(await link('tweede@example.test', 'mail-change-warning'))).answer).toEqual({ email: 'tweede@example.test' });
    expect((await undo(await link(home, 'mail-change-warning'))).answer).toEqual({ email: home });
  });

  it('the owner comes back by the settings and sets a new password: the thief’s links are dead too', async () => {
    await move(await ground.as('free'), first);
    await move(await enter(first), home);
    await resetAt(home);
    expect((await undo(await link(first, 'mail-change-warning'))).code).toBe('link_expired');
    expect((await row()).email).toBe(home);
  });

  it('fourteen days are counted from when the address changed, however long the thief had the link sent again', async () => {
    const thief = await ground.as('free');
    await ask(thief, first);
    for (let days = 0; days < 20; days += 1) {
      ground.server.passes(day - hour);
      expect((await thief.call(resendMailChange, { body: {} })).status).toBe(200);
    }
    await confirm(first);
    ground.server.passes(14 * day - hour);
    expect((await undo(await link(home, 'mail-change-warning'))).answer).toEqual({ email: home });
  });

  describe('nobody else has the address that it gives back', () => {
    const signUpAt = (email: string) => ground.visitor().call(signUp, { body: draftWith({ email }) });

    it('as long as it works: the thief cannot sign up with it to stand in the way', async () => {
      const thief = await ground.as('free');
      await move(thief, first);
      expect((await signUpAt('Free@Example.test')).code).toBe('account_exists');
      await thief.call(deleteAccount, { body: { password } });
      expect((await signUpAt(home)).code).toBe('account_exists');
      expect((await undo(await link(home, 'mail-change-warning'))).answer).toEqual({ email: home });
      expect((await signUpAt(first)).status).toBe(200);
    });

    it('nor by a change of address: another account is told that it is taken, and one that asked before gets it no more', async () => {
      const [thief, accomplice] = [await ground.as('free'), await ground.as('other')];
      await move(thief, first);
      const told = await accomplice.call(requestMailChange, { body: { email: home, password } });
      expect(told.error?.fields).toEqual({ email: 'email_taken' });
      await undo(await link(home, 'mail-change-warning'));
      await ask(await enter(home), second);
      await ground.db.insert(tokens).values({ tokenHash: hashOfToken('asked-before'), memberId: ground.world.other, kind: 'mail-change', data: { email: second }, createdAt: ground.server.parts.clock.now(), expiresAt: new Date(ground.server.parts.clock.now().getTime() + day) });
      await confirm(second);
      await move(await enter(second), 'derde@example.test');
      expect((await ground.visitor().call(confirmMailChange, { body: { token: 'asked-before' } })).code).toBe('account_exists');
    });

    it('also where its domain has letters of its own', async () => {
      const jan = readEmail('jan@bücher.example')!;
      await ground.db.update(members).set({ email: jan.address, emailKey: jan.key }).where(eq(members.id, ground.world.free));
      await move(await ground.as('free'), first);
      expect((await signUpAt(jan.address)).code).toBe('account_exists');
      expect((await undo(await link(jan.address, 'mail-change-warning'))).answer).toEqual({ email: jan.address });
    });

    it('an address that nobody has proved is mailed no link, and kept for nobody: it may be a stranger’s', async () => {
      const own = await ground.as('unconfirmed');
      await move(own, first);
      expect((await lettersTo(ground.db, 'unconfirmed@example.test')).map(({ kind }) => kind)).not.toContain('mail-change-warning');
      expect((await signUpAt('unconfirmed@example.test')).status).toBe(200);
    });

    it('afterwards it is anybody’s, and on another site it always was', async () => {
      const own = await ground.as('free');
      await move(own, 'tweede@example.test');
      await move(own, 'derde@example.test');
      const elsewhere = browser(ground.server.handle, { host: 'she.test' });
      expect((await elsewhere.call(signUp, { body: draftWith({ email: home }) })).code).not.toBe('account_exists');
      ground.server.passes(14 * day);
      for (const email of [home, 'tweede@example.test']) expect((await signUpAt(email)).status).toBe(200);
      expect((await undo(await link(home, 'mail-change-warning'))).code).toBe('link_expired');
    });

    it('on a discreet site the reader of that mailbox is told, and the one who has the account now is not', async () => {
      await withSettings(ground, { discreet: true });
      await move(await ground.as('free'), first);
      const before = (await lettersTo(ground.db, first)).length;
      expect((await signUpAt(home)).status).toBe(200);
      expect([(await lettersTo(ground.db, home)).at(-1)?.kind, (await lettersTo(ground.db, first)).length]).toEqual(['account-exists', before]);
      expect((await undo(await link(home, 'mail-change-warning'))).answer).toEqual({ email: home });
    });
  });

  describe('once the account was deleted as well', () => {
    const leave = async (own: Browser, word = password) => expect((await own.call(deleteAccount, { body: { password: word } })).status).toBe(200);
    const seen = async () => (await ground.visitor().call(getProfile, { query: { id: ground.world.free } })).status;

    it('[T13] the owner’s link brings it back under the old address; the thief’s to do so is dead', async () => {
      const thief = await ground.as('free');
      await move(thief, first);
      await leave(thief);
      ground.server.passes(13 * day);
      expect((await undo(await link(home, 'mail-change-warning'))).answer).toEqual({ email: home });
      expect([await seen(), await opens(home, password), (await row()).leaveReason]).toEqual([200, true, null]);
      expect((await ground.visitor().call(reactivate, { body: { token: await link(first, 'reactivation') } })).code).toBe('link_expired');
      ground.server.passes(2 * day);
      await createEraser(ground.server.parts).eraseDue();
      expect([await seen(), (await row()).name]).toEqual([200, 'Free']);
    });

    it('[T13] so does the link that takes a password back', async () => {
      const thief = await ground.as('free');
      await newPassword(thief, password, stolen);
      await leave(thief, stolen);
      expect((await undo(await link(home, 'password-changed'))).status).toBe(200);
      expect([await seen(), await opens(home, password), await opens(home, stolen)]).toEqual([200, true, false]);
    });

    it('[T13] the thief had come back by the link of the mail: a repeat of that call signs nobody in', async () => {
      const thief = await ground.as('free');
      await move(thief, first);
      await leave(thief);
      const again = { body: { token: await link(first, 'reactivation') }, headers: { 'idempotency-key': 'key-of-this-return-1' } };
      expect((await thief.call(reactivate, again)).status).toBe(200);
      await undo(await link(home, 'mail-change-warning'));
      const later = ground.visitor();
      expect([(await later.call(reactivate, again)).code, (await later.call(getUser)).answer.user]).toEqual(['link_expired', null]);
    });

    it('[T13, B05] who wants to confirm a new address, or is past the days of grace, finds the link over', async () => {
      const own = await ground.as('free');
      await ask(own, first);
      await leave(own);
      expect((await ground.visitor().call(confirmMailChange, { body: { token: await link(first, 'mail-change') } })).code).toBe('link_expired');
      // As an operator erases: without days of grace.
      await ground.db.update(members).set({ deletedAt: new Date(ground.server.parts.clock.now().getTime() - 15 * day) }).where(eq(members.id, ground.world.free));
      expect((await undo(await link(home, 'mail-change-warning'))).code).toBe('link_expired');
      expect((await row()).deletedAt).not.toBeNull();
    });
  });
});
