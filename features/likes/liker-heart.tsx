import { LikeHeart } from '@/components/media/like-heart';
import { useLike } from '@/lib/queries/members';

type LikerHeartProps = { member: { id: number; name: string }; /** As the list says. */ liked: boolean; back: string };

export function LikerHeart({ member, liked: likedAtFirst, back }: LikerHeartProps) {
  const { liked, setLiked, trouble } = useLike(member.id, likedAtFirst);
  return <LikeHeart member={member} liked={liked} onLike={setLiked} trouble={trouble} look="glass" back={back} />;
}
