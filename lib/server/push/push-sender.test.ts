import { eq } from 'drizzle-orm';
import { generateVAPIDKeys } from 'web-push';
import { expect, it } from 'vitest';
import { blockMember } from '@/lib/contract/blocks';
import { markRead, muteChat, sendMessage } from '@/lib/contract/chats';
import { setLike } from '@/lib/contract/likes';
import { saveMailChoice } from '@/lib/contract/notifications';
import { getSettings } from '@/lib/contract/site-settings';
import { logout, savePush } from '@/lib/contract/user';
import { members } from '../store/schema/members';
import { pushes } from '../store/schema/pushes';
import { pushSubscriptions, sessions } from '../store/schema/sessions';
import { pushBrowser, type PushBrowser } from '../testing/push-browser';
import { onOneDatabase } from '../testing/suite';
import { withSettings } from '../testing/with-settings';
import { testServer, type Browser } from '../testing/test-server';
import { createPushSender, pauseAfter } from './push-sender';
import { InsideAddress, type PushAnswer, type PushRequest } from './push-transport';

const keys = generateVAPIDKeys();
const minute = 60_000;
let written = 0;

onOneDatabase('push messages', (ground) => {
  /** A sender whose push service answers with `answer`, and what was sent. */
  const senderOf = (answer: (push: PushRequest) => Promise<PushAnswer> | PushAnswer = () => ({ status: 201 })) => {
    const sent: PushRequest[] = [];
    const { db, clock, log } = ground.server.parts;
    const sender = createPushSender({ db, clock, log, keys, send: async (push) => (sent.push(push), answer(push)) });
    return { sent, ...sender };
  };
  const write = async (from: 'free' | 'other' | 'premium', to: 'free' | 'other', gift?: string) => {
    const body = { member: ground.world[to], text: 'een geheim', client_id: `client-id-for-push-${(written += 1)}`, ...(gift ? { gift } : {}) };
    const told = await (await ground.as(from)).call(sendMessage, { body });
    expect(told.status).toBe(200);
    return told.answer;
  };
  const subscribe = async (who: 'free' | 'other' = 'other'): Promise<{ own: Browser; browser: PushBrowser }> => {
    const [own, browser] = [await ground.as(who), pushBrowser()];
    expect((await own.call(savePush, { query: { push: '1' }, body: browser.subscription })).status).toBe(200);
    return { own, browser };
  };
  const queue = () => ground.db.select().from(pushes);

  it('[bar S11] say who and not what, in the language of the receiver, with the way there and the count for the badge', async () => {
    await ground.db.update(members).set({ language: 'de' }).where(eq(members.id, ground.world.other));
    const { browser } = await subscribe();
    await write('free', 'other');
    const { sent, sendDue } = senderOf();
    await sendDue();
    expect(sent).toHaveLength(1);
    expect(browser.open(sent[0]!.body)).toEqual({
      kind: 'message', topic: expect.stringMatching(/^chat-\d+$/) as string, member: ground.world.other, badge: 1, title: 'Free', body: 'hat dir eine Nachricht geschickt', lang: 'de', path: `/members/${ground.world.free}/chat`, also: expect.stringMatching(/^\/chats\/\d+$/) as string,
    });
    expect(sent[0]!.body.includes('Free')).toBe(false);
    expect(sent[0]!.headers).toMatchObject({ TTL: 86_400, Urgency: 'high', Topic: expect.stringMatching(/^[\w-]{32}$/) as string, Authorization: expect.stringMatching(/^vapid t=.+, k=/) as string });
    expect(await queue()).toEqual([]);
    expect(JSON.stringify(ground.server.lines)).not.toMatch(/push\.example|Free|geheim/);
  });

  it('ten messages of one conversation are one notification, a like and a gift are others; each browser gets its own', async () => {
    await withSettings(ground, { gift_credits: 10 });
    const { browser: phone } = await subscribe();
    const { browser: laptop } = await subscribe();
    for (let count = 0; count < 10; count += 1) await write('free', 'other');
    await write('premium', 'other', 'rose');
    await (await ground.as('premium')).call(setLike, { body: { profile: ground.world.other, like: true } });
    const { sent, sendDue } = senderOf();
    await sendDue();
    const toPhone = sent.filter(({ endpoint }) => endpoint === phone.subscription.endpoint).map(({ body }) => phone.open(body) as { kind: string; badge: number });
    expect(toPhone.map(({ kind, badge }) => `${kind} ${badge}`).toSorted()).toEqual(['gift 12', 'like 12', 'message 12']);
    expect(sent.filter(({ endpoint }) => endpoint === laptop.subscription.endpoint)).toHaveLength(3);
  });

  it('name a fictional profile as one, with the whole sentence', async () => {
    const { browser } = await subscribe();
    await ground.db.update(members).set({ fictional: true }).where(eq(members.id, ground.world.free));
    await write('free', 'other');
    const { sent, sendDue } = senderOf();
    await sendDue();
    expect(browser.open(sent[0]!.body)).toMatchObject({ title: 'Free', body: 'stuurde je een bericht\nFictief profiel – Fysiek contact niet mogelijk' });
  });

  it('tell of nothing that was read, taken back, muted or switched off meanwhile, and of nobody who is blocked', async () => {
    const { own } = await subscribe();
    const first = await write('free', 'other');
    await own.call(markRead, { body: { conversation: first.conversation.id, read: first.message.id } });
    await own.call(muteChat, { body: { conversation: first.conversation.id, muted: true } });
    await write('free', 'other');
    const premium = await ground.as('premium');
    await premium.call(setLike, { body: { profile: ground.world.other, like: true } });
    await premium.call(setLike, { body: { profile: ground.world.other, like: false } });
    expect(await queue()).toEqual([]);

    await own.call(saveMailChoice, { query: { notices: '1' }, body: { pushes_off: ['likes'] } });
    await premium.call(setLike, { body: { profile: ground.world.other, like: true } });
    expect(await queue()).toEqual([]);

    await write('premium', 'other');
    expect(await queue()).toHaveLength(1);
    await own.call(blockMember, { body: { profile: ground.world.premium } });
    const { sent, sendDue } = senderOf();
    await sendDue();
    expect(sent).toEqual([]);
    expect(await queue()).toEqual([]);
  });

  it('end with the session: after a logout, or once it is over, the browser is sent nothing', async () => {
    const { own } = await subscribe();
    await write('free', 'other');
    await own.call(logout);
    expect([await queue(), await ground.db.select().from(pushSubscriptions)]).toEqual([[], []]);

    await subscribe();
    await write('free', 'other');
    await ground.db.update(sessions).set({ expiresAt: ground.server.parts.clock.now() }).where(eq(sessions.memberId, ground.world.other));
    const { sent, sendDue } = senderOf();
    await sendDue();
    expect(sent).toEqual([]);
  });

  it.each([404, 410])('a browser that its service knows no more (%i) is forgotten', async (status) => {
    await subscribe();
    await write('free', 'other');
    await senderOf(() => ({ status })).sendDue();
    expect(await ground.db.select().from(pushSubscriptions)).toEqual([]);
  });

  it('a browser whose service turns out to lie inside is forgotten, and so is one whose keys seal nothing', async () => {
    await subscribe();
    await write('free', 'other');
    await senderOf(() => Promise.reject(new InsideAddress())).sendDue();
    expect(await ground.db.select().from(pushSubscriptions)).toEqual([]);
    await (await ground.as('other')).call(savePush, { query: { push: '1' }, body: { endpoint: 'https://push.example.com/bad', keys: { p256dh: 'AAAA', auth: 'AAAA' } } });
    await write('free', 'other');
    const { sent, sendDue } = senderOf();
    await sendDue();
    expect([sent, await ground.db.select().from(pushSubscriptions)]).toEqual([[], []]);
  });

  it('a database that fails for a moment takes no browser from anybody: it is told once the row is free again', async () => {
    await subscribe();
    await write('free', 'other');
    const { db, clock, log } = ground.server.parts;
    const failing = new Proxy(db, { get: (target, name) => (name === 'select' ? fails(target) : (Reflect.get(target, name) as unknown)) });
    const fails = (target: typeof db) => (fields: never) => {
      if ('total' in fields) throw new Error('the connection is gone');
      return target.select(fields);
    };
    await expect(createPushSender({ db: failing, clock, log, keys, send: () => Promise.resolve({ status: 201 }) }).sendDue()).rejects.toThrow('gone');
    expect(await ground.db.select().from(pushSubscriptions)).toHaveLength(1);
    ground.server.passes(5 * minute);
    const { sent, sendDue } = senderOf();
    await sendDue();
    expect(sent).toHaveLength(1);
  });

  it.each([0, 429, 500, 503])('what does not come through (%i) is tried again, later each time, until it is no news any more', async (status) => {
    await subscribe();
    await write('free', 'other');
    const { sent, sendDue } = senderOf(() => ({ status }));
    await sendDue();
    await sendDue();
    expect(sent).toHaveLength(1);
    ground.server.passes(30_000);
    await sendDue();
    expect(sent).toHaveLength(2);
    ground.server.passes(30_000);
    await sendDue();
    expect(sent).toHaveLength(2);
    ground.server.passes(24 * 60 * minute);
    await sendDue();
    expect([sent.length, (await queue()).length, (await ground.db.select().from(pushSubscriptions)).length]).toEqual([2, 0, 1]);
  });

  it('waits as long as a service asks, and no longer than an hour by itself', () => {
    expect([1, 2, 3, 20].map((attempt) => pauseAfter(attempt))).toEqual([30_000, 60_000, 120_000, 60 * minute]);
    expect(pauseAfter(1, 10 * minute)).toBe(10 * minute);
  });

  it.each([[307, 'error'], [400, 'error'], [403, 'warn'], [413, 'error']])('an answer that no second try betters (%i) ends it, and is a line of level %s; the browser stays', async (status, level) => {
    await subscribe();
    await write('free', 'other');
    await senderOf(() => ({ status })).sendDue();
    expect(ground.server.lines.filter(({ event }) => event === 'push refused').map((line) => line.level)).toEqual([level]);
    expect([(await queue()).length, (await ground.db.select().from(pushSubscriptions)).length]).toEqual([0, 1]);
  });

  it('two servers that send from one queue send each once', async () => {
    await subscribe();
    await subscribe();
    await subscribe();
    await write('free', 'other');
    await write('premium', 'other');
    const [one, other] = [senderOf(), senderOf()];
    await Promise.all([one.sendDue(), other.sendDue()]);
    expect(one.sent.length + other.sent.length).toBe(6);
  });

  it('a newer message that comes while an older one is being sent is sent too', async () => {
    await subscribe();
    await write('free', 'other');
    let during = async () => {
      await write('free', 'other');
    };
    const { sent, sendDue } = senderOf(async () => {
      const now = during;
      during = () => Promise.resolve();
      ground.server.passes(1_000);
      await now();
      return { status: 201 };
    });
    await sendDue();
    await sendDue();
    expect(sent).toHaveLength(2);
  });

  it('a member has twenty browsers at most; one browser has one member', async () => {
    for (let count = 0; count < 22; count += 1) await subscribe();
    expect(await ground.db.select().from(pushSubscriptions)).toHaveLength(20);
    const browser = pushBrowser();
    await (await ground.as('other')).call(savePush, { query: { push: '1' }, body: browser.subscription });
    await (await ground.as('free')).call(savePush, { query: { push: '1' }, body: browser.subscription });
    expect(await ground.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, browser.subscription.endpoint))).toMatchObject([{ memberId: ground.world.free }]);
  });

  it('the settings name the key of the server that sends', async () => {
    const server = testServer(ground.db, { pushKey: keys.publicKey });
    const answer = await server.handle(new Request('http://vonk.test/api/settings.php', { headers: { host: 'vonk.test' } }));
    expect(getSettings.response.parse(await answer.json()).settings.push_public_key).toBe(keys.publicKey);
  });
});
