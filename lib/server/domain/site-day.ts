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

/** The date that it is now, and the moment at which the next one begins. A day has 23 or 25 hours where the clocks change. */
export function siteDay(now: Date): { date: string; ends: Date } {
  const date = new Date(wallClock(now)).toISOString().slice(0, 10);
  const midnight = Date.parse(date) + 24 * 60 * 60 * 1000;
  let ends = midnight;
  // The second look has the offset of that very hour.
  for (let look = 0; look < 2; look++) ends = midnight - (wallClock(new Date(ends)) - ends);
  return { date, ends: new Date(ends) };
}
