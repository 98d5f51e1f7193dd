import { useTranslations } from 'next-intl';
import type { Bundle } from '@/lib/contract/credits';
import { formatMoney } from '@/lib/format/money';

/** The bundles with their prices, and what a message comes to with each. */
export function BundleTable({ bundles, intlLocale }: { bundles: readonly Bundle[]; intlLocale: string }) {
  const t = useTranslations('pricing');
  return (
    <div className="panel bundle-table">
      <table>
        <caption className="visually-hidden">{t('bundles')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('credits')}</th>
            <th scope="col">{t('price')}</th>
            <th scope="col">{t('per_message')}</th>
            <th scope="col" className="is-count">
              {t('messages')}
            </th>
          </tr>
        </thead>
        <tbody>
          {bundles.map(({ id, credits, price, per_message, messages }) => (
            <tr key={id}>
              <th scope="row">{credits}</th>
              <td>
                <b>{formatMoney(price, intlLocale)}</b>
              </td>
              <td>{per_message ? formatMoney(per_message, intlLocale) : null}</td>
              <td className="is-count">{messages?.toLocaleString(intlLocale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
