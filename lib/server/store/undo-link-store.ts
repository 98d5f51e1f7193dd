// The links that take a change of address or password back: in whose mailbox they lie, and which of them count. Specification, sections 2 and 5; decision 245. (R16, V04)
import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { linkHours } from '@/lib/site/constants';
import { emailKeyOf } from '../domain/email-address';
import type { Database } from '../database/database';
import { memberByEmail } from './member-store';
import { members, type MemberRow } from './schema/members';
import { canUndo, keptAddress, tokens, type TokenRow } from './schema/tokens';

const hour = 60 * 60 * 1000;

const mailboxOf = ({ data }: TokenRow) => emailKeyOf(data.mailbox ?? data.email ?? '');

/** A member's links that nobody has used or closed, the oldest first, those whose time is over too. Lock the member before. */
function unusedUndos(tx: Database, memberId: number): Promise<TokenRow[]> {
  return tx.select().from(tokens).where(and(eq(tokens.memberId, memberId), eq(tokens.kind, 'undo'), isNull(tokens.usedAt))).orderBy(asc(tokens.id));
}

/** Closes what was mailed to other mailboxes after a moment in the order of links: whoever reads the older mailbox decides. */
async function closeElsewhere(tx: Database, undos: TokenRow[], since: { id: number; mailbox: string }, now: Date): Promise<void> {
  const ids = undos.filter((row) => row.id > since.id && mailboxOf(row) !== since.mailbox).map(({ id }) => id);
  if (ids.length > 0) await tx.update(tokens).set({ usedAt: now }).where(inArray(tokens.id, ids));
}

/** A link was used: those that later went to other mailboxes take nothing back any more. Its own mailbox keeps its others, before and after it. (R16, V04) */
export async function closeAfterUndo(tx: Database, used: TokenRow, now: Date): Promise<void> {
  const mailbox = mailboxOf(used);
  if (mailbox) await closeElsewhere(tx, await unusedUndos(tx, used.memberId), { id: used.id, mailbox }, now);
}

/** An address counts again that has a link which works: its reader could have used the oldest of those, so the same ones are closed. A mailbox that is new here closes none. (R16) */
export async function closeAfterReturn(tx: Database, memberId: number, address: string, now: Date): Promise<void> {
  const mailbox = emailKeyOf(address);
  const undos = await unusedUndos(tx, memberId);
  const oldest = undos.find((row) => mailboxOf(row) === mailbox && row.expiresAt > now);
  if (oldest) await closeElsewhere(tx, undos, { id: oldest.id, mailbox }, now);
}

/** The links in a mailbox work for their whole time from now on: the change that they take back may come long after it was asked for. (R16) */
export async function keepUndosOpen(tx: Database, memberId: number, address: string, now: Date): Promise<void> {
  const working = and(eq(tokens.memberId, memberId), eq(tokens.kind, 'undo'), isNull(tokens.usedAt), gt(tokens.expiresAt, now), sql`${tokens.data}->>'email' = ${address}`);
  await tx.update(tokens).set({ expiresAt: new Date(now.getTime() + linkHours.undo * hour) }).where(working);
}

/** Who had an address until lately and can still take it back by the link that lies there: until then no other account has it, or the link would give nothing back. (R16) */
export async function formerHolder(tx: Database, siteId: number, emailKey: string, now: Date): Promise<MemberRow | undefined> {
  const [found] = await tx
    .select({ member: members })
    .from(tokens)
    .innerJoin(members, eq(members.id, tokens.memberId))
    .where(and(eq(keptAddress(), emailKey), canUndo(), gt(tokens.expiresAt, now), eq(members.siteId, siteId), ne(members.emailKey, emailKey)))
    .limit(1);
  return found?.member;
}

/** Whether an address is another account's, or kept for another. (R16, V05) */
export async function isEmailTaken(db: Database, { siteId, memberId, key, now }: { siteId: number; memberId: number; key: string; now: Date }): Promise<boolean> {
  const owners = [await memberByEmail(db, siteId, key), await formerHolder(db, siteId, key, now)];
  return owners.some((owner) => owner !== undefined && owner.id !== memberId);
}
