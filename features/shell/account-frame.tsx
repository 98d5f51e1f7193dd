import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { BackBar } from '@/components/layout/back-bar';
import { PersonPhoto } from '@/components/media/person-photo';
import { Icon } from '@/components/ui/icon';
import type { User } from '@/lib/contract/user';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { photoUrl } from '@/lib/site/photo-url';
import { pathTo } from '@/lib/site/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { LogoutForm } from './logout-form';

export type AccountPlace = 'profile' | 'photos' | 'notifications' | 'settings';

type AccountFrameProps = { site: SiteInfo; user: User; place: AccountPlace; /** On a phone, in place of the top bar. */ bar?: { title: string; href: string }; children: ReactNode };

/** Around the pages about oneself: who one is and what there is to arrange, beside the page from 992; below that the page alone. */
export function AccountFrame({ site, user, place, bar, children }: AccountFrameProps) {
  const t = useTranslations('account.nav');
  const words = useTranslations('shell.account');
  const premium = useTranslations('ui.photo')('premium');
  const { name = '', age, main_image: main } = user.profile ?? {};
  const link = (to: AccountPlace, href: string, label: string, icon: ReactNode) => (
    <Link className="menu-item" href={href} prefetch={false} aria-current={place === to ? 'page' : undefined}>
      {icon}
      {label}
    </Link>
  );
  const frame = (
    <div className="wrap account">
      <nav className="account-nav only-wide" aria-label={t('label')}>
        <div className="account-who">
          <PersonPhoto variant="avatar" size={72} name={name} src={photoUrl(main, 'thumb', site.cdnPrefix)} />
          <div>
            <b className="title-4">{age ? `${name}, ${age}` : name}</b>
            {user.paid_user ? (
              <span className="badge-premium">
                <Icon name="crown-simple" weight="fill" />
                {premium}
              </span>
            ) : (
              <span className="small muted">{t('free')}</span>
            )}
          </div>
        </div>
        {link('profile', pathTo('profile'), words('profile'), <Icon name="user-circle" weight={place === 'profile' ? 'fill' : 'bold'} />)}
        {link('photos', pathTo('settings-section', { section: 'photos' }), t('photos'), <Icon name="images" weight={place === 'photos' ? 'fill' : 'bold'} />)}
        {link('notifications', pathTo('notifications'), t('notifications'), <Icon name="bell" weight={place === 'notifications' ? 'fill' : 'bold'} />)}
        {link('settings', pathTo('settings'), words('settings'), <Icon name="gear" />)}
        <LogoutForm />
      </nav>
      <div className="account-page">{children}</div>
    </div>
  );
  if (!bar) return frame;
  return (
    <>
      <IslandMessages keys={['layout.back']}>
        <BackBar {...bar} />
      </IslandMessages>
      {frame}
    </>
  );
}
