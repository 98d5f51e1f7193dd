import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

/** Three promises that hold: prices beside buttons, labels on fictional profiles, adults only. */
export function HomeTrust() {
  const t = useTranslations('home.trust');
  return (
    <ul className="wrap trust">
      <li>
        <Icon name="tag" weight="duotone" />
        <span>
          <b>{t('prices')}</b>
          {t('prices_text')}
        </span>
      </li>
      <li>
        <Icon name="mask-happy" weight="duotone" />
        <span>
          <b>{t('profiles')}</b>
          {t('profiles_text')}
        </span>
      </li>
      <li>
        <Icon name="shield-check" weight="duotone" />
        <span>
          <b>{t('adults')}</b>
          {t('adults_text')}
        </span>
      </li>
    </ul>
  );
}
