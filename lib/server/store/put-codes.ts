// Brings discount codes and invitations of a site to what the operator's file says. Decision 342.
import { and, eq, isNull, notInArray } from 'drizzle-orm';
import type { GivenCode, GivenInvite } from '../sites-file';
import type { Database } from '../database/database';
import { discountCodes } from './schema/orders';
import { invites } from './schema/signups';

const day = 24 * 60 * 60 * 1000;

/** The end of that day. */
const after = (lastDay: string | undefined) => (lastDay === undefined ? null : new Date(Date.parse(lastDay) + day));

/** A code that is not in the list any more is stopped, and stays that of its orders. A member's own codes are none of them. */
export async function putDiscountCodes(db: Database, siteId: number, wanted: readonly GivenCode[]): Promise<void> {
  for (const { code, percentage, country = null, currency = null, minimum = null, methods = null, validity = 'once-per-user', last_day } of wanted) {
    const row = { percentage, country, currency, minimum, methods, validity, expiresAt: after(last_day), status: 'active' as const };
    await db.insert(discountCodes).values({ siteId, code, ...row }).onConflictDoUpdate({ target: [discountCodes.siteId, discountCodes.code], set: row });
  }
  const gone = and(eq(discountCodes.siteId, siteId), isNull(discountCodes.memberId), notInArray(discountCodes.code, wanted.map(({ code }) => code)));
  await db.update(discountCodes).set({ status: 'stopped' }).where(gone);
}

/** An invitation that is there keeps what is left of it; one that is not in the list any more is gone. */
export async function putInvites(db: Database, siteId: number, wanted: readonly GivenInvite[]): Promise<void> {
  for (const { code, uses = null, last_day } of wanted) {
    const expiresAt = after(last_day);
    await db.insert(invites).values({ siteId, code, usesLeft: uses, expiresAt }).onConflictDoUpdate({ target: [invites.siteId, invites.code], set: { expiresAt } });
  }
  await db.delete(invites).where(and(eq(invites.siteId, siteId), notInArray(invites.code, wanted.map(({ code }) => code))));
}
