// Takes a member who left out of the database once the days of grace are over; what others wrote and what the books need stays. Specification, section 4. (T13, B05)
import { and, asc, eq, inArray, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import { graceOver } from '@/lib/site/members/grace-period';
import { forgetComplaints } from './complaint-store';
import type { Database } from '../database/database';
import { forgetPayer } from './forget-payer';
import { isFileInUse } from './own-photo-store';
import { forgetReports } from './report-store';
import { blocks } from './schema/blocks';
import { conversations, messages, participants } from './schema/conversations';
import { transfers } from './schema/ledger';
import { likes } from './schema/likes';
import { mails } from './schema/mails';
import { leaving, members, type MemberRow, type NewMember } from './schema/members';
import { notifications } from './schema/notifications';
import { photos } from './schema/photos';
import { pushes } from './schema/pushes';
import { pushSubscriptions, sessions } from './schema/sessions';
import { heldMessages, signups } from './schema/signups';
import { swipes } from './schema/swipes';
import { tokens } from './schema/tokens';

/** What stands above a conversation that the other party keeps. */
const nobody = '–';

const nothing = {
  passwordHash: null, email: '', status: 'active', profileStatus: 'disabled', language: '', notificationsDisabled: [], mailsOff: [], pushesOff: [], stayDiscount: null, stayDiscountUntil: null, name: nobody, dateOfBirth: '1900-01-01',
  gender: 'other', lookingFor: null, country: '', region: null, city: null, lat: null, lon: null, about: null, sexuality: null, hair: null, eye: null, body: null,
  rel: null, tattoo: null, interests: [], mainPhoto: null, mainThumb: null, mainBlurred: null, lastSeenAt: null, autoLikeAt: null, noticesRead: 0,
} satisfies Partial<NewMember>;

/** Conversations that nobody reads any more: the other party is erased too, or was the site's own. Their messages go; the books keep the credits. */
async function dropUnread(tx: Database, memberId: number): Promise<void> {
  const unread = await tx
    .select({ id: participants.conversationId })
    .from(participants)
    .innerJoin(members, eq(members.id, participants.otherId))
    .where(and(eq(participants.memberId, memberId), or(members.fictional, sql`${members.erasedAt} is not null`)));
  if (unread.length === 0) return;
  const ids = unread.map(({ id }) => id);
  const theirs = tx.select({ id: messages.id }).from(messages).where(inArray(messages.conversationId, ids));
  await tx.update(transfers).set({ messageId: null }).where(inArray(transfers.messageId, theirs));
  await tx.delete(messages).where(inArray(messages.conversationId, ids));
  await tx.delete(participants).where(inArray(participants.conversationId, ids));
  await tx.delete(conversations).where(inArray(conversations.id, ids));
}

async function takePhotos(tx: Database, memberId: number): Promise<string[]> {
  const taken = await tx.delete(photos).where(eq(photos.memberId, memberId)).returning();
  const unused: string[] = [];
  for (const name of taken.flatMap((photo) => [photo.fullName, photo.thumbName, photo.blurredName])) {
    if (name && !(await isFileInUse(tx, name))) unused.push(name);
  }
  return unused;
}

/** Every address of a member's that mails went to: the account's, and those of changes that were asked for or undone. Not one that somebody else has by now. */
async function ownAddresses(tx: Database, { id, siteId, email }: MemberRow): Promise<string[]> {
  const changes = await tx.select({ data: tokens.data }).from(tokens).where(eq(tokens.memberId, id));
  const addresses = [...new Set([email, ...changes.map(({ data }) => data.email)])].filter((each): each is string => Boolean(each));
  if (addresses.length === 0) return [];
  const keys = addresses.map((each) => each.toLowerCase());
  const others = await tx.select({ key: members.emailKey }).from(members).where(and(eq(members.siteId, siteId), inArray(members.emailKey, keys), ne(members.id, id)));
  return addresses.filter((each) => !others.some(({ key }) => key === each.toLowerCase()));
}

/** The member who has waited longest of those whose days of grace are over, but for some, for this transaction alone. */
async function nextDue(tx: Database, now: Date, except: number[]): Promise<MemberRow | undefined> {
  const isOther = except.length > 0 ? notInArray(members.id, except) : undefined;
  const [due] = await tx.select().from(members).where(and(leaving(), lt(members.deletedAt, graceOver(now)), isOther)).orderBy(asc(members.deletedAt)).limit(1).for('update', { skipLocked: true });
  return due;
}

/**
 * Erases one member who is due; false where there is none. `remove` takes a photo's files away before the rows are gone for good: what
 * fails is tried again, and no file is left that nobody knows of. Throws where it fails; whose turn it was is in `failed` then, and who is in it is passed over.
 */
export async function eraseNext(db: Database, now: Date, remove: (name: string) => Promise<void>, failed = new Set<number>()): Promise<boolean> {
  const erased = await db.transaction(async (tx) => {
    const due = await nextDue(tx, now, [...failed]);
    if (!due) return null;
    const { id, siteId } = due;
    failed.add(id);
    const addresses = await ownAddresses(tx, due);
    await tx.delete(pushes).where(or(eq(pushes.memberId, id), eq(pushes.aboutId, id)));
    for (const table of [pushSubscriptions, sessions, tokens, signups, heldMessages]) await tx.delete(table).where(eq(table.memberId, id));
    await tx.delete(notifications).where(or(eq(notifications.memberId, id), eq(notifications.aboutId, id)));
    await tx.delete(likes).where(or(eq(likes.likerId, id), eq(likes.likedId, id)));
    await tx.delete(blocks).where(or(eq(blocks.blockerId, id), eq(blocks.blockedId, id)));
    await forgetReports(tx, id);
    await tx.delete(swipes).where(or(eq(swipes.memberId, id), eq(swipes.profileId, id)));
    if (addresses.length > 0) await tx.delete(mails).where(and(eq(mails.siteId, siteId), inArray(mails.recipient, addresses)));
    await forgetComplaints(tx, id);
    await forgetPayer(tx, id, now);
    await dropUnread(tx, id);
    const files = await takePhotos(tx, id);
    await tx.update(members).set({ ...nothing, emailKey: `deleted:${id}`, erasedAt: now }).where(eq(members.id, id));
    for (const name of files) await remove(name);
    return id;
  });
  if (erased !== null) failed.delete(erased);
  return erased !== null;
}
