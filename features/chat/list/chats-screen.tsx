import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import type { Chat } from '@/lib/contract/chats';
import type { Liker } from '@/lib/contract/likes';
import type { Person } from '@/lib/contract/person';
import { IslandMessages } from '@/lib/i18n/island-messages';
import type { HeldMessage } from '@/lib/site/members/held-message';
import type { SiteInfo } from '@/lib/site/site-info';
import { ChatList } from './chat-list';
import { chatTexts } from '../chat-texts';
import { FirstPeople } from './first-people';
import { RemoveChatPanel } from '../menu/remove-chat-panel';

type ChatsScreenProps = {
  site: SiteInfo;
  chats: Chat[];
  /** Both like each other; shown above the list. */
  matches?: readonly Liker[];
  /** The conversation that somebody wants to remove whose script has not come. */
  removing?: string;
  /** Members to begin with, where there is no conversation yet. */
  people?: readonly Person[];
  /** The first message, while the server has not sent it. */
  held?: HeldMessage | null;
};

/** The chat list; on a wide screen with room beside it for the conversation to choose. (S06) */
export function ChatsScreen({ site, chats, matches = [], removing, people = [], held }: ChatsScreenProps) {
  const t = useTranslations('chat.list');
  const asked = chats.find(({ conversation }) => String(conversation.id) === removing);
  return (
    <>
      {asked ? <RemoveChatPanel chat={asked} /> : null}
      <div className="chat-columns">
        <IslandMessages keys={chatTexts}>
          <ChatList chats={chats} matches={matches} held={held} firstPeople={chats.length === 0 ? <FirstPeople people={people} site={site} /> : null} />
        </IslandMessages>
        <section className="conversation">
          <div className="conversation-empty">
            <EmptyState icon={<Icon name="chat-circle-dots" weight="duotone" />} title={t('pick_title')} text={t('pick_text')} />
          </div>
        </section>
      </div>
    </>
  );
}
