import { useTranslations } from 'next-intl';
import { useSite } from '@/components/layout/site-context';
import { avatarLook } from '@/components/media/avatar-look';
import { FictionalTag } from '@/components/media/fictional-tag';
import { PersonAvatar } from '@/components/media/person-avatar';
import { PageLink } from '@/components/ui/page-link';
import type { Liker } from '@/lib/contract/likes';
import { pathTo } from '@/lib/site/addresses/routes';
import { NextLikes } from './next-likes';

type LikedTodayProps = { people: readonly Liker[]; nextAt: string | null };

/** Whom the member liked today, and what came of it. */
export function LikedToday({ people, nextAt }: LikedTodayProps) {
  const t = useTranslations('swipe.today');
  const site = useSite();
  return (
    <aside className="swipe-today" aria-labelledby="swipe-today">
      <h2 id="swipe-today" className="title-4">
        {t('title')}
      </h2>
      {people.length === 0 ? <p className="muted">{t('none')}</p> : null}
      <ul>
        {people.map((person) => {
          const look = avatarLook(person, site);
          return (
            <li key={person.id}>
              <PageLink className="swipe-liked" href={pathTo('members-id', { id: person.id })}>
                <PersonAvatar {...look} size={60} />
                <span>
                  <b>{person.age ? `${person.name}, ${person.age}` : person.name}</b>
                  {look.fictional ? <FictionalTag texts={look.fictional} /> : null}
                  <span className="small muted">{person.match ? t(person.auto ? 'match_auto' : 'match') : t('waiting')}</span>
                </span>
              </PageLink>
            </li>
          );
        })}
      </ul>
      <NextLikes at={nextAt} className="small muted" />
    </aside>
  );
}
