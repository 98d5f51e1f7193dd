import { timeBonus } from '@/lib/site/constants';
import type { Countdown } from '@/lib/stores/time-bonus-store';

const secondsOf = ({ hours, minutes, seconds }: Countdown): number => (hours * 60 + minutes) * 60 + seconds;

/** Whether more is left than the hours that an offer lasts from the sign-up on: a server may give a welcome discount days. (T09) */
export const lastsLonger = (countdown: Countdown): boolean => secondsOf(countdown) * timeBonus.tick > timeBonus.window;

/** Whether an offer ends on the day it is now, where the reader is. What is left says when now is: a clock that was moved does not. */
export function endDay(end: Date, countdown: Countdown, timeZone?: string): 'today' | 'tomorrow' {
  const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone });
  const now = new Date(end.getTime() - secondsOf(countdown) * timeBonus.tick);
  return day.format(now) === day.format(end) ? 'today' : 'tomorrow';
}
