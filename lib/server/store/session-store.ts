// Sessions in the database: opened at login, found by their cookie, prolonged while they are used. (C02)
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { authCookieLife } from '@/lib/site/constants';
import { hashOfToken } from '../domain/token';
import { builtOnce } from '../database/built-once';
import type { Database } from '../database/database';
import { members, type MemberRow } from './schema/members';
import { sessions } from './schema/sessions';

export type Session = { id: number; expiresAt: Date; createdAt: Date; /** Until when a page of it counts as looked at; null: it has no stream. */ watchedUntil: Date | null; /** Until when that stream counts as open. */ streamUntil: Date | null; member: MemberRow };

const minute = 60_000;
const hour = 60 * minute;

const sessionOfToken = builtOnce((db) =>
  db
    .select({ id: sessions.id, expiresAt: sessions.expiresAt, createdAt: sessions.createdAt, watchedUntil: sessions.watchedUntil, streamUntil: sessions.streamUntil, member: members })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('hash')), gt(sessions.expiresAt, sql.placeholder('now')), eq(members.siteId, sql.placeholder('site'))))
    .prepare('session_of_token'),
);

/** The session of a token on a site, with its member; null where it ended, or the member is gone, shut out or belongs elsewhere. */
export async function findSession(db: Database, token: string, siteId: number, now: Date): Promise<Session | null> {
  const [found] = await sessionOfToken(db).execute({ hash: hashOfToken(token), now: now.toISOString(), site: siteId });
  return found && found.member.deletedAt === null && found.member.suspendedAt === null ? found : null;
}

/** Opens a session for 30 days and gives its id; removes the member's ended ones on the way. */
export async function openSession(db: Database, session: { token: string; memberId: number; userAgent: string | null; now: Date }): Promise<number> {
  const { token, memberId, userAgent, now } = session;
  await db.delete(sessions).where(and(eq(sessions.memberId, memberId), sql`${sessions.expiresAt} <= ${now.toISOString()}`));
  const expiresAt = new Date(now.getTime() + authCookieLife);
  const [opened] = await db
    .insert(sessions)
    .values({ tokenHash: hashOfToken(token), memberId, createdAt: now, expiresAt, userAgent: userAgent?.slice(0, 200) ?? null })
    .returning({ id: sessions.id });
  return opened!.id;
}

/** Lets a session run 30 days from now. */
export async function prolongSession(db: Database, id: number, now: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt: new Date(now.getTime() + authCookieLife) }).where(eq(sessions.id, id));
}

/** Ends the session of a token; gives its id and member, or null where there was none. */
export async function deleteSession(db: Database, token: string): Promise<{ id: number; memberId: number } | null> {
  const [ended] = await db.delete(sessions).where(eq(sessions.tokenHash, hashOfToken(token))).returning({ id: sessions.id, memberId: sessions.memberId });
  return ended ?? null;
}

/** Whose session a token is, also where that member has just left. */
export async function memberOfSession(db: Database, token: string, siteId: number, now: Date): Promise<MemberRow | undefined> {
  const [found] = await db
    .select({ member: members })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(sessions.tokenHash, hashOfToken(token)), gt(sessions.expiresAt, now), eq(members.siteId, siteId)));
  return found?.member;
}

/** Ends all of a member's sessions but the one of a token; gives their ids. */
export async function endOtherSessions(db: Database, memberId: number, token: string): Promise<number[]> {
  const ended = await db.delete(sessions).where(and(eq(sessions.memberId, memberId), ne(sessions.tokenHash, hashOfToken(token)))).returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}

/** Ends all of a member's sessions; gives their ids. */
export async function endSessionsOf(db: Database, memberId: number): Promise<number[]> {
  const ended = await db.delete(sessions).where(eq(sessions.memberId, memberId)).returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}

/** Notes that a member is here, at most once a minute. A fictional profile is never seen, nor is who is invisible. (A05, S11) */
export async function noteVisit(db: Database, member: MemberRow, now: Date): Promise<void> {
  if (member.fictional || member.invisible || (member.lastSeenAt && now.getTime() - member.lastSeenAt.getTime() < minute)) return;
  const activeHour = Math.floor(now.getTime() / hour);
  await db
    .update(members)
    .set({ lastSeenAt: now, ...(activeHour === member.activeHour ? {} : { activeHour }) })
    .where(eq(members.id, member.id));
}
