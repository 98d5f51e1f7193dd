// For tests and measures: of the cases of a large site what an account consists of: its sessions, links, address, photos, likes, and messages that are taken back. Bar P15.
import { and, eq, inArray } from 'drizzle-orm';
import { confirmAddress } from '../accounts/confirm-address';
import { siteFinder } from '../guards/known-site';
import { keepComplaint } from '../store/complaint-store';
import { unsentOf } from '../store/conversation-store';
import type { Database } from '../database/database';
import { eraseNext } from '../store/erase-member';
import { addLike, takeLikeBack } from '../store/like-store';
import { disableMails, turnMailsOff } from '../store/mail-choice-store';
import { changeMember, takeAddress } from '../store/member-store';
import { notify, withdrawNotices } from '../store/notification-store';
import { addPhoto, changePrivacy, orderPhotos, ownPhoto, photoByKey } from '../store/own-photo-store';
import { photosOfFile } from '../store/photos-of-file';
import { offerFacts } from '../store/premium-store';
import { photosOf, seeLike } from '../store/profile-store';
import { messages, participants } from '../store/schema/conversations';
import { members } from '../store/schema/members';
import { orders } from '../store/schema/orders';
import { heldMessages, invites } from '../store/schema/signups';
import { sendOnce } from '../store/send-message';
import { endOtherSessions, endSessionsOf, openSession, prolongSession } from '../store/session-store';
import { inviteOpens, makeAccount } from '../store/make-account';
import { isSiteLike, passBy } from '../store/swipe-store';
import { issueToken, tokenRow } from '../store/token-store';
import { closeAfterReturn, closeAfterUndo, keepUndosOpen } from '../store/undo-link-store';
import { unsendOnce } from '../store/unsend-message';
import { beginWatch, endWatch, renewWatch } from '../store/watch-store';
import { firstOther, largeNow, someone, talkedWith } from './large-world';
import { benchSite } from './many-members';
import { listBar, longTalk, row, statementBar, writing, type PlanCase } from './plan-case';

const day = 24 * 60 * 60 * 1000;
const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
const within = new Date(largeNow.getTime() + day);
const me = someone.ordinary;

const sessions: PlanCase[] = [
  writing('sessions that are prolonged and ended', async (db) => {
    const id = await openSession(db, { token: 'one', memberId: me, userAgent: null, now: largeNow });
    await openSession(db, { token: 'other', memberId: me, userAgent: null, now: largeNow });
    await prolongSession(db, id, largeNow);
    await endOtherSessions(db, me, 'one');
    await endSessionsOf(db, me);
  }),
  writing('who looks at a page', async (db) => {
    const session = await openSession(db, { token: 'one', memberId: me, userAgent: null, now: largeNow });
    await beginWatch(db, { session, stream: 'first', until: within, streamUntil: within });
    await renewWatch(db, session, { until: within, now: largeNow });
    await endWatch(db, { session, stream: 'first', other: 'second', member: me, now: largeNow });
    await endWatch(db, { session, stream: 'second', other: undefined, member: me, now: largeNow });
  }),
];

const links: PlanCase[] = [
  writing('an address that is confirmed, its message sent', async (db) => {
    await db.update(members).set({ status: 'not_confirmed' }).where(eq(members.id, 77));
    const account = { siteId: benchSite, email: 'noor@new.test', emailKey: 'noor@new.test', credits: 10, signupAt: largeNow, language: 'nl', name: 'Noor', dateOfBirth: '1995-04-12', gender: 'woman', country: 'NL', activeHour: 1 };
    const made = await makeAccount(db, { requestKey: 'call', tracking: {}, now: largeNow, heldMessage: { receiverId: someone.star, text: 'Hoi' }, member: { ...account, status: 'not_confirmed' } });
    const site = await siteFinder(db, { now: () => largeNow })('vonk.test');
    if ('made' in made) await confirmAddress(db, made.made.id, { site: { ...site, settings: { ...site.settings, message_credits: 1 } }, now: largeNow });
  }),
  writing('an invitation that is used', async (db) => {
    await db.insert(invites).values(Array.from({ length: 50 }, (_, at) => ({ siteId: benchSite, code: `CODE${at}`, usesLeft: 5 })));
    await inviteOpens(db, benchSite, 'CODE7', largeNow);
    const account = { siteId: benchSite, email: 'noor@new.test', emailKey: 'noor@new.test', signupAt: largeNow, language: 'nl', name: 'Noor', dateOfBirth: '1995-04-12', gender: 'woman', country: 'NL', activeHour: 1 };
    await makeAccount(db, { requestKey: 'call', tracking: {}, now: largeNow, invite: 'CODE7', member: account });
  }),
  writing('an address that changes, and comes back', async (db) => {
    const issue = (email: string) => issueToken(db, { memberId: me, kind: 'undo', data: { email, emailKey: email, mailbox: email }, now: largeNow, hours: 48, random });
    const [first] = [await issue('one@new.test'), await issue('other@new.test'), await issue('third@new.test')];
    await takeAddress(db, { siteId: benchSite, memberId: me, email: { address: 'two@new.test', key: 'two@new.test' } as Parameters<typeof takeAddress>[1]['email'] });
    await keepUndosOpen(db, me, 'one@new.test', largeNow);
    await closeAfterReturn(db, me, 'other@new.test', largeNow);
    await closeAfterUndo(db, (await tokenRow(db, 'undo', first))!, largeNow);
  }),
  writing('mails that are turned off', async (db) => {
    await disableMails(db, { siteId: benchSite, emailKey: '777@bench.test' }, 'fbl');
    await disableMails(db, 778, 'list-unsubscribe');
    await turnMailsOff(db, 777, 'likes');
  }),
  writing('a complaint that is sent again', async (db) => {
    const complaint = { number: 'K-NEW', siteId: benchSite, email: 'a@new.test', topic: 'other' as const, text: 'Why?', receivedAt: largeNow, requestKey: 'call' };
    await keepComplaint(db, complaint);
    await keepComplaint(db, { ...complaint, number: 'K-OTHER' });
  }),
];

