import { formatDay } from '@/lib/format/dates';

type DayRowProps = { at: Date; now: Date; intlLocale: string; timeZone?: string };

/** The day that the messages below it fall on: 'Vandaag', 'Gisteren', a weekday, a date. */
export function DayRow({ at, now, intlLocale, timeZone }: DayRowProps) {
  const day = formatDay(at, now, intlLocale, timeZone);
  return (
    <li className="day" suppressHydrationWarning>
      {day.charAt(0).toLocaleUpperCase(intlLocale) + day.slice(1)}
    </li>
  );
}
