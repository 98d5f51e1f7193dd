import { useEffect } from 'react';
import { useStore } from 'zustand';
import { onSessionEnded } from '@/lib/api/browser';
import { onSessionWord } from '@/lib/api/session-channel';
import { useUser } from '@/lib/queries/user';
import type { Offer } from '@/lib/site/money/new-member-offer';
import { countdownOf, timeBonusOfTab, type Countdown } from '@/lib/stores/time-bonus-store';

/**
 * The countdown of an offer: begun by the page, put right whenever the server answers for the member, hidden while it offers none, and
 * cleared at zero, at logout and by a purchase, in this tab or another. (T08)
 */
export function useTimeBonus(offer: Offer): { isVisible: boolean; countdown: Countdown } {
  const bonus = timeBonusOfTab();
  const live = useStore(bonus.store);
  const user = useUser();
  const isNobody = user === null || user?.paid_user === true;
  const counted = user?.offer_seconds;

  useEffect(() => bonus.load(offer), [bonus, offer]);

  useEffect(() => {
    if (isNobody) bonus.clear();
    else if (counted === null) bonus.hold();
    else if (counted !== undefined) bonus.correct(counted);
  }, [bonus, isNobody, counted]);

  useEffect(() => {
    const stops = [onSessionEnded(bonus.clear), onSessionWord((word) => (word === 'logout' || word === 'ended' ? bonus.clear() : undefined))];
    return () => {
      for (const stop of stops) stop();
    };
  }, [bonus]);

  // As the server drew it, until the script has told the store.
  return bonus.knows(offer) ? live : { isVisible: true, countdown: countdownOf(offer.seconds) };
}
