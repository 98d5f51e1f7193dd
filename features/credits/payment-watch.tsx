'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import type { OrderState } from '@/lib/contract/orders';
import { orderQuery } from '@/lib/queries/credits';

/** Asks how the payment stands until it is decided, and has the page shown anew when that changes; then the title is read. */
export function PaymentWatch({ payment, state }: { payment: string; state: OrderState }) {
  const router = useRouter();
  const undecided = state === 'loading' || state === 'pending';
  const { data } = useQuery({ ...orderQuery(payment), enabled: undecided });
  const now = data?.state ?? state;
  useEffect(() => {
    if (now !== state) router.refresh();
  }, [now, state, router]);
  useEffect(() => document.getElementById('outcome')?.focus({ preventScroll: true }), [state]);
  return null;
}
