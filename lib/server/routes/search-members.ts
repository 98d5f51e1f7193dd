// GET members.php: a page of search. Specification, sections 2 and 3 (search state). (S04, E08)
import type { MemberSearch } from '@/lib/contract/members';
import { searchPageSize } from '@/lib/site/constants';
import { bornAfter, bornBy } from '../domain/age';
import { personAnswer } from '../domain/person-answer';
import { readCursor, writeCursor } from '../domain/search-cursor';
import { fewResults, mostSimilar, similarSearches } from '../domain/similar-searches';
import { takeLook } from '../guards/rate-limit';
import { maySearch } from '../guards/search-rights';
import type { Caller, Route } from '../route';
import { outOfSightOf } from '../store/block-store';
import { likedAmong } from '../store/like-store';
import { countMembers, type MemberCount } from '../store/member-count';
import { findMembers, type FoundMember, type MemberFilter } from '../store/member-search';
import { numberedPlace, rememberFirst } from '../store/numbered-place';

const countCeiling = 1000;
const lastNumberedPage = Math.floor(countCeiling / searchPageSize) + 1;

/** `apart`: those whom the searcher does not see. */
function filterOf(search: MemberSearch, { site, session, now }: Caller, apart: readonly number[]): MemberFilter {
  const [youngest, oldest] = [search.min_age, search.max_age];
  const swapped = youngest !== undefined && oldest !== undefined && youngest > oldest;
  const [least, most] = swapped ? [oldest, youngest] : [youngest, oldest];
  return {
    siteId: site.id,
    self: session?.member.id,
    gender: search.gender === 'everyone' ? undefined : search.gender,
    country: search.country,
    region: search.countryregion,
    bornBy: least === undefined ? undefined : bornBy(least, now),
    bornAfter: most === undefined ? undefined : bornAfter(most, now),
    real: session?.member.hideFictional,
    except: apart,
  };
}

async function similarTo(search: MemberSearch, found: FoundMember[], caller: Caller, apart: readonly number[]): Promise<FoundMember[]> {
  const similar: FoundMember[] = [];
  for (const wider of similarSearches(search)) {
    const except = [...apart, ...[...found, ...similar].map(({ id }) => id)];
    similar.push(...(await findMembers(caller.parts.db, filterOf(wider, caller, except), { limit: mostSimilar - similar.length })));
    if (similar.length >= mostSimilar) break;
  }
  return similar;
}

/** A page that ends the list says by itself how many there are; any other has at least itself and one more. */
async function countFor(filter: MemberFilter, { skip, shown, more }: { skip: number; shown: number; more: boolean }, { parts: { db } }: Caller): Promise<MemberCount> {
  if (!more && (shown > 0 || skip === 0)) return { total: skip + shown, capped: false };
  const { total, capped } = await countMembers(db, filter, countCeiling);
  return { total: capped ? Math.min(countCeiling, Math.max(total, skip + shown)) : total, capped };
}

export const listMembers: Route<'listMembers'> = async ({ query }, caller) => {
  await takeLook(caller);
  if (!maySearch(caller)) return { members: [], total: 0, similar: [] };
  const { parts, session, now, site } = caller;
  const apart = session ? await outOfSightOf(parts.db, session.member.id) : [];
  const filter = filterOf(query, caller, apart);
  const after = query.after === undefined ? undefined : readCursor(query.after);
  const number = Math.min(query.page ?? 1, lastNumberedPage);
  const skip = after ? 0 : (number - 1) * searchPageSize;
  const begin = skip > 0 ? await numberedPlace(parts, filter, skip, now) : after;
  const found = begin === null ? [] : await findMembers(parts.db, filter, { limit: searchPageSize + 1, after: begin });
  const page = found.slice(0, searchPageSize);
  if (!after && skip === 0 && found.length > page.length) rememberFirst(parts, filter, { place: page.at(-1)!, count: page.length, now });
  const { total, capped } = after ?? (await countFor(filter, { skip, shown: page.length, more: found.length > page.length }, caller));
  const similar = !after && skip === 0 && page.length < fewResults ? await similarTo(query, page, caller, apart) : [];

  const viewer = session?.member ?? null;
  const liked = viewer ? await likedAmong(parts.db, viewer.id, [...page, ...similar].map(({ id }) => id)) : new Set<number>();
  const view = { viewer, now, cdnPrefix: site.settings.cdn_prefix };
  const answer = (row: FoundMember) => personAnswer(row, view, liked.has(row.id));
  const last = page.at(-1);
  return {
    members: page.map(answer),
    total,
    total_capped: capped,
    next: found.length > page.length && last ? writeCursor({ activeHour: last.activeHour, id: last.id, total, capped }) : undefined,
    similar: similar.map(answer),
  };
};
