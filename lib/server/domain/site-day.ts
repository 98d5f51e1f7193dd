// The calendar day of the sites, and when it ends. The likes of the swipe game are counted by it. Specification, section 9. (B03)
import { siteClock, whenSiteClockShows } from '@/lib/site/site-clock';

/** The moment at which a date's midnight is struck. */
const struck = (date: string, days = 0): Date => new Date(whenSiteClockShows(Date.parse(date) + days * 24 * 60 * 60 * 1000));

/** When the month that it is now began. */
export function monthBegan(now: Date): Date {
  return struck(`${siteDay(now).date.slice(0, 7)}-01`);
}

/** The date that it is now, and the moment at which the next one begins. A day has 23 or 25 hours where the clocks change. */
export function siteDay(now: Date): { date: string; ends: Date } {
  const date = new Date(siteClock(now.getTime())).toISOString().slice(0, 10);
  return { date, ends: struck(date, 1) };
}
