import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDayRange, formatWholeDate } from '@/lib/format/dates';
import { siteTimeZone } from '@/lib/site/constants';
import { daysAfterToday, deletedOn, graceDays, lastWholeDay } from '@/lib/site/members/grace-period';

type DaysLeftProps = { name: string; email: string; until: Date; now: Date; intlLocale: string };

/** Until when an account can come back: the date in words, and a cell for each day that is left. (T13, B05) */
export function DaysLeft({ name, email, until, now, intlLocale }: DaysLeftProps) {
  const t = useTranslations('recovery.deleted');
  const last = lastWholeDay(until);
  const left = Math.min(graceDays, daysAfterToday(until, now));
  const b = (words: ReactNode) => <b className="ink">{words}</b>;
  return (
    <>
      <p className="lead">{t.rich('until', { name, date: formatWholeDate(last, intlLocale, siteTimeZone), b })}</p>
      <div className="panel deleted-days">
        <p className="small">
          <b>{t('left', { days: left })}</b>
          <span className="muted tabular">{formatDayRange(deletedOn(until), last, intlLocale, siteTimeZone)}</span>
        </p>
        <div aria-hidden="true">
          {Array.from({ length: graceDays }, (_, at) => (
            <i key={at} className={at < left ? 'is-left' : undefined} />
          ))}
        </div>
        <p className="small muted breakable">{t('note_to', { email })}</p>
      </div>
    </>
  );
}
