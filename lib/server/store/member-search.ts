// Finds members: ids from one index alone, newest activity first, then the rows of that page by key. Stack, 'Database'. (S04, bar P8)
import { and, desc, eq, gt, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { CardRow } from '../domain/person-answer';
import { cardColumns } from './card-columns';
import type { Database } from '../database/database';
import { listings } from './schema/listings';
import { members } from './schema/members';

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

export type SearchPlace = { activeHour: number; id: number };
export type FoundMember = CardRow & { activeHour: number };

/** What a listing must be to be found. */
export function fits(filter: MemberFilter): SQL | undefined {
  const { siteId, self, gender, country, region, bornBy, bornAfter, real, except } = filter;
  return and(
    eq(listings.siteId, siteId),
    // A region belongs to one country: with it, the region's own index is the narrower one.
    region ? eq(listings.region, region) : country ? eq(listings.country, country) : undefined,
    gender ? eq(listings.gender, gender) : undefined,
    bornBy ? lte(listings.dateOfBirth, bornBy) : undefined,
    bornAfter ? gt(listings.dateOfBirth, bornAfter) : undefined,
    real ? eq(listings.fictional, false) : undefined,
    self ? ne(listings.memberId, self) : undefined,
    // One parameter, however many they are: a list of a thousand took longer to plan than to search.
    except?.length ? sql`${listings.memberId} <> all(${`{${except.join(',')}}`}::int[])` : undefined,
  );
}

/** The last to be active first; it settles every order. */
export const latestFirst = () => [desc(listings.activeHour), desc(listings.memberId)];

/** The keys of those listings that fit, for the rows of that page to be joined: in the same order by its own `activeHour` and `id`. */
export const latest = (db: Database, which: SQL | undefined, { limit }: { limit: number }) =>
  db.select({ id: listings.memberId, activeHour: listings.activeHour }).from(listings).where(which).orderBy(...latestFirst()).limit(limit).as('latest');

const beyond = (after: SearchPlace | undefined) => after && sql`(${listings.activeHour}, ${listings.memberId}) < (${after.activeHour}, ${after.id})`;

/** Up to `limit` members that fit, from just after `after`. The last to be active come first. */
export async function findMembers(db: Database, filter: MemberFilter, { limit, after }: { limit: number; after?: SearchPlace }): Promise<FoundMember[]> {
  const page = latest(db, and(fits(filter), beyond(after)), { limit });
  return db
    .select({ ...cardColumns, activeHour: page.activeHour })
    .from(page)
    .innerJoin(members, eq(members.id, page.id))
    .orderBy(desc(page.activeHour), desc(page.id));
}

/** The place of the `count`th member that fits after `after`; undefined where there are fewer. Read from an index alone. */
export async function placeAfter(db: Database, filter: MemberFilter, count: number, after: SearchPlace | undefined): Promise<SearchPlace | undefined> {
  const [place] = await db
    .select({ id: listings.memberId, activeHour: listings.activeHour })
    .from(listings)
    .where(and(fits(filter), beyond(after)))
    .orderBy(...latestFirst())
    .limit(1)
    .offset(count - 1);
  return place;
}
