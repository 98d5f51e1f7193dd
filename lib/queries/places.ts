// The list that is loaded once and kept: the regions per country. Specification, section 7. (C16)
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api/browser';

/** The regions of every country, by the country's code. (C16) */
export const regionsQuery = queryOptions({
  queryKey: ['regions'],
  queryFn: async ({ signal }) => (await callApi('getRegions', {}, signal)).regions,
  staleTime: Infinity,
  gcTime: Infinity,
});
