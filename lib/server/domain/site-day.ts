// The calendar day of the sites, and when it ends. The likes of the swipe game are counted by it. Specification, section 9. (B03)
import { siteTimeZone } from '@/lib/site/constants';

const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: siteTimeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric',
});

/** What a clock on the wall shows at a moment, as if that were UTC. */
function wallClock(moment: Date): number {
  const read = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(read['year']!, read['month']! - 1, read['day'], read['hour'], read['minute'], read['second']);
}

/** The moment at which a date's midnight is struck, as milliseconds; the date is given as that of a UTC midnight. */
function struck(midnight: number): Date {
  let moment = midnight;
  // The second look has the offset of that very hour.
  for (let look = 0; look < 2; look++) moment = midnight - (wallClock(new Date(moment)) - moment);
  return new Date(moment);
}

/** When the month that it is now began. */
export function monthBegan(now: Date): Date {
  return struck(Date.parse(`${siteDay(now).date.slice(0, 7)}-01`));
}

/** The date that it is now, and the moment at which the next one begins. A day has 23 or 25 hours where the clocks change. */
export function siteDay(now: Date): { date: string; ends: Date } {
  const date = new Date(wallClock(now)).toISOString().slice(0, 10);
  return { date, ends: struck(Date.parse(date) + 24 * 60 * 60 * 1000) };
}
