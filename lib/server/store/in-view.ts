// Which members a viewer is shown besides blocks: the invisible only to whom they talk with or like, fictional ones to who has not hidden them. (S11)
import { and, not, or, sql, type SQL } from 'drizzle-orm';
import { conversations } from './schema/conversations';
import { likes } from './schema/likes';
import { members } from './schema/members';

/** Of rows of `members`, those that are visible at all, or visible to this viewer. Written for rows that are found by key. */
export function inView(viewerId: number | undefined): SQL | undefined {
  if (viewerId === undefined) return not(members.invisible);
  // Asked as values: of 'exists' PostgreSQL may think that reading all conversations once is cheaper than a look at an index for each row.
  const talk = sql`(select true from ${conversations} where ${conversations.firstId} = least(${members.id}, ${viewerId}::int) and ${conversations.secondId} = greatest(${members.id}, ${viewerId}::int))`;
  // Under a name of its own: the lists of likes ask this of rows of the same table.
  const like = sql`(select true from ${likes} as theirs where theirs.liker_id = ${members.id} and theirs.liked_id = ${viewerId})`;
  return or(not(members.invisible), sql`${members.id} = ${viewerId}`, talk, like);
}

/** Of rows of `members`, those that a list shows to a member: in view, and no fictional profile where the member hides them. */
export function listedFor(memberId: number): SQL | undefined {
  const hides = sql`(select viewer.hide_fictional from ${members} as viewer where viewer.id = ${memberId})`;
  return and(inView(memberId), or(not(members.fictional), not(hides)));
}
