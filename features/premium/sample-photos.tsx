import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

/** The same photo twice: as a free member sees a private one, and as a premium member does. Decoration: the table says it. */
export function SamplePhotos({ src }: { src: string | null }) {
  const t = useTranslations('premium');
  const ui = useTranslations('ui.photo');
  const photo = src ? <img src={src} alt="" width="300" height="400" /> : null;
  return (
    <div className="premium-photos" aria-hidden="true">
      <span className="premium-photo is-locked">
        {photo}
        <span className="premium-lock">
          <Icon name="padlock" weight="fill" />
        </span>
        <b>{t('free')}</b>
      </span>
      <span className="premium-photo is-sharp">
        {photo}
        <span className="badge-premium">
          <Icon name="crown-simple" weight="fill" />
          {ui('premium')}
        </span>
      </span>
    </div>
  );
}
