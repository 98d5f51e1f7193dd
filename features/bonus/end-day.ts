import { timeBonus } from '@/lib/site/constants';
import type { Offer } from '@/lib/site/money/new-member-offer';
import type { Countdown } from '@/lib/stores/time-bonus-store';

/** Whether more is left than the hours that an offer lasts from the sign-up on: a server may give a welcome discount days. (T09) */
export const lastsLonger = ({ seconds }: Offer): boolean => seconds * timeBonus.tick > timeBonus.window;

/** Whether an offer ends on the day it is now, where the reader is. What is left says when now is: a clock that was moved does not. */
export function endDay(end: Date, { hours, minutes, seconds }: Countdown, timeZone?: string): 'today' | 'tomorrow' {
  const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone });
  const now = new Date(end.getTime() - ((hours * 60 + minutes) * 60 + seconds) * timeBonus.tick);
  return day.format(now) === day.format(end) ? 'today' : 'tomorrow';
}
