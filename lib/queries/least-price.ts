// The least that a bundle of credits costs, for prompts that say how one becomes premium. Specification, section 6.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../api/browser';
import type { Money } from '../contract/wire';

const leastPriceQuery = queryOptions({
  queryKey: ['least-price'],
  queryFn: async ({ signal }): Promise<Money | null> => {
    const { bundles } = await callApi('getCredits', { query: {} }, signal);
    return bundles.map(({ price }) => price).toSorted((one, other) => one.amount - other.amount)[0] ?? null;
  },
});

/** The price of the cheapest bundle; null until it is known, and where the server does not say. */
export function useLeastPrice(): Money | null {
  return useQuery(leastPriceQuery).data ?? null;
}
