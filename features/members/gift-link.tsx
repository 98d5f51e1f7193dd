import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { pathTo } from '@/lib/site/addresses/routes';

type GiftLinkProps = { member: { id: number; name: string }; visitor: boolean };

/** To the gifts for a member; a visitor signs up first, or logs in, and the name of the link says so. (P01) */
export function GiftLink({ member: { id, name }, visitor }: GiftLinkProps) {
  const t = useTranslations('members.actions');
  const [href, label] = visitor ? [pathTo('signup', {}, { member: id }), t('gift_login', { name })] : [pathTo('members-id-chat', { id }, { gift: '' }), t('gift', { name })];
  return (
    <PageLink className="icon-button icon-button-soft icon-button-lg" href={href} aria-label={label} title={label}>
      <Icon name="gift" weight="fill" />
    </PageLink>
  );
}
