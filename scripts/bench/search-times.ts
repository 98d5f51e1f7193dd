// How long a search takes in primary-key lookups, and what page 50 costs beside page 1. (bar P8)
import { eq } from 'drizzle-orm';
import type { Database } from '@/lib/server/database/database';
import { cardColumns } from '@/lib/server/store/card-columns';
import { findMembers, type MemberFilter } from '@/lib/server/store/member-search';
import { members } from '@/lib/server/store/schema/members';
import { searchPageSize } from '@/lib/site/constants';

const lookups = 500;
const deepPage = 50;
/** How many of the filters are followed to the deep page, and how often each page is read. */
const [walks, readings] = [25, 15];

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
export const part = (times: number[], share: number) => times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? NaN;
const limit = searchPageSize + 1;

/** The 95th of a hundred searches, and of lookups by key, in milliseconds; each filter once unmeasured, so that all is in memory. */
export async function searchInLookups(db: Database, filters: readonly MemberFilter[], total: number): Promise<{ search: number; lookup: number; median: number }> {
  const byKey = (id: number) => db.select(cardColumns).from(members).where(eq(members.id, id));
  const [searchTimes, lookupTimes]: [number[], number[]] = [[], []];
  for (let at = 0; at < lookups; at++) {
    const id = 1 + ((at * 7_919) % total);
    await byKey(id);
    lookupTimes.push(await timeOf(() => byKey(id)));
  }
  for (const filter of filters) {
    await findMembers(db, filter, { limit });
    searchTimes.push(await timeOf(() => findMembers(db, filter, { limit })));
  }
  return { search: part(searchTimes, 0.95), lookup: part(lookupTimes, 0.95), median: part(searchTimes, 0.5) / part(lookupTimes, 0.5) };
}

/** What the deep page takes for one of the first, over the filters that have so many: read in turns, each at its median. */
export async function deepInFirst(db: Database, filters: readonly MemberFilter[]): Promise<{ filters: number; ratio: number; first: number; deep: number }> {
  const [first, deep]: [number[], number[]] = [[], []];
  for (const filter of filters) {
    if (first.length === walks) break;
    let last = (await findMembers(db, filter, { limit })).at(-2);
    for (let page = 2; page < deepPage && last; page++) {
      const found = await findMembers(db, filter, { limit, after: last });
      last = found.length < limit ? undefined : found.at(-2);
    }
    if (!last || (await findMembers(db, filter, { limit, after: last })).length < limit) continue;
    const after = last;
    const [firsts, deeps]: [number[], number[]] = [[], []];
    for (let round = 0; round < readings; round++) {
      firsts.push(await timeOf(() => findMembers(db, filter, { limit })));
      deeps.push(await timeOf(() => findMembers(db, filter, { limit, after })));
    }
    first.push(part(firsts, 0.5));
    deep.push(part(deeps, 0.5));
  }
  const sum = (times: number[]) => times.reduce((total, time) => total + time, 0);
  return { filters: first.length, ratio: sum(deep) / sum(first), first: sum(first), deep: sum(deep) };
}
