import { useTranslations } from 'next-intl';
import type { ReactElement } from 'react';
import { PersonAvatar } from '@/components/media/person-avatar';
import { PremiumBadge } from '@/components/media/premium-badge';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import type { User } from '@/lib/contract/user';
import { photoUrl } from '@/lib/site/addresses/photo-url';
import { pathTo } from '@/lib/site/addresses/routes';
import { LogoutForm } from './logout-form';
import { settingsPlaces, type SettingsPlace } from './section-list';

export type AccountPlace = 'profile' | 'photos' | 'notifications' | 'transactions' | 'settings';

type AccountNavProps = {
  user: User;
  cdnPrefix: string;
  place: AccountPlace;
  /** Which of the settings is open. */
  section?: SettingsPlace;
  /** A phone shows it too, above the overview of the settings. Elsewhere it stands beside the page, where there is room. */
  overview?: boolean;
};

/** Who one is and all there is to arrange; what can be set, while one is at it. */
export function AccountNav({ user, cdnPrefix, place, section, overview }: AccountNavProps) {
  const t = useTranslations('account.nav');
  const words = useTranslations('shell.account');
  const all = useTranslations();
  const { name = '', age, main_image: main } = user.profile ?? {};
  const row = (href: string, isHere: boolean, label: string, icon: ReactElement, look?: string) => (
    <li key={href} className={look}>
      <PageLink className="menu-item" href={href} aria-current={isHere ? 'page' : undefined}>
        {icon}
        <span className="grow">{label}</span>
        <Icon name="caret-right" className="only-narrow" />
      </PageLink>
    </li>
  );
  const isAt = (to: AccountPlace) => place === to && !section;
  return (
    <nav className={classNames('account-nav', !overview && 'only-wide')} aria-label={t('label')}>
      <div className="account-who">
        <PersonAvatar size={72} name={name} src={photoUrl(main, 'thumb', cdnPrefix)} />
        <div>
          <b className="title-4">{age ? `${name}, ${age}` : name}</b>
          {user.paid_user ? (
            <PremiumBadge />
          ) : (
            <span className="small muted">{t('free')}</span>
          )}
        </div>
      </div>
      <ul>
        {row(pathTo('profile'), isAt('profile'), words('profile'), <Icon name="user-circle" />)}
        {row(pathTo('settings-section', { section: 'photos' }), isAt('photos'), t('photos'), <Icon name="images" />)}
        {row(pathTo('notifications'), isAt('notifications'), t('notifications'), <Icon name="bell" />)}
        {row(pathTo('transactions-id', {}), isAt('transactions'), all('transaction.title'), <Icon name="receipt" />)}
        {row(pathTo('settings'), isAt('settings'), words('settings'), <Icon name="gear" />, 'only-wide')}
        {section ? settingsPlaces.map(({ key, icon }) => row(pathTo('settings-section', { section: key }), section === key, all(`settings.section.${key}`), icon, 'is-section')) : null}
        <li className={overview ? 'only-wide' : undefined}>
          <LogoutForm />
        </li>
      </ul>
    </nav>
  );
}
