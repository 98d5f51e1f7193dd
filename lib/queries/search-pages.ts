// The pages beside a page of a search, and their addresses: links that work without script. Made on the server. (E08)
import { filtersOf, memberSearchHref, present, type MemberSearchPlace } from './member-search';

/** So many cursors of pages before are kept in an address. */
export const longestTrail = 30;

/** The page after a search's page; `next` is the cursor that its answer gave. */
export function nextPage(search: MemberSearchPlace, next: string): MemberSearchPlace {
  const trail = search.after ? [...(search.trail ?? []), search.after].slice(-longestTrail) : undefined;
  return present({ ...filtersOf(search), page: (search.page ?? 1) + 1, after: next, trail });
}

/** The page before a search's page; null on the first. Where the way back is no longer known it is the first page. */
export function previousPage(search: MemberSearchPlace): MemberSearchPlace | null {
  const { page = 1 } = search;
  if (!search.after) return page > 1 ? present({ ...filtersOf(search), page: page > 2 ? page - 1 : undefined }) : null;
  const trail = [...(search.trail ?? [])];
  const after = trail.pop();
  if (!after) return filtersOf(search);
  return present({ ...filtersOf(search), page: Math.max(2, page - 1), after, trail: trail.length > 0 ? trail : undefined });
}

/** The addresses of the pages beside: undefined where there is none. `next` is the cursor that the page's answer gave. */
export type PagesBeside = { previous?: string; next?: string };
export function pagesBeside(search: MemberSearchPlace, next?: string): PagesBeside {
  const previous = previousPage(search);
  return { previous: previous ? memberSearchHref(previous) : undefined, next: next && memberSearchHref(nextPage(search, next)) };
}
