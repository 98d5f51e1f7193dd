// notifications.php: what the member is told of. Specification, section 2 (Notifications). (S15)
import { notificationPageSize } from '@/lib/site/constants';
import { notificationCursor, readNotificationCursor } from '../domain/notification-cursor';
import { personAnswer } from '../domain/person-answer';
import type { Route } from '../route';
import { markNotifications, notificationsOf, unreadNotifications, type ListedNotification } from '../store/notification-list';
import type { NotificationData } from '../store/schema/notifications';

/** What an order's line says of it. */
const orderIn = ({ payment, credits = 0, amount = 0, currency = 'EUR' }: NotificationData) => (payment ? { order: { payment_id: payment, credits, amount: { amount, currency } } } : {});

export const listNotifications: Route<'listNotifications'> = async ({ query: { group, cursor } }, { parts: { db }, session, site, now }) => {
  const viewer = session.member;
  const rows = await notificationsOf(db, viewer.id, { group, after: readNotificationCursor(cursor), limit: notificationPageSize });
  const view = { viewer, now, cdnPrefix: site.settings.cdn_prefix };
  const answer = ({ notification: { id, kind, createdAt, data }, read, profile }: ListedNotification) => ({
    id, kind, created_at: createdAt.toISOString(), read, profile: profile && personAnswer(profile, view),
    ...(data.auto ? { auto: true } : {}), conversation_id: data.conversation ?? null, number: data.number, status: data.status, ...orderIn(data),
  });
  const page = rows.slice(0, notificationPageSize);
  const last = rows.length > page.length ? page.at(-1)!.notification : null;
  return { notifications: page.map(answer), next: last ? notificationCursor(last) : undefined, unread: await unreadNotifications(db, viewer.id) };
};

export const readNotifications: Route<'readNotifications'> = async ({ body }, { parts: { db }, session, now }) => {
  await markNotifications(db, session.member.id, body.id, now);
  return {};
};
