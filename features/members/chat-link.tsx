import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { pathTo } from '@/lib/site/routes';

type ChatLinkProps = { member: { id: number; name: string }; visitor: boolean };

/** To the conversation; a visitor must log in first, and the link's hint says so. (P01) */
export function ChatLink({ member: { id, name }, visitor }: ChatLinkProps) {
  const t = useTranslations('members.actions');
  const chat = pathTo('members-id-chat', { id });
  const [href, label] = visitor ? [pathTo('login', {}, { to: chat }), t('chat_login', { name })] : [chat, undefined];
  return (
    <LinkButton size="lg" className="grow" href={href} title={label}>
      <Icon name="chat-circle-dots" weight="fill" />
      {t('chat', { name })}
    </LinkButton>
  );
}
