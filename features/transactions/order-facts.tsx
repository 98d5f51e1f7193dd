import { useTranslations } from 'next-intl';
import type { Order } from '@/lib/contract/orders';
import type { CompanyInfo } from '@/lib/contract/site-settings';
import { formatLongDate, formatTime } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { siteTimeZone } from '@/lib/site/constants';

type OrderFactsProps = { order: Order; method: string; company: CompanyInfo | null; intlLocale: string };

/** When, how, and from whom it was bought: company, registration and tax number; and what of it went back without a withdrawal. */
export function OrderFacts({ order: { paid_at, created_at, refund, returned = 0, currency = 'EUR' }, method, company, intlLocale }: OrderFactsProps) {
  const t = useTranslations('transaction.fact');
  const own = useTranslations('legal_page.company');
  const when = paid_at ?? created_at;
  const numbers = company ? [company.kvk && `${own('kvk')} ${company.kvk}`, company.vat_numbers[0] && `${own('vat')} ${company.vat_numbers[0]}`].filter(Boolean) : [];
  return (
    <dl className="order-facts small">
      {when ? (
        <div>
          <dt>{t('date')}</dt>
          <dd className="tabular">
            {formatLongDate(new Date(when), intlLocale, siteTimeZone)}, {formatTime(new Date(when), intlLocale, siteTimeZone)}
          </dd>
        </div>
      ) : null}
      {method ? (
        <div>
          <dt>{t('method')}</dt>
          <dd>{method}</dd>
        </div>
      ) : null}
      {returned > 0 && !refund ? (
        <div>
          <dt>{t('back')}</dt>
          <dd className="tabular">{formatMoney({ amount: returned, currency }, intlLocale)}</dd>
        </div>
      ) : null}
      {company?.name ? (
        <div>
          <dt>{t('seller')}</dt>
          <dd>
            {[company.name, company.city].filter(Boolean).join(', ')}
            <span className="muted">{numbers.join(' · ')}</span>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
