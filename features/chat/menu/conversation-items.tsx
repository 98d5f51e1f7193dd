import { useTranslations } from 'next-intl';
import { createPortal } from 'react-dom';
import { Icon } from '@/components/ui/icon';
import { pathTo } from '@/lib/site/addresses/routes';
import { MuteItem } from './mute-item';
import { useRemoval } from './use-removal';

type ConversationItemsProps = { conversation: number; name: string; muted: boolean };

/** Of the menu, what is about a conversation that has begun: keep quiet about it, remove it. */
export function ConversationItems({ conversation, name, muted }: ConversationItemsProps) {
  const t = useTranslations('chat.menu');
  const { ask, dialog } = useRemoval(conversation, name);
  return (
    <>
      <MuteItem conversation={conversation} muted={muted} />
      {/* Before its script, or without, the list asks. */}
      <form action={pathTo('chats')} onSubmit={ask}>
        <input type="hidden" name="remove" value={conversation} />
        <button type="submit" className="menu-item">
          <Icon name="trash" />
          {t('remove')}
        </button>
      </form>
      {/* The menu is shut by then, and with it all that stands in it. */}
      {dialog ? createPortal(dialog, document.body) : null}
    </>
  );
}
