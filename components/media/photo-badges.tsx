import { useTranslations } from 'next-intl';
import { Icon } from '../ui/icon';
import { PremiumBadge } from './premium-badge';

type PhotoBadgesProps = { premium?: boolean; isNew?: boolean; small?: boolean };

/** "Nieuw" wins the corner: then the ring alone says premium, and the word is read aloud. */
export function PhotoBadges({ premium, isNew, small }: PhotoBadgesProps) {
  const t = useTranslations('ui.photo');
  if (!premium && !isNew) return null;
  if (small) return premium ? <span className="visually-hidden">{t('premium')}</span> : null;
  return (
    <span className="photo-badges">
      {isNew ? (
        <span className="badge-new">
          <Icon name="sparkle" weight="fill" />
          <span>{t('new')}</span>
        </span>
      ) : null}
      {premium && isNew ? <span className="visually-hidden">{t('premium')}</span> : null}
      {premium && !isNew ? <PremiumBadge /> : null}
    </span>
  );
}

/** The padlock over a photo the reader may not see; the name is read aloud, since no caption shows it. */
export function PhotoLock({ name, words }: { name: string; words: boolean }) {
  const t = useTranslations('ui.photo');
  return (
    <span className="photo-lock">
      <span className="photo-lock-disc">
        <Icon name="padlock" weight="fill" />
      </span>
      <span>
        <span className="visually-hidden">{name}</span>{' '}
        <span className={words ? undefined : 'visually-hidden'}>{t('locked')}</span>
      </span>
    </span>
  );
}
