'use client';

import { usePathname } from 'next/navigation';
import type { Offer } from '@/lib/site/money/new-member-offer';
import { BonusBanner } from './bonus-banner';
import { BonusModalWhenDue } from './bonus-modal-when-due';
import { useTimeBonus } from './use-time-bonus';

export type BonusProps = {
  offer: Offer;
  /** An expression for the paths of the members area. */
  area: string;
  /** Layout chat has no room for banners. */
  banner?: boolean;
};

/** What a new member is offered: the banner on the pages of the members area, and the modal after a while. (T10, T11, S18) */
export function Bonus({ offer, area, banner = true }: BonusProps) {
  const path = usePathname();
  const { isVisible, countdown } = useTimeBonus(offer);
  if (!new RegExp(area).test(path)) return null;
  return (
    <>
      {banner ? <BonusBanner key={path} offer={offer} isVisible={isVisible} countdown={countdown} path={path} /> : null}
      {isVisible ? <BonusModalWhenDue offer={offer} countdown={countdown} path={path} /> : null}
    </>
  );
}
