import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LogEntry } from '../logging/log';
import { mails } from '../store/schema/mails';
import { oneDatabase, type TestDatabase } from '../testing/database';
import { insertSmallWorld, today } from '../testing/small-world';
import { readMail, smtpListener, type SmtpListener } from '../testing/smtp-listener';
import { pauseAfter } from './deliveries';
import type { Letter } from './letter';
import { openPost } from './open-post';
import type { Post } from './post';
import { queueLetter } from './queue-letter';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const reset: Letter = { kind: 'password-reset', name: 'Free', path: '/reset-password/do?token=s3cr3t-token', hours: 24 };

describe.each(oneDatabase)('the post on $name', ({ open }) => {
  let database: TestDatabase;
  let smtp: SmtpListener;
  let moment: Date;
  let lines: LogEntry[];
  const posts: Post[] = [];

  const clock = { now: () => moment };
  const passes = (milliseconds: number) => void (moment = new Date(moment.getTime() + milliseconds));
  const postTo = (url: string | undefined) => {
    const mail = url ? { url, from: 'Vonk <post@vonk.example>' } : undefined;
    const post = openPost({ db: database.db, clock, log: (entry) => void lines.push(entry), mail, port: 3000 });
    posts.push(post);
    return post;
  };
  const queue = (letter: Letter = reset, to = 'reader@example.test') => queueLetter(database.db, { site: { id: 1 }, to, locale: 'nl', now: moment, letter });
  const rows = () => database.db.select().from(mails).orderBy(mails.id);

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await database.reset();
    await insertSmallWorld(database.db, 'none');
    smtp = await smtpListener();
    moment = today;
    lines = [];
  });
  afterEach(async () => {
    await Promise.all(posts.splice(0).map((post) => post.close()));
    await smtp.close();
  });

  it('hands a queued letter to the mail server, once, and wipes it', async () => {
    await queue();
    const post = postTo(smtp.url);
    await post.deliverDue();
    await post.deliverDue();
    expect(smtp.taken).toMatchObject([{ from: 'post@vonk.example', to: ['reader@example.test'] }]);
    const { header, text, html } = readMail(smtp.taken[0]!);
    expect(header('From')).toEqual(['Vonk <post@vonk.example>']);
    expect(header('To')).toEqual(['reader@example.test']);
    expect(header('Subject')).toEqual(['Kies een nieuw wachtwoord voor Vonk']);
    expect(header('Auto-Submitted')).toEqual(['auto-generated']);
    expect(header('Date')).toHaveLength(1);
    for (const part of [text, html]) expect(part).toContain('https://vonk.test/reset-password/do?token=s3cr3t-token');
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'sent', letter: null, answer: '250', attempts: 1 });
    expect(header('Message-ID')).toEqual([`<${row!.messageKey}@vonk.test>`]);
  });

  it('a letter of a transaction that fails is never sent', async () => {
    await expect(database.db.transaction(async (tx) => {
      await queueLetter(tx, { site: { id: 1 }, to: 'reader@example.test', locale: 'nl', now: moment, letter: reset });
      throw new Error('no');
    })).rejects.toThrow('no');
    await postTo(smtp.url).deliverDue();
    expect(smtp.taken).toEqual([]);
  });

  it('one that the server cannot take now goes later, under the same Message-ID', async () => {
    smtp.refusals.push({ at: 'DATA', code: 451 }, { at: 'RCPT TO', code: 450 });
    await queue();
    const post = postTo(smtp.url);
    await post.deliverDue();
    expect(await rows()).toMatchObject([{ state: 'waiting', answer: '451', attempts: 1, letter: reset }]);
    await post.deliverDue();
    expect(await rows()).toMatchObject([{ attempts: 1 }]);
    passes(minute);
    await post.deliverDue();
    expect(await rows()).toMatchObject([{ state: 'waiting', answer: '450', attempts: 2 }]);
    passes(2 * minute);
    await post.deliverDue();
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'sent', attempts: 3, letter: null });
    expect(smtp.taken.map((mail) => readMail(mail).header('Message-ID'))).toEqual([[`<${row!.messageKey}@vonk.test>`]]);
    expect(lines.map(({ event }) => event)).toEqual(['mail postponed', 'mail postponed', 'mail sent']);
  });

  it.each([['RCPT TO', 550], ['DATA', 554]] as const)('one that is refused for good at %s is not tried again', async (at, code) => {
    smtp.refusals.push({ at, code });
    await queue();
    const post = postTo(smtp.url);
    await post.deliverDue();
    passes(day);
    await post.deliverDue();
    expect(smtp.taken).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'failed', answer: String(code), letter: null, attempts: 1 }]);
  });

  it('a sender that is refused is the operator’s to mend: the mail waits', async () => {
    smtp.refusals.push({ at: 'MAIL FROM', code: 550 });
    await queue();
    const post = postTo(smtp.url);
    await post.deliverDue();
    expect(await rows()).toMatchObject([{ state: 'waiting', answer: '550' }]);
    passes(minute);
    await post.deliverDue();
    expect(smtp.taken).toHaveLength(1);
  });

  it('while no mail server answers, mails wait; once it does, they go', async () => {
    const { port, url } = smtp;
    await smtp.close();
    await Promise.all([queue(), queue(undefined, 'other@example.test')]);
    const post = postTo(url);
    await post.deliverDue();
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }, { state: 'waiting', attempts: 1 }]);
    smtp = await smtpListener(port);
    passes(minute);
    await post.deliverDue();
    expect(smtp.taken.flatMap(({ to }) => to).sort()).toEqual(['other@example.test', 'reader@example.test']);
  });

  it('is given up after four days, or when its link no longer works', async () => {
    const { url } = smtp;
    await smtp.close();
    await queue({ kind: 'account-exists' });
    await queue(reset, 'hasty@example.test');
    const post = postTo(url);
    for (let tries = 0; tries < 40; tries++) {
      await post.deliverDue();
      passes(6 * hour);
    }
    smtp = await smtpListener();
    const [patient, hasty] = await rows();
    expect(patient).toMatchObject({ state: 'failed', letter: null });
    expect(patient!.settledAt!.getTime() - patient!.createdAt.getTime()).toBeLessThanOrEqual(4 * day);
    expect(patient!.attempts).toBeGreaterThan(12);
    expect(hasty!.letter).toBeNull();
    expect(hasty!.settledAt!.getTime() - hasty!.createdAt.getTime()).toBeLessThanOrEqual(day);
  });

  it('several servers on one queue send each mail once', async () => {
    for (let at = 0; at < 12; at++) await queue(reset, `reader${at}@example.test`);
    await Promise.all([postTo(smtp.url), postTo(smtp.url), postTo(smtp.url)].map((post) => post.deliverDue()));
    const readers = smtp.taken.flatMap(({ to }) => to);
    expect(readers).toHaveLength(12);
    expect(new Set(readers).size).toBe(12);
  });

  it('a mail that a server took and never reported on is taken by another, later', async () => {
    await queue();
    await database.db.update(mails).set({ attempts: 1, dueAt: new Date(moment.getTime() + 15 * minute) });
    const post = postTo(smtp.url);
    await post.deliverDue();
    expect(smtp.taken).toEqual([]);
    passes(15 * minute);
    await post.deliverDue();
    expect(smtp.taken).toHaveLength(1);
  });

  it('what is queued while it is busy goes in the same run', async () => {
    await queue();
    const post = postTo(smtp.url);
    const run = post.deliverDue();
    await queue(reset, 'other@example.test');
    post.nudge();
    await run;
    expect(smtp.taken).toHaveLength(2);
  });

  it('takes nothing more once it is closed, and what is left waits for the next start', async () => {
    const post = postTo(smtp.url);
    await post.close();
    await queue();
    post.nudge();
    await post.deliverDue();
    expect(smtp.taken).toEqual([]);
    await postTo(smtp.url).deliverDue();
    expect(smtp.taken).toHaveLength(1);
  });

  it('without a mail server letters stay readable in the preview until their links are over, and are forgotten later', async () => {
    await queue();
    const post = postTo(undefined);
    await post.deliverDue();
    expect(await rows()).toMatchObject([{ state: 'kept', letter: reset }]);
    passes(day);
    await post.deliverDue();
    expect(await rows()).toMatchObject([{ state: 'over', letter: null }]);
    passes(31 * day);
    await post.deliverDue();
    expect(await rows()).toEqual([]);
  });

  it('a site or a letter that cannot be written does not stop the others', async () => {
    await queue({ kind: 'unheard-of' } as unknown as Letter);
    await queue();
    await postTo(smtp.url).deliverDue();
    expect(smtp.taken).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'waiting', answer: 'not sent' }, { state: 'sent' }]);
  });

  it('a language that is none of the eleven becomes the site’s own', async () => {
    await queueLetter(database.db, { site: { id: 1 }, to: 'reader@example.test', locale: 'xx', now: moment, letter: reset });
    await postTo(smtp.url).deliverDue();
    expect(readMail(smtp.taken[0]!).header('Subject')).toEqual(['Kies een nieuw wachtwoord voor Vonk']);
  });

  it('an answer to a complaint goes to whoever complained, an answer to anything else to support', async () => {
    await database.db.update((await import('../store/schema/sites')).sites).set({ settings: { name: 'Vonk', mail_name: 'Post van Vonk', support_email: 'support@vonk.test' } });
    await queue({ kind: 'complaint', number: 'K1', topic: 'other', from: 'angry@example.test', text: 'Nee.', receivedAt: moment.toISOString() }, 'support@vonk.test');
    await queue();
    await postTo(smtp.url).deliverDue();
    const bySubject = smtp.taken.map(readMail).toSorted((a, b) => a.header('Subject')[0]!.localeCompare(b.header('Subject')[0]!));
    expect(bySubject.map(({ header }) => [header('From'), header('Reply-To')])).toEqual([
      [['Post van Vonk <post@vonk.example>'], ['support@vonk.test']],
      [['Post van Vonk <post@vonk.example>'], ['angry@example.test']],
    ]);
  });

  it('[E04] mails are from the site’s mail_name, or from its name where it has none', async () => {
    const from = async (settings: { name: string; mail_name?: string }) => {
      await database.db.update((await import('../store/schema/sites')).sites).set({ settings });
      await queue();
      await postTo(smtp.url).deliverDue();
      return readMail(smtp.taken.at(-1)!).header('From');
    };
    expect([await from({ name: 'Vonk', mail_name: 'Post van Vonk' }), await from({ name: 'Vonk' })]).toEqual([['Post van Vonk <post@vonk.example>'], ['Vonk <post@vonk.example>']]);
  });

  it('nobody can add a header or a reader: not by a name, not by an address, not by a site’s name', async () => {
    await database.db.update((await import('../store/schema/sites')).sites).set({ settings: { name: 'Vonk\r\nBcc: a@evil.test', support_email: 'x@vonk.test\r\nX-Evil: 1' } });
    await queue({ kind: 'activation', name: 'Free\r\nBcc: b@evil.test\r\n\r\nHello', path: '/activate?token=x', hours: 1, firstMessage: { to: 'Q\r\nX-Evil: 2', fictional: false } });
    await queue(reset, 'reader@example.test, c@evil.test');
    await queue(reset, 'reader@example.test\r\nRCPT TO:<d@evil.test>');
    await postTo(smtp.url).deliverDue();
    const readers = smtp.taken.flatMap(({ to }) => to);
    expect(readers.filter((reader) => reader.endsWith('@evil.test') && reader !== readers[0])).toEqual([]);
    expect(readers[0]).toBe('reader@example.test');
    for (const mail of smtp.taken) {
      const { headers } = readMail(mail);
      expect(headers.filter((line) => /^(bcc|x-evil|cc):/i.test(line))).toEqual([]);
    }
  });

  it('logs neither addresses, names nor links', async () => {
    smtp.refusals.push({ at: 'RCPT TO', code: 550 });
    await queue(reset);
    await queue({ kind: 'unheard-of' } as unknown as Letter);
    await queue(reset, 'other@example.test');
    await postTo(smtp.url).deliverDue();
    expect(lines.length).toBeGreaterThan(2);
    expect(JSON.stringify(lines)).not.toMatch(/example\.test|s3cr3t|Free/);
    const kept = await database.db.select().from(mails).where(eq(mails.state, 'failed'));
    expect(JSON.stringify(kept.map(({ answer }) => answer))).toBe('["550"]');
  });

  it('only a path of the site can be a link', async () => {
    for (const path of ['//evil.test/x', '/a b', '/a\r\nb'] as const) await expect(queue({ ...reset, path })).rejects.toThrow(TypeError);
    await expect(queue({ ...reset, path: 'https://evil.test' as '/x' })).rejects.toThrow(TypeError);
  });
});

it('pauses grow from a minute to six hours', () => {
  expect([1, 2, 3, 9, 10, 60].map((attempts) => pauseAfter(attempts) / minute)).toEqual([1, 2, 4, 256, 360, 360]);
});
