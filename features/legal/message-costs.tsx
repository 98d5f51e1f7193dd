import { useTranslations } from 'next-intl';
import type { SiteSettings } from '@/lib/contract/site-settings';
import { formatMoney } from '@/lib/format/money';
import type { SiteInfo } from '@/lib/site/site-info';

type MessageCostsProps = { site: SiteInfo; costs: SiteSettings['minimum_message_costs'] };

/** What a message costs at least, per country, as the reader writes money. (E04) */
export function MessageCosts({ site, costs }: MessageCostsProps) {
  const t = useTranslations('legal_page.costs');
  const names = new Intl.DisplayNames(site.intlLocale, { type: 'region' });
  const rows = Object.entries(costs)
    .filter(([country, { currency }]) => /^[A-Z]{2}$/.test(country) && /^[A-Z]{3}$/.test(currency))
    .map(([country, { costs: amount, currency }]) => ({ country, name: names.of(country) ?? country, price: formatMoney({ amount, currency }, site.intlLocale) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, site.intlLocale));
  if (rows.length === 0) return null;
  return (
    <table className="costs">
      <caption>{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('country')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ country, name, price }) => (
          <tr key={country}>
            <th scope="row">{name}</th>
            <td className="tabular">{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
