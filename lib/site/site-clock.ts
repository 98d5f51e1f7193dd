// The clock of the sites, which stands in one zone for all of them. Specification, section 9. (B03)
import { siteTimeZone } from './constants';

/** What the clock shows at a moment, as if that were UTC. Both in milliseconds since 1970; the clock shows whole seconds. NaN beyond the year 9999. */
export const siteClock = (at: number): number => Date.parse(`${new Date(at).toLocaleString('sv-SE', { timeZone: siteTimeZone }).replace(' ', 'T')}Z`);

/** The moment at which the clock shows something, which is given as `siteClock` gives it. */
export function whenSiteClockShows(shown: number): number {
  const ahead = (at: number) => siteClock(at) - Math.floor(at / 1000) * 1000;
  // Once more, by the zone of that moment: the clocks may change between the two.
  return shown - ahead(shown - ahead(shown));
}
