// The first message of a member, kept until it goes out. Specification, sections 2 (sign-up) and 6. (S03, P04)
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import { heldMessages, type HeldMessageRow } from './schema/signups';

export async function heldMessageOf(db: Database, memberId: number): Promise<HeldMessageRow | undefined> {
  const [row] = await db.select().from(heldMessages).where(eq(heldMessages.memberId, memberId));
  return row;
}

/** What a member wrote to somebody went out as `messageId`: the first message to them waits no longer. */
export async function noteHeldSent(tx: Database, { senderId, receiverId }: { senderId: number; receiverId: number }, messageId: number): Promise<void> {
  const waiting = and(eq(heldMessages.memberId, senderId), eq(heldMessages.receiverId, receiverId), isNull(heldMessages.messageId));
  await tx.update(heldMessages).set({ messageId }).where(waiting);
}
