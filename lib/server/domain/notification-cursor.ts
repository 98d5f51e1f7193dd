// Where a page of notifications ended, as text for the next one. (S15)
import type { NotificationPlace } from '../store/notification-list';
import { largestKey } from './largest-key';

export function notificationCursor({ createdAt, id }: NotificationPlace): string {
  return `${createdAt.getTime().toString(36)}-${id.toString(36)}`;
}

/** The place that a cursor names; undefined for what is none, which begins at the top. */
export function readNotificationCursor(cursor: string | undefined): NotificationPlace | undefined {
  const [, time, key] = /^([0-9a-z]{1,9})-([0-9a-z]{1,7})$/.exec(cursor ?? '') ?? [];
  if (!time || !key) return undefined;
  const [moment, id] = [parseInt(time, 36), parseInt(key, 36)];
  return moment <= 8.64e15 && id <= largestKey ? { createdAt: new Date(moment), id } : undefined;
}
