// A member's account: found by address, and what the member saves of it. (C05, C06, C07)
import { and, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { EmailAddress } from '../domain/email-address';
import type { Database } from '../database/database';
import { members, type MemberRow, type NewMember } from './schema/members';
import { pushSubscriptions, sessions } from './schema/sessions';
import type { Session } from './session-store';

/** The member of a site with an e-mail address in lower case; not one who left. */
export async function memberByEmail(db: Database, siteId: number, emailKey: string): Promise<MemberRow | undefined> {
  const [row] = await db
    .select()
    .from(members)
    .where(and(eq(members.siteId, siteId), eq(members.emailKey, emailKey), isNull(members.deletedAt)));
  return row;
}

/** The member with an address who left and may still come back. (T13) */
export async function leavingMember(db: Database, siteId: number, emailKey: string): Promise<MemberRow | undefined> {
  const [row] = await db
    .select()
    .from(members)
    .where(and(eq(members.siteId, siteId), eq(members.emailKey, emailKey), isNotNull(members.deletedAt)));
  return row;
}

/** Makes an address a member's own; false where another account of the site has it, or takes it at this very moment. What bounced was the old one. */
export async function takeAddress(tx: Database, { siteId, memberId, email }: { siteId: number; memberId: number; email: EmailAddress }): Promise<boolean> {
  const theirs = await tx.select({ id: members.id }).from(members).where(and(eq(members.siteId, siteId), eq(members.emailKey, email.key), ne(members.id, memberId)));
  if (theirs.length > 0) return false;
  const notificationsDisabled = sql`array_remove(${members.notificationsDisabled}, 'bounce')`;
  try {
    // In a transaction of its own, so that the one around it can still say why.
    await tx.transaction((inner) => inner.update(members).set({ email: email.address, emailKey: email.key, notificationsDisabled }).where(eq(members.id, memberId)));
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
  return true;
}

/** The unique index of addresses refused. */
function isUniqueViolation(error: unknown): boolean {
  const { cause } = error instanceof Error ? error : {};
  return cause instanceof Error && (cause as { code?: unknown }).code === '23505';
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

/** Writes changed columns of a member and gives the row as it is then. */
export async function changeMember(db: Database, memberId: number, changes: Partial<NewMember>): Promise<MemberRow> {
  const change = Object.keys(changes).length > 0;
  const rows = change ? await db.update(members).set(changes).where(eq(members.id, memberId)).returning() : await db.select().from(members).where(eq(members.id, memberId));
  return rows[0]!;
}

export async function keepLanguage(db: Database, memberId: number, language: string): Promise<void> {
  await db.update(members).set({ language }).where(eq(members.id, memberId));
}

/** Nobody has more browsers; who subscribes more loses the oldest. */
const mostBrowsers = 20;

type Subscription = { endpoint: string; p256dh: string; auth: string };

/** Keeps a browser's push subscription; one browser has one, and it is its last member's, for as long as the session lasts. False where the session has ended meanwhile. */
export async function keepPushSubscription(db: Database, session: Pick<Session, 'id'> & { member: Pick<MemberRow, 'id'> }, { endpoint, p256dh, auth }: Subscription, now: Date): Promise<boolean> {
  const own = { memberId: session.member.id, sessionId: session.id, p256dh, auth, createdAt: now };
  const kept = await db.transaction(async (tx) => {
    // Locked, so that a logout comes before or after this.
    const held = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, session.id)).for('key share');
    if (held.length > 0) await tx.insert(pushSubscriptions).values({ ...own, endpoint }).onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: own });
    return held.length > 0;
  });
  if (!kept) return false;
  const older = db.select({ id: pushSubscriptions.id }).from(pushSubscriptions).where(eq(pushSubscriptions.memberId, own.memberId)).orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id)).offset(mostBrowsers);
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, older));
  return true;
}
