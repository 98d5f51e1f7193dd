// What a like sets off, wherever it is given: the row, the notice, the word to both browsers. Specification, sections 2 and 3. (E07, S19)
import type { Bus } from './bus';
import type { Database } from './store/database';
import { addLike, likedAmong, oneAfterAnother, takeLikeBack } from './store/like-store';
import { notify, withdrawNotices } from './store/notification-store';
import type { MemberRow } from './store/schema/members';

type Parts = { db: Database; bus: Bus };

/** The other is told of a like by somebody whom they may see. */
const isShown = ({ profileStatus }: MemberRow) => profileStatus === 'active';

/** `liker` likes `likedId`. `match`: it goes both ways now. A like that was there already says so again and tells nobody. */
export async function likeMember({ db, bus }: Parts, liker: MemberRow, likedId: number, now: Date): Promise<{ match: boolean }> {
  const { changed, match } = await db.transaction(async (tx) => {
    await oneAfterAnother(tx, liker.id, likedId);
    const added = await addLike(tx, liker.id, likedId, now);
    const mutual = (await likedAmong(tx, likedId, [liker.id])).has(liker.id);
    if (added && isShown(liker)) await notify(tx, { kind: mutual ? 'match' : 'like', member: likedId, about: liker.id }, now);
    return { changed: added, match: mutual };
  });
  if (changed) {
    bus.publish(liker.id, { event: { type: 'likes' } });
    bus.publish(likedId, { event: isShown(liker) ? { type: 'likes', from: liker.id, match } : { type: 'likes' } });
  }
  return { match };
}

/** Takes a like back, and what was said of it. */
export async function unlikeMember({ db, bus }: Parts, liker: MemberRow, likedId: number): Promise<void> {
  const changed = await db.transaction(async (tx) => {
    await withdrawNotices(tx, { member: likedId, about: liker.id, kinds: ['like', 'match'] });
    return takeLikeBack(tx, liker.id, likedId);
  });
  if (changed) for (const each of [liker.id, likedId]) bus.publish(each, { event: { type: 'likes' } });
}
