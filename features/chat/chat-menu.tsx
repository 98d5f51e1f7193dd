'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { Menu } from '@/components/ui/menu';
import type { Person } from '@/lib/contract/person';
import { pathTo } from '@/lib/site/routes';
import { chatListTitle } from './chat-list-title';
import { useRemoveConversation } from './use-remove-conversation';

const RemoveChatDialog = lazy(() => import('./remove-chat-dialog').then((module) => ({ default: module.RemoveChatDialog })));

/** What can be done with a conversation: see the profile, remove it. */
export function ChatMenu({ conversation, person }: { conversation: number | null; person: Person }) {
  const t = useTranslations('chat.menu');
  const remove = useRemoveConversation();
  const [asked, setAsked] = useState<'never' | 'open' | 'closed'>('never');
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setAsked('open');
  };
  return (
    <>
      <Menu end label={t('label', { name: person.name })} summaryClassName="icon-button" summary={<Icon name="dots-three-vertical" />}>
        <Link className="menu-item" href={pathTo('members-id', { id: person.id })} prefetch={false}>
          <Icon name="user" />
          {t('profile')}
        </Link>
        {conversation === null ? null : (
          <form action="/forms/remove-chat" method="post" onSubmit={ask}>
            <input type="hidden" name="conversation" value={conversation} />
            <button type="submit" className="menu-item">
              <Icon name="trash" />
              {t('remove')}
            </button>
          </form>
        )}
      </Menu>
      {asked === 'never' || conversation === null ? null : (
        <Suspense>
          <RemoveChatDialog
            name={person.name}
            open={asked === 'open'}
            onClose={() => setAsked('closed')}
            onRemove={() => {
              setAsked('closed');
              void remove(conversation);
              // The dialog still holds the focus: it goes with the line it stands in.
              setTimeout(() => document.getElementById(chatListTitle)?.focus());
            }}
          />
        </Suspense>
      )}
    </>
  );
}
