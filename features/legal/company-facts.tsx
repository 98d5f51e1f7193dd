import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { CompanyInfo } from '@/lib/contract/site-settings';
import { telHref } from '@/lib/format/phone';
import { countryWritten } from '@/lib/format/place-names';
import type { SiteInfo } from '@/lib/site/site-info';

type CompanyFactsProps = { site: SiteInfo; company: CompanyInfo };

/** Who runs the site, line by line; what the operator does not say has no line. (E05) */
export function CompanyFacts({ site, company }: CompanyFactsProps) {
  const t = useTranslations('legal_page.company');
  const phone = site.supportPhone ?? company.support_phone;
  const place = [company.address, company.city, countryWritten(company.country, site.intlLocale)].filter(Boolean).join(', ');
  const facts: [key: string, value: ReactNode][] = [
    ['name', company.name],
    ['tradenames', company.tradenames.join(', ')],
    ['address', place],
    ['kvk', company.kvk],
    ['vat', company.vat_numbers.join(', ')],
    ['phone', phone ? <a key="phone" href={telHref(phone)}>{phone}</a> : null],
    ['email', site.supportEmail ? <a key="email" href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a> : null],
  ];
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '');
  if (known.length === 0) return null;
  return (
    <dl className="facts" aria-label={t('title')}>
      {known.map(([key, value]) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
