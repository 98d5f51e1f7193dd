import { useTranslations } from 'next-intl';
import { localeTable } from '@/lib/site/locales';
import type { SiteInfo } from '@/lib/site/site-info';
import { visibleLanguages } from '@/lib/site/visible-languages';
import { LanguageMenu, type LanguageLook } from './language-menu';

/** The language switcher of a page without a member: an island that is handed its texts. (S23, B08) */
export function LanguageSwitcher({ site, look = 'bar' }: { site: Pick<SiteInfo, 'locale' | 'country'>; look?: LanguageLook }) {
  const t = useTranslations('shell.language');
  const config = useTranslations('language.config');
  const { locale, country } = site;
  return (
    <LanguageMenu
      locale={locale}
      languages={visibleLanguages(country, locale)}
      more={config('more')}
      look={look}
      label={t('label', { name: localeTable[locale].name })}
    />
  );
}
