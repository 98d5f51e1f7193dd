import { useTranslations } from 'next-intl';
import { useSite } from '@/components/layout/site-context';
import { avatarLook } from '@/components/media/avatar-look';
import { FictionalTag } from '@/components/media/fictional-tag';
import { fictionalTexts } from '@/components/media/person-look';
import { PersonAvatar } from '@/components/media/person-avatar';
import { classNames } from '@/components/ui/class-names';
import { PageLink } from '@/components/ui/page-link';
import type { Liker } from '@/lib/contract/likes';
import { pathTo } from '@/lib/site/addresses/routes';

/** The matches above the list, new ones in a bright ring; each leads to a conversation with that member. */
export function MatchRow({ matches }: { matches: readonly Liker[] }) {
  const t = useTranslations('chat.list');
  const site = useSite();
  return (
    <nav aria-label={t('matches')}>
      <ul className="chat-people">
        {matches.map((match) => {
          const fictional = fictionalTexts(match, site);
          return (
            <li key={match.id}>
              <PageLink href={pathTo('members-id-chat', { id: match.id })}>
                <span className={classNames('ring', match.like_new && 'is-new')}>
                  <PersonAvatar {...avatarLook(match, site)} size={60} />
                </span>
                {match.name}
                {fictional ? <FictionalTag texts={fictional} /> : null}
              </PageLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
