import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Icon } from '../ui/icon';

export function PremiumLink({ href }: { href: string }) {
  const t = useTranslations('layout');
  return (
    <Link className="premium-link" href={href}>
      <Icon name="crown-simple" weight="fill" />
      {t('premium')}
    </Link>
  );
}
