import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { Order } from '@/lib/contract/orders';
import { formatLongDate } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { siteTimeZone } from '@/lib/site/constants';
import { pathTo } from '@/lib/site/addresses/routes';

type PeriodPanelProps = { order: Order; /** The site's days of withdrawal. */ days: number; intlLocale: string };

/** How long the purchase can still be undone, what would come back, and the button, on every one of those days. (S14, B05) */
export function PeriodPanel({ order: { payment_id, credits, withdrawal }, days, intlLocale }: PeriodPanelProps) {
  const t = useTranslations('transaction.period');
  const pay = useTranslations('pay');
  if (!withdrawal) return null;
  const { until, days_left: left, used, refund } = withdrawal;
  const worked = refund.amount === 0 ? 'all_used' : used === 0 ? 'unused' : 'used';
  const amount = formatMoney(refund, intlLocale);
  return (
    <section className="panel period" aria-labelledby="period">
      <header>
        <h2 className="title-4" id="period">
          {t('title')}
        </h2>
        <b className="small tabular">{t('left', { count: left })}</b>
      </header>
      <div className="period-days" role="img" aria-label={t('cells', { left, days })}>
        {Array.from({ length: days }, (_, day) => (
          <i key={day} className={day < left ? 'is-left' : undefined} />
        ))}
      </div>
      <p className="small muted">
        {t('until', { date: formatLongDate(new Date(`${until}T12:00:00Z`), intlLocale, siteTimeZone) })} {t.rich(worked, { used, total: credits, amount, b: (words: ReactNode) => <b>{words}</b> })}
      </p>
      <LinkButton variant="line" size="lg" href={pathTo('transactions-id', { id: payment_id }, { step: 'withdraw' })}>
        <Icon name="arrow-u-up-left" />
        {pay('withdraw')}
      </LinkButton>
    </section>
  );
}
