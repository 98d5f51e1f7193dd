// How much waits to be done, for all instances together: what an operator watches. Decision 134.
import { and, count, eq, gt, lt, lte } from 'drizzle-orm';
import { graceOver } from '@/lib/site/members/grace-period';
import type { Database } from '../database/database';
import { mails } from '../store/schema/mails';
import { leaving, members } from '../store/schema/members';
import { orders, undecided, withdrawals } from '../store/schema/orders';
import { pushes } from '../store/schema/pushes';

export type Queue = 'mails' | 'pushes' | 'orders' | 'refunds' | 'erasures';

export async function queueLengths(db: Database, now: Date): Promise<Record<Queue, number>> {
  const [[waiting], [pushing], [open], [owed], [due]] = await Promise.all([
    db.select({ length: count() }).from(mails).where(and(eq(mails.state, 'waiting'), lte(mails.dueAt, now))),
    db.select({ length: count() }).from(pushes).where(and(lte(pushes.dueAt, now), gt(pushes.expiresAt, now))),
    db.select({ length: count() }).from(orders).where(undecided()),
    db.select({ length: count() }).from(withdrawals).where(eq(withdrawals.state, 'pending')),
    db.select({ length: count() }).from(members).where(and(leaving(), lt(members.deletedAt, graceOver(now)))),
  ]);
  return { mails: waiting!.length, pushes: pushing!.length, orders: open!.length, refunds: owed!.length, erasures: due!.length };
}
