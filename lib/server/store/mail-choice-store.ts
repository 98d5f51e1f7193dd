// Which mails about what happened a member gets, in the database. Specification, section 4. (S11, T14)
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { MailCause, MailReason } from '@/lib/contract/notification-groups';
import type { Database } from '../database/database';
import { members } from './schema/members';
import { pushSubscriptions } from './schema/sessions';

type Reader = number | { siteId: number; emailKey: string };

/** A member who is known, or the one who has an address: not one who has left it to somebody else. */
const readerIs = (reader: Reader) =>
  typeof reader === 'number' ? eq(members.id, reader) : and(eq(members.siteId, reader.siteId), eq(members.emailKey, reader.emailKey), isNull(members.erasedAt));

/** No mails about what happened any more, for a cause that the member is shown. (T14) */
export async function disableMails(db: Database, reader: Reader, cause: MailCause): Promise<void> {
  await db
    .update(members)
    .set({ notificationsDisabled: sql`array_append(${members.notificationsDisabled}, ${cause}::text)` })
    .where(and(readerIs(reader), sql`not (${cause}::text = any(${members.notificationsDisabled}))`));
}

/** The member wants mails again. */
export async function allowMails(db: Database, memberId: number): Promise<void> {
  await db.update(members).set({ notificationsDisabled: [] }).where(eq(members.id, memberId));
}

/** No mails for one reason any more. */
export async function turnMailsOff(db: Database, memberId: number, reason: MailReason): Promise<void> {
  await db
    .update(members)
    .set({ mailsOff: sql`array_append(${members.mailsOff}, ${reason}::text)` })
    .where(and(eq(members.id, memberId), sql`not (${reason}::text = any(${members.mailsOff}))`));
}

/** No browser of the member takes push messages any more. */
export async function dropPush(db: Database, memberId: number): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.memberId, memberId));
}
