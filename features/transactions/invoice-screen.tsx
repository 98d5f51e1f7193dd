import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { Order } from '@/lib/contract/orders';
import type { CompanyInfo } from '@/lib/contract/site-settings';
import { formatLongDate } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { beginDaysOf } from '@/lib/site/money/begin-at-once';
import { siteTimeZone } from '@/lib/site/constants';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { InvoiceTable } from './invoice-table';
import { PrintButton } from './print-button';

type InvoiceScreenProps = { site: SiteInfo; order: Order; method: string; company: CompanyInfo | null; buyer: { name: string; email: string } };

/** The invoice by itself, as it goes on paper: who sells, who bought, what, its tax. (S14) */
export function InvoiceScreen({ site, order, method, company, buyer }: InvoiceScreenProps) {
  const t = useTranslations('transaction');
  const all = useTranslations();
  const own = useTranslations('legal_page.company');
  const { number, payment_id: id, paid_at: paid, created_at: made, begin_at_once: begin, refund, returned = 0, currency = 'EUR' } = order;
  const money = (amount: number) => formatMoney({ amount, currency }, site.intlLocale);
  // What went back without a withdrawal has no receipt: people sent it, or a bank took it.
  const back = returned > 0 ? money(returned) : undefined;
  const day = (at: string | undefined) => (at ? formatLongDate(new Date(at), site.intlLocale, siteTimeZone) : '');
  const place = [company?.address, company?.city, company?.country].filter(Boolean).join(', ');
  const facts: [string, string | undefined][] = [
    [t('invoice.number'), number], [t('fact.date'), day(paid ?? made)], [t('fact.method'), method], [t('fact.name'), [buyer.name, buyer.email].filter(Boolean).join(', ')],
    [t('fact.back'), refund && refund.amount > 0 ? `${money(refund.amount)} · ${[refund.number, day(refund.done_at ?? refund.requested_at)].filter(Boolean).join(' · ')}` : back],
    [t('fact.begin'), begin && all('pay.begin.label', { days: beginDaysOf(begin) })],
  ];
  return (
    <div className="wrap invoice-page">
      <div className="invoice-tools">
        <LinkButton variant="ghost" size="sm" href={pathTo('transactions-id', { id })}>
          <Icon name="arrow-left" />
          {t('invoice.back')}
        </LinkButton>
        <PrintButton label={t('invoice.print')} />
      </div>
      <article className="panel invoice-sheet">
        <header>
          <div>
            <p className="title-4">{site.name}</p>
            <h1 className="title-2">{t('invoice.title')}</h1>
          </div>
          <address className="small">
            <b>{company?.name ?? site.name}</b>
            {place ? <span>{place}</span> : null}
            {company?.kvk ? (
              <span>
                {own('kvk')} {company.kvk}
              </span>
            ) : null}
            {company?.vat_numbers.map((vat) => (
              <span key={vat}>
                {own('vat')} {vat}
              </span>
            ))}
          </address>
        </header>
        <dl className="order-facts">
          {facts.map(([name, value]) =>
            value ? (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="tabular">{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        <InvoiceTable order={order} site={site} />
      </article>
    </div>
  );
}
