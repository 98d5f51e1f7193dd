'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import type { OrderState } from '@/lib/contract/orders';
import { orderQuery } from '@/lib/queries/credits';

const channelName = 'orders';
/** How long a page may take that is asked for anew, in milliseconds: then it is asked for once more. */
const pageWait = 4_000;

/** Asks how the payment stands until it is decided, and has the page shown anew when that changes, here and in other tabs; then the title is read. */
export function PaymentWatch({ payment, state }: { payment: string; state: OrderState }) {
  const router = useRouter();
  const undecided = state === 'loading' || state === 'pending';
  const { data } = useQuery({ ...orderQuery(payment), enabled: undecided });
  const client = useQueryClient();
  const now = data?.state ?? state;
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', ({ data: order }: MessageEvent<unknown>) => {
      if (order === payment) void client.invalidateQueries(orderQuery(payment));
    });
    return () => channel.close();
  }, [payment, client]);
  useEffect(() => {
    if (now === state) return undefined;
    router.refresh();
    const timer = setInterval(() => router.refresh(), pageWait);
    return () => clearInterval(timer);
  }, [now, state, router]);
  useEffect(() => {
    if (now === state || typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(channelName);
    channel.postMessage(payment);
    channel.close();
  }, [now, state, payment]);
  useEffect(() => document.getElementById('outcome')?.focus({ preventScroll: true }), [state]);
  return null;
}
