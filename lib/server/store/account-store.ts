// What a member's settings stand on: the address that waits, the browsers that are signed in, those that take push messages. Specification, section 2. (S11)
import { and, count, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { largestKey } from '../domain/largest-key';
import type { Database } from '../database/database';
import { pushSubscriptions, sessions } from './schema/sessions';
import { tokens } from './schema/tokens';

/** The new address whose link was mailed and still works; undefined where none waits. */
export async function pendingEmail(db: Database, memberId: number, now: Date): Promise<string | undefined> {
  const open = and(eq(tokens.memberId, memberId), eq(tokens.kind, 'mail-change'), isNull(tokens.usedAt), gt(tokens.expiresAt, now));
  const [row] = await db.select({ data: tokens.data }).from(tokens).where(open).orderBy(desc(tokens.createdAt)).limit(1);
  return row?.data.email;
}

export type SessionRow = { id: number; userAgent: string | null; createdAt: Date; expiresAt: Date };

/** The browsers in which a member is signed in, the last one used first. */
export function sessionsOf(db: Database, memberId: number, now: Date): Promise<SessionRow[]> {
  return db
    .select({ id: sessions.id, userAgent: sessions.userAgent, createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.expiresAt), desc(sessions.id));
}

/** Ends one of a member's sessions, or without `id` all but `except`; gives the ids of those that ended. */
export async function endSessionsBut(db: Database, memberId: number, except: number, id?: number): Promise<number[]> {
  if (id !== undefined && id > largestKey) return [];
  const which = and(eq(sessions.memberId, memberId), ne(sessions.id, except), id === undefined ? undefined : eq(sessions.id, id));
  return (await db.delete(sessions).where(which).returning({ id: sessions.id })).map((ended) => ended.id);
}

/** On how many browsers a member's push messages are on. */
export async function pushBrowsers(db: Database, memberId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(pushSubscriptions).where(eq(pushSubscriptions.memberId, memberId));
  return row?.total ?? 0;
}

/** No more push messages to a browser of a member's, or without `endpoint` to any. */
export async function dropPushSubscription(db: Database, memberId: number, endpoint?: string): Promise<void> {
  await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.memberId, memberId), endpoint === undefined ? undefined : eq(pushSubscriptions.endpoint, endpoint)));
}
