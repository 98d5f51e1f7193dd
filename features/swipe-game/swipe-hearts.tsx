import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { swipeLikesPerDay } from '@/lib/site/constants';

/** What is left of today's likes: a sentence, and a heart for each. That none is left the end says. (B03) */
export function SwipeHearts({ left }: { left: number }) {
  const t = useTranslations('swipe');
  if (left === 0) return null;
  return (
    <p className="swipe-count">
      <b>{t('likes_left', { count: left })}</b>
      <span className="swipe-hearts" aria-hidden="true">
        {Array.from({ length: Math.max(swipeLikesPerDay, left) }, (_, at) => (at < left ? <Icon key={at} name="heart" weight="fill" /> : <Icon key={at} name="heart" weight="regular" />))}
      </span>
    </p>
  );
}
