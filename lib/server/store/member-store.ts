// A member's account: found by address, and what the member saves of it. (C05, C06, C07)
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from './database';
import { members, type MemberRow } from './schema/members';
import { pushSubscriptions } from './schema/sessions';

/** The member of a site with an e-mail address in lower case; not one who left. */
export async function memberByEmail(db: Database, siteId: number, emailKey: string): Promise<MemberRow | undefined> {
  const [row] = await db
    .select()
    .from(members)
    .where(and(eq(members.siteId, siteId), eq(members.emailKey, emailKey), isNull(members.deletedAt)));
  return row;
}

/** A member's row, locked until the transaction ends, for what must be counted and done in one go. */
export async function lockMember(tx: Database, memberId: number): Promise<MemberRow> {
  const [row] = await tx.select().from(members).where(eq(members.id, memberId)).for('update');
  return row!;
}

/** Whether any browser of a member takes push messages. */
export async function hasPushSubscription(db: Database, memberId: number): Promise<boolean> {
  const rows = await db.select({ id: pushSubscriptions.id }).from(pushSubscriptions).where(eq(pushSubscriptions.memberId, memberId)).limit(1);
  return rows.length > 0;
}

export async function keepLanguage(db: Database, memberId: number, language: string): Promise<void> {
  await db.update(members).set({ language }).where(eq(members.id, memberId));
}

type Subscription = { endpoint: string; p256dh: string; auth: string };

/** Keeps a browser's push subscription; one browser has one, and it is its last member's. */
export async function keepPushSubscription(db: Database, memberId: number, { endpoint, p256dh, auth }: Subscription, now: Date): Promise<void> {
  await db
    .insert(pushSubscriptions)
    .values({ memberId, endpoint, p256dh, auth, createdAt: now })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { memberId, p256dh: sql`excluded.p256dh`, auth: sql`excluded.auth`, createdAt: now } });
}
