'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { MessageWindow } from '@/lib/stores/chat-store-window';

/** Reads out what the other party writes while the conversation is open; older messages that are loaded stay silent. */
export function Announcer({ window, name }: { window: MessageWindow; name: string }) {
  const t = useTranslations('chat');
  const newest = window.hasNewer ? undefined : window.messages.at(-1);
  const [known] = useState(newest?.id ?? 0);
  const news = newest && !newest.mine && newest.id > known ? newest : null;
  return (
    <div className="visually-hidden" role="status">
      {news ? <p key={news.id}>{t('said', { name, text: news.gift ? t('gift.got', { gift: news.gift }) : news.text })}</p> : null}
    </div>
  );
}
