import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { pathTo } from '@/lib/site/routes';
import type { LikeType } from '@/lib/stores/likes-lists';

/** Nothing there yet: what comes here, and where to begin. */
export function LikesEmpty({ type }: { type: LikeType }) {
  const t = useTranslations('likes.empty');
  return (
    <EmptyState
      icon={<Icon name="heart" weight="duotone" />}
      title={t(`${type}_title`)}
      text={t(`${type}_text`)}
      action={
        <LinkButton href={pathTo('members')} prefetch={false}>
          {t('action')}
        </LinkButton>
      }
    />
  );
}
