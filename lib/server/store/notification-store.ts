// What members are told of, in the database: written in the transaction that gives rise to it. Specification, section 2. (S15)
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { MailReason } from '@/lib/contract/notification-groups';
import type { Database } from '../database/database';
import { dropPushes, queuePush } from './push-store';
import { members } from './schema/members';
import type { PushKind } from './schema/pushes';
import { notifications, type NotificationData, type NotificationKind } from './schema/notifications';

/** `member`: who is told. `about`: whose doing it is. Never the text of a message. */
export type Notice =
  | { kind: 'message'; member: number; about: number; conversation: number }
  | { kind: 'gift'; member: number; about: number; conversation: number; gift: string }
  /** `auto`: the site made this like itself, and says so. */
  | { kind: 'like'; member: number; about: number; auto?: boolean }
  | { kind: 'match'; member: number; about: number }
  | { kind: 'report_status' | 'complaint_status'; member: number; number: string; status: string }
  | { kind: 'payment'; member: number; number: string; status: string; payment: string; credits: number; amount: number; currency: string }
  | { kind: 'welcome'; member: number };

/** Each new one of these counts again, where a like that is given twice does not. */
const again: readonly NotificationKind[] = ['message', 'gift', 'report_status', 'complaint_status', 'payment'];

/** What is told at once, where the member is not looking; a like that the site made itself is no reason to call anybody. */
const pushed: Partial<Record<NotificationKind, MailReason>> = { message: 'messages', gift: 'messages', like: 'likes', match: 'matches' };

const subjectOf = (notice: Notice) => ('about' in notice ? `${notice.kind}:${notice.about}` : 'number' in notice ? `${notice.kind}:${notice.number}` : notice.kind);

/** Tells a member of something; nothing where there is nobody to read it. What repeats is one line, moved to the top. */
export async function notify(tx: Database, notice: Notice, now: Date): Promise<void> {
  const { kind, member: memberId, ...rest } = notice;
  const [reader] = await tx.select({ fictional: members.fictional, pushesOff: members.pushesOff }).from(members).where(eq(members.id, memberId));
  if (!reader || reader.fictional) return;
  const { about, ...data } = rest as NotificationData & { about?: number };
  const row = { memberId, kind, aboutId: about ?? null, subject: subjectOf(notice), data, createdAt: now };
  const told = tx.insert(notifications).values(row);
  const target = [notifications.memberId, notifications.subject];
  const written = again.includes(kind)
    ? await told.onConflictDoUpdate({ target, set: { id: sql`excluded.id`, data, createdAt: now, readAt: null, mailedAt: null } }).returning({ id: notifications.id })
    : await told.onConflictDoNothing({ target }).returning({ id: notifications.id });
  const reason = pushed[kind];
  if (written.length === 0 || !reason || about === undefined || data.auto || reader.pushesOff.includes(reason)) return;
  await queuePush(tx, { kind: kind as PushKind, member: memberId, about, conversation: data.conversation }, now);
}

type Told = { member: number; about: number; kinds: readonly NotificationKind[] };

/** Takes back what is no longer so: a like that was taken back, a gift or a message that was unsent. */
export async function withdrawNotices(tx: Database, { member, about, kinds }: Told): Promise<void> {
  await dropPushes(tx, { member, about, kinds });
  await tx.delete(notifications).where(and(eq(notifications.memberId, member), inArray(notifications.subject, kinds.map((kind) => `${kind}:${about}`))));
}

/** Marks as read what the member has now seen where it happened: a profile that was opened, a conversation that was read. */
export async function readNotices(tx: Database, { member, about, kinds }: Told, now: Date): Promise<void> {
  await dropPushes(tx, { member, about, kinds });
  await tx
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.memberId, member), inArray(notifications.subject, kinds.map((kind) => `${kind}:${about}`)), isNull(notifications.readAt)));
}
