import { desc, eq } from 'drizzle-orm';
import { generateVAPIDKeys } from 'web-push';
import { expect, it } from 'vitest';
import { markRead, sendMessage } from '@/lib/contract/chats';
import { notePageHidden } from '@/lib/contract/page-visits';
import { getUser, savePush } from '@/lib/contract/user';
import { pushes } from '../store/schema/pushes';
import { sessions } from '../store/schema/sessions';
import { pushBrowser } from '../testing/push-browser';
import { signedIn } from '../testing/signed-in';
import { onOneDatabase } from '../testing/suite';
import { testServer } from '../testing/test-server';
import { createPushSender } from './push-sender';
import { createWatching, streamLife, watchLife } from './watching';

const keys = generateVAPIDKeys();
const minute = 60_000;
const heartbeat = streamLife / 3;

onOneDatabase('who looks at a page', (ground) => {
  /** A phone that is pushed to, a laptop, and two instances; `sent` counts what reached the phone. */
  const scene = async () => {
    const { db, clock, log } = ground.server.parts;
    const [here, there] = [0, 1].map(() => testServer(db, { clock, watching: createWatching({ db, clock, log }) }));
    const { other, free } = ground.world;
    const browserOf = async (server = here!) => {
      const browser = await signedIn(server, other);
      const [session] = await db.select({ id: sessions.id }).from(sessions).orderBy(desc(sessions.id)).limit(1);
      const opens = async (on = server) => {
        const end = on.parts.watching.begin({ id: session!.id, watchedUntil: null, streamUntil: null, member: { id: other } });
        await expect.poll(async () => (await row())?.watchedUntil).not.toBeNull();
        return end;
      };
      const row = async () => (await db.select().from(sessions).where(eq(sessions.id, session!.id)))[0];
      const looksNot = async () => {
        await expect.poll(async () => (await row())?.watchedUntil).toBeNull();
      };
      const looksUntil = async (milliseconds: number) => {
        await expect.poll(async () => (await row())?.watchedUntil).toEqual(new Date(clock.now().getTime() + milliseconds));
      };
      return { ...browser, opens, row, looksNot, looksUntil };
    };
    const [phone, laptop] = [await browserOf(), await browserOf()];
    await phone.call(savePush, { query: { push: '1' }, body: pushBrowser().subscription });
    let sent = 0;
    const sender = createPushSender({ db, clock, log, keys, send: () => Promise.resolve({ status: ((sent += 1), 201) }) });
    const writer = await signedIn(here!, free);
    const write = async () => (await writer.call(sendMessage, { body: { member: other, text: 'hoi', client_id: crypto.randomUUID() } })).answer;
    const pushed = async () => {
      await sender.sendDue();
      return sent;
    };
    /** A heartbeat of the streams of an instance that lives. */
    const beats = async ({ parts: { watching } } = here!) => {
      watching.beat();
      await watching.settled();
    };
    return { here: here!, there: there!, beats, phone, laptop, browserOf, write, pushed, queued: async () => (await db.select().from(pushes)).length };
  };

  it('is pushed nothing, in no browser; once the last page is left, what is still unread is told at once', async () => {
    const { laptop, write, pushed } = await scene();
    const [page, again] = [await laptop.opens(), await laptop.opens()];
    await write();
    expect(await pushed()).toBe(0);
    page();
    page();
    expect(await pushed()).toBe(0);
    again();
    await laptop.looksNot();
    expect(await pushed()).toBe(1);
  });

  it('a phone that vanished with its line open is pushed to after a minute and a half; nothing was thrown away meanwhile', async () => {
    const { phone, beats, write, pushed, queued } = await scene();
    await phone.opens();
    await write();
    ground.server.passes(watchLife - 1_000);
    await beats();
    expect([await pushed(), await queued()]).toEqual([0, 1]);
    ground.server.passes(1_000);
    expect(await pushed()).toBe(1);
  });

  it('every request is a sign of life, on whichever instance; a page that says it was left is none', async () => {
    const { there, laptop, beats, write, pushed, queued } = await scene();
    await laptop.opens();
    await write();
    const elsewhere = await signedIn(there, ground.world.other);
    elsewhere.become(laptop.cookie());
    for (let round = 0; round < 4; round += 1) {
      ground.server.passes(minute);
      await beats();
      const before = (await laptop.row())!.watchedUntil;
      await (round % 2 ? laptop : elsewhere).call(getUser);
      await expect.poll(async () => (await laptop.row())!.watchedUntil).not.toEqual(before);
      expect([await pushed(), await queued()]).toEqual([0, 1]);
    }
    for (let minutes = 0; minutes < 2; minutes += 1) {
      ground.server.passes(minute);
      await beats();
      await laptop.call(notePageHidden, { body: {} });
    }
    expect(await pushed()).toBe(1);
  });

  it('who looked for hours and left is told what is unread, and not what was read', async () => {
    const { laptop, beats, write, pushed, queued } = await scene();
    const page = await laptop.opens();
    const { message, conversation } = await write();
    await laptop.call(markRead, { body: { conversation: conversation.id, read: message.id } });
    expect(await queued()).toBe(0);
    await write();
    for (let hours = 0; hours < 3; hours += 1) {
      ground.server.passes(60 * minute);
      await beats();
      await laptop.call(getUser);
      await expect.poll(async () => (await laptop.row())!.watchedUntil! > ground.server.parts.clock.now()).toBe(true);
      expect(await pushed()).toBe(0);
    }
    page();
    await laptop.looksNot();
    expect(await pushed()).toBe(1);
  });

  it('a page that is left on one instance leaves alone what another knows: of another browser, or of the same', async () => {
    const { there, phone, laptop, write, pushed } = await scene();
    const onPhone = await phone.opens(there);
    const onLaptop = await laptop.opens();
    await write();
    onLaptop();
    await laptop.looksNot();
    expect(await pushed()).toBe(0);
    const moved = (await phone.row())!.watchedBy;
    const next = await phone.opens();
    await expect.poll(async () => (await phone.row())!.watchedBy).not.toBe(moved);
    onPhone();
    expect(await pushed()).toBe(0);
    next();
    await phone.looksNot();
    expect(await pushed()).toBe(1);
  });

  it('the stream of an instance that was killed counts for three heartbeats, whatever its browser goes on to ask of another', async () => {
    const { there, laptop, beats, write, pushed, queued } = await scene();
    await laptop.opens(there);
    await write();
    ground.server.passes(minute);
    await laptop.call(getUser);
    await beats();
    await laptop.looksUntil(watchLife);
    ground.server.passes(streamLife - minute - 1_000);
    expect([await pushed(), await queued()]).toEqual([0, 1]);
    ground.server.passes(1_000);
    expect(await pushed()).toBe(1);
    for (let minutes = 0; minutes < 3; minutes += 1) {
      ground.server.passes(minute);
      await Promise.all([laptop.call(getUser), beats()]);
    }
    await write();
    expect(await pushed()).toBe(2);
    // Once the browser has a stream again, on whichever instance, it looks.
    await laptop.opens();
    await write();
    expect([await pushed(), await queued()]).toEqual([2, 1]);
  });

  it('one heartbeat speaks for all streams of an instance, and for those that are left alone', async () => {
    const { here, phone, laptop, beats, write, pushed } = await scene();
    const [onPhone, onLaptop] = [await phone.opens(), await laptop.opens()];
    for (let beat = 0; beat < 4; beat += 1) {
      ground.server.passes(heartbeat);
      here.parts.watching.beat();
      await beats();
    }
    await Promise.all([phone.call(getUser), laptop.call(getUser)]);
    await Promise.all([phone.looksUntil(watchLife), laptop.looksUntil(watchLife)]);
    onPhone();
    await phone.looksNot();
    await write();
    expect(await pushed()).toBe(0);
    onLaptop();
    await laptop.looksNot();
    await beats();
    expect(await pushed()).toBe(1);
  });

  it('what a release that knows no heartbeats notes counts for a minute and a half, as it always did', async () => {
    const { db, clock } = ground.server.parts;
    const { laptop, write, pushed, queued } = await scene();
    const until = new Date(clock.now().getTime() + watchLife);
    await db.update(sessions).set({ watchedUntil: until, watchedBy: 'an older release' }).where(eq(sessions.id, (await laptop.row())!.id));
    await write();
    ground.server.passes(watchLife - 1_000);
    expect([await pushed(), await queued()]).toEqual([0, 1]);
    ground.server.passes(1_000);
    expect(await pushed()).toBe(1);
  });

  it('a browser without a stream does not look, however much it asks', async () => {
    const { laptop, write, pushed } = await scene();
    await write();
    await laptop.call(getUser);
    expect([(await laptop.row())!.watchedUntil, await pushed()]).toEqual([null, 1]);
  });
});
