import { useTranslations } from 'next-intl';
import type { Order } from '@/lib/contract/orders';
import { formatMoney } from '@/lib/format/money';
import { formatPercentage } from '@/lib/format/percentage';
import { messagesFor } from '@/lib/site/money/order-amounts';
import type { SiteInfo } from '@/lib/site/site-info';

/** What was bought, what came off, the tax within, the total. */
export function InvoiceTable({ order, site }: { order: Order; site: SiteInfo }) {
  const t = useTranslations();
  const { credits, amount, list_amount: list = amount, discount, tax, currency = 'EUR' } = order;
  const money = (units: number) => formatMoney({ amount: units, currency }, site.intlLocale);
  const percent = (share: number) => formatPercentage(share, site.intlLocale);
  const each = site.messageCredits > 0 && credits > 0 ? messagesFor({ price: list, credits, each: site.messageCredits }) : null;
  return (
    <table className="invoice-table">
      <thead>
        <tr>
          <th scope="col">{t('transaction.invoice.what')}</th>
          <th scope="col">{t('transaction.invoice.amount')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            {t('count.credits', { count: credits })}
            {each ? <span className="small muted">{t('transaction.invoice.line', { amount: money(each.perMessage), count: each.messages })}</span> : null}
          </td>
          <td>{money(list)}</td>
        </tr>
        {discount ? (
          <tr className="is-saved">
            <td>{discount.percentage ? `${discount.code} (${percent(discount.percentage)})` : discount.code}</td>
            <td>− {money(discount.amount)}</td>
          </tr>
        ) : null}
        {tax ? (
          <tr className="muted">
            <td>{t('transaction.invoice.tax', { rate: percent(tax.rate) })}</td>
            <td>{money(tax.amount)}</td>
          </tr>
        ) : null}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('transaction.fact.total')}</th>
          <td>{money(amount)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
