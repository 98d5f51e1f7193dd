import { useTranslations } from 'next-intl';
import { useEffect, useState, type ComponentProps, type MouseEvent, type RefObject } from 'react';
import { useSite } from '@/components/layout/site-context';
import { MoreLink } from '@/components/layout/more-link';
import { personLook } from '@/components/media/person-look';
import { PersonPhoto } from '@/components/media/person-photo';
import { classNames } from '@/components/ui/class-names';
import type { SwipeCard } from '@/lib/contract/swipe';
import { photoUrl } from '@/lib/site/addresses/photo-url';
import { InterestChips } from './interest-chips';

type SwipeGameCardProps = {
  card: SwipeCard;
  /** 0 is on top; those below wait. */
  depth: number;
  element?: RefObject<HTMLDivElement | null>;
  handlers?: Pick<ComponentProps<'div'>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'>;
};

const places = ['is-top', 'is-second', 'is-third'];

/** One member on a card: a tap shows the next photo, a pull decides. The label of a fictional profile is on every photo. */
export function SwipeGameCard({ card, depth, element, handlers }: SwipeGameCardProps) {
  const t = useTranslations('swipe');
  const more = useTranslations('safety.more');
  const { cdnPrefix, ...site } = useSite();
  const [index, setIndex] = useState(0);
  const photos = card.photos.length > 0 ? card.photos : [card.main_image];
  const isTop = depth === 0;
  const address = (at: number) => photoUrl(photos[at], 'full', cdnPrefix);

  const next = isTop ? address(index + 1) : null;
  useEffect(() => {
    if (next) new Image().src = next;
  }, [next]);

  const turn = ({ clientX, currentTarget }: MouseEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    // A key press has no place; a tap on the left third goes back.
    const step = clientX > 0 && clientX < left + width / 3 ? -1 : 1;
    setIndex((index + step + photos.length) % photos.length);
  };

  return (
    <div ref={element} className={classNames('swipe-card', places[depth])} inert={!isTop} {...handlers}>
      <PersonPhoto
        {...personLook(card, site)}
        variant="card"
        src={address(index)}
        sizes="(min-width: 992px) 430px, 100vw"
        priority={depth < 2}
        locked={card.main_image?.locked}
        details={<InterestChips interests={card.interests} />}
      />
      <span className="swipe-more on-photo">
        <MoreLink member={card.id} label={more('label', { name: card.name })} glass />
      </span>
      {photos.length > 1 ? (
        <>
          <span className="swipe-bars" aria-hidden="true">
            {photos.map((_, at) => (
              <i key={at} className={at === index ? 'is-on' : undefined} />
            ))}
          </span>
          <button type="button" className="swipe-turn on-photo" aria-label={t('photo', { current: index + 1, total: photos.length, name: card.name })} onClick={turn} />
        </>
      ) : null}
      <span className="swipe-stamp is-like" aria-hidden="true">
        {t('stamp.like')}
      </span>
      <span className="swipe-stamp is-no" aria-hidden="true">
        {t('stamp.pass')}
      </span>
    </div>
  );
}
