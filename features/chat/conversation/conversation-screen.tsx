import type { Chat } from '@/lib/contract/chats';
import type { Gift } from '@/lib/contract/gifts';
import type { Liker } from '@/lib/contract/likes';
import type { Profile } from '@/lib/contract/person';
import type { User } from '@/lib/contract/user';
import { IslandMessages } from '@/lib/i18n/island-messages';
import type { HeldMessage } from '@/lib/site/members/held-message';
import type { SiteInfo } from '@/lib/site/site-info';
import type { Conversation as Answer } from '@/lib/stores/chat-store-changes';
import { chatTexts } from '../chat-texts';
import type { Refused } from '../writing/composer';
import { Conversation } from './conversation';
import { HeldRow } from '../messages/held-row';
import { LazyChatList } from '../list/lazy-chat-list';
import { ProfilePanel } from './profile-panel';
import { useRefusedWay } from '../writing/use-refused-way';

type ConversationScreenProps = {
  chats: Chat[];
  conversation: Answer;
  user: User;
  icebreakers: string[];
  site: SiteInfo;
  /** The other party's whole profile, for the panel beside the conversation. */
  profile?: Profile | null;
  /** What can be given here. */
  gifts?: readonly Gift[];
  matches?: readonly Liker[];
  /** What the form came back with when it was sent without script. */
  refused?: Refused | null;
  /** The first message, to whomever, while the server has not sent it. */
  held?: HeldMessage | null;
};

/** A conversation, with the list before it and the profile beside it where there is room. (S06, S07) */
export function ConversationScreen({ chats, conversation, user, icebreakers, site, profile, gifts, matches = [], refused: cameBack, held }: ConversationScreenProps) {
  const { profile: person, awaiting_confirmation: awaits } = conversation.conversation;
  // The text waited while its writer confirmed the address: it is back then, and nothing is wrong with it any more. (P04)
  const back = cameBack?.error === 'err.awaiting_confirmation' && awaits === false ? { ...cameBack, error: '' } : cameBack;
  const own = held?.person.id === person.id ? held : null;
  const isWaiting = own?.waitsFor === 'confirmation';
  // What could not go out when the address was confirmed is there to be sent by hand.
  const refused = back ?? (own && !isWaiting ? { error: '', values: { text: own.text } } : null);
  const way = useRefusedWay(refused?.error, user);
  return (
    <div className="chat-columns has-conversation">
      <IslandMessages keys={chatTexts}>
        <LazyChatList chats={chats} current={conversation.conversation.id ?? null} matches={matches} held={held} />
        <Conversation key={person.id} initial={conversation} user={user} icebreakers={icebreakers} formId={refused?.values.form ?? crypto.randomUUID()} refused={refused} way={way} held={isWaiting ? <HeldRow key="held" text={own.text} /> : null} />
      </IslandMessages>
      <ProfilePanel person={person} site={site} profile={profile} gifts={gifts} />
    </div>
  );
}
