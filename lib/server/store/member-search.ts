// Finds members: ids from one index alone, newest activity first, then the rows of that page by key. Stack, 'Database'. (S04, bar P8)
import { and, desc, eq, gt, lte, ne, notInArray, sql, type SQL } from 'drizzle-orm';
import type { CardRow } from '../domain/person-answer';
import { cardColumns } from './card-columns';
import type { Database } from './database';
import { findable, members } from './schema/members';

export type MemberFilter = {
  siteId: number;
  /** Who is searching, and so is not found. */
  self?: number;
  gender?: string;
  country?: string;
  region?: string;
  /** Dates of birth: the latest, and the one after which. */
  bornBy?: string;
  bornAfter?: string;
  /** People only: the searcher wants no fictional profiles. */
  real?: boolean;
  /** Not these. */
  except?: readonly number[];
};

export type Place = { activeHour: number; id: number };
export type FoundMember = CardRow & { activeHour: number };

/** What a member must be to be found. */
export function fits(filter: MemberFilter): SQL | undefined {
  const { siteId, self, gender, country, region, bornBy, bornAfter, real, except } = filter;
  return and(
    findable(),
    eq(members.siteId, siteId),
    // A region belongs to one country: with it, the region's own index is the narrower one.
    region ? eq(members.region, region) : country ? eq(members.country, country) : undefined,
    gender ? eq(members.gender, gender) : undefined,
    bornBy ? lte(members.dateOfBirth, bornBy) : undefined,
    bornAfter ? gt(members.dateOfBirth, bornAfter) : undefined,
    real ? eq(members.fictional, false) : undefined,
    self ? ne(members.id, self) : undefined,
    except?.length ? notInArray(members.id, [...except]) : undefined,
  );
}

/** Up to `limit` members that fit, from just after `after`, or from the `skip`th. The last to be active come first. */
export async function findMembers(
  db: Database,
  filter: MemberFilter,
  { limit, after, skip = 0 }: { limit: number; after?: Place; skip?: number },
): Promise<FoundMember[]> {
  const beyond = after && sql`(${members.activeHour}, ${members.id}) < (${after.activeHour}, ${after.id})`;
  const page = db
    .select({ id: members.id })
    .from(members)
    .where(and(fits(filter), beyond))
    .orderBy(desc(members.activeHour), desc(members.id))
    .limit(limit)
    .offset(skip)
    .as('page');
  return db
    .select({ ...cardColumns, activeHour: members.activeHour })
    .from(page)
    .innerJoin(members, eq(members.id, page.id))
    .orderBy(desc(members.activeHour), desc(members.id));
}
