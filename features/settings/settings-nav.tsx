import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactElement } from 'react';
import { PersonPhoto } from '@/components/media/person-photo';
import { Icon } from '@/components/ui/icon';
import type { User } from '@/lib/contract/user';
import { photoUrl } from '@/lib/site/photo-url';
import { pathTo } from '@/lib/site/routes';
import { sectionList, type SectionKey } from './section-list';

type SettingsNavProps = {
  user: User;
  cdnPrefix: string;
  /** The one that is open; on the list's own page none is, though the first is shown beside it where there is room. */
  current: SectionKey | null;
};

/** Who this is, and everything that can be set. */
export function SettingsNav({ user, cdnPrefix, current }: SettingsNavProps) {
  const t = useTranslations('settings');
  const account = useTranslations('shell.account');
  const { name = '', age, main_image: image } = user.profile ?? {};
  const row = (key: string, href: string, words: string, icon: ReactElement) => (
    <li key={key}>
      <Link href={href} prefetch={false} aria-current={key === current ? 'page' : undefined}>
        {icon}
        <span className="grow">{words}</span>
        <Icon name="caret-right" className="only-narrow" />
      </Link>
    </li>
  );
  return (
    <nav className="settings-nav" aria-label={t('title')}>
      <div className="settings-person">
        <PersonPhoto variant="avatar" size={72} name={name} src={photoUrl(image, 'thumb', cdnPrefix)} />
        <div>
          <p className="title-4">{age ? t('person', { name, age }) : name}</p>
          <p className="small muted">{t(user.paid_user ? 'premium' : 'free')}</p>
        </div>
      </div>
      <ul>
        {row('profile', pathTo('profile'), account('profile'), <Icon name="user-circle" />)}
        {row('photos', pathTo('settings-section', { section: 'photos' }), t('section.photos'), <Icon name="images" />)}
        {sectionList.map(({ key, icon }) => row(key, pathTo('settings-section', { section: key }), t(`section.${key}`), icon))}
        {row('delete', pathTo('settings-section', { section: 'delete' }), t('section.delete'), <Icon name="trash" />)}
      </ul>
    </nav>
  );
}
