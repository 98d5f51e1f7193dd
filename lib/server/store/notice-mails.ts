// Who is to be told by mail of what happened while they were away, and of what. Decision 64. (S11, T14)
import { and, asc, desc, eq, exists, gt, inArray, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { MailReason } from '@/lib/contract/notification-groups';
import { linkPath } from '../domain/link-path';
import { noticeLetter, type Told } from '../mail/notice-letter';
import { queueLetter } from '../mail/queue-letter';
import { noBlockBetween } from './block-store';
import type { Database } from '../database/database';
import { mails } from './schema/mails';
import { listed, members, type MemberRow } from './schema/members';
import { notifications, unmailed } from './schema/notifications';
import { issueToken } from './token-store';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Whoever was here within this long is not away. */
const away = 15 * minute;
/** What has waited longer is no news any more. */
const newsFor = 7 * day;
/** A letter's unsubscribe link works for as long as somebody may still find it in a mailbox, in hours. */
const linkLife = 60 * 24;

const letters = { messages: 'new-messages', likes: 'new-likes', matches: 'new-matches' } as const;
const reason = sql<MailReason>`case ${notifications.kind} when 'like' then 'likes' when 'match' then 'matches' else 'messages' end`;

/** At most one mail a day for each reason, whatever happened. */
const toldToday = (db: Database, since: Date) =>
  exists(
    db
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.siteId, members.siteId), eq(mails.recipient, members.email), gt(mails.createdAt, since), sql`${mails.kind} = 'new-' || ${reason}`)),
  );

const ago = (now: Date) => (milliseconds: number) => new Date(now.getTime() - milliseconds);
/** Old enough that its member may have seen it, and news yet. */
const since = (now: Date) => and(lte(notifications.createdAt, ago(now)(away)), gt(notifications.createdAt, ago(now)(newsFor)));

/**
 * Notifications that a mail may tell of: the member has confirmed the address, wants such mails, was not here since, and had none
 * today. A like that the site made itself is no reason to call anybody back.
 */
function due(db: Database, now: Date) {
  const before = ago(now);
  return and(
    unmailed(), gt(notifications.id, members.noticesRead), since(now), sql`coalesce(${notifications.data}->>'auto', '') <> 'true'`,
    eq(members.status, 'active'), isNull(members.deletedAt), sql`${members.notificationsDisabled} = '{}'`, sql`not (${reason} = any(${members.mailsOff}))`,
    or(isNull(members.lastSeenAt), and(lte(members.lastSeenAt, before(away)), lte(members.lastSeenAt, notifications.createdAt))),
    not(toldToday(db, before(day))),
  );
}

/** How far the notifications have been looked through, the oldest first. */
export type NoticePlace = { createdAt: Date; id: number };

/** So many are looked at in one transaction: whoever was told today costs a look for each run, and not for each reader. */
const atOnce = 8;

/** The next few after `after` that no mail has told of, whether or not one may, from their index alone. */
function nextUnmailed(tx: Database, now: Date, after: NoticePlace | undefined): Promise<NoticePlace[]> {
  const beyond = after && sql`(${notifications.createdAt}, ${notifications.id}) > (${after.createdAt.toISOString()}, ${after.id})`;
  return tx
    .select({ createdAt: notifications.createdAt, id: notifications.id })
    .from(notifications)
    .where(and(unmailed(), since(now), beyond))
    .orderBy(asc(notifications.createdAt), asc(notifications.id))
    .limit(atOnce);
}

/** The member to be told of the first of these that one may be told of, locked for this transaction: another server takes another. */
async function nextReader(tx: Database, now: Date, places: readonly NoticePlace[]): Promise<{ reader: MemberRow; id: number } | undefined> {
  const [row] = await tx
    .select({ reader: members, id: notifications.id })
    .from(notifications)
    .innerJoin(members, eq(members.id, notifications.memberId))
    .where(and(inArray(notifications.id, places.map(({ id }) => id)), due(tx, now)))
    .orderBy(asc(notifications.createdAt), asc(notifications.id))
    .limit(1)
    .for('update', { of: members, skipLocked: true });
  return row;
}

/** What a reader is told of, the last first. Who left, hid or was blocked since is not among it. */
function newsOf(tx: Database, reader: MemberRow, now: Date) {
  const about = tx.select({ id: members.id, name: members.name, fictional: members.fictional }).from(members).where(listed()).as('about');
  return tx
    .select({ id: notifications.id, reason, data: notifications.data, person: { id: about.id, name: about.name, fictional: about.fictional } })
    .from(notifications)
    .innerJoin(members, eq(members.id, notifications.memberId))
    .leftJoin(about, and(eq(about.id, notifications.aboutId), noBlockBetween(reader.id, about.id)))
    .where(and(eq(notifications.memberId, reader.id), due(tx, now)))
    .orderBy(desc(notifications.createdAt), desc(notifications.id));
}

/**
 * Looks at the next few notifications after `after` (left out: from the oldest on), and queues the letters of the first member among theirs who was
 * away. `next` is where to go on; null where all have been looked at.
 */
export function mailNextReader(db: Database, now: Date, random: (bytes: number) => Uint8Array, after?: NoticePlace): Promise<{ told: boolean; next: NoticePlace | null }> {
  return db.transaction(async (tx) => {
    const places = await nextUnmailed(tx, now, after);
    const found = await nextReader(tx, now, places);
    if (!found) return { told: false, next: places.length === atOnce ? places.at(-1)! : null };
    const { reader, id } = found;
    const news = await newsOf(tx, reader, now);
    for (const each of Object.keys(letters) as MailReason[]) {
      const told = news.flatMap(({ reason: why, person, data }): Told[] => (why === each && person ? [{ ...person, conversation: data.conversation }] : []));
      if (told.length === 0) continue;
      const token = await issueToken(tx, { memberId: reader.id, kind: 'unsubscribe', now, hours: linkLife, random });
      const letter = noticeLetter(letters[each], { reader: reader.name, told, unsubscribe: linkPath('unsubscribe', token) });
      await queueLetter(tx, { site: { id: reader.siteId }, to: reader.email, locale: reader.language, now, letter });
    }
    if (news.length > 0) await tx.update(notifications).set({ mailedAt: now }).where(inArray(notifications.id, news.map(({ id }) => id)));
    return { told: true, next: places.find((place) => place.id === id)! };
  });
}
