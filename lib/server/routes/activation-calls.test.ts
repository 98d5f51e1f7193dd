import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getChat, listChats, removeChat, sendMessage } from '@/lib/contract/chats';
import { getProfile } from '@/lib/contract/members';
import { activation, resendActivation, signUp } from '@/lib/contract/signup';
import { confirmMailChange, requestMailChange } from '@/lib/contract/recovery';
import { getUser } from '@/lib/contract/user';
import { members } from '../store/schema/members';
import { setCreditBalance } from '../testing/credit-balance';
import { lettersIn, newestLetter } from '../testing/letters';
import { draftWith, type Draft } from '../testing/sign-up-draft';
import { onOneDatabase } from '../testing/suite';
import { browser, type Browser } from '../testing/test-server';
import { withSettings } from '../testing/with-settings';

const hour = 3_600_000;

onOneDatabase('confirming an address', (ground) => {
  /** Somebody signs up; gives their browser, their id and the link's token. */
  async function signedUp(some: Partial<Draft> = {}, credits = 25) {
    await withSettings(ground, { signup_credits: credits });
    const own = ground.visitor();
    const { answer } = await own.call(signUp, { body: draftWith(some) });
    return { own, id: answer.user!.id!, token: (await newestLetter(ground.db, 'activation')).token };
  }
  const follow = (token: string, own: Browser = ground.visitor(), method = 'GET') =>
    own.send('/api/activate.php', { query: { token }, method, headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' } });
  const ledTo = async (response: Promise<Response>) => [(await response).status, (await response).headers.get('location')];
  const held = async (own: Browser) => (await own.call(activation)).answer.message;

  it('the link of the mail leads to /activate/done, signed in on the browser that followed it', async () => {
    const { id, token } = await signedUp();
    const phone = ground.visitor();
    const response = follow(token, phone);
    expect(await ledTo(response)).toEqual([303, '/activate/done']);
    expect((await response).headers.get('cache-control')).toContain('no-store');
    expect((await response).headers.get('referrer-policy')).toBe('no-referrer');
    expect((await phone.call(getUser)).answer.user).toMatchObject({ id, status: 'active', profile: { status: 'active' } });
    expect((await ground.visitor().call(getProfile, { query: { id } })).status).toBe(200);
  });

  it('[A06] carries the language of the mail on to the page that follows, once and again', async () => {
    const { token } = await signedUp();
    const inGerman = () => ledTo(ground.visitor().send('/api/activate.php', { query: { token, lang: 'de' }, headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' } }));
    expect(await inGerman()).toEqual([303, '/activate/done?lang=de']);
    expect(await inGerman()).toEqual([303, '/activate/error?reason=used&lang=de']);
  });

  it('[X04] works once: afterwards it says that the address is confirmed, and signs nobody in', async () => {
    const { token } = await signedUp();
    await follow(token);
    const other = ground.visitor();
    expect(await ledTo(follow(token, other))).toEqual([303, '/activate/error?reason=used']);
    expect((await other.call(getUser)).answer.user).toBeNull();
  });

  it('followed where somebody else is signed in it confirms the address, and leaves that session alone', async () => {
    const { id, token } = await signedUp();
    const other = await ground.as('premium');
    expect(await ledTo(follow(token, other))).toEqual([303, '/activate/done']);
    expect((await other.call(getUser)).answer.user).toMatchObject({ id: ground.world.premium });
    expect((await ground.visitor().call(getProfile, { query: { id } })).status).toBe(200);
  });

  it('followed twice at once it signs in once', async () => {
    const { token } = await signedUp();
    const places = await Promise.all([1, 2, 3].map(async () => (await follow(token)).headers.get('location')));
    expect(places.sort()).toEqual(['/activate/done', '/activate/error?reason=used', '/activate/error?reason=used']);
  });

  it('[X04] after 72 hours it works no more, a minute before it does', async () => {
    const [late, inTime] = [await signedUp(), await signedUp({ email: 'b@example.test' })];
    ground.server.passes(72 * hour - 60_000 - 30_000);
    expect(await ledTo(follow(inTime.token))).toEqual([303, '/activate/done']);
    ground.server.passes(2 * 60_000);
    expect(await ledTo(follow(late.token))).toEqual([303, '/activate/error?reason=expired']);
  });

  it.each(['', 'nonsense', 'x'.repeat(5_000), "' or 1=1 --"])('[X04] a broken link (%s) leads to the page that says so', async (token) => {
    expect(await ledTo(follow(token))).toEqual([303, '/activate/error?reason=expired']);
    expect((await ground.visitor().send('/api/activate.php')).headers.get('location')).toBe('/activate/error?reason=expired');
  });

  it('a link of one site confirms nothing on another', async () => {
    const { token } = await signedUp();
    const elsewhere = browser(ground.server.handle, { host: 'she.test' });
    expect(await ledTo(follow(token, elsewhere))).toEqual([303, '/activate/error?reason=expired']);
    expect(await ledTo(follow(token))).toEqual([303, '/activate/done']);
  });

  it('a mail program that only looks at the link (HEAD) does not use it up', async () => {
    const { token } = await signedUp();
    expect((await follow(token, ground.visitor(), 'HEAD')).status).toBe(405);
    expect(await ledTo(follow(token))).toEqual([303, '/activate/done']);
  });

  it('the database alone opens nothing: it keeps hashes of the links', async () => {
    const { token } = await signedUp();
    const { tokens } = await import('../store/schema/tokens');
    expect(JSON.stringify(await ground.db.select().from(tokens))).not.toContain(token);
    expect(JSON.stringify(ground.server.lines)).not.toMatch(new RegExp(`${token}|new@example|Noor|tuinslang`));
  });

  describe('[S03, P04] the first message', () => {
    const first = () => ({ member: ground.world.other, signup_message: 'Dag Other!' });

    it('waits, and the other party knows of nothing', async () => {
      const { own, id } = await signedUp(first());
      expect(await held(own)).toMatchObject({ text: 'Dag Other!', sent: false, waits_for: 'confirmation', cost: 2, member: { name: 'Other' } });
      const other = await ground.as('other');
      expect((await other.call(listChats)).answer.chats).toEqual([]);
      expect((await other.call(sendMessage, { body: { member: id, text: 'hoi', client_id: 'too-early-to-write-1' } })).status).toBe(404);
    });

    it('goes out when the address is confirmed: once, at its price, to both their screens', async () => {
      const { own, token } = await signedUp(first());
      const heard: string[] = [];
      ground.server.parts.bus.subscribe(ground.world.other, ({ event }) => void heard.push(event?.type ?? ''));
      await follow(token);
      expect(await held(own)).toMatchObject({ sent: true, waits_for: null, conversation_id: expect.any(Number) });
      expect((await own.call(getUser)).answer.user?.credits).toBe(23);
      const other = await ground.as('other');
      const [chat] = (await other.call(listChats)).answer.chats;
      expect(chat).toMatchObject({ num_unread_messages: 1, conversation: { last_message: { text: 'Dag Other!' } } });
      expect(heard).toEqual(['message']);
      await follow(token);
      expect((await own.call(getChat, { query: { member: ground.world.other } })).answer.messages).toHaveLength(1);
    });

    it('stays a draft where the credits do not reach, and takes none', async () => {
      const { own, token } = await signedUp(first(), 1);
      await follow(token);
      expect(await held(own)).toMatchObject({ text: 'Dag Other!', sent: false, waits_for: 'credits', cost: 2 });
      expect((await own.call(getUser)).answer.user).toMatchObject({ credits: 1, status: 'active' });
      await ground.db.update(members).set({ credits: 5 }).where(eq(members.name, 'Nieuwe Noor'));
      expect(await held(own)).toMatchObject({ sent: false, waits_for: null });
    });

    it('sent by hand it waits no longer, also where the conversation is removed afterwards; a gift does not send it', async () => {
      const { own, id, token } = await signedUp(first(), 1);
      await follow(token);
      await setCreditBalance(ground.db, id, 50);
      const send = (body: { member: number; client_id: string; text?: string; gift?: string }) => own.call(sendMessage, { body: { text: '', ...body } });
      await send({ member: ground.world.other, gift: 'rose', client_id: 'a-rose-before-it-1' });
      await send({ member: ground.world.premium, text: 'Dag Premium!', client_id: 'to-somebody-else-1' });
      expect(await held(own)).toMatchObject({ sent: false, waits_for: null });
      const { conversation } = (await send({ member: ground.world.other, text: 'Dag Other, met een roos!', client_id: 'the-first-by-hand-1' })).answer;
      expect(await held(own)).toMatchObject({ sent: true, conversation_id: conversation.id });
      await own.call(removeChat, { body: { conversation: conversation.id } });
      expect(await held(own)).toMatchObject({ sent: true, waits_for: null });
    });

    it('stays a draft where the other has left meanwhile', async () => {
      const { own, token } = await signedUp(first());
      await ground.db.update(members).set({ deletedAt: ground.server.parts.clock.now() }).where(eq(members.id, ground.world.other));
      expect(await ledTo(follow(token))).toEqual([303, '/activate/done']);
      const message = await held(own);
      expect([message?.sent, message?.waits_for, message?.member]).toEqual([false, 'member', null]);
    });
  });

  describe('how far a sign-up is', () => {
    it('[S03] names the open steps in their order, and no message where none was written', async () => {
      const { own, token } = await signedUp();
      expect((await own.call(activation)).answer).toEqual({ open_steps: ['photo', 'about', 'push', 'confirm'], message: null });
      await follow(token);
      await ground.db.update(members).set({ about: 'Hallo' }).where(eq(members.name, 'Nieuwe Noor'));
      expect((await own.call(activation)).answer.open_steps).toEqual(['photo', 'push']);
    });

    it('is for members alone', async () => expect((await ground.visitor().call(activation)).status).toBe(403));
  });

  describe('the mail once more', () => {
    const again = (own: Browser, body: object = {}) => own.call(resendActivation, { body });

    it('can be had after a minute; the earlier link works on', async () => {
      const { own, token } = await signedUp();
      const early = await again(own);
      expect([early.status, early.code, early.headers.get('retry-after')]).toEqual([429, 'too_many_requests', '60']);
      ground.server.passes(60_000);
      expect((await again(own)).status).toBe(200);
      expect(await lettersIn(ground.db)).toHaveLength(2);
      expect((await newestLetter(ground.db, 'activation')).token).not.toBe(token);
      expect(await ledTo(follow(token))).toEqual([303, '/activate/done']);
    });

    it('goes to the corrected address, where one waits: its link confirms the account', async () => {
      const { own } = await signedUp();
      const { password } = draftWith();
      expect((await own.call(requestMailChange, { body: { email: 'better@example.test', password } })).status).toBe(200);
      ground.server.passes(60_000);
      expect((await own.call(resendActivation, { body: { email: 'better@example.test' } })).status).toBe(200);
      const { token } = await newestLetter(ground.db, 'mail-change');
      expect((await ground.visitor().call(confirmMailChange, { body: { token } })).answer).toEqual({ email: 'better@example.test' });
      expect((await own.call(getUser)).answer.user).toMatchObject({ status: 'active', email: 'better@example.test' });
    });

    it('five a day, whoever asks; the next day again', async () => {
      const { own } = await signedUp();
      for (let at = 0; at < 4; at++) {
        ground.server.passes(60_000);
        expect((await again(own)).status).toBe(200);
      }
      ground.server.passes(60_000);
      expect((await again(own)).status).toBe(429);
      ground.server.passes(24 * hour);
      expect((await again(own)).status).toBe(200);
    });

    it('asked for by a visitor who names the address: sent, not found, confirmed before, or no address', async () => {
      const visitor = ground.visitor();
      expect((await again(visitor, { email: ' Unconfirmed@example.test' })).status).toBe(200);
      expect((await newestLetter(ground.db, 'activation')).to).toBe('unconfirmed@example.test');
      expect((await again(visitor, { email: 'nobody@example.test' })).code).toBe('email_not_found');
      expect((await again(visitor, { email: 'fictional@example.test' })).code).toBe('email_not_found');
      expect((await again(visitor, { email: 'free@example.test' })).code).toBe('already_confirmed');
      expect((await again(visitor, { email: 'nobody' })).error?.fields).toEqual({ email: 'email_invalid' });
      expect((await again(visitor)).error?.fields).toEqual({ email: 'required' });
    });

    it('asked for twice at once it is sent once', async () => {
      const told = await Promise.all([1, 2, 3].map(() => again(ground.visitor(), { email: 'unconfirmed@example.test' })));
      expect(told.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
      expect(await lettersIn(ground.db)).toHaveLength(1);
    });
  });
});
