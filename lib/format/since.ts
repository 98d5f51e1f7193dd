// How long ago something was, in the few words of a card: 'nu', '5 min', '2 uur', then as in a list.
import { daysAgo, formatMoment } from './dates';

const minute = 60_000;
const hour = 60 * minute;

const amount = (count: number, unit: 'minute' | 'hour', intlLocale: string) =>
  new Intl.NumberFormat(intlLocale, { style: 'unit', unit, unitDisplay: unit === 'hour' ? 'long' : 'short' }).format(count);

/** Of today by minutes and hours; what a slow clock puts ahead is now; older ones as `formatMoment` has them. */
export function formatSince(moment: Date, now: Date, intlLocale: string, timeZone?: string): string {
  const ago = now.getTime() - moment.getTime();
  if (daysAgo(moment, now, timeZone) > 0) return formatMoment(moment, now, intlLocale, timeZone);
  if (ago < minute) return new Intl.RelativeTimeFormat(intlLocale, { numeric: 'auto' }).format(0, 'second');
  return ago < hour ? amount(Math.floor(ago / minute), 'minute', intlLocale) : amount(Math.floor(ago / hour), 'hour', intlLocale);
}
