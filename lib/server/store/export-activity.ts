// What the site keeps of a member, row by row, for the copy that the member may have. Of others: the name, and what they wrote to the member. (S11)
import { and, asc, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { inSightOf } from './block-store';
import type { Database } from '../database/database';
import { blocks } from './schema/blocks';
import { complaints } from './schema/complaints';
import { messages, participants } from './schema/conversations';
import { transfers } from './schema/ledger';
import { likes } from './schema/likes';
import { members } from './schema/members';
import { reports } from './schema/reports';
import { swipes } from './schema/swipes';

const batch = 500;

export type ExportedConversation = { id: number; removedId: number; mutedAt: Date | null; other: { id: number; name: string; fictional: boolean } };

/** A member's conversations, also those that were taken off the list. */
export function conversationsOf(db: Database, memberId: number): Promise<ExportedConversation[]> {
  return db
    .select({ id: participants.conversationId, removedId: participants.removedId, mutedAt: participants.mutedAt, other: { id: members.id, name: members.name, fictional: members.fictional } })
    .from(participants)
    .innerJoin(members, eq(members.id, participants.otherId))
    .where(eq(participants.memberId, memberId))
    .orderBy(asc(participants.conversationId));
}

export type ExportedMessage = { id: number; senderId: number; text: string; gift: string | null; giftCredits: number | null; sentAt: Date };

/** The messages of a conversation, the first one first, some at a time; what was taken back or removed is not there. */
export async function* messageBatches(db: Database, { id, removedId }: ExportedConversation): AsyncGenerator<ExportedMessage[]> {
  let after = removedId;
  for (;;) {
    const rows = await db
      .select({ id: messages.id, senderId: messages.senderId, text: messages.text, gift: messages.gift, giftCredits: messages.giftCredits, sentAt: messages.sentAt })
      .from(messages)
      .where(and(eq(messages.conversationId, id), gt(messages.id, after), isNull(messages.unsentAt)))
      .orderBy(asc(messages.id))
      .limit(batch);
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return;
    after = rows.at(-1)!.id;
  }
}

const named = { id: members.id, name: members.name, fictional: members.fictional };

/** Whom a member likes, and who likes the member, as far as the lists of likes show it. */
export async function likesOf(db: Database, memberId: number) {
  const given = db
    .select({ ...named, at: likes.createdAt })
    .from(likes)
    .innerJoin(members, eq(members.id, likes.likedId))
    .where(and(eq(likes.likerId, memberId), inSightOf(memberId, likes.likedId)))
    .orderBy(desc(likes.createdAt));
  const received = db
    .select({ ...named, at: likes.createdAt, auto: likes.auto })
    .from(likes)
    .innerJoin(members, eq(members.id, likes.likerId))
    .where(and(eq(likes.likedId, memberId), inSightOf(memberId, likes.likerId)))
    .orderBy(desc(likes.createdAt));
  return { given: await given, received: await received };
}

/** Whom a member passed by or liked in the game. */
export function swipesOf(db: Database, memberId: number) {
  return db.select({ profile: swipes.profileId, liked_on: swipes.likedOn, at: swipes.swipedAt }).from(swipes).where(eq(swipes.memberId, memberId)).orderBy(desc(swipes.swipedAt));
}

export function blocksOf(db: Database, memberId: number) {
  return db.select({ ...named, at: blocks.createdAt }).from(blocks).innerJoin(members, eq(members.id, blocks.blockedId)).where(eq(blocks.blockerId, memberId)).orderBy(desc(blocks.createdAt));
}

/** Every change of a member's credits: below zero is spent. */
export function creditsOf(db: Database, memberId: number) {
  const amount = sql<number>`case when ${transfers.toAccount} = 'purse' then ${transfers.amount} else -${transfers.amount} end`.mapWith(Number);
  return db
    .select({ amount, reason: transfers.reason, at: transfers.createdAt })
    .from(transfers)
    .where(and(eq(transfers.memberId, memberId), eq(transfers.unit, 'credits')))
    .orderBy(asc(transfers.id));
}

/** Money between a member and the site, as the books have it. */
export function paymentsOf(db: Database, memberId: number) {
  return db
    .select({ amount: transfers.amount, currency: transfers.unit, from: transfers.fromAccount, to: transfers.toAccount, reason: transfers.reason, order: transfers.orderId, at: transfers.createdAt })
    .from(transfers)
    .where(and(eq(transfers.memberId, memberId), ne(transfers.unit, 'credits')))
    .orderBy(asc(transfers.id));
}

/** What a member wrote to the operator: complaints, and reports of others without what was kept of those. */
export async function writtenToOperator(db: Database, memberId: number) {
  return {
    complaints: await db
      .select({ number: complaints.number, email: complaints.email, topic: complaints.topic, about: complaints.about, text: complaints.text, at: complaints.receivedAt, answer: complaints.answer, answered_at: complaints.answeredAt })
      .from(complaints)
      .where(eq(complaints.memberId, memberId))
      .orderBy(asc(complaints.id)),
    reports: await db
      .select({ number: reports.number, profile: reports.memberId, reason: reports.reason, text: reports.text, at: reports.receivedAt, decided_at: reports.decidedAt })
      .from(reports)
      .where(eq(reports.reporterId, memberId))
      .orderBy(asc(reports.id)),
  };
}
