import { useTranslations } from 'next-intl';
import { localeTable, type Locale } from '@/lib/site/locales';
import { LanguageMenu, type LanguageLook } from './language-menu';

/** The language switcher of a page without a member: an island that is handed its one text. (S23) */
export function LanguageSwitcher({ locale, look = 'bar' }: { locale: Locale; look?: LanguageLook }) {
  const t = useTranslations('shell.language');
  return <LanguageMenu locale={locale} look={look} label={t('label', { name: localeTable[locale].name })} />;
}
