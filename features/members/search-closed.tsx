import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { pathTo } from '@/lib/site/routes';

/** The site shows its members to members only. */
export function SearchClosed({ siteName, back }: { siteName: string; back: string }) {
  const t = useTranslations('members.closed');
  return (
    <div className="wrap search-closed">
      <EmptyState
        heading="h1"
        icon={<Icon name="magnifying-glass" weight="duotone" />}
        title={t('title')}
        text={t('text', { site: siteName })}
        action={
          <div className="chips">
            <LinkButton href={pathTo('login', {}, { to: back })}>
              {t('login')}
            </LinkButton>
            <LinkButton variant="line" href={pathTo('signup')}>
              {t('signup')}
            </LinkButton>
          </div>
        }
      />
    </div>
  );
}
