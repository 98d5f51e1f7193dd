// The list of what a member is told of, page by page. Specification, section 2 (Notifications). (S15)
import { and, count, desc, eq, gt, inArray, isNull, lt, max, not, or, sql, type SQL } from 'drizzle-orm';
import type { NotificationGroup } from '@/lib/contract/notification-groups';
import type { CardRow } from '../domain/person-answer';
import { inSightOf } from './block-store';
import { cardColumns } from './card-columns';
import type { Database } from '../database/database';
import { listedFor } from './in-view';
import { listed, members } from './schema/members';
import { isUnread, notifications, type NotificationKind, type NotificationRow } from './schema/notifications';

/** What is older is neither shown nor kept, in milliseconds: half a year. */
export const notificationMemory = 183 * 24 * 60 * 60 * 1000;

const kindsOf: Record<NotificationGroup, NotificationKind[]> = {
  messages: ['message', 'gift'],
  likes: ['like', 'match'],
  payments: ['payment'],
  account: ['report_status', 'complaint_status', 'welcome'],
};

export type NotificationPlace = { createdAt: Date; id: number };
export type ListedNotification = { notification: NotificationRow; read: boolean; profile: CardRow | null };

/** What concerns nobody, or somebody whom the member can still find. */
const shownTo = (memberId: number) => or(isNull(notifications.aboutId), and(listed(), listedFor(memberId), inSightOf(memberId, notifications.aboutId)));

const own = (memberId: number, ...more: (SQL | undefined)[]) => and(eq(notifications.memberId, memberId), shownTo(memberId), ...more);

/** Neither marked by itself nor among those that were read all at once. */
const unreadBy = (memberId: number) => and(isUnread(), gt(notifications.id, sql`(select reader.notices_read from ${members} as reader where reader.id = ${memberId})`))!;

/** A member's notifications, the last first, from `after` on; one more than `limit` where there are more. */
export function notificationsOf(db: Database, memberId: number, { group, after, limit }: { group?: NotificationGroup; after?: NotificationPlace; limit: number }): Promise<ListedNotification[]> {
  const older = after && or(lt(notifications.createdAt, after.createdAt), and(eq(notifications.createdAt, after.createdAt), lt(notifications.id, after.id)));
  return db
    .select({ notification: notifications, read: sql<boolean>`${not(unreadBy(memberId))}`, profile: cardColumns })
    .from(notifications)
    .leftJoin(members, eq(members.id, notifications.aboutId))
    .where(own(memberId, group && inArray(notifications.kind, kindsOf[group]), older))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit + 1);
}

/** Unread ones are counted no further: each is a look at whom it is about. */
const mostUnread = 30;

/** How many of them the member has not read, or 30 where there are more. */
export async function unreadNotifications(db: Database, memberId: number): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(notifications)
    .leftJoin(members, eq(members.id, notifications.aboutId))
    .where(own(memberId, unreadBy(memberId)))
    .limit(mostUnread)
    .as('some');
  const [row] = await db.select({ unread: count() }).from(some);
  return row?.unread ?? 0;
}

/** Marks one, or all, of a member's notifications as read: all by a line drawn below the newest, however many they are. Decision 298. */
export async function markNotifications(db: Database, memberId: number, id: number | undefined, now: Date): Promise<void> {
  const unread = and(eq(notifications.memberId, memberId), isUnread());
  if (id !== undefined) return void (await db.update(notifications).set({ readAt: now }).where(and(unread, eq(notifications.id, id))));
  const newest = db.select({ id: max(notifications.id) }).from(notifications).where(unread);
  await db.update(members).set({ noticesRead: sql`greatest(${members.noticesRead}, ${newest})` }).where(eq(members.id, memberId));
}

/** Forgets what is too old; gives how many. */
export async function pruneNotifications(db: Database, now: Date): Promise<number> {
  const rows = await db
    .delete(notifications)
    .where(sql`${notifications.createdAt} <= ${new Date(now.getTime() - notificationMemory).toISOString()}`)
    .returning({ id: notifications.id });
  return rows.length;
}
