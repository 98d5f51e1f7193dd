// When the site itself likes a member, in the name of a fictional profile: seldom, and only who has nothing new. Specification, sections 4 and 7. (T20, C11)
import type { MemberRow } from '../store/schema/members';

const hour = 60 * 60 * 1000;
/** Who has just signed up is left alone. */
const afterSignUp = hour;
/** At most one a day. */
export const betweenAutoLikes = 24 * hour;

type Liked = Pick<MemberRow, 'fictional' | 'hideFictional' | 'profileStatus' | 'signupAt' | 'autoLikeAt'>;

/** Whether the site may look for somebody to like a member now. `newLikes`: likes of people that the member has not seen. */
export function autoLikeDue({ fictional, hideFictional, profileStatus, signupAt, autoLikeAt }: Liked, newLikes: number, now: Date): boolean {
  const since = (moment: Date) => now.getTime() - moment.getTime();
  if (fictional || hideFictional || profileStatus !== 'active' || newLikes > 0 || since(signupAt) < afterSignUp) return false;
  return autoLikeAt === null || since(autoLikeAt) >= betweenAutoLikes;
}
