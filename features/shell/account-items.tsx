import { useTranslations } from 'next-intl';
import { useSite } from '@/components/layout/site-context';
import { Icon } from '@/components/ui/icon';
import { useSaveLanguage } from '@/lib/queries/user';
import type { Locale } from '@/lib/site/languages/locales';
import { pathTo } from '@/lib/site/addresses/routes';
import { LanguageForm } from './language-form';
import { nameOf } from './language-name';
import { LogoutForm } from './logout-form';
import { ThemeChoice } from './theme-choice';

/** What the account menu has that is a form: on a phone the languages, for which its bar has no room; light or dark; log out. (S23) */
export function AccountItems({ locale }: { locale: Locale }) {
  const t = useTranslations('shell');
  const config = useTranslations('language.config');
  const { languages } = useSite();
  const saveLanguage = useSaveLanguage().mutate;
  return (
    <>
      <details className="only-narrow">
        <summary className="menu-item">
          <Icon name="globe-simple" />
          <span className="grow">{t('language.label', { name: nameOf(locale, languages) })}</span>
          <Icon name="caret-down" />
        </summary>
        <LanguageForm locale={locale} languages={languages} more={{ words: config('more'), href: pathTo('lang-config') }} onChoose={saveLanguage} />
      </details>
      <ThemeChoice />
      <LogoutForm />
    </>
  );
}
