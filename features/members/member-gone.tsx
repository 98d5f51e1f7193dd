import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { pathTo } from '@/lib/site/addresses/routes';

/** The profile of a member who has left. */
export function MemberGone() {
  const t = useTranslations('members.gone');
  return (
    <div className="wrap search-closed">
      <EmptyState
        heading="h1"
        icon={<Icon name="user-circle" weight="duotone" />}
        title={t('title')}
        text={t('text')}
        action={
          <LinkButton variant="soft" href={pathTo('members')}>
            {t('action')}
          </LinkButton>
        }
      />
    </div>
  );
}
