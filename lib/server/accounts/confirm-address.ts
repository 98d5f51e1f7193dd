// An address is confirmed: the profile can be found from then on, and the message that waited goes out. Specification, sections 4 and 6. (T03, P04)
import { and, eq, sql } from 'drizzle-orm';
import { announceMessage } from '../live/announce-message';
import { requireMayWrite } from '../domain/may-write';
import { requireVisible } from '../domain/visible-member';
import { Failure } from '../failure';
import type { Site } from '../guards/known-site';
import type { ServerParts } from '../server-parts';
import type { Database } from '../database/database';
import { heldMessageOf } from '../store/held-message-store';
import { conversationOf, memberSeenBy } from '../store/profile-store';
import { members, type MemberRow } from '../store/schema/members';
import { sendOnce, type Sent } from '../store/send-message';

type Confirming = { site: Site; now: Date };
export type Confirmed = { member: MemberRow; /** Tells both sides of the message that went out. Call it once the transaction is committed. */ announce: (parts: Pick<ServerParts, 'bus'>) => void };

/** Sends the waiting message at its usual price. What keeps it back (no credits, nobody there) keeps it as a draft. */
async function releaseHeld(tx: Database, member: MemberRow, { site, now }: Confirming): Promise<{ sent: Sent; receiverId: number } | null> {
  const held = await heldMessageOf(tx, member.id);
  if (!held || held.messageId !== null) return null;
  const row = await memberSeenBy(tx, held.receiverId, member.id);
  try {
    const receiver = requireVisible(row, site.id, member.id, row !== undefined && (await conversationOf(tx, member.id, row.id)) !== null);
    requireMayWrite(member, receiver);
    const sending = { siteId: site.id, senderId: member.id, receiverId: receiver.id, clientId: `first-message-of-${member.id}`, text: held.text, cost: site.settings.message_credits, now };
    const sent = await sendOnce(tx, sending);
    return { sent, receiverId: receiver.id };
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

/** Confirms a member's address, once. Null where it was confirmed before, or the member is gone. */
export async function confirmAddress(tx: Database, memberId: number, confirming: Confirming): Promise<Confirmed | null> {
  const [member] = await tx
    .update(members)
    .set({ status: 'active', profileStatus: sql`case when ${members.suspendedAt} is null then 'active' else 'disabled' end` })
    .where(and(eq(members.id, memberId), eq(members.status, 'not_confirmed')))
    .returning();
  if (!member || member.deletedAt) return null;
  const released = await releaseHeld(tx, member, confirming);
  return { member, announce: ({ bus }) => released && announceMessage(bus, released.sent, released.receiverId) };
}
