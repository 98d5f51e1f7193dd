import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Disc } from '@/components/ui/disc';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { pathTo } from '@/lib/site/addresses/routes';
import { NextLikes } from './next-likes';

type SwipeEndProps = {
  /** The likes are used up, the cards are, they do not come, or the site has no such game. */
  why: 'likes' | 'cards' | 'stuck' | 'missing';
  nextAt: string | null;
  /** The game was played up to here: what follows it is read out. */
  arrived: boolean;
  onRetry: () => void;
};

/** The calm end: what is, when it goes on, and where else to go. */
export function SwipeEnd({ why, nextAt, arrived, onRetry }: SwipeEndProps) {
  const t = useTranslations('swipe.end');
  const err = useTranslations('err');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) title.current?.focus({ preventScroll: true });
  }, [arrived]);
  return (
    <div className="swipe-end">
      <Disc icon={why === 'likes' ? <Icon name="heart" weight="duotone" /> : <Icon name="cards" weight="fill" />} />
      <h2 ref={title} tabIndex={-1} className="title-2">
        {why === 'missing' ? err('not_offered') : t(`${why}.title`)}
      </h2>
      {why === 'likes' ? <NextLikes at={nextAt} className="lead" /> : null}
      {why === 'missing' ? null : <p className="muted">{t(`${why}.text`)}</p>}
      {why === 'stuck' ? (
        <Button onClick={onRetry}>{t('retry')}</Button>
      ) : (
        <>
          <LinkButton href={pathTo('members')}>
            {t('search')}
          </LinkButton>
          <LinkButton variant="line" href={pathTo('likes')}>
            {t('to_likes')}
          </LinkButton>
        </>
      )}
    </div>
  );
}
