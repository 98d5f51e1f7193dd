import { useTranslations } from 'next-intl';
import { PremiumBadge } from '@/components/media/premium-badge';
import { Icon } from '@/components/ui/icon';

/** The same photo twice: as a free member sees a private one, and as a premium member does. Decoration: the table says it. */
export function SamplePhotos({ src }: { src: string | null }) {
  const t = useTranslations('premium');
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
        <PremiumBadge />
      </span>
    </div>
  );
}
