// What a like sets off, wherever it is given: the row, the notice, the word to both browsers. Specification, sections 2 and 3. (E07, S19)
import type { Bus } from './bus';
import type { Database } from '../database/database';
import { addLike, likedAmong, oneAfterAnother, takeLikeBack } from '../store/like-store';
import { notify, withdrawNotices } from '../store/notification-store';
import type { MemberRow } from '../store/schema/members';

type Parts = { db: Database; bus: Bus };

/** The other is told of a like by somebody whom they may see. */
const isShown = ({ profileStatus }: MemberRow) => profileStatus === 'active';

export type Given = { changed: boolean; /** It goes both ways now. */ match: boolean };

/** The like and its notice, within a transaction of the caller's, who announces it afterwards. */
export async function giveLike(tx: Database, liker: MemberRow, likedId: number, now: Date): Promise<Given> {
  await oneAfterAnother(tx, liker.id, likedId);
  const changed = await addLike(tx, liker.id, likedId, now);
  const match = (await likedAmong(tx, likedId, [liker.id])).has(liker.id);
  if (changed && isShown(liker)) await notify(tx, { kind: match ? 'match' : 'like', member: likedId, about: liker.id }, now);
  return { changed, match };
}

/** Tells the browsers of both of a like that was given. */
export function announceLike(bus: Bus, liker: MemberRow, likedId: number, { changed, match }: Given): void {
  if (!changed) return;
  bus.publish(liker.id, { event: { type: 'likes' } });
  bus.publish(likedId, { event: isShown(liker) ? { type: 'likes', from: liker.id, match } : { type: 'likes' } });
}

/** `liker` likes `likedId`. A like that was there already says so again and tells nobody. */
export async function likeMember({ db, bus }: Parts, liker: MemberRow, likedId: number, now: Date): Promise<{ match: boolean }> {
  const given = await db.transaction((tx) => giveLike(tx, liker, likedId, now));
  announceLike(bus, liker, likedId, given);
  return { match: given.match };
}

/** Takes a like back, and what was said of it to either of the two: there is no match any more. */
export async function unlikeMember({ db, bus }: Parts, liker: MemberRow, likedId: number): Promise<void> {
  const changed = await db.transaction(async (tx) => {
    await oneAfterAnother(tx, liker.id, likedId);
    await withdrawNotices(tx, { member: likedId, about: liker.id, kinds: ['like', 'match'] });
    await withdrawNotices(tx, { member: liker.id, about: likedId, kinds: ['match'] });
    return takeLikeBack(tx, liker.id, likedId);
  });
  if (changed) for (const each of [liker.id, likedId]) bus.publish(each, { event: { type: 'likes' } });
}
