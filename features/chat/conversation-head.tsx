import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { BackLink } from '@/components/layout/back-link';
import { useSite } from '@/components/layout/site-context';
import { avatarLook } from '@/components/media/avatar-look';
import { FictionalBar } from '@/components/media/fictional-bar';
import { fictionalTexts, placeOf } from '@/components/media/person-look';
import { PersonPhoto } from '@/components/media/person-photo';
import type { Person } from '@/lib/contract/person';
import { pathTo } from '@/lib/site/routes';
import { ChatMenu } from './chat-menu';

/** Who it is with; and under it, always in sight, that a profile is fictional. (A05) */
export function ConversationHead({ conversation, person }: { conversation: number | null; person: Person }) {
  const t = useTranslations('chat.head');
  const site = useSite();
  const fictional = fictionalTexts(person, site);
  const online = person.online && !fictional ? t('online') : null;
  return (
    <>
      <header className="conversation-head">
        <span className="only-narrow">
          <BackLink href={pathTo('chats')} />
        </span>
        <PersonPhoto {...avatarLook(person, site)} size={44} />
        <div className="grow">
          <h1 className="conversation-name">
            <Link href={pathTo('members-id', { id: person.id })} prefetch={false}>
              {person.age ? `${person.name}, ${person.age}` : person.name}
            </Link>
          </h1>
          <p className="small muted ellipsis">{[online, placeOf(person)].filter(Boolean).join(' · ')}</p>
        </div>
        <ChatMenu conversation={conversation} person={person} />
      </header>
      {fictional ? <FictionalBar texts={fictional} /> : null}
    </>
  );
}
