// One opened profile, kept so that going back asks nothing. Specification, section 3 (Search state). (E08)
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api/browser';
import { keptFor } from './kept-for';

/** One member's profile. (E08) */
export function profileQuery(id: number) {
  return queryOptions({
    queryKey: ['profile', id],
    queryFn: async ({ signal }) => (await callApi('getProfile', { query: { id } }, signal)).profile,
    staleTime: Infinity,
    gcTime: keptFor,
  });
}
