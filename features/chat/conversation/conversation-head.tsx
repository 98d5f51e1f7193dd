import { useTranslations } from 'next-intl';
import { Activity, useMemo } from 'react';
import { BackLink } from '@/components/layout/back-link';
import { useSite } from '@/components/layout/site-context';
import { avatarLook } from '@/components/media/avatar-look';
import { FictionalBar } from '@/components/media/fictional-bar';
import { fictionalTexts, placeOf } from '@/components/media/person-look';
import { PersonAvatar } from '@/components/media/person-avatar';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { ChatMenuPart } from '@/features/chat/menu/chat-menu-part';
import type { Person } from '@/lib/contract/person';
import { pathTo } from '@/lib/site/addresses/routes';
import { giftPath } from '../gifts/gift-path';

type ConversationHeadProps = { conversation: number | null; person: Person; muted?: boolean };

/** Who it is with; and under it, always in sight, that a profile is fictional. (A05) */
export function ConversationHead({ conversation, person, muted }: ConversationHeadProps) {
  const t = useTranslations('chat');
  const site = useSite();
  const fictional = fictionalTexts(person, site);
  // The same for as long as it is about the same: drawn again before its code is there, it would shut while somebody has it open.
  const menu = useMemo(
    () => (
      <Activity>
        <ChatMenuPart conversation={conversation} person={person} muted={muted} />
      </Activity>
    ),
    [conversation, person, muted],
  );
  const online = person.online && !fictional ? t('head.online') : null;
  return (
    <>
      <header className="conversation-head">
        <span className="only-narrow">
          <BackLink href={pathTo('chats')} />
        </span>
        <PersonAvatar {...avatarLook(person, site)} size={44} />
        <div className="grow">
          <h1 className="conversation-name">
            <PageLink href={pathTo('members-id', { id: person.id })}>
              {person.age ? `${person.name}, ${person.age}` : person.name}
            </PageLink>
          </h1>
          <p className="small muted ellipsis">{[online, placeOf(person)].filter(Boolean).join(' · ')}</p>
        </div>
        {site.gifts && person.status !== 'deleted' ? (
          <a className="icon-button" href={giftPath(person.id)} data-gift="" aria-label={t('gift.button', { name: person.name })}>
            <Icon name="gift" />
          </a>
        ) : null}
        {menu}
      </header>
      {fictional ? <FictionalBar texts={fictional} /> : null}
    </>
  );
}
