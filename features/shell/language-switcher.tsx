import { useTranslations } from 'next-intl';
import { localeTable } from '@/lib/site/languages/locales';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import type { LanguageLook } from './language-menu';
import { LazyLanguageMenu } from './lazy-language-menu';

/** The language switcher of a page without a member: an island that is handed its texts. (S23, B08) */
export function LanguageSwitcher({ site, look = 'bar' }: { site: Pick<SiteInfo, 'locale' | 'languages'>; look?: LanguageLook }) {
  const t = useTranslations('shell.language');
  const config = useTranslations('language.config');
  const { locale, languages } = site;
  return (
    <LazyLanguageMenu
      locale={locale}
      languages={languages}
      more={{ words: config('more'), href: pathTo('lang-config') }}
      look={look}
      label={t('label', { name: localeTable[locale].name })}
    />
  );
}
