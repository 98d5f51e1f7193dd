// Where a page of search begins that is named by its number alone. The ends of pages are remembered for a moment, so that whoever goes from one
// number to the next has nothing counted off again; the first time they are walked to in strides, each of which reads little. (E08, bar P8)
import { createHash } from 'node:crypto';
import type { Database } from '../database/database';
import { placeAfter, type MemberFilter, type SearchPlace } from './member-search';

/** After so many milliseconds others have come to the top: numbers are counted anew. */
const life = 60_000;
/** So many searches are remembered; the one that began first goes. */
const mostSearches = 2_000;
const stride = 240;

type Known = { until: number; /** By how many members stand before it and at it. */ ends: Map<number, SearchPlace> };
/** Of each server, by the parts that it is built from. */
const remembered = new WeakMap<Server, Map<string, Known>>();
type Server = { db: Database };

const keyOf = (filter: MemberFilter) => createHash('sha256').update(JSON.stringify(filter)).digest('base64url');

function knownOf(server: Server, filter: MemberFilter, now: Date): Known {
  const all = remembered.get(server) ?? new Map<string, Known>();
  remembered.set(server, all);
  const key = keyOf(filter);
  const known = all.get(key);
  if (known && known.until > now.getTime()) return known;
  all.delete(key);
  if (all.size >= mostSearches) all.delete(all.keys().next().value!);
  const begun: Known = { until: now.getTime() + life, ends: new Map() };
  all.set(key, begun);
  return begun;
}

/** Remembers where the first page of a search ended: the second one goes on from there. What was known of later ones counts no more where it has moved. */
export function rememberFirst(server: Server, filter: MemberFilter, { place, count, now }: { place: SearchPlace; count: number; now: Date }): void {
  const { ends } = knownOf(server, filter, now);
  const before = ends.get(count);
  if (before?.id === place.id && before.activeHour === place.activeHour) return;
  ends.clear();
  ends.set(count, place);
}

/** The place of the `count`th member that fits, the last to be active first; null where there are fewer. */
export async function numberedPlace(server: Server, filter: MemberFilter, count: number, now: Date): Promise<SearchPlace | null> {
  const { ends } = knownOf(server, filter, now);
  let at = Math.max(0, ...[...ends.keys()].filter((known) => known <= count));
  while (at < count) {
    const step = Math.min(stride, count - at);
    const place = await placeAfter(server.db, filter, step, ends.get(at));
    if (!place) return null;
    at += step;
    ends.set(at, place);
  }
  return ends.get(count)!;
}
