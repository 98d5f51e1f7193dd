import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Menu } from '@/components/ui/menu';

/** What can be done with an own message that nobody has read: take it back. A form of its own, for where no script sends it. */
export function MessageMenu({ conversation, message }: { conversation: number; message: number }) {
  const t = useTranslations('chat.unsend');
  return (
    <div className="message-menu">
      <Menu label={t('menu')} summaryClassName="icon-button" summary={<Icon name="dots-three-vertical" />}>
        <form action="/forms/unsend" method="post" data-unsend={message}>
          <input type="hidden" name="conversation" value={conversation} />
          <input type="hidden" name="message" value={message} />
          <button type="submit" className="menu-item">
            <Icon name="arrow-counter-clockwise" />
            {t('action')}
          </button>
        </form>
      </Menu>
    </div>
  );
}
