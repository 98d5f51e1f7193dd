'use client';

import { Suspense, type ComponentProps } from 'react';
import { optionalPart } from '@/components/ui/optional-part';
import type { PaymentWatch } from './payment-watch';

const Watch = optionalPart(() => import('./payment-watch').then((module) => module.PaymentWatch));

/** Watches a payment; how comes after the page's own code, which the form of an order shares. */
export const LazyPaymentWatch = (props: ComponentProps<typeof PaymentWatch>) => (
  <Suspense fallback={null}>
    <Watch {...props} />
  </Suspense>
);
