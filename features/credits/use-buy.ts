import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/lib/api/api-error';
import { useCreateOrder, type OrderWish } from '@/lib/queries/credits';
import { checkoutPath } from '@/lib/site/addresses/checkout-path';
import { codeRefusals } from '@/lib/site/money/credits-choice';
import { pathTo } from '@/lib/site/addresses/routes';

export type BuyTrouble = { key: string; params?: Record<string, string | number> };

/** Makes the order and goes where one pays. What cannot be ordered is said, and everything chosen stays; `refuseCode` hears what is said of the code alone. */
export function useBuy(first: BuyTrouble | undefined, refuseCode: (error: string) => void) {
  const router = useRouter();
  const create = useCreateOrder();
  const [trouble, setTrouble] = useState(first);
  const [leaving, setLeaving] = useState(false);
  const last = useRef<OrderWish>(null);
  // Back from where one pays, a browser shows the page as it was left: busy.
  useEffect(() => {
    const wake = () => setLeaving(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);
  /** `form` is sent as without script where another bundle is sold in place of the chosen one: its page says so, with all that was typed. */
  const order = (body: OrderWish['body'], form: HTMLFormElement) => {
    if (create.isPending || leaving) return;
    setTrouble(undefined);
    // An answer that was lost may have been an order: the same wish, pressed again, is the same one.
    const isSame = JSON.stringify(last.current?.body) === JSON.stringify(body);
    const wish = isSame ? last.current! : { body, key: crypto.randomUUID() };
    last.current = wish;
    create.mutate(wish, {
      onSuccess: ({ payment_id, checkout_url, bundle, method }) => {
        last.current = null;
        setLeaving(true);
        const checkout = checkoutPath(checkout_url);
        if (checkout) window.location.assign(checkout);
        else router.push(pathTo('credits-id-paymentmethod', { id: bundle ?? body.bundle, paymentmethod: method ?? body.method }, { payment: payment_id }));
      },
      onError: (error) => {
        const answer = error instanceof ApiError ? error : undefined;
        if (answer?.code === 'price_changed' && answer.params?.bundle) {
          setLeaving(true);
          return form.submit();
        }
        // What the payment company refused is over.
        if (answer?.code === 'method_unavailable') last.current = null;
        if (answer && body.code && codeRefusals.includes(answer.messageKey)) refuseCode(answer.messageKey);
        else setTrouble(answer ? { key: answer.notOffered ? 'err.payment_unavailable' : answer.messageKey, params: answer.params } : { key: 'err.generic_retry' });
        // Prices and offers as they are now; what was typed and chosen stays.
        router.refresh();
      },
    });
  };
  const leave = (to: string) => {
    setLeaving(true);
    router.push(to);
  };
  return { order, leave, trouble, busy: create.isPending || leaving };
}
