// Buying credits: a code that is tried, an order that is made, and how it stands. Specification, sections 2 and 7. (S08, C12, T12)
import { queryOptions, useMutation } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { callApi } from '../api/browser';
import type { Input } from '../contract/endpoint';
import type { createOrder } from '../contract/orders';

/** What a typed code stands for; what the page was asked with goes along. Throws ApiError (code_not_found, code_used, code_expired). (C12) */
export async function findDiscount(code: string, passed: Record<string, string>) {
  return callApi('getDiscountCode', { query: { ...passed, code } });
}

/** How long the prices may take where a page can do without, in milliseconds. */
const priceWait = 5_000;

/** What credits cost, and what the member saves on them now; the saving's errors are nobody's concern. (C12) */
export const pricesQuery = queryOptions({
  queryKey: ['prices'],
  staleTime: 60_000,
  queryFn: async ({ signal }) => {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(priceWait)]);
    const [{ bundles }, discount] = await Promise.all([callApi('getCredits', {}, deadline), callApi('getDiscountCode', { query: { welcome: 'true', own: 'true' } }, deadline).catch(() => null)]);
    return { bundles, discount };
  },
});

/** The order that is wished for, and the key by which the server knows it however often it is sent. */
export type OrderWish = { body: Input<typeof createOrder>['body']; key: string };

/** Makes an order. */
export function useCreateOrder() {
  return useMutation({
    mutationFn: async ({ body, key }: OrderWish) => {
      const send = async (request: Request) => {
        request.headers.set('idempotency-key', key);
        const { inTime } = await import('../api/browser-call');
        return inTime(request);
      };
      return (await callApi('createOrder', { body }, undefined, send)).order;
    },
  });
}

/** How often an undecided order is asked for, in milliseconds: often while one pays, seldom once the bank has it. */
const patience = { loading: 2_000, pending: 15_000 } as const;

/** An order, asked for again until it is decided; so it is where there was no answer, but not before the server wants to be asked. */
export const orderQuery = (payment_id: string) =>
  queryOptions({
    queryKey: ['order', payment_id],
    queryFn: async ({ signal }) => (await callApi('getOrder', { query: { payment_id } }, signal)).order,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data, error } }) => {
      const pause = patience[(data?.state ?? 'loading') as keyof typeof patience];
      return pause ? Math.max(pause, (error instanceof ApiError && error.retryAfter) || 0) : false;
    },
  });
