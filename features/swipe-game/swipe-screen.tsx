import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import type { User } from '@/lib/contract/user';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { confirmPage } from '@/lib/site/addresses/confirm-page';
import { swipeLikesPerDay } from '@/lib/site/constants';
import { memberId } from '@/lib/site/members/member-id';
import type { SwipePage } from '@/lib/stores/swipe-store';
import { SwipeGame } from './swipe-game';

const texts = [
  'swipe.likes_left', 'swipe.next_likes', 'swipe.photo', 'swipe.stamp', 'swipe.act', 'swipe.end', 'swipe.news', 'swipe.today', 'err.not_offered',
  'interest', 'fictional.label', 'fictional.warning', 'fictional.tag', 'safety.more.label', 'ui.photo', 'ui.button',
];

const keys = [
  { sign: '←', name: 'left', does: 'pass' },
  { sign: '→', name: 'right', does: 'like' },
  { sign: '↑', name: 'up', does: 'profile' },
] as const;

/** The swipe game. What it is about stands beside it; on a phone the cards fill the page. (S12) */
export function SwipeScreen({ user, page }: { user: User; page: SwipePage }) {
  const t = useTranslations('swipe');
  const note =
    user.status === 'not_confirmed' ? (
      <p className="swipe-note small">
        <PageLink href={confirmPage}>{t('unconfirmed')}</PageLink>
      </p>
    ) : null;
  return (
    <div className="wrap swipe">
      <div className="swipe-intro">
        <h1 id="swipe-title" className="title-1">
          {t('title')}
        </h1>
        <p className="lead">{t('intro', { count: swipeLikesPerDay })}</p>
        <ul className="swipe-keys">
          {keys.map(({ sign, name, does }) => (
            <li key={name}>
              <kbd>
                <span aria-hidden="true">{sign}</span>
                <span className="visually-hidden">{t(`key.${name}`)}</span>
              </kbd>
              {t(`key.${does}`)}
            </li>
          ))}
        </ul>
      </div>
      <IslandMessages keys={texts}>
        <SwipeGame member={memberId(user) ?? 0} page={page} note={note} />
      </IslandMessages>
    </div>
  );
}