const photos: PlanCase[] = [
  writing('photos that are added, ordered and hidden', async (db) => {
    const photo = { fullName: 'new', thumbName: 'new-small', blurredName: null, private: false, uploadKey: 'upload' };
    const added = await addPhoto(db, me, photo);
    await photoByKey(db, me, 'upload');
    await orderPhotos(db, me, (await photosOf(db, me)).map(({ id }) => id).toReversed());
    await changePrivacy(db, (await ownPhoto(db, me, added.id))!, { fullName: 'veiled', thumbName: 'veiled-small', blurredName: 'veil' });
  }),
  ...['photo77', 'thumb77', 'none'].map((file) => ({ name: `whose a photo’s file is: ${file}`, bar: statementBar, run: (db: Database) => photosOfFile(db, benchSite, file) })),
];

const between: PlanCase[] = [
  writing('a like that is given, seen and taken back', async (db) => {
    const other = firstOther + 5;
    await addLike(db, me, other, largeNow);
    await isSiteLike(db, me, other);
    await seeLike(db, me, other, largeNow);
    await takeLikeBack(db, me, other);
    await notify(db, { kind: 'like', member: other, about: me }, largeNow);
    await withdrawNotices(db, { member: other, about: me, kinds: ['like', 'match'] });
    await passBy(db, me, other, largeNow);
  }),
  writing('a message of thousands that is taken back, and again', async (db) => {
    const talk = await longTalk(db);
    await db.update(participants).set({ readId: 0, unread: 5_000 }).where(and(eq(participants.conversationId, talk.conversationId), eq(participants.memberId, talkedWith)));
    const sent = await sendOnce(db, { siteId: benchSite, senderId: me, receiverId: talkedWith, clientId: 'taken back', text: 'Hoi', cost: 1, now: largeNow });
    await sendOnce(db, { siteId: benchSite, senderId: me, receiverId: talkedWith, clientId: 'taken back', text: 'Hoi', cost: 1, now: largeNow });
    const unsending = { memberId: me, messageId: sent.message.id, now: largeNow };
    await unsendOnce(db, unsending);
    await unsendOnce(db, unsending);
    await unsentOf(db, await longTalk(db));
  }),
  writing('the only message of a conversation that is taken back', async (db) => {
    const other = firstOther + 1;
    const sent = await sendOnce(db, { siteId: benchSite, senderId: me, receiverId: other, clientId: 'taken back', text: 'Hoi', cost: 1, now: largeNow });
    await db.update(messages).set({ gift: 'rose' }).where(eq(messages.id, sent.message.id));
    await unsendOnce(db, { memberId: me, messageId: sent.message.id, now: largeNow });
  }),
];

const ends: PlanCase[] = [
  { name: 'what is offered to who came lately', bar: statementBar, run: async (db) => offerFacts(db, { ...(await row(db, me)), signupAt: largeNow, stayDiscount: null }, largeNow) },
  writing('a member’s row, unchanged', async (db) => changeMember(db, me, {})),
  // What its messages cost stays in the books, and each line of those is written anew.
  writing('erasing a member who talked with a profile of the site’s own', async (db) => {
    const other = firstOther + 13;
    await db.update(members).set({ fictional: true }).where(eq(members.id, other));
    const [talk] = await db.select().from(participants).where(and(eq(participants.memberId, me), eq(participants.otherId, other)));
    const theirs = await db.select({ id: messages.id }).from(messages).where(eq(messages.conversationId, talk!.conversationId));
    await db.delete(heldMessages).where(inArray(heldMessages.messageId, theirs.map(({ id }) => id)));
    await db.update(members).set({ deletedAt: new Date(largeNow.getTime() - 400 * day) }).where(eq(members.id, someone.ordinary));
    await eraseNext(db, largeNow, () => Promise.resolve());
  }, 2 * listBar),
  writing('erasing who has bought', async (db) => {
    const [bought] = await db.select({ memberId: orders.memberId }).from(orders).where(eq(orders.id, 400));
    await db.update(members).set({ deletedAt: new Date(largeNow.getTime() - 400 * day) }).where(eq(members.id, bought!.memberId));
    await eraseNext(db, largeNow, () => Promise.resolve());
  }),
];

export const accountCases: readonly PlanCase[] = [...sessions, ...links, ...photos, ...between, ...ends];
