import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useUser } from '@/lib/queries/user';
import { timeBonus } from '@/lib/site/constants';
import type { Offer } from '@/lib/site/money/new-member-offer';
import { enterArea, leaveArea } from '@/lib/stores/area-visit';
import { closeBonusModal, isBonusModalClosed, onBonusModalClosed } from '@/lib/stores/bonus-dismissal';
import type { Countdown } from '@/lib/stores/time-bonus-store';

const BonusModal = lazy(() => import('./bonus-modal').then((module) => ({ default: module.BonusModal }), () => ({ default: () => null })));

const assumeClosed = () => true;

/** The modal, once: forty seconds after the member came into the members area, without credits, unless it was closed before. (T10) */
export function BonusModalWhenDue({ offer, countdown, path }: { offer: Offer; countdown: Countdown; path: string }) {
  const [stayed, setStayed] = useState(false);
  const isClosed = useSyncExternalStore(onBonusModalClosed, () => isBonusModalClosed(offer.kind), assumeClosed);
  const credits = useUser()?.credits;

  useEffect(() => {
    const timer = setTimeout(() => setStayed(true), Math.max(0, timeBonus.modalDelay - enterArea()));
    return () => {
      clearTimeout(timer);
      leaveArea();
    };
  }, []);

  if (!stayed || isClosed || credits !== 0) return null;
  return (
    <Suspense>
      <BonusModal offer={offer} countdown={countdown} path={path} onClose={() => closeBonusModal(offer.kind)} />
    </Suspense>
  );
}
