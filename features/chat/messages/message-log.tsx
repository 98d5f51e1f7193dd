'use client';

import { useTranslations } from 'next-intl';
import { useMemo, type ReactNode, type RefObject } from 'react';
import { useSite } from '@/components/layout/site-context';
import { PersonAvatar } from '@/components/media/person-avatar';
import { avatarLook } from '@/components/media/avatar-look';
import { chipClass } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import { useNow, useTimeZone } from '@/components/ui/use-clock';
import type { Person } from '@/lib/contract/person';
import type { MessageWindow } from '@/lib/stores/chat-store-window';
import { DayRow } from './day-row';
import { groupMessages } from './message-groups';
import { MessageRow } from './message-row';
import type { usePages } from '../conversation/use-pages';

/** No more unsent rows than these are in the document: with the window's own, 150. (bar P10) */
const mostUnsent = 30;

type MessageLogProps = {
  person: Person;
  window: MessageWindow;
  pages: ReturnType<typeof usePages>;
  scroller: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  /** The unsent messages and the typing signal, below the messages. */
  unsent: readonly ReactNode[];
  typing: ReactNode;
};

/** The messages, oldest on top. What is beyond either end of the window is a button away. */
export function MessageLog({ person, window, pages, scroller, onScroll, unsent, typing }: MessageLogProps) {
  const t = useTranslations('chat');
  const site = useSite();
  const { intlLocale } = site;
  const timeZone = useTimeZone();
  const now = useNow();
  const shown = unsent.slice(-mostUnsent);
  const items = useMemo(() => groupMessages(window.messages, timeZone), [window.messages, timeZone]);
  const newestOwn = window.hasNewer ? undefined : window.messages.findLast((message) => message.mine)?.id;
  return (
    <div className="conversation-scroll" role="log" aria-live="off" aria-label={t('log', { name: person.name })} tabIndex={0} ref={scroller} onScroll={onScroll}>
      <div className="conversation-log">
        {window.hasOlder ? <PageButton direction="older" pages={pages} /> : null}
        {items.length === 0 && shown.length === 0 ? (
          <p className="conversation-begin">
            <PersonAvatar {...avatarLook(person, site)} size={72} />
            <b>{t('begin', { name: person.name })}</b>
            {t('opener_hint')}
          </p>
        ) : null}
        <ol className="messages">
          {items.map((item) =>
            item.kind === 'day' ? (
              <DayRow key={item.key} at={item.at} now={now} intlLocale={intlLocale} timeZone={timeZone} />
            ) : (
              <MessageRow
                key={item.key}
                message={item.message}
                name={person.name}
                at={item.at}
                last={item.last}
                newestOwn={item.message.id === newestOwn}
                intlLocale={intlLocale}
                timeZone={timeZone}
              />
            ),
          )}
          {window.hasNewer ? null : shown}
        </ol>
        {window.hasNewer ? (
          <>
            <PageButton direction="newer" pages={pages} />
            <ol className="messages">{shown}</ol>
          </>
        ) : (
          typing
        )}
      </div>
    </div>
  );
}

function PageButton({ direction, pages }: { direction: 'older' | 'newer'; pages: ReturnType<typeof usePages> }) {
  const t = useTranslations();
  const { load, busy, failed } = pages;
  return (
    <>
      <button type="button" className={chipClass({ look: 'flat', small: true })} aria-busy={busy === direction} onClick={() => void load(direction)}>
        {busy === direction ? <Spinner small /> : <Icon name={direction === 'older' ? 'arrow-up' : 'caret-down'} />}
        {t(direction === 'older' ? 'chat.load_older' : 'chat.load_newer')}
      </button>
      {failed === direction || (failed === 'newest' && direction === 'newer') ? (
        <p className="conversation-fault" role="alert">
          {t('err.generic_retry')}
        </p>
      ) : null}
    </>
  );
}
