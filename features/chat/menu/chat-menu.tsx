'use client';

import { useTranslations } from 'next-intl';
import { DrawnPart } from '@/components/ui/drawn-part';
import { Icon } from '@/components/ui/icon';
import { Menu } from '@/components/ui/menu';
import { optionalPart } from '@/components/ui/optional-part';
import { PageLink } from '@/components/ui/page-link';
import type { Person } from '@/lib/contract/person';
import { pathTo } from '@/lib/site/addresses/routes';

// Forms that the server draws: what sends them in place comes after the page's own code.
const ConversationItems = optionalPart(() => import('./conversation-items').then((module) => module.ConversationItems), true);

type ChatMenuProps = { conversation: number | null; person: Person; muted?: boolean };

/** What can be done with a conversation: see the profile, keep quiet about it, remove it, block or report who it is with. */
export function ChatMenu({ conversation, person: { id, name }, muted = false }: ChatMenuProps) {
  const t = useTranslations('chat.menu');
  return (
    <Menu end label={t('label', { name })} summaryClassName="icon-button" summary={<Icon name="dots-three-vertical" />}>
      <PageLink className="menu-item" href={pathTo('members-id', { id })}>
        <Icon name="user" />
        {t('profile')}
      </PageLink>
      <DrawnPart>{conversation === null ? null : <ConversationItems conversation={conversation} name={name} muted={muted} />}</DrawnPart>
      <PageLink className="menu-item is-danger" href={pathTo('members-id-block', { id })} data-sheet-link>
        <Icon name="prohibit" />
        {t('block')}
      </PageLink>
      <PageLink className="menu-item is-danger" href={pathTo('members-id-report', { id })} data-sheet-link>
        <Icon name="flag" />
        {t('report')}
      </PageLink>
    </Menu>
  );
}
