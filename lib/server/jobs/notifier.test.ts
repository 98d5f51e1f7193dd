import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sendMessage } from '@/lib/contract/chats';
import { setLike } from '@/lib/contract/likes';
import { unsubscribeByMachine } from '@/lib/contract/notifications';
import type { NoticeKind } from '../mail/notice-letter';
import { createNotifier } from './notifier';
import { addBlock } from '../store/block-store';
import { markNotifications } from '../store/notification-list';
import { notify, type Notice } from '../store/notification-store';
import { mails } from '../store/schema/mails';
import { members } from '../store/schema/members';
import { notifications } from '../store/schema/notifications';
import { tokens } from '../store/schema/tokens';
import { databaseText } from '../testing/database-text';
import { lettersIn, newestLetter } from '../testing/letters';
import { memberRow } from '../testing/small-world';
import { onOneDatabase } from '../testing/suite';

const minute = 60_000;
const day = 24 * 60 * minute;

onOneDatabase('mails about what happened', (ground) => {
  const now = () => ground.server.parts.clock.now();
  const notifier = () => createNotifier(ground.server.parts);
  const tell = async (...notices: Notice[]) => {
    for (const notice of notices) await notify(ground.db, notice, now());
  };
  const kinds = async () => (await lettersIn(ground.db)).map(({ to, kind }) => `${kind} ${to}`);
  const change = (changes: Partial<typeof members.$inferInsert>) => ground.db.update(members).set(changes).where(eq(members.id, ground.world.free));
  /** Who was away two hours before the small world begins is still away. */
  const like = (about: keyof typeof ground.world, more: object = {}) => ({ kind: 'like', member: ground.world.free, about: ground.world[about], ...more }) as const;

  it('go to who was away for a quarter of an hour: who wrote, with the label, never what', async () => {
    const { free, other, fictional } = ground.world;
    await (await ground.as('other')).call(sendMessage, { body: { member: free, text: 'strikt geheim', client_id: 'secret-message-0001' } });
    ground.server.passes(1_000);
    await tell({ kind: 'message', member: free, about: fictional, conversation: 2 });
    expect(await notifier().tellDue()).toBe(0);
    ground.server.passes(15 * minute);
    expect(await notifier().tellDue()).toBe(1);
    const { to, letter } = await newestLetter(ground.db, 'new-messages');
    expect([to, letter.name, letter.count, letter.path]).toEqual(['free@example.test', 'Free', 2, '/chats']);
    expect(letter.people).toEqual([{ name: 'Fictional', fictional: true }, { name: 'Other', fictional: false }]);
    expect(other).not.toBe(fictional);
    const queued = await ground.db.select().from(mails);
    expect(JSON.stringify(queued)).not.toContain('geheim');
  });

  it('lead to the one conversation, profile or match there is', async () => {
    const { free, other, premium, poor } = ground.world;
    await tell({ kind: 'gift', member: free, about: other, conversation: 7, gift: 'rose' }, { kind: 'match', member: free, about: premium }, like('poor'));
    ground.server.passes(15 * minute);
    await notifier().tellDue();
    const path = async (kind: NoticeKind) => (await newestLetter(ground.db, kind)).letter.path;
    expect([await path('new-messages'), await path('new-matches'), await path('new-likes')]).toEqual(['/chats/7', `/likes/m/${premium}`, `/members/${poor}`]);
  });

  it('come at most once a day for each reason', async () => {
    await tell(like('other'));
    ground.server.passes(15 * minute);
    await notifier().tellDue();
    await tell(like('premium'));
    ground.server.passes(20 * minute);
    expect(await notifier().tellDue()).toBe(0);
    await tell({ kind: 'match', member: ground.world.free, about: ground.world.other });
    ground.server.passes(20 * minute);
    expect(await notifier().tellDue()).toBe(1);
    ground.server.passes(day);
    expect(await notifier().tellDue()).toBe(1);
    ground.server.passes(2 * day);
    expect(await notifier().tellDue()).toBe(0);
    expect(await kinds()).toEqual(['new-likes free@example.test', 'new-matches free@example.test', 'new-likes free@example.test']);
    expect((await newestLetter(ground.db, 'new-likes')).letter.people.map(({ name }) => name)).toEqual(['Premium']);
  });

  it('do not come to who was here since, or has read it', async () => {
    await tell(like('other'));
    ground.server.passes(minute);
    await change({ lastSeenAt: now() });
    ground.server.passes(60 * minute);
    expect(await notifier().tellDue()).toBe(0);
    await tell(like('premium'));
    await ground.db.update(notifications).set({ readAt: now() });
    ground.server.passes(15 * minute);
    expect(await notifier().tellDue()).toBe(0);
  });

  it('do not come to who has read all at once, but of what came after that', async () => {
    await tell(like('other'));
    await markNotifications(ground.db, ground.world.free, undefined, now());
    ground.server.passes(60 * minute);
    expect(await notifier().tellDue()).toBe(0);
    await tell(like('premium'));
    ground.server.passes(15 * minute);
    expect(await notifier().tellDue()).toBe(1);
    expect((await newestLetter(ground.db, 'new-likes')).letter.people.map(({ name }) => name)).toEqual(['Premium']);
  });

  it.each([
    ['whose mails bounced', { notificationsDisabled: ['bounce'] }],
    ['who declined such mails', { notificationsDisabled: ['list-unsubscribe'] }],
    ['who called one spam', { notificationsDisabled: ['fbl'] }],
    ['who switched this kind off', { mailsOff: ['likes'] }],
    ['who has not confirmed the address', { status: 'not_confirmed' as const }],
    ['who has left', { deletedAt: new Date('2026-11-21T12:00:00.000Z') }],
  ])('[T14] do not come to somebody %s', async (_, changes) => {
    await tell(like('other'));
    await change(changes);
    ground.server.passes(60 * minute);
    expect(await notifier().tellDue()).toBe(0);
  });

  it('do not name who left or was blocked since, nor tell of a like that the site made itself, nor of old news', async () => {
    const { free, other, premium, poor, fictional } = ground.world;
    await tell(like('other'), like('premium'), like('poor'), { kind: 'like', member: free, about: fictional, auto: true });
    await addBlock(ground.db, premium, free, now());
    await ground.db.update(members).set({ deletedAt: now() }).where(eq(members.id, other));
    ground.server.passes(15 * minute);
    await notifier().tellDue();
    expect((await newestLetter(ground.db, 'new-likes')).letter.people).toEqual([{ name: 'Poor', fictional: false }]);
    expect(poor).toBeGreaterThan(0);
    await tell({ kind: 'match', member: free, about: poor });
    await change({ notificationsDisabled: ['bounce'] });
    ground.server.passes(8 * day);
    await change({ notificationsDisabled: [] });
    expect(await notifier().tellDue()).toBe(0);
  });

  it('several servers on one database tell each member once', async () => {
    const { free, other, premium, poor } = ground.world;
    for (const member of [free, premium, poor]) await tell({ kind: 'like', member, about: other });
    ground.server.passes(60 * minute);
    await Promise.all([notifier(), notifier(), notifier()].map((each) => each.tellDue()));
    expect((await kinds()).sort()).toEqual(['new-likes free@example.test', 'new-likes poor@example.test', 'new-likes premium@example.test']);
  });

  it('a like through the site’s own call arrives as such a mail; one that was taken back does not', async () => {
    const other = await ground.as('other');
    await other.call(setLike, { body: { profile: ground.world.free, like: true } });
    await other.call(setLike, { body: { profile: ground.world.free, like: false } });
    ground.server.passes(60 * minute);
    expect(await notifier().tellDue()).toBe(0);
    await other.call(setLike, { body: { profile: ground.world.free, like: true } });
    ground.server.passes(60 * minute);
    expect(await notifier().tellDue()).toBe(1);
  });

  it('[T14] each carries the way out, which works from a mail program and ends them', async () => {
    await tell(like('other'));
    ground.server.passes(60 * minute);
    await notifier().tellDue();
    const { letter } = await newestLetter(ground.db, 'new-likes');
    const [path, search] = letter.unsubscribe.split('?');
    expect(path).toBe(unsubscribeByMachine.path);
    const token = new URLSearchParams(search).get('token')!;
    expect((await ground.visitor().send(unsubscribeByMachine.path, { method: 'POST', query: { token }, headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200);
    await tell(like('premium'));
    ground.server.passes(2 * day);
    expect(await notifier().tellDue()).toBe(0);
    expect(await databaseText(ground.db)).toContain('list-unsubscribe');
    ground.server.passes(60 * day);
    await notifier().tellDue();
    expect(await ground.db.select().from(tokens).where(eq(tokens.kind, 'unsubscribe'))).toEqual([]);
  });

  it('reach who comes after many whom no mail may tell', async () => {
    const reading = await ground.db.insert(members).values(Array.from({ length: 30 }, (_, at) => memberRow({ name: `Reading${at}`, mailsOff: ['likes'] }))).returning({ id: members.id });
    for (const { id } of reading) await tell({ kind: 'like', member: id, about: ground.world.other });
    ground.server.passes(minute);
    await tell(like('other'), { kind: 'like', member: ground.world.poor, about: ground.world.other });
    ground.server.passes(60 * minute);
    const own = notifier();
    expect(await own.tellDue()).toBe(2);
    expect((await kinds()).toSorted()).toEqual(['new-likes free@example.test', 'new-likes poor@example.test']);
    expect(await own.tellDue()).toBe(0);
  });

  it('a notifier that was closed begins with nobody', async () => {
    await tell(like('other'));
    ground.server.passes(60 * minute);
    const closed = notifier();
    await closed.close();
    expect(await closed.tellDue()).toBe(0);
  });
});
