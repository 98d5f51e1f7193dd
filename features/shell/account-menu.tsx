import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useSite } from '@/components/layout/site-context';
import { PersonPhoto } from '@/components/media/person-photo';
import { Icon } from '@/components/ui/icon';
import { Menu } from '@/components/ui/menu';
import type { User } from '@/lib/contract/user';
import type { Locale } from '@/lib/site/locales';
import { photoUrl } from '@/lib/site/photo-url';
import { pathTo } from '@/lib/site/routes';
import { LanguageForm } from './language-form';
import { nameOf } from './language-name';
import { LogoutForm } from './logout-form';
import { ThemeChoice } from './theme-choice';

type AccountMenuProps = { user: User; locale: Locale; onLanguage: (locale: Locale) => void };

/** My profile, settings, light or dark, log out; on a phone the languages too, for which its bar has no room. (S23) */
export function AccountMenu({ user, locale, onLanguage }: AccountMenuProps) {
  const t = useTranslations('shell');
  const config = useTranslations('language.config');
  const { cdnPrefix, languages } = useSite();
  const name = user.profile?.name ?? '';
  const summary = (
    <>
      <PersonPhoto variant="avatar" size={36} name={name} src={photoUrl(user.profile?.main_image, 'thumb', cdnPrefix)} />
      <Icon name="caret-down" className="only-wide" />
    </>
  );
  return (
    <Menu end label={t('account.label')} summary={summary} summaryClassName="menu-summary" className="account-menu">
      <Link className="menu-item" href={pathTo('profile')} prefetch={false}>
        <Icon name="user-circle" />
        {t('account.profile')}
      </Link>
      <Link className="menu-item" href={pathTo('settings')} prefetch={false}>
        <Icon name="gear" />
        {t('account.settings')}
      </Link>
      <details className="only-narrow">
        <summary className="menu-item">
          <Icon name="globe-simple" />
          <span className="grow">{t('language.label', { name: nameOf(locale, languages) })}</span>
          <Icon name="caret-down" />
        </summary>
        <LanguageForm locale={locale} languages={languages} more={{ words: config('more'), href: pathTo('lang-config') }} onChoose={onLanguage} />
      </details>
      <ThemeChoice />
      <LogoutForm />
    </Menu>
  );
}
