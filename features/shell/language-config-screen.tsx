import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { formatLongDate } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { countryInfo } from '@/lib/site/countries/countries';
import { locales } from '@/lib/site/languages/locales';
import type { SiteInfo } from '@/lib/site/site-info';
import { LanguageOptions } from './language-options';
import { LanguageSaved } from './language-saved';
import { MemberLanguageOptions } from './member-language-options';

type LanguageConfigScreenProps = {
  site: SiteInfo;
  now: Date;
  /** A member's choice is saved to the account. */
  member: boolean;
};

const sample = 2495;

/** The language page: those of the country first, all others below, and how dates and amounts will look. (R11, B08) */
export function LanguageConfigScreen({ site, now, member }: LanguageConfigScreenProps) {
  const t = useTranslations('language.config');
  const near = site.languages.map(({ code }) => code);
  const others = locales.filter((each) => !near.includes(each));
  const options = { locale: site.locale, near, others, texts: { question: t('question'), others: t('others') } };
  const currency = countryInfo(site.country)?.currency ?? 'EUR';
  return (
    <div className="wrap page language-page">
      <h1 className="title-1">{t('title')}</h1>
      {member ? <MemberLanguageOptions {...options} /> : <LanguageOptions {...options} />}
      <section className="panel">
        <h2 className="title-4">{t('format')}</h2>
        <dl className="language-sample">
          <dt>{t('date')}</dt>
          <dd>{formatLongDate(now, site.intlLocale)}</dd>
          <dt>{t('amount')}</dt>
          <dd className="tabular">{formatMoney({ amount: sample, currency }, site.intlLocale)}</dd>
        </dl>
      </section>
      <LanguageSaved locale={site.locale}>
        <Alert kind="success" title={t(member ? 'account' : 'device')}>
          {t('keep')}
        </Alert>
      </LanguageSaved>
    </div>
  );
}
