// Making an account: member, credits, tracking, invitation and the waiting message in one transaction, once per address. (E03, E09, T15)
import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Tracking } from '@/lib/contract/tracking';
import { graceOver } from '@/lib/site/members/grace-period';
import { Failure } from '../failure';
import type { Database } from '../database/database';
import { grantCredits } from './ledger-store';
import { members, type MemberRow, type NewMember } from './schema/members';
import { heldMessages, invites, signups } from './schema/signups';
import { formerHolder } from './undo-link-store';

export type NewAccount = {
  member: NewMember;
  requestKey: string | null;
  tracking: Tracking;
  /** In capitals; undefined where none was needed. */
  invite?: string;
  heldMessage?: { receiverId: number; text: string };
  now: Date;
};

/** An account that has the address already, or can still take it back. `sameCall`: this very call made it. */
export type Existing = { member: MemberRow; sameCall: boolean };

/** An account whose days of grace are over gives its address free. */
async function freeAddress(tx: Database, siteId: number, emailKey: string, now: Date): Promise<void> {
  await tx
    .update(members)
    .set({ email: '', emailKey: sql`'deleted:' || ${members.id}`, passwordHash: null })
    .where(and(eq(members.siteId, siteId), eq(members.emailKey, emailKey), isNotNull(members.deletedAt), lt(members.deletedAt, graceOver(now))));
}

/** Whether a code opens a site now. */
export async function inviteOpens(db: Database, siteId: number, code: string, now: Date): Promise<boolean> {
  const rows = await db.select({ code: invites.code }).from(invites).where(usable(siteId, code, now));
  return rows.length > 0;
}

/** Whether the sign-up that this call made, known by its key, has used a code. */
export async function spentInvite(db: Database, siteId: number, code: string, requestKey: string): Promise<boolean> {
  const rows = await db
    .select({ id: members.id })
    .from(signups)
    .innerJoin(members, eq(members.id, signups.memberId))
    .where(and(eq(signups.requestKey, requestKey), eq(signups.invite, code), eq(members.siteId, siteId)));
  return rows.length > 0;
}

const usable = (siteId: number, code: string, now: Date) =>
  and(
    eq(invites.siteId, siteId),
    eq(invites.code, code),
    or(isNull(invites.usesLeft), gt(invites.usesLeft, 0)),
    or(isNull(invites.expiresAt), gt(invites.expiresAt, now)),
  );

async function spendInvite(tx: Database, siteId: number, code: string, now: Date): Promise<void> {
  const used = await tx.update(invites).set({ usesLeft: sql`${invites.usesLeft} - 1` }).where(usable(siteId, code, now)).returning({ code: invites.code });
  if (used.length === 0) throw new Failure('signups_closed', { fields: { invite: 'invite_unknown' } });
}

/** Makes the account, or gives the one that has the address. Of two sign-ups at once, one makes it. Throws signups_closed for an invitation that is used up. */
export async function makeAccount(tx: Database, { member, requestKey, tracking, invite, heldMessage, now }: NewAccount): Promise<{ made: MemberRow } | { existing: Existing }> {
  await freeAddress(tx, member.siteId, member.emailKey, now);
  // An account that is being moved away from the address at this moment is waited for: what it leaves there counts.
  await tx.select({ id: members.id }).from(members).where(and(eq(members.siteId, member.siteId), eq(members.emailKey, member.emailKey))).for('share');
  const kept = await formerHolder(tx, member.siteId, member.emailKey, now);
  if (kept) return { existing: { member: kept, sameCall: false } };
  const [made] = await tx.insert(members).values({ ...member, credits: 0 }).onConflictDoNothing({ target: [members.siteId, members.emailKey] }).returning();
  if (!made) {
    const [found] = await tx
      .select({ member: members, requestKey: signups.requestKey })
      .from(members)
      .leftJoin(signups, eq(signups.memberId, members.id))
      .where(and(eq(members.siteId, member.siteId), eq(members.emailKey, member.emailKey)));
    return { existing: { member: found!.member, sameCall: requestKey !== null && found!.requestKey === requestKey } };
  }
  if (invite !== undefined) await spendInvite(tx, member.siteId, invite, now);
  await tx.insert(signups).values({ memberId: made.id, requestKey, tracking, invite });
  if (heldMessage) await tx.insert(heldMessages).values({ memberId: made.id, ...heldMessage, createdAt: now });
  const credits = member.credits ? await grantCredits(tx, { memberId: made.id, amount: member.credits, source: 'signup', now }) : 0;
  return { made: { ...made, credits: credits ?? 0 } };
}
