// Buying credits: a code that is tried, an order that is made, and how it stands. Specification, sections 2 and 7. (S08, C12, T12)
import { queryOptions, useMutation } from '@tanstack/react-query';
import { callApi } from '../api/browser';
import type { Input } from '../contract/endpoint';
import type { createOrder } from '../contract/orders';

/** What a typed code stands for. Throws ApiError (code_not_found, code_used, code_expired). */
export async function findDiscount(code: string) {
  return callApi('getDiscountCode', { query: { code } });
}

/** Makes an order; the call keeps its key through all its repeats. */
export function useCreateOrder() {
  return useMutation({ mutationFn: async (body: Input<typeof createOrder>['body']) => (await callApi('createOrder', { body })).order });
}

/** How often an undecided order is asked for, in milliseconds: often while one pays, seldom once the bank has it. */
const patience = { loading: 2_000, pending: 15_000 } as const;

/** An order, asked for again until it is decided. */
export const orderQuery = (payment_id: string) =>
  queryOptions({
    queryKey: ['order', payment_id],
    queryFn: async ({ signal }) => (await callApi('getOrder', { query: { payment_id } }, signal)).order,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => (data?.state === 'loading' || data?.state === 'pending' ? patience[data.state] : false),
  });
