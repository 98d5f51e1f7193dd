// How long a deleted account can come back: the days of grace end with a day of the sites, so that "up to and including" a date is
// true of the whole of it. Specification, sections 4 and 9. (T13, B05)
import { deletionGrace } from '../constants';
import { siteClock, whenSiteClockShows } from '../site-clock';

const day = 24 * 60 * 60 * 1000;

/** How many days of grace there are; the day of the deletion does not count. */
export const graceDays = deletionGrace / day;

/** The days of the sites, numbered. */
const dayOf = (moment: Date): number => Math.floor(siteClock(moment.getTime()) / day);
const beginOf = (number: number): Date => new Date(whenSiteClockShows(number * day));

/** The moment at which an account that was deleted at another is no longer to be had. */
export const graceEnds = (deletedAt: Date): Date => beginOf(dayOf(deletedAt) + graceDays + 1);

/** Accounts that were deleted before this moment are past their days of grace by now. */
export const graceOver = (now: Date): Date => beginOf(dayOf(now) - graceDays);

/** The last day that is whole before a moment, as the moment at which it begins: what "up to and including" names. */
export const lastWholeDay = (until: Date): Date => beginOf(dayOf(until) - 1);

/** The day on which an account was deleted that can be had until a moment; of a server that ends the days of grace to the second, too. */
export const deletedOn = (until: Date): Date => beginOf(dayOf(new Date(until.getTime() - 1)) - graceDays);

/** How many days come after today up to the last whole one; 0 on that day itself. */
export const daysAfterToday = (until: Date, now: Date): number => Math.max(0, dayOf(until) - 1 - dayOf(now));
