// Found members, opened profiles and likes, kept so that going back asks nothing. Specification, section 3 (Search state).
import {
  infiniteQueryOptions,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../api/api-error';
import { callApi } from '../api/browser';
import type { Result } from '../contract/endpoint';
import type { listMembers } from '../contract/members';
import { gcTime } from './gc-time';
import { filtersOf, present, type MemberFilters, type MemberSearchPlace } from './member-search';

export type MembersAnswer = Result<typeof listMembers>;
type PageParam = { page?: number; after?: string };

const kept = { staleTime: Infinity, gcTime } as const;

/** The pages of a search from the one that its address names, in order; each has its total and its similar ones. (E08) */
export function membersQuery(search: MemberSearchPlace) {
  const filters = filtersOf(search);
  const start: PageParam = present({ page: search.page, after: search.after });
  return infiniteQueryOptions({
    queryKey: ['members', 'pages', { ...filters, ...start }],
    queryFn: ({ pageParam, signal }) => callApi('listMembers', { query: { ...filters, ...pageParam } }, signal),
    initialPageParam: start,
    getNextPageParam: (last, _pages, { page = 1 }): PageParam | undefined => (last.next ? { page: page + 1, after: last.next } : undefined),
    ...kept,
  });
}

/** How many members fit filters, before anybody asks to see them. */
export function memberCountQuery(filters: MemberFilters) {
  return queryOptions({
    queryKey: ['members', 'count', filters],
    queryFn: async ({ signal }) => {
      const { total, total_capped } = await callApi('listMembers', { query: filters }, signal);
      return { total, capped: total_capped ?? false };
    },
    ...kept,
  });
}

const sameMembers = (a: MembersAnswer | undefined, b: MembersAnswer) =>
  a?.next === b.next && a?.members.map((each) => each.id).join() === b.members.map((each) => each.id).join();

/**
 * The pages of a search of which the server has rendered the first, `answer`. Pages loaded after it are found again when
 * a person comes back; they are dropped when the first page has become another one. (E08)
 */
export function useMembers(search: MemberSearchPlace, answer: MembersAnswer) {
  const client = useQueryClient();
  const options = membersQuery(search);
  const start = { pages: [answer], pageParams: [options.initialPageParam] };
  const query = useInfiniteQuery({ ...options, initialData: start });
  const continues = sameMembers(query.data.pages[0], answer);

  useEffect(() => {
    if (!continues) client.setQueryData(options.queryKey, start);
  });

  return {
    pages: continues ? [answer, ...query.data.pages.slice(1)] : [answer],
    hasMore: continues ? query.hasNextPage : Boolean(answer.next),
    loading: query.isFetchingNextPage,
    failed: query.isFetchNextPageError,
    loadMore: () => void query.fetchNextPage(),
  };
}

/** Under which name the tab keeps whether the viewer likes a profile, and the presses that change it. */
export const likedKey = (id: number) => ['liked', id];
export const likeKey = (id: number) => ['like', id];

/** Of who has left it may be said; of who blocked the viewer, or hid, no more than of nobody. A site may offer no likes; anything else can be tried again. */
function troubleOf(error: Error): 'gone' | 'unseen' | 'none' | 'failed' {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.notOffered) return 'none';
  if (error.code === 'member_gone') return 'gone';
  return error.code === 'not_found' ? 'unseen' : 'failed';
}

/**
 * Whether the viewer likes a profile, and how to change that: shown at once, taken back when the call fails.
 * `likedAtFirst` is what the server said with the profile; what was changed in this tab since then wins.
 */
export function useLike(id: number, likedAtFirst: boolean) {
  const client = useQueryClient();
  const queryKey = likedKey(id);
  const { data: liked = likedAtFirst } = useQuery<boolean>({ queryKey, queryFn: skipToken, ...kept });
  const mutationKey = likeKey(id);
  const isLast = () => client.isMutating({ mutationKey }) === 1;
  const { mutate, error } = useMutation({
    mutationKey,
    // One after another: the server hears the presses in their order, and the last one decides.
    scope: { id: mutationKey.join(' ') },
    mutationFn: (like: boolean) => callApi('setLike', { body: { profile: id, like } }),
    onMutate: (like) => client.setQueryData(queryKey, like),
    onError: (_error, like) => {
      if (isLast()) client.setQueryData(queryKey, !like);
    },
    onSuccess: (answer) => {
      if (isLast()) client.setQueryData(queryKey, answer.liked);
    },
  });
  return { liked, setLiked: mutate, trouble: error && troubleOf(error) };
}
