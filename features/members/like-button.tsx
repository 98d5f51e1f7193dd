'use client';

import { useTranslations } from 'next-intl';
import { heartLooks, heartWeight, LikeHeart, type HeartLook } from '@/components/media/like-heart';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { useLike } from '@/lib/queries/members';
import { pathTo } from '@/lib/site/addresses/routes';

type LikeButtonProps = {
  member: { id: number; name: string; liked?: boolean };
  visitor: boolean;
  look: HeartLook;
  /** The page it stands on: a form that is sent before the script is there leads back to it. */
  back: string;
};

export function LikeButton(props: LikeButtonProps) {
  return props.visitor ? <VisitorLike {...props} /> : <MemberLike {...props} />;
}

/** To like, a visitor signs up or logs in; the name of the link says so, after the word that stands on it. (P01) */
function VisitorLike({ member, look }: LikeButtonProps) {
  const t = useTranslations('members.like');
  const label = t('login', { name: member.name });
  return (
    <PageLink className={heartLooks[look]} href={pathTo('signup', {}, { member: member.id })} aria-label={look === 'wide' ? `${t('short')} – ${label}` : label} title={label}>
      <Icon name="heart" weight={heartWeight(look)} />
      {look === 'wide' ? t('short') : null}
    </PageLink>
  );
}

function MemberLike({ member, look, back }: LikeButtonProps) {
  const { liked, setLiked, trouble } = useLike(member.id, member.liked ?? false);
  return <LikeHeart member={member} liked={liked} onLike={setLiked} trouble={trouble} look={look} back={back} />;
}
