import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { ChatsScreen } from '@/features/chat/list/chats-screen';
import type { Refused } from '@/features/chat/writing/composer';
import { ConversationScreen } from '@/features/chat/conversation/conversation-screen';
import { GiftScreen } from '@/features/chat/gifts/gift-screen';
import { fail } from '@/e2e/mock/answers';
import type { Message } from '@/lib/contract/chats';
import type { Person } from '@/lib/contract/person';
import type { OutboxEntry } from '@/lib/stores/chat-store-entry';
import { AllTexts } from '../all-texts';
import { GiftsOver } from '../gifts-over';
import { OpenBuyCredits, OpenRemoveChat } from '../islands/dialogs';
import { ChatNews } from '../islands/live';
import type { Scene, Stage } from '../scene';
import { people, prices, profileOf, told } from '../world';

const { chats } = told('listChats');
const gifts = told('listGifts').gifts;
const conversation = 3;

const unsent = (more: Partial<OutboxEntry>, at = 1): OutboxEntry => ({
  client_id: `gallery-unsent-${String(at).padStart(4, '0')}`, member: people.noor.id, conversation, text: 'Zaterdag om drie uur, bij de molen?', state: 'failed', written_at: '2026-11-21T12:30:00.000Z', ...more,
});
const waiting: OutboxEntry[] = [
  unsent({ state: 'sending' }, 1),
  unsent({ state: 'failed', text: 'Of liever ergens binnen?' }, 2),
  unsent({ state: 'failed', text: 'Zeg maar wat jou past.', error: { key: 'err.message_too_long', params: { max: 500 } } }, 3),
  unsent({ state: 'waiting_for_network', text: 'Ik neem koffie mee.' }, 4),
  unsent({ state: 'waiting_for_confirmation', text: 'En appeltaart.' }, 5),
  unsent({ state: 'waiting_for_credits', text: '', gift: { key: 'rose', credits: 15 } }, 6),
];

const unlisted = [people.noor, people.sam, people.iris, people.fien].map((person, at) => unsent({ ...waiting[[4, 5, 3, 2][at]!]!, client_id: `gallery-unlisted-${at}000`, member: person.id, person, conversation: null }));

const messages = (): Message[] => chats[0]!.conversation.last_message ? [{ ...chats[0]!.conversation.last_message!, id: 41, text: 'Dag! Hoe was je dag?' }, { ...chats[0]!.conversation.last_message!, id: 42, mine: true, text: 'Goed, en de jouwe?', read: true }, { ...chats[0]!.conversation.last_message!, id: 43 }] : [];

type Talk = { person?: Person; refused?: Refused; empty?: true; older?: boolean; awaiting?: boolean; outbox?: OutboxEntry[]; typing?: number[]; held?: string };

const Talked = ({ stage: { site, user }, person = people.noor, empty, older, awaiting, outbox, typing, refused, held }: Talk & { stage: Stage }) => (
  <>
    <ConversationScreen
      chats={chats} user={user} site={site} icebreakers={empty ? told('listIcebreakers').icebreakers : []} profile={profileOf(person)} gifts={gifts} refused={refused} held={held ? { person, text: held, waitsFor: 'confirmation' } : null}
      conversation={{ conversation: { id: empty ? null : conversation, profile: person, awaiting_confirmation: awaiting }, messages: empty ? [] : messages(), has_older: older ?? false }}
    />
    {outbox || typing ? <ChatNews outbox={outbox} typing={typing} /> : null}
  </>
);
const talk = (name: string, given: Talk, more: Partial<Scene> = {}): Scene => ({
  name, kind: 'state', of: ['features/chat/conversation/conversation'], frame: 'chat', ...more, draw: (stage) => <Talked stage={stage} {...given} />,
});

function TalkGone() {
  return <Alert live title={useTranslations('safety')('talk_gone')} />;
}

const gift = (name: string, of: string, chosen: string, awaiting: 'own' | 'theirs' | null): Scene => ({
  name, kind: 'alert', of: [of], frame: 'chat',
  draw: ({ site, user }) => <GiftScreen person={people.noor} site={site} gifts={gifts} chosen={chosen} credits={user.credits} awaiting={awaiting} />,
});

const buy = (name: string, person: Person, entry: Partial<OutboxEntry>): Scene => ({
  name, kind: 'modal', of: ['features/chat/writing/buy-credits-dialog'], frame: 'chat', user: { credits: 2 }, answers: { getCredits: prices },
  draw: () => <AllTexts><OpenBuyCredits person={person} entry={unsent({ state: 'waiting_for_credits', ...entry })} credits={2} /></AllTexts>,
  steps: [['seen', '.buy-bundle']],
});

