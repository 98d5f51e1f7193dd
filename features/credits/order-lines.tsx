import { useTranslations } from 'next-intl';
import type { DiscountCode } from '@/lib/contract/discounts';
import { formatMoney } from '@/lib/format/money';

type OrderLinesProps = {
  credits: number;
  /** Minor units of `currency`. */
  sums: { list: number; saved: number; total: number; currency: string };
  /** The code that saves something, and by how many per cent. */
  code?: Pick<DiscountCode, 'code' | 'value_percentage'> | null;
  /** There is value-added tax within the price. */
  taxed: boolean;
  intlLocale: string;
};

/** What is ordered, line by line, and its total. */
export function OrderLines({ credits, sums, code, taxed, intlLocale }: OrderLinesProps) {
  const t = useTranslations();
  const money = (amount: number) => formatMoney({ amount, currency: sums.currency }, intlLocale);
  return (
    <>
      <dl className="order-lines">
        <div>
          <dt>{t('count.credits', { count: credits })}</dt>
          <dd>{money(sums.list)}</dd>
        </div>
        {sums.saved > 0 && code ? (
          <div className="is-saved">
            <dt>
              {code.code} ({(code.value_percentage / 100).toLocaleString(intlLocale, { style: 'percent', maximumFractionDigits: 2 })})
            </dt>
            <dd>− {money(sums.saved)}</dd>
          </div>
        ) : null}
        <div className="is-total">
          <dt>{t('pay.order.total')}</dt>
          <dd aria-live="polite">{money(sums.total)}</dd>
        </div>
      </dl>
      <p className="small muted">
        {t(sums.total === 0 ? 'pay.order.nothing' : taxed ? 'pay.order.tax' : 'pay.order.untaxed')} {sums.saved > 0 ? t('pay.order.saved', { amount: money(sums.saved) }) : null}
      </p>
    </>
  );
}
