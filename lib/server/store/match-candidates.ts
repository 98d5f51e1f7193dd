// The members whom the questionnaire compares: as many as were here last, with their interests from an index alone. Stack, 'Database'. (R11, bar P15)
import { desc, inArray } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { ownGenders } from '@/lib/contract/genders';
import type { CardRow } from '../domain/person-answer';
import { cardColumns } from './card-columns';
import type { Database } from '../database/database';
import { fits, latestFirst, type MemberFilter } from './member-search';
import { listings } from './schema/listings';
import { members } from './schema/members';

export type Candidate = { id: number; interests: string[] };

const columns = { id: listings.memberId, activeHour: listings.activeHour, interests: listings.interests };

/** Up to `limit` members that fit, with what they like; the last to be active come first. Without a country each is a page of its own. */
export function matchCandidates(db: Database, filter: MemberFilter, limit: number): Promise<Candidate[]> {
  const part = (gender: string | undefined) => db.select(columns).from(listings).where(fits({ ...filter, gender })).orderBy(...latestFirst()).limit(limit);
  if (filter.gender || !filter.country) return part(filter.gender);
  // The index is in the order of one gender.
  const [first, second, ...others] = ownGenders;
  return unionAll(part(first), part(second), ...others.map(part)).orderBy((each) => [desc(each.activeHour), desc(each.id)]).limit(limit);
}

/** The cards of members by their keys. */
export async function cardsOf(db: Database, ids: readonly number[]): Promise<Map<number, CardRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select(cardColumns).from(members).where(inArray(members.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
