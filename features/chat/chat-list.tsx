'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { Suspense, useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { BadgeCount } from '@/components/ui/badge-count';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { optionalPart } from '@/components/ui/optional-part';
import { Button } from '@/components/ui/button';
import { useNow, useTimeZone } from '@/components/ui/use-clock';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { Chat } from '@/lib/contract/chats';
import type { Liker } from '@/lib/contract/likes';
import { pathTo } from '@/lib/site/routes';
import { unreadIn } from '@/lib/stores/chat-store-list';
import { useChatStore, useChatTab } from '@/lib/stores/chat-store-provider';
import { chatListTitle } from './chat-list-title';
import { ChatRow } from './chat-row';
import { ListWarning } from './list-warning';
import { MatchRow } from './match-row';

// Found by a press on the button that opens it.
const ChatSearch = optionalPart(() => import('./chat-search').then((module) => module.ChatSearch));

/** So many lines at first, and again with each press on the button below them. */
const linesAtOnce = 60;

/** Where the list stood, how long it was and what was searched for in it (null: nobody searched) when another conversation was opened from it: each page draws it anew. */
const kept: { top: number; lines: number; asked: string | null } = { top: 0, lines: linesAtOnce, asked: null };
/** Answers that this tab has taken up: a page that comes out of the history brings an old one. */
const taken = new WeakSet<readonly Chat[]>();

export type ChatListProps = { chats: readonly Chat[]; /** The open conversation, null for one that has not begun; left out where the list stands alone. */ current?: number | null; matches: readonly Liker[]; /** Whom one could write to, where there is no conversation yet. */ firstPeople?: ReactNode };

export function ChatList({ chats: given, current, matches, firstPeople }: ChatListProps) {
  const t = useTranslations('chat.list');
  const { store } = useChatTab();
  const router = useRouter();
  const chats = useChatStore((state) => state.chats) ?? given;
  const typing = useChatStore((state) => state.typing);
  const outbox = useChatStore((state) => state.outbox);
  const now = useNow();
  const timeZone = useTimeZone();
  const list = useRef<HTMLElement>(null);
  const [lines, setLines] = useState(kept.lines);
  const [searching, setSearching] = useState(kept.asked !== null);
  /** Those that have what is searched for; null while nothing is. */
  const [found, setFound] = useState<readonly Chat[] | null>(null);
  const searchButton = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  /** What came with the page that was loaded. */
  const [first] = useState(hydrated ? null : given);

  useEffect(() => {
    if (taken.has(given)) {
      // "Back" to a conversation that has been removed since.
      if (current && store.getState().removed.includes(current)) router.replace(pathTo('chats', {}, { gone: 1 }));
      return;
    }
    taken.add(given);
    // Beside a conversation the list wakes up late: what this tab has asked for by then is the newer word.
    if (given !== first || store.getState().chats === null) store.getState().receiveChats(given);
  }, [store, router, given, first, current]);

  useLayoutEffect(() => {
    if (list.current && kept.top > 0) list.current.scrollTop = kept.top;
  }, []);

  // The menu of a line at the bottom opens upwards: below it would be out of sight. The event does not bubble, so it is caught on its way down.
  useEffect(() => {
    const element = list.current;
    const show = ({ target }: Event) => {
      const line = target as HTMLDetailsElement;
      line.classList.remove('is-upward');
      const menu = line.open && line.querySelector('.menu-list');
      if (!element || !menu) return;
      const [around, open] = [element.getBoundingClientRect(), menu.getBoundingClientRect()];
      line.classList.toggle('is-upward', open.bottom > around.bottom && line.getBoundingClientRect().top - open.height > around.top);
      menu.scrollIntoView({ block: 'nearest' });
    };
    element?.addEventListener('toggle', show, true);
    return () => element?.removeEventListener('toggle', show, true);
  }, []);

  /** On a line, a long press or the right button opens its menu; with Shift the browser's own comes. */
  const openMenu = (event: MouseEvent<HTMLElement>) => {
    const menu = (event.target as Element).closest('.chat-link')?.closest('.chat-row')?.querySelector('details');
    if (!menu || event.shiftKey) return;
    event.preventDefault();
    menu.open = true;
    menu.querySelector('summary')?.focus();
  };

  const search = (on: boolean) => {
    setSearching(on);
    kept.asked = on ? '' : null;
    if (!on) searchButton.current?.focus();
  };

  const shown = found ?? chats;
  const isSearching = searching && chats.length > 0;
  const unread = unreadIn(chats);
  // On the list's own page its title is the page's; in a conversation that is the other party's name.
  const Title = current === undefined ? 'h1' : 'h2';
  const Heading = current === undefined ? 'h2' : 'h3';
  const failed = new Set(outbox.filter((entry) => entry.state === 'failed').map((entry) => entry.member));
  return (
    <aside ref={list} className="chat-list" aria-labelledby={chatListTitle} onScroll={(event) => void (kept.top = event.currentTarget.scrollTop)} onContextMenu={openMenu}>
      <header className="chat-list-head">
        <Title id={chatListTitle} className="title-3 grow" tabIndex={-1}>
          {t('title')}
        </Title>
        <BadgeCount value={unread} tone="unread" words={t('unread', { count: unread })} />
        {chats.length > 0 ? (
          <button ref={searchButton} type="button" className="icon-button chat-search-button" aria-label={t('search')} aria-expanded={searching} onClick={() => search(!searching)}>
            <Icon name={searching ? 'x' : 'magnifying-glass'} />
          </button>
        ) : null}
      </header>
      {isSearching ? (
        <Suspense>
          <ChatSearch start={kept.asked ?? ''} chats={chats} onAsk={(text) => void (kept.asked = text)} onFound={setFound} onEnd={() => search(false)} />
        </Suspense>
      ) : null}
      {matches.length > 0 && !isSearching ? <MatchRow matches={matches} /> : null}
      {chats.length === 0 ? (
        <EmptyState
          icon={<Icon name="chat-circle-dots" weight="duotone" />}
          title={t('empty_title')}
          text={t('empty_text')}
          action={
            <>
              {firstPeople}
              <LinkButton href={pathTo('members')}>{t('empty_action')}</LinkButton>
            </>
          }
        />
      ) : (
        <>
          <Heading className="chat-list-title">{t('conversations')}</Heading>
          <ul className="chat-rows">
            {shown.slice(0, lines).map((chat) => (
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
          {shown.length > lines ? (
            <p className="chat-list-more">
              <Button variant="soft" size="sm" onClick={() => setLines((kept.lines = lines + linesAtOnce))}>
                {t('more')}
              </Button>
            </p>
          ) : null}
        </>
      )}
      <ListWarning people={[...matches, ...chats.map(({ profile }) => profile)]} />
    </aside>
  );
}
