'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { Menu } from '@/components/ui/menu';
import type { Person } from '@/lib/contract/person';
import { pathTo } from '@/lib/site/routes';
import { useRemoval } from './use-removal';

/** What can be done with a conversation: see the profile, remove it, block or report who it is with. */
export function ChatMenu({ conversation, person }: { conversation: number | null; person: Person }) {
  const t = useTranslations('chat.menu');
  const { ask, dialog } = useRemoval(conversation, person.name);
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
        <Link className="menu-item is-danger" href={pathTo('members-id-block', { id: person.id })} prefetch={false} data-sheet-link>
          <Icon name="prohibit" />
          {t('block')}
        </Link>
        <Link className="menu-item is-danger" href={pathTo('members-id-report', { id: person.id })} prefetch={false} data-sheet-link>
          <Icon name="flag" />
          {t('report')}
        </Link>
      </Menu>
      {dialog}
    </>
  );
}
