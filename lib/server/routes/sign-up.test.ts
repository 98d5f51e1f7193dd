import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getProfile, listMembers } from '@/lib/contract/members';
import { signUp } from '@/lib/contract/signup';
import { getUser, login } from '@/lib/contract/user';
import { decodeSignupStart, encodeSignupStart } from '@/lib/site/cookies/signup-start';
import { members } from '../store/schema/members';
import { heldMessages, invites, signups } from '../store/schema/signups';
import { lettersIn, newestLetter } from '../testing/letters';
import { draftWith, type Draft } from '../testing/sign-up-draft';
import { today } from '../testing/small-world';
import { creditEntries, creditBalance } from '../testing/credit-balance';
import { onEveryDatabase } from '../testing/suite';
import { browser, type Browser } from '../testing/test-server';
import { withSettings } from '../testing/with-settings';

onEveryDatabase('signing up', (ground) => {
  const send = (some: Partial<Draft> = {}, own: Browser = ground.visitor(), headers: Record<string, string> = {}) => own.call(signUp, { body: draftWith(some), headers });
  const made = async (email = 'new@example.test') => (await ground.db.select().from(members).where(eq(members.emailKey, email)))[0];

  it('[E03, T03] makes an account that waits for its address: not confirmed, its profile shown to nobody', async () => {
    const own = ground.visitor();
    const told = await send({ region: 'NL-UT', looking_for: 'man' }, own);
    expect([told.status, told.answer]).toMatchObject([200, { mail_sent: true, user: { status: 'not_confirmed', email: 'new@example.test', language: 'nl', credits: 0, paid_user: false, notifications_disabled: [] } }]);
    expect(told.answer.user?.profile).toMatchObject({ name: 'Nieuwe Noor', status: 'disabled', age: 31, country: 'NL', main_image: null });
    const id = told.answer.user!.profile!.id;
    expect((await ground.visitor().call(getProfile, { query: { id } })).status).toBe(404);
    expect((await ground.visitor().call(listMembers, { query: {} })).answer.members.map((each) => each.id)).not.toContain(id);
    expect((await own.call(getUser)).answer.user?.id).toBe(id);
  });

  it('keeps the password as a hash of argon2, with which one can log in at once', async () => {
    await send();
    const row = await made();
    expect(row!.passwordHash).toMatch(/^\$argon2id\$/);
    expect((await ground.visitor().call(login, { body: { email: 'NEW@example.test', password: 'tuinslang88kade' } })).status).toBe(200);
  });

  it('mails the link to the address, in the language that was chosen, with whom the message is for', async () => {
    await send({ language: 'pl', member: ground.world.fictional, signup_message: 'Cześć!' });
    expect(await lettersIn(ground.db)).toEqual([{ to: 'new@example.test', kind: 'activation' }]);
    const { locale, letter, token } = await newestLetter(ground.db, 'activation');
    expect([locale, letter.firstMessage, letter.hours]).toEqual(['pl', { to: 'Fictional', fictional: true }, 72]);
    expect(letter.path).toBe(`/api/activate.php?token=${token}`);
    expect(JSON.stringify(letter)).not.toContain('Cześć');
  });

  it('gives the credits of the settings, in the ledger too', async () => {
    await withSettings(ground, { signup_credits: 25 });
    const { answer } = await send();
    const id = answer.user!.id!;
    expect(answer.user!.credits).toBe(25);
    expect(await creditEntries(ground.db, id)).toEqual([{ amount: 25, reason: 'signup', messageId: null }]);
    expect(await creditBalance(ground.db, id)).toEqual({ balance: 25, ledger: 25, lots: 25 });
  });

  it('keeps the first message until the address is confirmed', async () => {
    await send({ member: ground.world.other, signup_message: '  Dag Other! ' });
    expect(await ground.db.select({ receiver: heldMessages.receiverId, text: heldMessages.text, sent: heldMessages.messageId }).from(heldMessages)).toEqual([{ receiver: ground.world.other, text: 'Dag Other!', sent: null }]);
  });

  it.each(['gone', 'hidden', 'elsewhere'] as const)('[S03] a message that cannot arrive (%s) is told at its field beside the others, and nothing is made', async (who) => {
    const told = await send({ member: ground.world[who], signup_message: 'hoi', name: '' });
    expect([told.status, told.error?.fields]).toEqual([422, { name: 'required', signup_message: 'receiver_gone' }]);
    expect(await made()).toBeUndefined();
    expect((await send({ member: ground.world[who] })).status).toBe(200);
  });

  it('[S03] a message for nobody asks whom it is for; spaces are no message', async () => {
    expect((await send({ signup_message: 'hoi' })).error?.fields).toEqual({ signup_message: 'receiver_missing' });
    expect((await send({ signup_message: '  ' })).status).toBe(200);
  });

  it('takes over what a lander handed on: the message goes, the wishes stay', async () => {
    const { headers } = await send({}, ground.visitor(), { cookie: `signup-start=${encodeSignupStart({ lander: 'iconslanding', message: 'hoi', wishes: ['wine'] })}` });
    const kept = headers.getSetCookie().find((each) => each.startsWith('signup-start='))!;
    expect(decodeSignupStart(/=([^;]*)/.exec(kept)![1]!)).toEqual({ lander: 'iconslanding', wishes: ['wine'] });
  });

  it('[E09] keeps where the visitor came from: what is sent, and what the visit’s cookie says', async () => {
    await send({ tracking: { network: 'ads', sub1: 'a' } }, ground.visitor(), { cookie: 'tracking=network=old&ref=spring' });
    expect((await ground.db.select({ tracking: signups.tracking }).from(signups))[0]!.tracking).toEqual({ network: 'ads', ref: 'spring', sub1: 'a' });
  });

  it('paid_user, credits, status and age that a client sends along are ignored', async () => {
    const sly = { paid_user: true, credits: 9_999, status: 'active', profile_status: 'active', fictional: true, site_id: 2, id: 1 } as object;
    const { answer } = await send(sly);
    expect(answer.user).toMatchObject({ status: 'not_confirmed', credits: 0, paid_user: false });
    expect(await made()).toMatchObject({ siteId: 1, fictional: false, profileStatus: 'disabled' });
  });

  describe('what is wrong', () => {
    const cases: [string, Partial<Draft>, Record<string, string>][] = [
      ['[V01] the address as a name', { name: 'NEW@example.test' }, { name: 'name_is_email' }],
      ['[V01] a name that begins with an @', { name: '@noor' }, { name: 'name_at' }],
      ['[V02] no e-mail address', { email: 'new@example' }, { email: 'email_invalid' }],
      ['[V03] somebody of fifteen', { date_of_birth: '2011-06-01' }, { date_of_birth: 'birth_date' }],
      ['[V03] a day that never was', { date_of_birth: '1995-02-30' }, { date_of_birth: 'birth_date_invalid' }],
      ['a short password', { password: 'kort' }, { password: 'password_short' }],
      ['a leaked password', { password: 'Welkom2026!' }, { password: 'password_common' }],
      ['the name as a password', { password: 'nieuwenoor1' }, { password: 'password_personal' }],
      ['a long message', { signup_message: 'x'.repeat(501) }, { signup_message: 'text_too_long' }],
      ['a language that is none', { language: 'xx' }, { language: 'not_offered' }],
      ['a country that the site does not serve', { country: 'US' }, { country: 'not_offered' }],
      ['a region of another country', { country: 'NL', region: 'BE-VAN' }, { region: 'not_offered' }],
      ['everything at once', { name: '', email: '', password: '', date_of_birth: '' }, { name: 'required', email: 'required', password: 'required', date_of_birth: 'birth_date' }],
    ];

    it.each(cases)('%s is told at its field, and nothing is made', async (_, some, fields) => {
      const told = await send(some);
      expect([told.status, told.code, told.error?.fields]).toEqual([422, 'invalid_input', fields]);
      expect(told.error?.params).toMatchObject({ min_age: 18 });
      expect(await ground.db.select().from(signups)).toEqual([]);
      expect(await lettersIn(ground.db)).toEqual([]);
    });
  });

  describe('an address that has an account', () => {
    it('[X05] of a member: the answer says so, and a login is offered by its code', async () => {
      const told = await send({ email: 'Free@Example.test' });
      expect([told.status, told.code]).toEqual([409, 'account_exists']);
      expect(await lettersIn(ground.db)).toEqual([]);
    });

    it('[X05] of one who waits to be deleted: with which day it goes', async () => {
      const told = await send({ email: 'gone@example.test' });
      expect([told.status, told.code, told.error?.params]).toEqual([409, 'account_pending_deletion', { date: '2026-12-05' }]);
    });

    it('is free again once the days of grace are over', async () => {
      await ground.db.update(members).set({ deletedAt: new Date(today.getTime() - 15 * 86_400_000) }).where(eq(members.id, ground.world.gone));
      expect((await send({ email: 'gone@example.test' })).status).toBe(200);
      expect((await made('gone@example.test'))!.id).not.toBe(ground.world.gone);
    });

    it('is no obstacle on another site', async () => {
      const told = await browser(ground.server.handle, { host: 'she.test' }).call(signUp, { body: draftWith({ email: 'free@example.test' }) });
      expect(told.status).toBe(200);
      expect((await made('free@example.test'))).toBeDefined();
    });

    it('two sign-ups at once with one address make one account', async () => {
      const told = await Promise.all(['a', 'b', 'c'].map((name) => send({ name: `Noor ${name}${name}` })));
      expect(told.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect(await ground.db.select().from(signups)).toHaveLength(1);
      expect(await lettersIn(ground.db)).toHaveLength(1);
    });

    it('a call whose answer was lost can be repeated: the same account, signed in, and one mail', async () => {
      const headers = { 'idempotency-key': 'key-of-this-sign-up' };
      const [first, own] = [await send({}, ground.visitor(), headers), ground.visitor()];
      const again = await send({}, own, headers);
      expect([again.status, again.answer.user?.id]).toEqual([200, first.answer.user!.id]);
      expect((await own.call(getUser)).answer.user?.id).toBe(first.answer.user!.id);
      expect(await lettersIn(ground.db)).toHaveLength(1);
      expect((await send({ password: 'another-secret-9' }, ground.visitor(), headers)).code).toBe('account_exists');
    });

    it('a call that comes twice at once is one sign-up: each browser is signed in, and one mail goes out', async () => {
      const headers = { 'idempotency-key': 'key-of-this-sign-up' };
      const browsers = [ground.visitor(), ground.visitor()];
      const told = await Promise.all(browsers.map((own) => send({}, own, headers)));
      expect(told.map(({ status }) => status)).toEqual([200, 200]);
      const seen = await Promise.all(browsers.map((own) => own.call(getUser)));
      expect(seen.map(({ answer }) => answer.user?.id)).toEqual(Array(2).fill((await made())!.id));
      expect(await lettersIn(ground.db)).toHaveLength(1);
    });
  });

  describe('[T15] who may', () => {
    it('on a site for those with a traffic source: they, by what they send or by their cookie', async () => {
      await withSettings(ground, { signups: 'with_trafficsource' });
      expect((await send()).code).toBe('signups_closed');
      expect((await send({ tracking: { sub1: 'x' } })).code).toBe('signups_closed');
      expect((await send({ tracking: { network: 'ads' } })).status).toBe(200);
      expect((await send({ email: 'b@example.test' }, ground.visitor(), { cookie: 'tracking=ref=x' })).status).toBe(200);
    });

    it('on a site by invitation: who has a code that is known, not over and not used up', async () => {
      await withSettings(ground, { signups: 'none' });
      await ground.db.insert(invites).values([{ siteId: 1, code: 'WELKOM-2', usesLeft: 1 }, { siteId: 1, code: 'OUD', expiresAt: today }, { siteId: 2, code: 'ELDERS' }]);
      const nothing = await send();
      expect([nothing.status, nothing.code, nothing.error?.fields]).toEqual([403, 'signups_closed', undefined]);
      for (const invite of ['nope', 'oud', 'elders']) expect((await send({ invite })).error?.fields).toEqual({ invite: 'invite_unknown' });
      expect((await send({ invite: ' welkom-2 ' })).status).toBe(200);
      expect((await send({ invite: 'welkom-2', email: 'late@example.test' })).code).toBe('signups_closed');
      expect(await made('late@example.test')).toBeUndefined();
    });

    it('a call whose answer was lost can be repeated though it spent the last place of its invitation, with all else as before alone', async () => {
      await withSettings(ground, { signups: 'none' });
      await ground.db.insert(invites).values([{ siteId: 1, code: 'EEN', usesLeft: 1 }, { siteId: 1, code: 'OP', usesLeft: 0 }]);
      const headers = { 'idempotency-key': 'key-of-this-sign-up' };
      const first = await send({ invite: 'EEN' }, ground.visitor(), headers);
      const own = ground.visitor();
      const again = await send({ invite: ' een ' }, own, headers);
      expect([first.status, again.status, again.answer.user?.id]).toEqual([200, 200, first.answer.user!.id]);
      expect((await own.call(getUser)).answer.user?.id).toBe(first.answer.user!.id);
      const others = [await send({ invite: 'EEN', email: 'late@example.test' }, ground.visitor(), headers), await send({ invite: 'EEN' }, ground.visitor(), { 'idempotency-key': 'key-of-another-one' }), await send({ invite: 'OP' }, ground.visitor(), headers)];
      expect(others.map(({ code, error }) => [code, error?.fields])).toEqual(Array(3).fill(['signups_closed', { invite: 'invite_unknown' }]));
      expect(await made('late@example.test')).toBeUndefined();
    });

    it('the last place of an invitation goes to one of two at once', async () => {
      await withSettings(ground, { signups: 'none' });
      await ground.db.insert(invites).values({ siteId: 1, code: 'EEN', usesLeft: 1 });
      const told = await Promise.all([1, 2].map((at) => send({ invite: 'EEN', email: `n${at}@example.test` })));
      expect(told.map(({ status }) => status).sort()).toEqual([200, 403]);
    });
  });
});
