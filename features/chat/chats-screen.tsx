import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import type { Chat } from '@/lib/contract/chats';
import type { Liker } from '@/lib/contract/likes';
import type { User } from '@/lib/contract/user';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { ChatList } from './chat-list';
import { chatTexts } from './chat-texts';
import { RemoveChatPanel } from './remove-chat-panel';

type ChatsScreenProps = {
  chats: Chat[];
  user: User;
  /** Both like each other; shown above the list. */
  matches?: readonly Liker[];
  /** The conversation that somebody wants to remove whose script has not come. */
  removing?: string;
};

/** The chat list; on a wide screen with room beside it for the conversation to choose. (S06) */
export function ChatsScreen({ chats, matches = [], removing }: ChatsScreenProps) {
  const t = useTranslations('chat.list');
  const asked = chats.find(({ conversation }) => String(conversation.id) === removing);
  return (
    <>
      {asked ? <RemoveChatPanel chat={asked} /> : null}
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
    </>
  );
}
