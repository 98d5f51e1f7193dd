import { useTranslations } from 'next-intl';
import Link from 'next/link';
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
        <li>
          <Link href={pathTo('profile')} prefetch={false}>
            <Icon name="user-circle" />
            <span className="grow">{account('profile')}</span>
            <Icon name="caret-right" className="only-narrow" />
          </Link>
        </li>
        <li>
          <Link href={pathTo('settings-section', { section: 'photos' })} prefetch={false}>
            <Icon name="images" />
            <span className="grow">{t('section.photos')}</span>
            <Icon name="caret-right" className="only-narrow" />
          </Link>
        </li>
        {sectionList.map(({ key, icon }) => (
          <li key={key}>
            <Link href={pathTo('settings-section', { section: key })} prefetch={false} aria-current={key === current ? 'page' : undefined}>
              {icon}
              <span className="grow">{t(`section.${key}`)}</span>
              <Icon name="caret-right" className="only-narrow" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
