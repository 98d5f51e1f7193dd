import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { pathTo } from '@/lib/site/addresses/routes';

type ChatLinkProps = { member: { id: number; name: string }; visitor: boolean };

/** To the conversation; a visitor signs up first, with that member in view, or logs in, and the link's hint says so. (P01) */
export function ChatLink({ member: { id, name }, visitor }: ChatLinkProps) {
  const t = useTranslations('members.actions');
  const [href, label] = visitor ? [pathTo('signup', {}, { member: id }), t('chat_login', { name })] : [pathTo('members-id-chat', { id }), undefined];
  return (
    <LinkButton size="lg" className="grow" href={href} title={label}>
      <Icon name="chat-circle-dots" weight="fill" />
      {t('chat', { name })}
    </LinkButton>
  );
}
