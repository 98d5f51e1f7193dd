// For tests and measures: what a case of the statements of a large site is, and how many pages it may touch. Bar P15.
import { and, eq } from 'drizzle-orm';
import { searchPageSize } from '@/lib/site/constants';
import type { Database } from '../database/database';
import { memberById } from '../store/profile-store';
import { participants } from '../store/schema/conversations';
import { someone, talkedWith } from './large-world';

/** Pages of a statement, and of one that lists people. (bar P15) */
export const [statementBar, listBar] = [110, 150];
/** Where a call gives or writes more rows than a page of search holds, each of the others has so many: its own, and those of the keys that lead to it. */
const rowBar = 4;

/** The pages that a statement may touch. */
export const allowed = (bar: number, rows: number): number => bar + rowBar * Math.max(0, rows - searchPageSize);

export type PlanCase = { name: string; bar: number; writes?: true; /** Its rows come from an index alone: none has pages of its own. */ flat?: true; run: (db: Database) => Promise<unknown> };

/** The same call on behalf of several. */
export const each = <Name extends string>(what: string, bar: number, who: readonly Name[], run: (db: Database, who: Name) => Promise<unknown>): PlanCase[] =>
  who.map((name) => ({ name: `${what}: ${name}`, bar, run: (db: Database) => run(db, name) }));
/** Who has much, and who has nothing yet. */
export const all = ['ordinary', 'newcomer'] as const;
/** A member's row. */
export const row = async (db: Database, id: number) => (await memberById(db, id))!;
/** The ordinary member's side of a conversation of thousands of messages. */
export const longTalk = async (db: Database) => (await db.select().from(participants).where(and(eq(participants.memberId, someone.ordinary), eq(participants.otherId, talkedWith))))[0]!;
/** What writes. */
export const writing = (name: string, run: PlanCase['run'], bar = statementBar): PlanCase => ({ name, bar, writes: true, run });
