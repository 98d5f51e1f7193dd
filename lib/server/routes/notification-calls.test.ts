import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sendMessage } from '@/lib/contract/chats';
import { setLike } from '@/lib/contract/likes';
import { listNotifications, readNotifications } from '@/lib/contract/notifications';
import { notificationPageSize } from '@/lib/site/constants';
import { notificationMemory, pruneNotifications } from '../store/notification-list';
import { notify, readNotices, withdrawNotices, type Notice } from '../store/notification-store';
import { addBlock } from '../store/block-store';
import { members } from '../store/schema/members';
import { notifications } from '../store/schema/notifications';
import { memberRow } from '../testing/small-world';
import { onOneDatabase } from '../testing/suite';
import type { Browser } from '../testing/test-server';

onOneDatabase('what a member is told of', (ground) => {
  const now = () => ground.server.parts.clock.now();
  const tell = async (...notices: Notice[]) => {
    for (const notice of notices) {
      await notify(ground.db, notice, now());
      ground.server.passes(1_000);
    }
  };
  const list = async (own: Browser, query = {}) => (await own.call(listNotifications, { query })).answer;
  const kinds = async (own: Browser, query = {}) => (await list(own, query)).notifications.map(({ kind }) => kind);

  it('[S15] stands in a list, the last first, with who it was about', async () => {
    const { free, other, fictional } = ground.world;
    await tell({ kind: 'like', member: free, about: fictional, auto: true }, { kind: 'match', member: free, about: other }, { kind: 'report_status', member: free, number: 'M-2026-0183', status: 'decided' });
    const { notifications: lines, unread } = await list(await ground.as('free'));
    expect(lines).toMatchObject([
      { kind: 'report_status', number: 'M-2026-0183', status: 'decided', profile: null, read: false },
      { kind: 'match', profile: { id: other, name: 'Other' } },
      { kind: 'like', auto: true, profile: { id: fictional, fictional: true, online: false } },
    ]);
    expect(unread).toBe(3);
  });

  it('[S15] unread ones are counted to thirty', async () => {
    const others = await ground.db.insert(members).values(Array.from({ length: 35 }, (_, at) => memberRow({ name: `Other${at}` }))).returning({ id: members.id });
    for (const { id } of others) await tell({ kind: 'like', member: ground.world.free, about: id });
    const own = await ground.as('free');
    expect((await list(own)).unread).toBe(30);
    await own.call(readNotifications, { body: {} });
    expect((await list(own)).unread).toBe(0);
  });

  it('[S15] each is marked as read, or all of them, and only one’s own', async () => {
    const { free, other, premium } = ground.world;
    await tell({ kind: 'like', member: free, about: other }, { kind: 'like', member: free, about: premium }, { kind: 'like', member: other, about: premium });
    const own = await ground.as('free');
    const [first] = (await list(own)).notifications;
    await (await ground.as('other')).call(readNotifications, { body: { id: first!.id } });
    expect((await list(own)).unread).toBe(2);
    await own.call(readNotifications, { body: { id: first!.id } });
    expect((await list(own)).unread).toBe(1);
    await own.call(readNotifications, { body: {} });
    expect((await list(own)).unread).toBe(0);
    expect((await list(await ground.as('other'))).unread).toBe(1);
  });

  it('comes page by page, each line once, also where many came at the same moment', async () => {
    const ids = await ground.db.insert(members).values(Array.from({ length: 45 }, (_, at) => memberRow({ name: `Liker ${at}`, email: `liker${at}@example.test` }))).returning({ id: members.id });
    for (const { id } of ids) await notify(ground.db, { kind: 'like', member: ground.world.free, about: id }, now());
    const own = await ground.as('free');
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(own, { cursor });
      expect(page.notifications.length).toBeLessThanOrEqual(notificationPageSize);
      seen.push(...page.notifications.map(({ id }) => id));
      cursor = page.next;
    } while (cursor);
    expect([seen.length, new Set(seen).size]).toEqual([45, 45]);
    expect((await list(own, { cursor: 'zzzzzzzzz-zzzzzzz' })).notifications).toHaveLength(notificationPageSize);
  });

  it('can be narrowed to a group', async () => {
    const { free, other } = ground.world;
    await tell({ kind: 'welcome', member: free }, { kind: 'like', member: free, about: other }, { kind: 'gift', member: free, about: other, conversation: 1, gift: 'rose' });
    const own = await ground.as('free');
    expect([await kinds(own), await kinds(own, { group: 'messages' }), await kinds(own, { group: 'likes' }), await kinds(own, { group: 'account' })]).toEqual([
      ['gift', 'like', 'welcome'], ['gift'], ['like'], ['welcome'],
    ]);
    expect((await own.call(listNotifications, { query: { group: 'made-up' } })).status).toBe(422);
  });

  it('a like that is given again is told once; a message from the same person moves its line to the top, unread', async () => {
    const { free, other, premium } = ground.world;
    const message = { kind: 'message', member: free, about: other, conversation: 1 } as const;
    await tell({ kind: 'like', member: free, about: other }, message, { kind: 'like', member: free, about: premium });
    const own = await ground.as('free');
    await own.call(readNotifications, { body: {} });
    await tell({ kind: 'like', member: free, about: other }, message);
    expect((await list(own)).notifications).toMatchObject([{ kind: 'message', read: false }, { kind: 'like', read: true }, { kind: 'like', read: true }]);
  });

  it('a fictional profile is told nothing', async () => {
    await tell({ kind: 'like', member: ground.world.fictional, about: ground.world.free });
    expect(await ground.db.select().from(notifications)).toEqual([]);
  });

  it('nothing is left of somebody who left, hid, blocked or was blocked', async () => {
    const { free, other, premium, poor, gone, hidden } = ground.world;
    await tell(...[other, premium, poor, gone, hidden].map((about): Notice => ({ kind: 'like', member: free, about })));
    await addBlock(ground.db, free, premium, now());
    await addBlock(ground.db, poor, free, now());
    const { notifications: lines, unread } = await list(await ground.as('free'));
    expect([lines.map(({ profile }) => profile?.id), unread]).toEqual([[other], 1]);
  });

  it('what is no longer so is taken back, and what was seen where it happened is read', async () => {
    const { free, other, premium } = ground.world;
    await tell({ kind: 'like', member: free, about: other }, { kind: 'match', member: free, about: premium });
    await withdrawNotices(ground.db, { member: free, about: other, kinds: ['like'] });
    await readNotices(ground.db, { member: free, about: premium, kinds: ['like', 'match'] }, now());
    expect((await list(await ground.as('free'))).notifications).toMatchObject([{ kind: 'match', read: true }]);
  });

  it('is forgotten after half a year', async () => {
    await tell({ kind: 'welcome', member: ground.world.free });
    ground.server.passes(notificationMemory - 2_000);
    expect(await pruneNotifications(ground.db, now())).toBe(0);
    ground.server.passes(2_000);
    expect(await pruneNotifications(ground.db, now())).toBe(1);
  });

  it('never holds a word of a message', async () => {
    const other = await ground.as('other');
    await other.call(sendMessage, { body: { member: ground.world.free, text: 'strikt geheim', client_id: 'secret-message-0001' } });
    await other.call(setLike, { body: { profile: ground.world.free, like: true } });
    const rows = await ground.db.select().from(notifications).where(eq(notifications.memberId, ground.world.free));
    expect(rows.map(({ kind }) => kind)).toContain('message');
    expect(JSON.stringify(rows)).not.toContain('geheim');
  });
});
