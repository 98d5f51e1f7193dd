// Moments as people read them, always by a locale with its country ('en-IE'): bare 'en' would print American dates.
import { defaultDateLocale } from '../site/languages/default-date-locale';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(intlLocale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([intlLocale, options]);
  let found = formats.get(key);
  if (!found) formats.set(key, (found = new Intl.DateTimeFormat([intlLocale, defaultDateLocale], options)));
  return found;
}

/** The time of day: '20:44'. `timeZone` is an IANA name; without it the machine's. */
export function formatTime(moment: Date, intlLocale: string, timeZone?: string): string {
  return format(intlLocale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(moment);
}

const figures = { day: '2-digit', month: '2-digit', year: 'numeric' } as const satisfies Intl.DateTimeFormatOptions;
/** Where people write a day or a month below ten, or the year, in fewer figures. */
const shorter: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  'en-US': { day: 'numeric', month: 'numeric', year: '2-digit' },
  'es-ES': { day: 'numeric', month: 'numeric' },
  'fi-FI': { day: 'numeric', month: 'numeric' },
  'pl-PL': { day: 'numeric' },
};

/** The date in figures, as the country writes it: '21-11-2026'. */
export function formatDate(moment: Date, intlLocale: string, timeZone?: string): string {
  return format(intlLocale, { ...figures, ...shorter[intlLocale], timeZone }).format(moment);
}

/** In French the first of a month is 'le 1er', where no platform writes so. */
const withFirst = (date: string, intlLocale: string): string => (intlLocale.startsWith('fr') ? date.replace(/\b1 /g, '1er ') : date);

const inWords = (moment: Date, intlLocale: string, options: Intl.DateTimeFormatOptions): string => withFirst(format(intlLocale, options).format(moment), intlLocale);

/** The date in words: '21 november 2026'. */
export function formatLongDate(moment: Date, intlLocale: string, timeZone?: string): string {
  return inWords(moment, intlLocale, { day: 'numeric', month: 'long', year: 'numeric', timeZone });
}

/** Where a weekday takes another form, or another article, after 'until'. */
const inflected = /^(fi|it|pl)\b/;

/** The date in words with its weekday, to stand after 'until': 'zaterdag 5 december 2026'; without it in Finnish, Italian and Polish. */
export function formatWholeDate(moment: Date, intlLocale: string, timeZone?: string): string {
  return inWords(moment, intlLocale, { weekday: inflected.test(intlLocale) ? undefined : 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone });
}

/** The day of a line under its month: '16 nov'. */
export function formatShortDay(moment: Date, intlLocale: string, timeZone?: string): string {
  return inWords(moment, intlLocale, { day: 'numeric', month: 'short', timeZone });
}

/** The month that lines stand under: 'november 2026'. */
export function formatMonth(moment: Date, intlLocale: string, timeZone?: string): string {
  return format(intlLocale, { month: 'long', year: 'numeric', timeZone }).format(moment);
}

/** From one day to another, in short: '21 nov – 5 dec'. */
export function formatDayRange(from: Date, to: Date, intlLocale: string, timeZone?: string): string {
  return withFirst(format(intlLocale, { day: 'numeric', month: 'short', timeZone }).formatRange(from, to), intlLocale);
}

function dayNumber(moment: Date, timeZone?: string): number {
  const parts = format('en-CA', { ...figures, timeZone }).format(moment);
  return Math.round(Date.parse(`${parts}T00:00:00Z`) / 86_400_000);
}

const dayInWords = (daysBefore: number, intlLocale: string): string => new Intl.RelativeTimeFormat(intlLocale, { numeric: 'auto' }).format(-daysBefore, 'day');

/** How many calendar days `moment` lies before `now`: 0 today, 1 yesterday. */
export function daysAgo(moment: Date, now: Date, timeZone?: string): number {
  return dayNumber(now, timeZone) - dayNumber(moment, timeZone);
}

/** The day a group of messages stands under: 'vandaag', 'gisteren', a weekday within the week, else the date. */
export function formatDay(moment: Date, now: Date, intlLocale: string, timeZone?: string): string {
  const days = daysAgo(moment, now, timeZone);
  if (days >= 0 && days < 2) return dayInWords(days, intlLocale);
  if (days > 1 && days < 7) return format(intlLocale, { weekday: 'long', timeZone }).format(moment);
  return formatLongDate(moment, intlLocale, timeZone);
}

/** The short moment of a line in a list: the time today, 'gisteren', a short weekday within the week, else the date. */
export function formatMoment(moment: Date, now: Date, intlLocale: string, timeZone?: string): string {
  const days = daysAgo(moment, now, timeZone);
  if (days <= 0) return formatTime(moment, intlLocale, timeZone);
  if (days === 1) return dayInWords(1, intlLocale);
  if (days < 7) return format(intlLocale, { weekday: 'short', timeZone }).format(moment);
  return formatDate(moment, intlLocale, timeZone);
}
