'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { BadgeCount } from '@/components/ui/badge-count';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { optionalPart } from '@/components/ui/optional-part';
import { Button } from '@/components/ui/button';
import { useNow, useTimeZone } from '@/components/ui/use-clock';
import type { Chat } from '@/lib/contract/chats';
import type { Liker } from '@/lib/contract/likes';
import { pathTo } from '@/lib/site/addresses/routes';
import type { HeldMessage } from '@/lib/site/members/held-message';
import { unreadIn } from '@/lib/stores/chat-store-list';
import { useChatStore } from '@/lib/stores/chat-store-provider';
import { chatListTitle } from './chat-list-title';
import { ChatRow } from './chat-row';
import { ListWarning } from './list-warning';
import { MatchRow } from './match-row';
import { openRowMenu, useUpwardMenus } from './row-menus';
import { UnlistedRows } from './unlisted-rows';
import { useReceivedChats } from './use-received-chats';
import { useUnlistedPeople } from './use-unlisted-people';

// Found by a press on the button that opens it.
const ChatSearch = optionalPart(() => import('./chat-search').then((module) => module.ChatSearch));

/** So many lines at first, and again with each press on the button below them. */
const linesAtOnce = 60;

/** Where the list stood, how long it was and what was searched for in it (null: nobody searched) when another conversation was opened from it: each page draws it anew. */
const kept: { top: number; lines: number; asked: string | null } = { top: 0, lines: linesAtOnce, asked: null };

export type ChatListProps = { chats: readonly Chat[]; /** The open conversation, null for one that has not begun; left out where the list stands alone. */ current?: number | null; matches: readonly Liker[]; /** Whom one could write to, where there is no conversation yet. */ firstPeople?: ReactNode; /** The first message, while the server has not sent it. */ held?: HeldMessage | null };

type ChatListHeadProps = { /** The heading's level. */ as: 'h1' | 'h2'; unread: number; /** Whether there is something to search; null where there is not. */ searching: boolean | null; button: RefObject<HTMLButtonElement | null>; onSearch: (on: boolean) => void };

function ChatListHead({ as: Title, unread, searching, button, onSearch }: ChatListHeadProps) {
  const t = useTranslations('chat.list');
  return (
    <header className="chat-list-head">
      <Title id={chatListTitle} className="title-3 grow" tabIndex={-1}>
        {t('title')}
      </Title>
      <BadgeCount value={unread} tone="unread" words={t('unread', { count: unread })} />
      {searching === null ? null : (
        <button ref={button} type="button" className="icon-button chat-search-button" aria-label={t('search')} aria-expanded={searching} onClick={() => onSearch(!searching)}>
          <Icon name={searching ? 'x' : 'magnifying-glass'} />
        </button>
      )}
    </header>
  );
}

/** The lines of the list, so many at once, and the button for more. */
function ChatRows({ chats, current }: { chats: readonly Chat[]; current: number | null | undefined }) {
  const t = useTranslations('chat.list');
  const typing = useChatStore((state) => state.typing);
  const outbox = useChatStore((state) => state.outbox);
  const now = useNow();
  const timeZone = useTimeZone();
  const [lines, setLines] = useState(kept.lines);
  const failed = new Set(outbox.filter((entry) => entry.state === 'failed').map((entry) => entry.member));
  return (
    <>
      <ul className="chat-rows">
        {chats.slice(0, lines).map((chat) => (
          <ChatRow
            key={chat.conversation.id}
            chat={chat}
            current={chat.conversation.id === current}
            typing={chat.conversation.id in typing}
            failed={failed.has(chat.profile.id)}
            now={now}
            timeZone={timeZone}
          />
        ))}
      </ul>
      {chats.length > lines ? (
        <p className="chat-list-more">
          <Button variant="soft" size="sm" onClick={() => setLines((kept.lines = lines + linesAtOnce))}>
            {t('more')}
          </Button>
        </p>
      ) : null}
    </>
  );
}

function NoChats({ firstPeople, hasUnsent }: { firstPeople: ReactNode; /** Somebody was written to. */ hasUnsent: boolean }) {
  const t = useTranslations('chat.list');
  const search = <LinkButton href={pathTo('members')}>{t('empty_action')}</LinkButton>;
  if (hasUnsent) return <p className="chat-list-more">{search}</p>;
  return (
    <EmptyState
      icon={<Icon name="chat-circle-dots" weight="duotone" />}
      title={t('empty_title')}
      text={t('empty_text')}
      action={
        <>
          {firstPeople}
          {search}
        </>
      }
    />
  );
}

export function ChatList({ chats: given, current, matches, firstPeople, held }: ChatListProps) {
  const t = useTranslations('chat.list');
  const chats = useReceivedChats(given, current);
  const unlisted = useUnlistedPeople(chats, held);
  const list = useRef<HTMLElement>(null);
  const searchButton = useRef<HTMLButtonElement>(null);
  const [searching, setSearching] = useState(kept.asked !== null);
  /** Those that have what is searched for; null while nothing is. */
  const [found, setFound] = useState<readonly Chat[] | null>(null);

  useLayoutEffect(() => {
    if (list.current && kept.top > 0) list.current.scrollTop = kept.top;
  }, []);
  useUpwardMenus(list);

  const search = (on: boolean) => {
    setSearching(on);
    kept.asked = on ? '' : null;
    if (!on) searchButton.current?.focus();
  };

  const isEmpty = chats.length === 0;
  const isSearching = searching && !isEmpty;
  // On the list's own page its title is the page's; in a conversation that is the other party's name.
  const Heading = current === undefined ? 'h2' : 'h3';
  return (
    <aside ref={list} className="chat-list" aria-labelledby={chatListTitle} onScroll={(event) => void (kept.top = event.currentTarget.scrollTop)} onContextMenu={openRowMenu}>
      <ChatListHead as={current === undefined ? 'h1' : 'h2'} unread={unreadIn(chats)} searching={isEmpty ? null : searching} button={searchButton} onSearch={search} />
      {isSearching ? (
        <Suspense>
          <ChatSearch start={kept.asked ?? ''} chats={chats} onAsk={(text) => void (kept.asked = text)} onFound={setFound} onEnd={() => search(false)} />
        </Suspense>
      ) : null}
      {matches.length > 0 && !isSearching ? <MatchRow matches={matches} /> : null}
      {unlisted.length > 0 && !isSearching ? (
        <>
          <Heading className="chat-list-title">{t('unsent')}</Heading>
          <UnlistedRows people={unlisted} />
        </>
      ) : null}
      {isEmpty ? (
        <NoChats firstPeople={firstPeople} hasUnsent={unlisted.length > 0} />
      ) : (
        <>
          <Heading className="chat-list-title">{t('conversations')}</Heading>
          <ChatRows chats={found ?? chats} current={current} />
        </>
      )}
      <ListWarning people={[...matches, ...unlisted.map(({ person }) => person), ...chats.map(({ profile }) => profile)]} />
    </aside>
  );
}
