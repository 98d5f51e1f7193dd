import { useTranslations } from 'next-intl';
import { Icon } from '../ui/icon';

/** Who has Premium, in words. On a very narrow photo the crown speaks alone. (P03) */
export function PremiumBadge() {
  const t = useTranslations('ui.photo');
  return (
    <span className="badge-premium">
      <Icon name="crown-simple" weight="fill" />
      <span>{t('premium')}</span>
    </span>
  );
}
