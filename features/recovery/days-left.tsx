import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDayRange, formatWholeDate } from '@/lib/format/dates';
import { deletionGrace, siteTimeZone } from '@/lib/site/constants';

const day = 24 * 60 * 60 * 1000;
const days = deletionGrace / day;

type DaysLeftProps = { name: string; email: string; until: Date; now: Date; intlLocale: string };

/** Until when an account can come back: the date in words, and a cell for each day that is left. (T13, B05) */
export function DaysLeft({ name, email, until, now, intlLocale }: DaysLeftProps) {
  const t = useTranslations('recovery.deleted');
  const left = Math.min(days, Math.max(0, Math.ceil((until.getTime() - now.getTime()) / day)));
  const from = new Date(until.getTime() - deletionGrace);
  const b = (words: ReactNode) => <b className="ink">{words}</b>;
  return (
    <>
      <p className="lead">{t.rich('until', { name, date: formatWholeDate(until, intlLocale, siteTimeZone), b })}</p>
      <div className="panel deleted-days">
        <p className="small">
          <b>{t('left', { days: left })}</b>
          <span className="muted tabular">{formatDayRange(from, until, intlLocale, siteTimeZone)}</span>
        </p>
        <div aria-hidden="true">
          {Array.from({ length: days }, (_, at) => (
            <i key={at} className={at < left ? 'is-left' : undefined} />
          ))}
        </div>
        <p className="small muted breakable">{t('note_to', { email })}</p>
      </div>
    </>
  );
}
