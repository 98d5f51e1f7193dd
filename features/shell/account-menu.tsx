import { useTranslations } from 'next-intl';
import { Activity } from 'react';
import { useSite } from '@/components/layout/site-context';
import { PersonAvatar } from '@/components/media/person-avatar';
import { Icon } from '@/components/ui/icon';
import { Menu } from '@/components/ui/menu';
import { PageLink } from '@/components/ui/page-link';
import { AccountItemsPart } from '@/features/shell/account-items-part';
import type { User } from '@/lib/contract/user';
import type { Locale } from '@/lib/site/languages/locales';
import { photoUrl } from '@/lib/site/addresses/photo-url';
import { pathTo } from '@/lib/site/addresses/routes';

type AccountMenuProps = { user: User; locale: Locale };

/** My profile, settings, light or dark, log out; on a phone the languages too, for which its bar has no room. (S23) */
export function AccountMenu({ user, locale }: AccountMenuProps) {
  const t = useTranslations('shell');
  const { cdnPrefix } = useSite();
  const name = user.profile?.name ?? '';
  const summary = (
    <>
      <PersonAvatar size={36} name={name} src={photoUrl(user.profile?.main_image, 'thumb', cdnPrefix)} />
      <Icon name="caret-down" className="only-wide" />
    </>
  );
  return (
    <Menu end label={t('account.label')} summary={summary} summaryClassName="menu-summary" className="account-menu">
      <PageLink className="menu-item" href={pathTo('profile')}>
        <Icon name="user-circle" />
        {t('account.profile')}
      </PageLink>
      <PageLink className="menu-item" href={pathTo('settings')}>
        <Icon name="gear" />
        {t('account.settings')}
      </PageLink>
      <Activity>
        <AccountItemsPart locale={locale} />
      </Activity>
    </Menu>
  );
}
