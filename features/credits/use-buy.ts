import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ApiError } from '@/lib/api/api-error';
import { useCreateOrder } from '@/lib/queries/credits';
import { pathTo } from '@/lib/site/routes';

export type BuyTrouble = { key: string; params?: Record<string, string | number> };

/** Makes the order and goes where one pays. What cannot be ordered is said, and everything chosen stays. */
export function useBuy(first: BuyTrouble | undefined) {
  const router = useRouter();
  const create = useCreateOrder();
  const [trouble, setTrouble] = useState(first);
  const [leaving, setLeaving] = useState(false);
  const order = (body: Parameters<typeof create.mutate>[0]) => {
    if (create.isPending || leaving) return;
    setTrouble(undefined);
    create.mutate(body, {
      onSuccess: ({ payment_id, checkout_url, bundle, method }) => {
        setLeaving(true);
        if (checkout_url) window.location.assign(checkout_url);
        else router.push(pathTo('credits-id-paymentmethod', { id: bundle ?? body.bundle, paymentmethod: method ?? body.method }, { payment: payment_id }));
      },
      onError: (error) => {
        setTrouble(error instanceof ApiError ? { key: error.messageKey, params: error.params } : { key: 'err.generic_retry' });
        // Prices and offers as they are now; what was typed and chosen stays.
        router.refresh();
      },
    });
  };
  return { order, trouble, busy: create.isPending || leaving };
}
