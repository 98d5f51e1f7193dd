import { useTranslations } from 'next-intl';
import { Disc } from '@/components/ui/disc';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { Order } from '@/lib/contract/orders';
import { formatMonth } from '@/lib/format/dates';
import { siteTimeZone } from '@/lib/site/constants';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { TransactionRow } from './transaction-row';

type TransactionsScreenProps = {
  site: SiteInfo;
  credits: number;
  orders: readonly Order[];
  methodWords: (method: string | undefined) => string;
  /** What statements name. */
  statement: string;
  /** This page begins after an order; and where the next one does. */
  after?: number;
  next?: number | null;
};

const monthOf = (order: Order, intlLocale: string) => (order.created_at ? formatMonth(new Date(order.created_at), intlLocale, siteTimeZone) : '');

/** The balance, and every order under its month. (S14, R17) */
export function TransactionsScreen({ site, credits, orders, methodWords, statement, after, next }: TransactionsScreenProps) {
  const t = useTranslations('transaction');
  const count = useTranslations('count');
  const messages = Math.floor(credits / Math.max(1, site.messageCredits));
  const months = [...new Set(orders.map((order) => monthOf(order, site.intlLocale)))];
  const buy = (
    <LinkButton variant="soft" size="sm" href={pathTo('credits')}>
      {t('balance.buy')}
    </LinkButton>
  );
  return (
    <>
      <h1 className="title-1 account-title">{t('title')}</h1>
      <div className="panel balance">
        <Disc kind="offer" icon={<Icon name="star-four" weight="fill" />} />
        <p className="grow">
          <b className="title-3 tabular">{count('credits', { count: credits })}</b>
          {messages > 0 ? <span className="small muted">{t('balance.enough', { count: messages })}</span> : null}
        </p>
        {buy}
      </div>
      {months.map((month, at) => (
        <section key={month} className="transactions" aria-labelledby={`month-${at}`}>
          <h2 id={`month-${at}`}>{month}</h2>
          <ul>
            {orders
              .filter((order) => monthOf(order, site.intlLocale) === month)
              .map((order) => (
                <TransactionRow key={order.payment_id} order={order} method={methodWords(order.method)} intlLocale={site.intlLocale} />
              ))}
          </ul>
        </section>
      ))}
      {orders.length === 0 ? <EmptyState icon={<Icon name="receipt" />} title={t('none_title')} text={t('none_text')} /> : <p className="small muted">{t('note', { name: statement })}</p>}
      {after || next ? (
        <nav className="transaction-pages" aria-label={t('pages')}>
          {after ? (
            <LinkButton variant="line" href={pathTo('transactions-id', {})}>
              {t('newest')}
            </LinkButton>
          ) : null}
          {next ? (
            <LinkButton variant="line" href={pathTo('transactions-id', {}, { after: next })} rel="next">
              {t('older')}
            </LinkButton>
          ) : null}
        </nav>
      ) : null}
    </>
  );
}
