'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { FormEvent } from 'react';
import { buttonClass } from '@/components/ui/button-look';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { useLike } from '@/lib/queries/members';
import { pathTo } from '@/lib/site/routes';

type LikeButtonProps = {
  member: { id: number; name: string; liked?: boolean };
  visitor: boolean;
  /** glass: over a photo; wide: with the word; round: without it; dark: on the photo viewer. */
  look: 'glass' | 'wide' | 'round' | 'dark';
  /** The page it stands on: a form that is sent before the script is there leads back to it. */
  back: string;
};

const looks = {
  glass: 'icon-button icon-button-glass',
  wide: buttonClass({ variant: 'soft', size: 'lg' }),
  round: 'icon-button icon-button-tonal icon-button-lg',
  dark: 'icon-button icon-button-glass icon-button-lg',
};

export function LikeButton(props: LikeButtonProps) {
  return props.visitor ? <VisitorLike {...props} /> : <MemberLike {...props} />;
}

/** A visitor must log in to like; the name of the link says so. (P01) */
function VisitorLike({ member, look }: LikeButtonProps) {
  const t = useTranslations('members.like');
  const label = t('login', { name: member.name });
  return (
    <Link className={looks[look]} href={pathTo('login', {}, { to: pathTo('members-id', { id: member.id }) })} prefetch={false} aria-label={label} title={label}>
      <Icon name="heart" weight={look === 'glass' ? 'bold' : 'fill'} />
      {look === 'wide' ? t('short') : null}
    </Link>
  );
}

function MemberLike({ member: { id, name, liked: likedAtFirst = false }, look, back }: LikeButtonProps) {
  const t = useTranslations('members.like');
  const { liked, setLiked, error } = useLike(id, likedAtFirst);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setLiked(!liked);
  };
  return (
    <form className="like" action="/forms/like" method="post" onSubmit={onSubmit}>
      <input type="hidden" name="profile" value={id} />
      <input type="hidden" name="like" value={liked ? '0' : '1'} />
      <input type="hidden" name="back" value={back} />
      <button type="submit" className={classNames(looks[look], 'like-button', liked && 'is-on')} aria-pressed={liked} aria-label={t('give', { name })}>
        <Icon name="heart" weight={liked || look !== 'glass' ? 'fill' : 'bold'} />
        {look === 'wide' ? t('short') : null}
      </button>
      {error ? (
        <p className="like-error" role="alert">
          {t('failed')}
        </p>
      ) : null}
    </form>
  );
}
