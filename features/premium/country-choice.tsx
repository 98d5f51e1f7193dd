import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { countryInfo } from '@/lib/site/countries/countries';
import { countryName, countryOptions } from '@/lib/format/place-names';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';

const symbolOf = (currency: string, intlLocale: string) =>
  new Intl.NumberFormat(intlLocale, { style: 'currency', currency }).formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;

/** The countries of the site with their money, each a link: opens and works without script. */
export function CountryChoice({ site: { countries, intlLocale }, country }: { site: SiteInfo; country: string }) {
  const t = useTranslations('pricing');
  const words = (code: string) => t('choice', { country: countryName(code, intlLocale), currency: symbolOf(countryInfo(code)?.currency ?? 'EUR', intlLocale) });
  return (
    <details className="country-choice">
      <summary className="input">
        <Icon name="globe-simple" />
        <span className="visually-hidden">{t('country')}</span> {words(country)}
        <Icon name="caret-down" />
      </summary>
      <ul>
        {countryOptions(countries, intlLocale).map(({ value }) => (
          <li key={value}>
            <a href={pathTo('pricing', { country: value })} aria-current={value === country ? 'true' : undefined}>
              {words(value)}
              {value === country ? <Icon name="check" /> : null}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
