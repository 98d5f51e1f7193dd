import { useTranslations } from 'next-intl';
import { Disc } from '@/components/ui/disc';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import type { Order } from '@/lib/contract/orders';
import { formatShortDay } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { siteTimeZone } from '@/lib/site/constants';
import { pathTo } from '@/lib/site/addresses/routes';
import { orderLook } from './order-state';
import { StatePill } from './state-pill';

type TransactionRowProps = { order: Order; /** The way it was paid, in words. */ method: string; intlLocale: string };

/** One order: what, when and how, for how much, and how it stands. (S14) */
export function TransactionRow({ order, method, intlLocale }: TransactionRowProps) {
  const t = useTranslations();
  const { payment_id, credits, number, created_at, currency = 'EUR', refund } = order;
  const back = order.state === 'refunded' ? (refund?.amount ?? order.amount) : 0;
  const amount = formatMoney({ amount: back || order.amount, currency }, intlLocale);
  const facts = [created_at && formatShortDay(new Date(created_at), intlLocale, siteTimeZone), method].filter(Boolean);
  return (
    <li>
      <PageLink className="transaction" href={pathTo('transactions-id', { id: payment_id })}>
        <Disc kind="offer" size="sm" icon={<Icon name="star-four" weight="fill" />} />
        <span className="grow">
          <b>{t('count.credits', { count: credits })}</b>
          <span className="small muted tabular">
            {facts.join(' · ')}
            {number ? <span className="transaction-number"> · {number}</span> : null}
          </span>
        </span>
        <span className="transaction-sum">
          <b className="tabular">{back ? `− ${amount}` : amount}</b>
          <StatePill {...orderLook(order)} />
        </span>
        <Icon name="caret-right" className="only-wide" />
      </PageLink>
    </li>
  );
}
