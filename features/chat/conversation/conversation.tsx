'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { useSite } from '@/components/layout/site-context';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { optionalPart } from '@/components/ui/optional-part';
import type { User } from '@/lib/contract/user';
import { useSendTyping } from '@/lib/queries/conversation';
import { shortConversation } from '@/lib/site/constants';
import { memberId } from '@/lib/site/members/member-id';
import { pathTo } from '@/lib/site/addresses/routes';
import type { Conversation as Answer } from '@/lib/stores/chat-store-changes';
import type { OutboxEntry } from '@/lib/stores/chat-store-entry';
import { useChatStore, useChatTab } from '@/lib/stores/chat-store-provider';
import { Composer, type ComposerField, type Refused } from '../writing/composer';
import { ConversationHead } from './conversation-head';
import { Icebreakers } from './icebreakers';
import { LazyOutboxRow, useOutboxRows } from '../messages/lazy-outbox-row';
import { MessageLog } from '../messages/message-log';
import { TypingRow } from '../messages/typing-row';
import { useConversation } from './use-conversation';
import { useScrollAnchor } from './use-scroll-anchor';
import { useMember } from './use-member';
import { usePages } from './use-pages';
import { useReading } from './use-reading';
import { useUnsent } from '../writing/use-unsent';

const LazyGiftPicker = optionalPart(() => import('../gifts/lazy-gift-picker').then((module) => module.LazyGiftPicker));
const MessageActions = optionalPart(() => import('../messages/message-actions').then((module) => module.MessageActions));
const Announcer = optionalPart(() => import('./announcer').then((module) => module.Announcer));
const BuyCreditsDialog = lazy(() => import('../writing/buy-credits-dialog').then((module) => ({ default: module.BuyCreditsDialog })));

type ConversationProps = { initial: Answer; user: User; icebreakers: readonly string[]; formId: string; refused?: Refused | null; /** The way out of what that says. */ way?: ReactNode; /** The first message, which goes out once its writer has confirmed the address. */ held?: ReactNode };

/** A conversation: who it is with, its messages, and the field for the next one. */
export function Conversation({ initial, user, icebreakers, formId, refused, way, held }: ConversationProps) {
  const t = useTranslations();
  const { gifts } = useSite();
  const { outbox } = useChatTab();
  const person = initial.conversation.profile;
  const { id, window } = useConversation(initial);
  const composer = useRef<ComposerField>(null);
  const member = useMember(user);
  const unsent = useUnsent(person.id, composer);
  const pages = usePages(id, window);
  const sendTyping = useSendTyping(id);
  const typing = useChatStore((state) => id !== null && id in state.typing);
  const { scroller, onScroll, toEnd, away } = useScrollAnchor(window.hasNewer);
  useReading(id, window);
  useOutboxRows();

  const toNewest = () => {
    toEnd();
    if (window.hasNewer) void pages.load('newest').then(toEnd);
  };
  const post = (text: string, gift?: OutboxEntry['gift']) => {
    unsent.buy(outbox.post({ person, member: person.id, conversation: id, gift }, text).client_id);
    toNewest();
  };
  const gone = person.status === 'deleted';
  const begins = window.messages.length + unsent.entries.length <= shortConversation && !window.hasOlder && !window.hasNewer;
  return (
    <section className="conversation" aria-label={t('chat.head.title', { name: person.name })}>
      <ConversationHead conversation={id} person={person} muted={initial.conversation.muted} />
      <MessageLog
        person={person}
        window={window}
        pages={pages}
        scroller={scroller}
        onScroll={onScroll}
        typing={<TypingRow typing={typing} person={person} />}
        unsent={[
          ...(held && member.status === 'not_confirmed' ? [held] : []),
          ...unsent.entries.map((entry) => <LazyOutboxRow key={entry.client_id} entry={entry} name={person.name} onBuy={() => unsent.buy(entry.client_id)} />),
        ]}
      />
      {away || window.hasNewer ? (
        <p className="conversation-newest">
          <IconButton look="soft" label={t('chat.to_newest')} icon={<Icon name="caret-down" />} onClick={toNewest} />
        </p>
      ) : null}
      {begins && icebreakers.length > 0 && !gone ? <Icebreakers lines={icebreakers} onChoose={(line) => composer.current?.fill(line)} /> : null}
      {gone ? (
        <p className="conversation-gone">{t('err.member_gone')}</p>
      ) : (
        <Composer
          ref={composer}
          conversation={id}
          writer={memberId(member) ?? undefined}
          person={person}
          credits={member.credits}
          back={initial.conversation.id ? pathTo('chats-id', { id: initial.conversation.id }) : pathTo('members-id-chat', { id: person.id })}
          formId={formId}
          refused={refused}
          way={way}
          onPost={post}
          onTyping={sendTyping}
        />
      )}
      <Suspense>
        <Announcer window={window} name={person.name} />
        {id === null ? null : <MessageActions conversation={id} />}
        {gifts && !gone ? <LazyGiftPicker person={person} credits={member.credits} onSend={post} /> : null}
      </Suspense>
      {unsent.short ? (
        <Suspense>
          <BuyCreditsDialog open={unsent.buying} onClose={() => unsent.buy(null)} person={person} entry={unsent.short} credits={member.credits} />
        </Suspense>
      ) : null}
    </section>
  );
}
