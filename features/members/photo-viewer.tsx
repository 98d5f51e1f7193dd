import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useSite } from '@/components/layout/site-context';
import { PersonPhoto } from '@/components/media/person-photo';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { PageLink } from '@/components/ui/page-link';
import { useBackCloses } from '@/components/ui/use-back-closes';
import { photoUrl } from '@/lib/site/addresses/photo-url';
import { pathTo } from '@/lib/site/addresses/routes';
import { ChatLink } from './chat-link';
import { LikeButton } from './like-button';
import { wayToUnlock } from './profile-photos';
import type { ViewedMember } from './viewed-member';

type PhotoViewerProps = {
  member: ViewedMember;
  visitor: boolean;
  /** One’s own profile: nothing to chat with, nobody to like. */
  own: boolean;
  /** The photo it opens with, counted from 0. */
  start: number;
  onClose: () => void;
};

const leastSwipe = 40;

/** The photos of a profile, one at a time: arrows, swipe, Escape and "back". A fictional profile keeps its label on each. */
export function PhotoViewer({ member, visitor, own, start, onClose }: PhotoViewerProps) {
  const t = useTranslations('members.viewer');
  const site = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const swipeFrom = useRef<number | null>(null);
  const [index, setIndex] = useState(start);
  const { id, name, age, fictional, photos } = member;
  const photo = photos[index];
  const here = pathTo('members-id', { id });
  const to = (next: number) => setIndex(Math.max(0, Math.min(photos.length - 1, next)));

  useBackCloses(() => dialog.current?.close());
  useEffect(() => dialog.current?.showModal(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') to(index - 1);
    if (event.key === 'ArrowRight') to(index + 1);
  };
  const onPointerDown = (event: PointerEvent) => {
    swipeFrom.current = event.clientX;
  };
  const onPointerUp = (event: PointerEvent) => {
    const distance = event.clientX - (swipeFrom.current ?? event.clientX);
    swipeFrom.current = null;
    if (Math.abs(distance) >= leastSwipe) to(index + (distance < 0 ? 1 : -1));
  };

  return (
    <dialog ref={dialog} className="viewer on-photo" aria-labelledby="viewer-title" onClose={onClose} onKeyDown={onKeyDown}>
      <header className="viewer-head">
        <IconButton look="glass" label={t('close')} icon={<Icon name="x" />} onClick={() => dialog.current?.close()} />
        <h2 id="viewer-title" className="title-4">
          <span aria-hidden="true">{age ? `${name}, ${age}` : name}</span>
          <span className="visually-hidden">{t('title', { name })}</span>
          <span className="viewer-position tabular" role="status">
            {t('position', { current: index + 1, total: photos.length })}
          </span>
        </h2>
        {own || visitor ? null : (
          <PageLink className="icon-button icon-button-glass" href={pathTo('members-id-report', { id })} aria-label={t('report', { name })} data-sheet-link>
            <Icon name="flag" />
          </PageLink>
        )}
      </header>
      <div className="viewer-photo" onPointerDown={onPointerDown} onPointerUp={onPointerUp} role="presentation">
        <PersonPhoto
          name={name}
          fictional={fictional}
          variant="hero"
          src={photoUrl(photo, 'full', site.cdnPrefix)}
          alt={photo?.locked ? '' : t('photo', { number: index + 1, name })}
          locked={photo?.locked}
          href={photo?.locked ? wayToUnlock(id, visitor) : undefined}
          priority
        />
      </div>
      <IconButton className="viewer-previous" look="glass" large label={t('previous')} icon={<Icon name="caret-left" />} disabled={index === 0} onClick={() => to(index - 1)} />
      <IconButton className="viewer-next" look="glass" large label={t('next')} icon={<Icon name="caret-right" />} disabled={index === photos.length - 1} onClick={() => to(index + 1)} />
      <ul className="viewer-thumbs">
        {photos.map((each, number) => (
          <li key={number}>
            <button type="button" aria-current={number === index || undefined} onClick={() => to(number)}>
              <PersonPhoto name={name} fictional={fictional} variant="thumb" src={photoUrl(each, 'thumb', site.cdnPrefix)} alt={t('go', { number: number + 1 })} locked={each.locked} />
            </button>
          </li>
        ))}
      </ul>
      {own ? null : (
        <footer className="viewer-actions">
          <ChatLink member={member} visitor={visitor} />
          <LikeButton member={member} visitor={visitor} look="dark" back={here} />
        </footer>
      )}
    </dialog>
  );
}
