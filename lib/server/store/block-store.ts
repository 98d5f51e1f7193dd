// Blocks in the database, and the conditions by which two members between whom one stands do not see each other. Specification, section 2. (S11)
import { and, desc, eq, or, sql, type Column, type SQL } from 'drizzle-orm';
import { largestKey } from '../domain/largest-key';
import type { CardRow } from '../domain/person-answer';
import { cardColumns } from './card-columns';
import type { Database } from '../database/database';
import { blocks } from './schema/blocks';
import { members } from './schema/members';

/** Of the rows of a list, those whose `other` is not out of the member's sight. Whoever lists people says so with this. */
export function inSightOf(memberId: number, other: Column): SQL {
  return sql`${other} not in (select ${blocks.blockedId} from ${blocks} where ${blocks.blockerId} = ${memberId} union all select ${blocks.blockerId} from ${blocks} where ${blocks.blockedId} = ${memberId})`;
}

/** Whether no block stands between a member and the one that `other` names: for a single row, found by key. */
export function noBlockBetween(memberId: number, other: Column | number): SQL {
  return sql`not exists (select 1 from ${blocks} where (${blocks.blockerId} = ${memberId} and ${blocks.blockedId} = ${other}) or (${blocks.blockerId} = ${other} and ${blocks.blockedId} = ${memberId}))`;
}

/** Everybody between whom and a member a block stands: few, so that search leaves them out by name. (bar P8) */
export async function outOfSightOf(db: Database, memberId: number): Promise<number[]> {
  const rows = await db
    .select({ blocker: blocks.blockerId, blocked: blocks.blockedId })
    .from(blocks)
    .where(or(eq(blocks.blockerId, memberId), eq(blocks.blockedId, memberId)));
  return rows.map(({ blocker, blocked }) => (blocker === memberId ? blocked : blocker));
}

const from = (blockerId: number, blockedId: number) => and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId));

/** Whether one member has blocked another; not the other way round. */
export async function hasBlocked(db: Database, blockerId: number, blockedId: number): Promise<boolean> {
  if (blockedId > largestKey) return false;
  return (await db.select({ id: blocks.blockedId }).from(blocks).where(from(blockerId, blockedId))).length > 0;
}

/** Whether a block stands between two members, whoever made it. */
export async function areApart(db: Database, one: number, other: number): Promise<boolean> {
  return (await db.select({ id: blocks.blockedId }).from(blocks).where(or(from(one, other), from(other, one)))).length > 0;
}

/** Blocks a member. True where they were not before. */
export async function addBlock(db: Database, blockerId: number, blockedId: number, now: Date): Promise<boolean> {
  const rows = await db.insert(blocks).values({ blockerId, blockedId, createdAt: now }).onConflictDoNothing().returning({ id: blocks.blockedId });
  return rows.length > 0;
}

/** Takes a block away. True where there was one. */
export async function removeBlock(db: Database, blockerId: number, blockedId: number): Promise<boolean> {
  if (blockedId > largestKey) return false;
  const rows = await db.delete(blocks).where(from(blockerId, blockedId)).returning({ id: blocks.blockedId });
  return rows.length > 0;
}

/** Whom a member has blocked, the last one first; who has been erased since is nobody. */
export async function blockedBy(db: Database, memberId: number): Promise<CardRow[]> {
  const rows = await db
    .select({ profile: cardColumns })
    .from(blocks)
    .innerJoin(members, eq(members.id, blocks.blockedId))
    .where(and(eq(blocks.blockerId, memberId), sql`${members.erasedAt} is null`))
    .orderBy(desc(blocks.createdAt), desc(blocks.blockedId));
  return rows.map(({ profile }) => profile);
}
