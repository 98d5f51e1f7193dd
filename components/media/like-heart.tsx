import { useTranslations } from 'next-intl';
import type { FormEvent, MouseEvent } from 'react';
import { buttonClass } from '../ui/button-look';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/icon';

/** glass: over a photo; wide: with the word; round: without it; dark: on the photo viewer. */
export type HeartLook = 'glass' | 'wide' | 'round' | 'dark';

export const heartLooks: Record<HeartLook, string> = {
  glass: 'icon-button icon-button-glass',
  wide: buttonClass({ variant: 'soft', size: 'lg' }),
  round: 'icon-button icon-button-tonal icon-button-lg',
  dark: 'icon-button icon-button-glass icon-button-lg',
};

/** Where the heart stands on a ground of its own it is full from the first; over a photo and beside its word it fills once it is given. */
export const heartWeight = (look: HeartLook, liked = false) => (liked || look === 'round' || look === 'dark' ? 'fill' : 'bold');

/** The accessible name of a heart that stands beside its word: it holds that word, by which it is called when spoken to, and says it once. */
const spokenName = (word: string, label: string) => (new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(label) ? label : `${word} – ${label}`);

type LikeHeartProps = {
  member: { id: number; name: string };
  liked: boolean;
  onLike: (like: boolean) => void;
  /** Why the last press was of no use: the member has left, is out of the viewer's sight, the site offers no likes, or anything else. */
  trouble?: 'gone' | 'unseen' | 'none' | 'failed' | null;
  look: HeartLook;
  /** The page it stands on: a form that is sent before the script is there leads back to it. */
  back: string;
};

/** A member's heart, given and taken back. */
export function LikeHeart({ member: { id, name }, liked, onLike, trouble, look, back }: LikeHeartProps) {
  const t = useTranslations('members.like');
  const label = t('give', { name });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.classList.add('is-pressed');
    onLike(!liked);
  };
  // The second click of a double one would take back what the first gave.
  const once = (event: MouseEvent) => {
    if (event.detail > 1) event.preventDefault();
  };
  return (
    <form className="like" action="/forms/like" method="post" onSubmit={onSubmit}>
      <input type="hidden" name="profile" value={id} />
      <input type="hidden" name="like" value={liked ? '0' : '1'} />
      <input type="hidden" name="back" value={back} />
      <button type="submit" className={classNames(heartLooks[look], 'like-button', liked && 'is-on')} aria-pressed={liked} aria-label={look === 'wide' ? spokenName(t('short'), label) : label} onClick={once}>
        <Icon name="heart" weight={heartWeight(look, liked)} />
        {look === 'wide' ? t('short') : null}
      </button>
      {trouble ? (
        <p className="like-error" role="alert">
          {t(trouble)}
        </p>
      ) : null}
    </form>
  );
}
