import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { confirmMailChange, requestMailChange } from '@/lib/contract/recovery';
import { getUser } from '@/lib/contract/user';
import { createEraser } from '../jobs/eraser';
import { mails } from '../store/schema/mails';
import { members } from '../store/schema/members';
import { newestLetter } from '../testing/letters';
import { password } from '../testing/small-world';
import { readMail, smtpListener, type SmtpListener } from '../testing/smtp-listener';
import { onOneDatabase } from '../testing/suite';
import type { Letter } from './letter';
import { openPost } from './open-post';
import type { Post } from './post';
import { queueLetter } from './queue-letter';

const minute = 60_000;
const day = 24 * 60 * minute;
const reset: Letter = { kind: 'password-reset', name: 'Free', path: '/reset-password/do?token=s3cr3t', hours: 24 };

onOneDatabase('a mail whose way is interrupted', (ground) => {
  let smtp: SmtpListener;
  const posts: Post[] = [];
  const newPost = () => {
    const { db, clock, log } = ground.server.parts;
    const post = openPost({ db, clock, log, mail: { url: smtp.url, from: 'post@vonk.example' }, port: 3000 });
    posts.push(post);
    return post;
  };
  const queue = (to = 'free@example.test') => queueLetter(ground.db, { site: { id: 1 }, to, locale: 'nl', now: ground.server.parts.clock.now(), letter: reset });
  const states = async () => (await ground.db.select().from(mails).orderBy(mails.id)).map(({ state }) => state);

  beforeEach(async () => {
    smtp = await smtpListener();
  });
  afterEach(async () => {
    await Promise.all(posts.splice(0).map((post) => post.close()));
    await smtp.close();
  });

  it('a server that is told to end in the middle of a conversation finishes it, and begins no other', async () => {
    for (let at = 0; at < 6; at++) await queue(`reader${at}@example.test`);
    const holds = [1, 2, 3, 4].map(() => smtp.hold());
    const ending = newPost();
    const run = ending.deliverDue();
    await Promise.all(holds.map(({ reached }) => reached));
    const closed = ending.close();
    const after = newPost();
    await after.deliverDue();
    for (const { letGo } of holds) letGo();
    await Promise.all([run, closed]);
    expect(await states()).toEqual(Array(6).fill('sent'));
    const readers = smtp.taken.flatMap(({ to }) => to);
    expect([readers.length, new Set(readers).size]).toEqual([6, 6]);
  });

  it('one that is killed before the answer leaves the mail to the next, not before its lease is over, under the same Message-ID', async () => {
    await queue();
    const hold = smtp.hold();
    const killed = newPost();
    const run = killed.deliverDue();
    await hold.reached;
    const next = newPost();
    ground.server.passes(14 * minute);
    await next.deliverDue();
    expect(smtp.taken).toEqual([]);
    ground.server.passes(minute);
    await next.deliverDue();
    expect(await states()).toEqual(['sent']);
    hold.letGo();
    await run;
    expect(new Set(smtp.taken.flatMap((mail) => readMail(mail).header('Message-ID'))).size).toBe(1);
    expect(await states()).toEqual(['sent']);
    await newPost().deliverDue();
    expect(smtp.taken.length).toBeLessThanOrEqual(2);
  });

  it('a refusal that comes after another server took the mail over changes nothing', async () => {
    await queue();
    const hold = smtp.hold();
    const run = newPost().deliverDue();
    await hold.reached;
    ground.server.passes(15 * minute);
    await newPost().deliverDue();
    smtp.refusals.push({ at: 'DATA', code: 451 });
    hold.letGo();
    await run;
    expect(await states()).toEqual(['sent']);
    expect(smtp.taken).toHaveLength(1);
  });

  it('a reader who left meanwhile gets the mail that was on its way; one who is erased gets none', async () => {
    const leave = () => ground.db.update(members).set({ deletedAt: ground.server.parts.clock.now() }).where(eq(members.id, ground.world.free));
    await queue();
    await leave();
    await newPost().deliverDue();
    expect(smtp.taken).toHaveLength(1);
    ground.server.passes(15 * day);
    await queue();
    const { db, photos, clock, log, payments } = ground.server.parts;
    await createEraser({ db, photos, clock, log, payments }).eraseDue();
    await newPost().deliverDue();
    expect(smtp.taken).toHaveLength(1);
    expect(await states()).toEqual([]);
  });

  it('a reader who is erased while the mail server still thinks does no harm', async () => {
    await queue('gone@example.test');
    const hold = smtp.hold();
    const run = newPost().deliverDue();
    await hold.reached;
    await ground.db.delete(mails);
    hold.letGo();
    await run;
    expect(ground.server.lines.map(({ event }) => event)).not.toContain('post stopped');
  });

  describe('[T14] an address at which nobody can be reached', () => {
    const disabled = async () => (await (await ground.as('free')).call(getUser)).answer.user!.notifications_disabled;

    it('is noted with its cause, once; other members and sites are left alone', async () => {
      for (let at = 0; at < 2; at++) {
        smtp.refusals.push({ at: 'RCPT TO', code: 550 });
        await queue('Free@example.test');
        await newPost().deliverDue();
      }
      expect(await disabled()).toEqual(['bounce']);
      expect((await ground.db.select().from(members)).filter(({ notificationsDisabled }) => notificationsDisabled.length > 0)).toHaveLength(1);
      expect(JSON.stringify(ground.server.lines)).not.toMatch(/free@/i);
    });

    it.each([['RCPT TO', 450], ['DATA', 554], ['MAIL FROM', 550]] as const)('is not meant by %s %i', async (at, code) => {
      smtp.refusals.push({ at, code });
      await queue();
      await newPost().deliverDue();
      expect(await disabled()).toEqual([]);
    });

    it('is forgotten with the address', async () => {
      await ground.db.update(members).set({ notificationsDisabled: ['fbl', 'bounce'] }).where(eq(members.id, ground.world.free));
      const own = await ground.as('free');
      await own.call(requestMailChange, { body: { email: 'nieuw@example.test', password } });
      await own.call(confirmMailChange, { body: { token: (await newestLetter(ground.db, 'mail-change')).token } });
      expect(await disabled()).toEqual(['fbl']);
    });
  });
});
