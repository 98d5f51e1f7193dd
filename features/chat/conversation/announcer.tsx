'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { MessageWindow } from '@/lib/stores/chat-store-window';

/** Where the button that loaded the last page is gone with its focus, the keyboard goes on in the messages. */
function useFocusAfterButton(hasMore: boolean) {
  const had = useRef(hasMore);
  useEffect(() => {
    if (had.current && !hasMore && document.activeElement === document.body) document.querySelector<HTMLElement>('[role=log]')?.focus();
    had.current = hasMore;
  }, [hasMore]);
}

/** Reads out what the other party writes while the conversation is open; older messages that are loaded stay silent. */
export function Announcer({ window, name }: { window: MessageWindow; name: string }) {
  const t = useTranslations('chat');
  useFocusAfterButton(window.hasOlder);
  useFocusAfterButton(window.hasNewer);
  const newest = window.hasNewer ? undefined : window.messages.at(-1);
  const [known] = useState(newest?.id ?? 0);
  const news = newest && !newest.mine && newest.id > known ? newest : null;
  return (
    <div className="visually-hidden" role="status">
      {news ? <p key={news.id}>{t('said', { name, text: news.gift ? t('gift.got', { gift: news.gift }) : news.text })}</p> : null}
    </div>
  );
}
