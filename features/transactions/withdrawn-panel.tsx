import { useTranslations } from 'next-intl';
import { CopyNumber } from '@/components/ui/copy-number';
import { Disc } from '@/components/ui/disc';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { Timeline, type Step } from '@/components/ui/timeline';
import type { Order } from '@/lib/contract/orders';
import { formatLongDate, formatTime } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { refundDelay, siteTimeZone } from '@/lib/site/constants';
import { pathTo } from '@/lib/site/addresses/routes';

type WithdrawnPanelProps = { order: Order; method: string; intlLocale: string; /** Where the receipt has just been sent. */ sentTo?: string };

/** The withdrawal is in: its number, what comes back, and how far that is. (S14) */
export function WithdrawnPanel({ order, method, intlLocale, sentTo }: WithdrawnPanelProps) {
  const t = useTranslations('transaction');
  const { refund, currency = 'EUR' } = order;
  if (!refund) return null;
  const { number, amount, state, requested_at: asked, done_at: done } = refund;
  const day = (at: Date) => formatLongDate(at, intlLocale, siteTimeZone);
  const moment = (at: string | undefined) => (at ? `${day(new Date(at))}, ${formatTime(new Date(at), intlLocale, siteTimeZone)}` : null);
  const money = formatMoney({ amount, currency }, intlLocale);
  const by = asked ? t('done.by', { date: day(new Date(new Date(asked).getTime() + refundDelay)), method }) : null;
  const isDone = state === 'done';
  const paying: Step[] = amount > 0 ? [{ title: t('done.paying', { amount: money }), text: state === 'failed' ? t('done.failed') : by, state: isDone ? 'done' : 'now' }] : [];
  const end = amount === 0 ? t('period.all_used') : isDone ? moment(done) : t('done.mail');
  return (
    <section className="withdrawn">
      <Disc kind="success" size="lg" icon={<Icon name="check-circle" weight="fill" />} />
      <h2 className="title-2">{t('done.title')}</h2>
      <p className="muted break">{sentTo ? t('done.sent', { email: sentTo }) : t('done.mailed')}</p>
      {number ? (
        <div className="receipt">
          <Disc icon={<Icon name="receipt" weight="fill" />} kind="quiet" size="sm" />
          <p className="grow">
            <span className="small muted">{t('fact.receipt')}</span>
            <b className="tabular">{number}</b>
          </p>
          <CopyNumber number={number} label={t('done.copy')} done={t('done.copied')} />
        </div>
      ) : null}
      <div className="panel full">
        <Timeline steps={[{ title: t('done.received'), text: moment(asked), state: 'done' }, ...paying, { title: t('done.completed'), text: end, state: isDone ? 'done' : undefined }]} />
      </div>
      <LinkButton variant="line" size="lg" full href={pathTo('transactions-id', {})}>
        {t('done.list')}
      </LinkButton>
    </section>
  );
}
