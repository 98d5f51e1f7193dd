import type { Countdown } from '@/lib/stores/time-bonus-store';

/** Whether an offer ends on the day it is now, where the reader is. What is left says when now is: a clock that was moved does not. */
export function endDay(end: Date, { hours, minutes, seconds }: Countdown, timeZone?: string): 'today' | 'tomorrow' {
  const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone });
  const now = new Date(end.getTime() - ((hours * 60 + minutes) * 60 + seconds) * 1000);
  return day.format(now) === day.format(end) ? 'today' : 'tomorrow';
}
