import { useTranslations } from 'next-intl';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Chat } from '@/lib/contract/chats';
import { hasWords, searchWords } from '@/lib/format/search-words';

type ChatSearchProps = {
  /** What was asked when another conversation was opened from what was found. */
  start: string;
  chats: readonly Chat[];
  /** Hears what is typed. */
  onAsk: (text: string) => void;
  /** Hears which conversations are left; null while nothing is asked, and at the end. */
  onFound: (found: readonly Chat[] | null) => void;
  /** Escape was pressed. */
  onEnd: () => void;
};

const textOf = ({ profile, conversation }: Chat) => `${profile.name} ${conversation.last_message?.text ?? ''}`;

function search(chats: readonly Chat[], asked: string): readonly Chat[] | null {
  const words = searchWords(asked);
  return words.length > 0 ? chats.filter((chat) => hasWords(textOf(chat), words)) : null;
}

/** The field above the conversations, by the name of the other and the last line. (S06) */
export function ChatSearch({ start, chats, onAsk, onFound, onEnd }: ChatSearchProps) {
  const t = useTranslations('chat.list');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState(start);
  const found = useMemo(() => search(chats, asked), [chats, asked]);

  useEffect(() => onFound(found), [found, onFound]);
  useEffect(() => () => onFound(null), [onFound]);
  useEffect(() => {
    if (field.current?.value === '') field.current.focus();
  }, []);

  return (
    <div className="chat-search" role="search">
      <label className="visually-hidden" htmlFor={id}>
        {t('search')}
      </label>
      <Icon name="magnifying-glass" weight="bold" />
      <input
        ref={field}
        id={id}
        className="input"
        type="search"
        autoComplete="off"
        placeholder={t('search_hint')}
        value={asked}
        onChange={(event) => {
          setAsked(event.currentTarget.value);
          onAsk(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onEnd();
        }}
      />
      <p className="small muted" role="status">
        {found ? t('found', { count: found.length }) : null}
      </p>
    </div>
  );
}
