// The first message of a member, kept until the address is confirmed. Specification, sections 2 (sign-up) and 6. (S03, P04)
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { heldMessages, type HeldMessageRow } from './schema/signups';

export async function heldMessageOf(db: Database, memberId: number): Promise<HeldMessageRow | undefined> {
  const [row] = await db.select().from(heldMessages).where(eq(heldMessages.memberId, memberId));
  return row;
}

/** The message went out as `messageId`. */
export async function noteHeldSent(tx: Database, memberId: number, messageId: number): Promise<void> {
  await tx.update(heldMessages).set({ messageId }).where(eq(heldMessages.memberId, memberId));
}
