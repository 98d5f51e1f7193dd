import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import type { Chat } from '@/lib/contract/chats';
import type { Liker } from '@/lib/contract/likes';
import type { User } from '@/lib/contract/user';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { ChatList } from './chat-list';
import { chatTexts } from './chat-texts';

type ChatsScreenProps = { chats: Chat[]; user: User; /** Both like each other; shown above the list. */ matches?: readonly Liker[] };

/** The chat list; on a wide screen with room beside it for the conversation to choose. (S06) */
export function ChatsScreen({ chats, matches = [] }: ChatsScreenProps) {
  const t = useTranslations('chat.list');
  return (
    <div className="chat-columns">
      <IslandMessages keys={chatTexts}>
        <ChatList chats={chats} matches={matches} />
      </IslandMessages>
      <section className="conversation">
        {chats.length > 0 ? (
          <div className="conversation-empty">
            <EmptyState icon={<Icon name="chat-circle-dots" weight="duotone" />} title={t('pick_title')} text={t('pick_text')} />
          </div>
        ) : null}
      </section>
    </div>
  );
}
