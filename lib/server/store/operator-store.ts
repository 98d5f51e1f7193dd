// Operators, their sessions, and the trail of what they did. Decisions, 'Honesty and safety'.
import { and, asc, eq, gt, lte, or, type SQL } from 'drizzle-orm';
import { hashOfToken } from '../domain/token';
import type { Database } from '../database/database';
import { operatorActions, operators, operatorSessions } from './schema/operators';

export type Operator = { id: number; email: string };
export type OperatorSession = { id: number; operator: Operator };

/** How long an operator stays signed in, in milliseconds: a working day. */
const sessionLife = 10 * 60 * 60 * 1000;

/** Makes an operator, or gives the one with this address this password: the environment has the last word. */
export async function keepOperator(db: Database, { email, passwordHash, now }: { email: string; passwordHash: string; now: Date }): Promise<void> {
  await db.insert(operators).values({ email: email.toLowerCase(), passwordHash, createdAt: now }).onConflictDoUpdate({ target: operators.email, set: { passwordHash } });
}

export async function operatorByEmail(db: Database, email: string): Promise<(Operator & { passwordHash: string }) | undefined> {
  const [row] = await db.select().from(operators).where(eq(operators.email, email.trim().toLowerCase()));
  return row;
}

export async function openOperatorSession(db: Database, { token, operatorId, now }: { token: string; operatorId: number; now: Date }): Promise<void> {
  await db.delete(operatorSessions).where(and(eq(operatorSessions.operatorId, operatorId), lte(operatorSessions.expiresAt, now)));
  await db.insert(operatorSessions).values({ tokenHash: hashOfToken(token), operatorId, createdAt: now, expiresAt: new Date(now.getTime() + sessionLife) });
}

/** The session of a token; null where it ended. */
export async function operatorSession(db: Database, token: string, now: Date): Promise<OperatorSession | null> {
  const [found] = await db
    .select({ id: operatorSessions.id, operator: { id: operators.id, email: operators.email } })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(and(eq(operatorSessions.tokenHash, hashOfToken(token)), gt(operatorSessions.expiresAt, now)));
  return found ?? null;
}

export async function endOperatorSession(db: Database, id: number): Promise<void> {
  await db.delete(operatorSessions).where(eq(operatorSessions.id, id));
}

export type NewAction = Omit<typeof operatorActions.$inferInsert, 'id'>;

/** Writes down who did what. The trail only grows. */
export async function noteAction(tx: Database, action: NewAction): Promise<void> {
  await tx.insert(operatorActions).values(action);
}

/** Notes that an operator has read a report or a complaint, once for each. */
export async function noteOpened(db: Database, action: Omit<NewAction, 'action'>): Promise<void> {
  const about = action.reportId ? eq(operatorActions.reportId, action.reportId) : eq(operatorActions.complaintId, action.complaintId!);
  const [before] = await db
    .select({ id: operatorActions.id })
    .from(operatorActions)
    .where(and(about, eq(operatorActions.operatorId, action.operatorId), eq(operatorActions.action, 'opened')));
  if (!before) await noteAction(db, { ...action, action: 'opened' });
}

export type TrailLine = { at: Date; action: string; note: string | null; who: string };

function trail(db: Database, which: SQL | undefined): Promise<TrailLine[]> {
  return db
    .select({ at: operatorActions.at, action: operatorActions.action, note: operatorActions.note, who: operators.email })
    .from(operatorActions)
    .innerJoin(operators, eq(operators.id, operatorActions.operatorId))
    .where(which)
    .orderBy(asc(operatorActions.id));
}

/** What was done about a report, and about the member whom it names. */
export const trailOfReport = (db: Database, reportId: number, memberId: number) => trail(db, or(eq(operatorActions.reportId, reportId), eq(operatorActions.memberId, memberId)));
export const trailOfComplaint = (db: Database, complaintId: number) => trail(db, eq(operatorActions.complaintId, complaintId));
