import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { Order } from '@/lib/contract/orders';
import type { CompanyInfo } from '@/lib/contract/site-settings';
import { checkoutPath } from '@/lib/site/addresses/checkout-path';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { InvoiceTable } from './invoice-table';
import { OrderFacts } from './order-facts';
import { orderLook } from './order-state';
import { PeriodPanel } from './period-panel';
import { StatePill } from './state-pill';
import { WithdrawnPanel } from './withdrawn-panel';

type OrderScreenProps = {
  site: SiteInfo;
  order: Order;
  /** The way it was paid, in words. */
  method: string;
  company: CompanyInfo | null;
  /** The site's days of withdrawal. */
  days: number;
  /** Where the receipt of a withdrawal has just been sent. */
  sentTo?: string;
};

/** One order: how long it can be undone, or that it was; its invoice, or how to pay it after all. (S14, R17) */
export function OrderScreen({ site, order, method, company, days, sentTo }: OrderScreenProps) {
  const t = useTranslations('transaction');
  const pay = useTranslations('pay.outcome');
  const { intlLocale } = site;
  const { state, number, payment_id: id, checkout_url: checkout, bundle } = order;
  const look = orderLook({ ...order, withdrawal: null });
  const paid = state === 'completed' || state === 'refunded';
  const failed = state === 'failed' || state === 'cancelled';
  const path = checkoutPath(checkout);
  return (
    <>
      <h1 className="title-1 account-title">{number ? t('order_number', { number }) : t('order')}</h1>
      <PeriodPanel order={order} days={days} intlLocale={intlLocale} />
      <WithdrawnPanel order={order} method={method} intlLocale={intlLocale} sentTo={sentTo} />
      <section className="panel invoice" aria-labelledby="invoice">
        <header>
          <h2 id="invoice">
            <span className="small muted">{t(paid ? 'invoice.title' : 'order')}</span>
            {number ? <span className="title-3 tabular">{number}</span> : null}
          </h2>
          <StatePill {...look} />
        </header>
        {paid ? null : <p className="small">{pay(failed ? 'failed_text' : path ? 'open_text' : 'pending_text')}</p>}
        <InvoiceTable order={order} site={site} />
        <OrderFacts order={order} method={method} company={company} intlLocale={intlLocale} />
        <div className="invoice-actions">
          {paid ? (
            <LinkButton variant="line" size="sm" href={pathTo('transactions-id-invoice', { id })}>
              <Icon name="download-simple" />
              {t('invoice.open')}
            </LinkButton>
          ) : null}
          {path && !paid && !failed ? (
            <LinkButton variant="primary" size="sm" href={path}>
              {pay('to_payment')}
            </LinkButton>
          ) : null}
          {failed ? (
            <LinkButton variant="primary" size="sm" href={bundle ? pathTo('credits-id-paymentmethod', { id: bundle, paymentmethod: order.method }) : pathTo('credits')}>
              {pay('retry')}
            </LinkButton>
          ) : null}
          <LinkButton variant="ghost" size="sm" href={pathTo('complaints')}>
            <Icon name="question" weight="fill" />
            {t('invoice.ask')}
          </LinkButton>
        </div>
      </section>
    </>
  );
}
