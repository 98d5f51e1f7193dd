import { useTranslations } from 'next-intl';
import { locales, type Locale } from '@/lib/site/languages/locales';
import { MemberLanguageOptions } from './member-language-options';

type LanguageSectionProps = { locale: Locale; near: readonly Locale[] };

/** The language of the site and of the mails, among the settings. (B08, A10) */
export function LanguageSection({ locale, near }: LanguageSectionProps) {
  const t = useTranslations('language.config');
  const others = locales.filter((each) => !near.includes(each));
  return <MemberLanguageOptions locale={locale} near={near} others={others} texts={{ question: t('question'), others: t('others') }} />;
}
