import { useTranslations } from 'next-intl';
import { Icon } from '../ui/icon';
import { PageLink } from '../ui/page-link';

export function PremiumLink({ href }: { href: string }) {
  const t = useTranslations('layout');
  return (
    <PageLink className="premium-link" href={href}>
      <Icon name="crown-simple" weight="fill" />
      {t('premium')}
    </PageLink>
  );
}
