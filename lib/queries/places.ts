// The lists that are loaded once and kept: regions per country, interests. Specification, section 7. (C16)
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api/browser';

/** The regions of every country, by the country's code. (C16) */
export const regionsQuery = queryOptions({
  queryKey: ['regions'],
  queryFn: async ({ signal }) => (await callApi('getRegions', {}, signal)).regions,
  staleTime: Infinity,
  gcTime: Infinity,
});

/** The interests that a profile can name. (C16) */
export const interestsQuery = queryOptions({
  queryKey: ['interests'],
  queryFn: async ({ signal }) => (await callApi('getInterests', {}, signal)).interests,
  staleTime: Infinity,
  gcTime: Infinity,
});
