// The members whom the questionnaire compares: as many as were here last, found by the index of search. Stack, 'Database'.
import { desc, eq } from 'drizzle-orm';
import type { CardRow } from '../domain/person-answer';
import { cardColumns } from './card-columns';
import type { Database } from './database';
import { fits, latest, type MemberFilter } from './member-search';
import { members } from './schema/members';

export type Candidate = CardRow & { interests: string[] };

/** Up to `limit` members that fit, with what their profiles say; the last to be active come first. */
export function matchCandidates(db: Database, filter: MemberFilter, limit: number): Promise<Candidate[]> {
  const page = latest(db, fits(filter), { limit });
  return db
    .select({ ...cardColumns, interests: members.interests })
    .from(page)
    .innerJoin(members, eq(members.id, page.id))
    .orderBy(desc(page.activeHour), desc(page.id));
}
