// The links of mails in the database: made, looked at, used once. Decisions, 'Calls'.
import { and, count, desc, eq, gt, inArray, isNull, lte, ne } from 'drizzle-orm';
import { hashOfToken, tokenOf } from '../domain/token';
import type { Database } from '../database/database';
import { tokens, type TokenData, type TokenKind, type TokenRow } from './schema/tokens';

const hour = 60 * 60 * 1000;
/** A call may be repeated for this long because its answer was lost. */
const repeatable = 10 * 60 * 1000;

type Issued = { memberId: number; kind: TokenKind; data?: TokenData; now: Date; hours: number; random: (bytes: number) => Uint8Array };

/** Makes a token and gives it: only its hash is kept. */
export async function issueToken(db: Database, { memberId, kind, data = {}, now, hours, random }: Issued): Promise<string> {
  const token = tokenOf(random(32));
  await db.insert(tokens).values({ tokenHash: hashOfToken(token), memberId, kind, data, createdAt: now, expiresAt: new Date(now.getTime() + hours * hour) });
  return token;
}

/** The token as it was issued, used or not, over or not; undefined for one that never was, or is of another kind. */
export async function tokenRow(db: Database, kind: TokenKind, token: string): Promise<TokenRow | undefined> {
  const [row] = await db.select().from(tokens).where(and(eq(tokens.tokenHash, hashOfToken(token)), eq(tokens.kind, kind)));
  return row;
}

/** Whether a link still works. */
export function isOpen(row: TokenRow | undefined, now: Date): row is TokenRow {
  return row !== undefined && row.usedAt === null && row.expiresAt > now;
}

/** Whether the call with this key used the token just now, and is being repeated. */
export function isRepeat({ usedAt, usedBy }: TokenRow, now: Date, key: string | null): boolean {
  return usedAt !== null && key !== null && usedBy === key && now.getTime() - usedAt.getTime() < repeatable;
}

/**
 * Uses a token up; of two that try at once, one does. Null where it does not work (any more). `repeated`: this very call,
 * known by its key, used it just now, and its answer was lost on the way.
 */
export async function spendToken(tx: Database, kind: TokenKind, token: string, now: Date, key: string | null): Promise<{ row: TokenRow; repeated: boolean } | null> {
  const [row] = await tx.select().from(tokens).where(and(eq(tokens.tokenHash, hashOfToken(token)), eq(tokens.kind, kind))).for('update');
  if (!row) return null;
  if (row.usedAt) return isRepeat(row, now, key) ? { row, repeated: true } : null;
  if (row.expiresAt <= now) return null;
  await tx.update(tokens).set({ usedAt: now, usedBy: key }).where(eq(tokens.id, row.id));
  return { row, repeated: false };
}

/** All of a member's open links of a kind stop working. */
export async function closeTokens(tx: Database, memberId: number, kind: TokenKind, now: Date): Promise<void> {
  await tx.update(tokens).set({ usedAt: now }).where(and(eq(tokens.memberId, memberId), eq(tokens.kind, kind), isNull(tokens.usedAt)));
}

/** Calls whose links signed somebody in are not answered when they come again, but for the one with a key: whoever made them is signed out for good. */
export async function forgetRepeats(tx: Database, memberId: number, key: string | null = null): Promise<void> {
  const signedIn = and(eq(tokens.memberId, memberId), inArray(tokens.kind, ['password-reset', 'reactivation']));
  await tx.update(tokens).set({ usedBy: null }).where(key === null ? signedIn : and(signedIn, ne(tokens.usedBy, key)));
}

/** Takes away the links of a kind that no longer work. */
export async function forgetTokens(db: Database, kind: TokenKind, now: Date): Promise<void> {
  await db.delete(tokens).where(and(eq(tokens.kind, kind), lte(tokens.expiresAt, now)));
}

/** How many links of a kind a member was sent since a moment, and when the last one was. */
export async function tokensSince(db: Database, memberId: number, kind: TokenKind, since: Date): Promise<{ sent: number; last: Date | null }> {
  const within = and(eq(tokens.memberId, memberId), eq(tokens.kind, kind), gt(tokens.createdAt, since));
  const [[counted], [newest]] = [
    await db.select({ sent: count() }).from(tokens).where(within),
    await db.select({ at: tokens.createdAt }).from(tokens).where(within).orderBy(desc(tokens.createdAt)).limit(1),
  ];
  return { sent: counted?.sent ?? 0, last: newest?.at ?? null };
}
