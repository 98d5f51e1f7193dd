import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PersonAvatar } from '@/components/media/person-avatar';
import { buttonClass } from '@/components/ui/button-look';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import type { Person } from '@/lib/contract/person';
import { photoUrl } from '@/lib/site/addresses/photo-url';
import { pathTo } from '@/lib/site/addresses/routes';
import { SettingForm } from './setting-form';

type BlockedSectionProps = { blocked: readonly Person[]; cdnPrefix: string };

/** A name that is too long for its row ends in dots; the age stays beside it. */
const ellipsed = (name: ReactNode) => <span className="ellipsis">{name}</span>;

/** Whom the member has blocked, each with the way back. (S11) */
export function BlockedSection({ blocked, cdnPrefix }: BlockedSectionProps) {
  const t = useTranslations('settings.blocked');
  const offline = useTranslations('settings')('offline');
  if (blocked.length === 0) {
    return (
      <section className="panel">
        <EmptyState icon={<Icon name="hand-heart" weight="duotone" />} title={t('none')} text={t('text')} />
      </section>
    );
  }
  return (
    <section className="panel">
      <p className="muted">{t('text')}</p>
      <ul className="settings-people">
        {blocked.map(({ id, name, age, main_image: image, fictional }) => (
          <li key={id} className="setting">
            <PersonAvatar size={48} name={name} src={photoUrl(image, 'thumb', cdnPrefix)} fictional={fictional} />
            <b className="grow">{age ? t.rich('person', { name, age, n: ellipsed }) : ellipsed(name)}</b>
            <SettingForm name="unblock" offline={offline}>
              <input type="hidden" name="profile" value={id} />
              <input type="hidden" name="back" value={pathTo('settings-section', { section: 'blocked' })} />
              <button type="submit" className={buttonClass({ variant: 'line', size: 'sm' })} aria-label={t('unblock_name', { name })}>
                {t('unblock')}
              </button>
            </SettingForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
