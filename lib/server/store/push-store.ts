// Push messages in the database: queued with what gives rise to them, taken by one sender, forgotten. Several servers may share one queue. Decision 140.
import { and, asc, eq, gt, inArray, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { noBlockBetween } from './block-store';
import { listed, members, type MemberRow } from './schema/members';
import { pushes, type PushKind, type PushRow } from './schema/pushes';
import { pushSubscriptions, sessions } from './schema/sessions';
import { sites } from './schema/sites';
import { isWatched } from './watch-store';

const minute = 60_000;
/** Whoever takes one has it for this long: longer than any conversation with a push service. */
const lease = minute;
/** What is older is no news any more. */
const pushLife = 24 * 60 * minute;

const later = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

export type NewPush = { kind: PushKind; member: number; about: number; conversation?: number };

/** What stands in one notification: whatever is new in one conversation, or of one person. */
const topicOf = ({ kind, about, conversation }: NewPush) => (conversation === undefined ? `${kind}-${about}` : `chat-${conversation}`);

/** Queues it for each browser of the member's; a newer one of the same topic takes the older one's place. Within the caller's transaction. */
export async function queuePush(tx: Database, push: NewPush, now: Date): Promise<void> {
  const values = { aboutId: push.about, conversationId: push.conversation ?? null, kind: push.kind, createdAt: now, dueAt: now, expiresAt: later(now, pushLife) };
  const browsers = await tx.select({ id: pushSubscriptions.id }).from(pushSubscriptions).where(eq(pushSubscriptions.memberId, push.member));
  if (browsers.length === 0) return;
  await tx
    .insert(pushes)
    .values(browsers.map(({ id }) => ({ ...values, subscriptionId: id, memberId: push.member, topic: topicOf(push) })))
    .onConflictDoUpdate({ target: [pushes.subscriptionId, pushes.topic], set: { ...values, attempts: 0 } });
}

/** Nothing is sent of what was taken back, or seen where it happened. */
export async function dropPushes(tx: Database, { member, about, kinds }: { member: number; about: number; kinds: readonly string[] }): Promise<void> {
  await tx.delete(pushes).where(and(eq(pushes.memberId, member), eq(pushes.aboutId, about), inArray(pushes.kind, [...kinds] as PushKind[])));
}

/** Takes the one that has waited longest among those that are due and whose member is not looking; null where there is none. Its lease begins. */
export async function takeDuePush(db: Database, now: Date): Promise<PushRow | null> {
  const due = db
    .select({ id: pushes.id })
    .from(pushes)
    .where(and(lte(pushes.dueAt, now), gt(pushes.expiresAt, now), not(isWatched(now))))
    .orderBy(asc(pushes.dueAt), asc(pushes.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(pushes)
    .set({ dueAt: later(now, lease), attempts: sql`${pushes.attempts} + 1` })
    .where(sql`${pushes.id} = (${due})`)
    .returning();
  return taken ?? null;
}

export type PushReader = Pick<MemberRow, 'id' | 'language' | 'siteId'>;
export type PushScene = {
  subscription: typeof pushSubscriptions.$inferSelect;
  reader: PushReader;
  about: { id: number; name: string; fictional: boolean };
  site: Pick<typeof sites.$inferSelect, 'domain' | 'settings'>;
};

/** All that a push message is made of, or null where it may not be sent any more: a session is over, somebody left or was blocked. */
export async function sceneOf(db: Database, { id, aboutId }: PushRow, now: Date): Promise<PushScene | null> {
  const about = db.select({ id: members.id, name: members.name, fictional: members.fictional }).from(members).where(and(listed(), isNull(members.suspendedAt))).as('about');
  const [found] = await db
    .select({ subscription: pushSubscriptions, reader: { id: members.id, language: members.language, siteId: members.siteId }, about: { id: about.id, name: about.name, fictional: about.fictional }, site: { domain: sites.domain, settings: sites.settings } })
    .from(pushes)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushes.subscriptionId))
    .leftJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(members, and(eq(members.id, pushes.memberId), isNull(members.deletedAt), isNull(members.suspendedAt)))
    .innerJoin(sites, eq(sites.id, members.siteId))
    .innerJoin(about, eq(about.id, aboutId))
    .where(and(eq(pushes.id, id), or(isNull(pushSubscriptions.sessionId), gt(sessions.expiresAt, now))));
  if (!found) return null;
  const [seen] = await db.select({ id: members.id }).from(members).where(and(eq(members.id, found.reader.id), noBlockBetween(found.reader.id, aboutId)));
  return seen ? found : null;
}

// A lease that ran out may have passed to another server, or a newer push have taken the row: then it is no longer ours to say.
const stillOurs = ({ id, attempts, createdAt }: PushRow) => and(eq(pushes.id, id), eq(pushes.attempts, attempts), eq(pushes.createdAt, createdAt));

/** It is sent, or never will be. */
export async function settlePush(db: Database, push: PushRow): Promise<void> {
  await db.delete(pushes).where(stillOurs(push));
}

/** It is tried again after a pause; gives false where it is no news by then. */
export async function postponePush(db: Database, push: PushRow, pause: number, now: Date): Promise<boolean> {
  const dueAt = later(now, pause);
  if (dueAt >= push.expiresAt) return false;
  await db.update(pushes).set({ dueAt }).where(stillOurs(push));
  return true;
}

/** The browser is gone, or never was one: nothing is sent to it again. */
export async function forgetBrowser(db: Database, subscriptionId: number): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscriptionId));
}

/** Forgets what is no news any more. */
export async function tidyPushes(db: Database, now: Date): Promise<void> {
  await db.delete(pushes).where(lte(pushes.expiresAt, now));
}