export const chatScenes: Scene[] = [
  buy('buy-credits', people.noor, {}),
  buy('buy-credits-fictional', people.fien, {}),
  buy('buy-credits-gift', people.noor, { text: 'Voor jou', gift: { key: 'rose', credits: 15 } }),
  { name: 'gift-picker', kind: 'modal', of: ['features/chat/gifts/gift-picker'], frame: 'chat', draw: ({ user }) => <GiftsOver gifts={gifts} person={people.noor} credits={user.credits} /> },
  { name: 'gift-picker-fictional', kind: 'modal', of: ['features/chat/gifts/gift-picker'], frame: 'chat', draw: () => <GiftsOver gifts={gifts} person={people.fien} credits={4} /> },
  { name: 'gift-picker-none', kind: 'modal', of: ['features/chat/gifts/gift-picker'], frame: 'chat', draw: ({ user }) => <GiftsOver gifts={[]} person={people.noor} credits={user.credits} /> },
  { name: 'remove-chat', kind: 'modal', of: ['features/chat/menu/remove-chat-dialog'], frame: 'chat', draw: () => <AllTexts><OpenRemoveChat conversation={conversation} name={people.noor.name} /></AllTexts> },
  gift('gift-awaiting', 'features/chat/gifts/gift-screen#alert-1', '', 'own'),
  gift('gift-unknown', 'features/chat/gifts/gift-screen#alert-2', 'zeppelin', null),
  { name: 'talk-gone', kind: 'alert', of: ['app/[site]/[slug]/live/(frame)/(chat)/chats/page'], frame: 'chat', draw: ({ site }) => <><TalkGone /><ChatsScreen site={site} chats={chats} /></> },
  { name: 'chats-empty', kind: 'state', of: ['features/chat/list/chat-list'], frame: 'chat', draw: ({ site }) => <ChatsScreen site={site} chats={[]} people={told('listMembers').members} /> },
  {
    name: 'chats-unsent', kind: 'state', of: ['features/chat/list/unlisted-rows'], frame: 'chat', user: { status: 'not_confirmed', credits: 2 }, steps: [['seen', '.chat-row:nth-child(5)']],
    draw: ({ site }) => <><ChatsScreen site={site} chats={[]} people={told('listMembers').members} held={{ person: people.mila, text: 'Zaterdag om drie uur, bij de molen?', waitsFor: 'confirmation' }} /><ChatNews outbox={unlisted} /></>,
  },
  { name: 'chats-none-found', kind: 'state', of: ['features/chat/list/chat-search'], frame: 'chat', draw: ({ site }) => <ChatsScreen site={site} chats={chats} />, steps: [['click', '.chat-search-button'], ['type', '.chat-search input', 'zeppelin'], ['seen', '.chat-search [role=status]:not(:empty)']] },
  { name: 'chats-choose', kind: 'state', of: ['features/chat/list/chats-screen'], frame: 'chat', draw: ({ site }) => <ChatsScreen site={site} chats={chats} /> },
  talk('conversation-begin', { empty: true }),
  talk('conversation-held', { empty: true, held: 'Zaterdag om drie uur, bij de molen?' }, { of: ['features/chat/messages/held-row'], user: { status: 'not_confirmed' } }),
  talk('conversation-typing', { typing: [conversation] }, { of: ['features/chat/conversation/conversation', 'features/chat/messages/typing-row'], steps: [['seen', '.typing-row .bubble']] }),
  talk('conversation-unsent', { outbox: waiting }, { of: ['features/chat/conversation/conversation', 'features/chat/messages/outbox-row'], steps: [['seen', '.message.is-short .message-meta button'], ['seen', '.message.is-failed .message-meta button']] }),
  talk('conversation-refused', { refused: { error: 'err.too_many_requests', values: { text: 'Zaterdag om drie uur?' } } }, { of: ['features/chat/writing/composer'] }),
  talk('conversation-kept', { refused: { error: 'chat.composer.kept', values: { text: 'Zaterdag om drie uur?' } } }, { of: ['features/chat/writing/composer'] }),
  talk('conversation-gone', { person: people.gone }),
  talk('conversation-offline', {}, { browser: { offline: true }, steps: [['seen', '[data-connection]']] }),
  talk('conversation-older-failed', { older: true }, { of: ['features/chat/messages/message-log'], answers: { getChat: fail(503, 60) }, steps: [['click', '.conversation-log > .chip'], ['seen', '.conversation-fault']] }),
];
