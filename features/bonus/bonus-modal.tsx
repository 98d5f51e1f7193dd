'use client';

import '@/styles/bonus-modal.scss';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFreeMoment } from '@/components/ui/use-free-moment';
import { pricesQuery } from '@/lib/queries/credits';
import type { Offer } from '@/lib/site/money/new-member-offer';
import type { Countdown } from '@/lib/stores/time-bonus-store';
import { TimeBonusModal } from './time-bonus-modal';
import { WelcomeModal } from './welcome-modal';

export type BonusModalProps = { offer: Offer; countdown: Countdown; path: string; onClose: () => void };

/**
 * One of the two, never both: what the offer is decides. It waits for its prices, which it can do without, and for a moment
 * in which nothing else lies over the page and nobody writes. (T09, T10, S18)
 */
export function BonusModal(props: BonusModalProps) {
  const { data, isPending } = useQuery(pricesQuery);
  const [begun, setBegun] = useState(false);
  const isFree = useFreeMoment(!begun && !isPending);
  // From then on it covers the page itself.
  if (isFree && !begun) setBegun(true);
  if (!begun) return null;
  const Modal = props.offer.kind === 'welcome' ? WelcomeModal : TimeBonusModal;
  return <Modal {...props} bundles={data?.bundles ?? []} />;
}
