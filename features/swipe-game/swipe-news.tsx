import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { SwipeNews as News } from '@/lib/stores/swipe-store';

type SwipeNewsProps = { news: News | null; /** Who lies on top now. */ top: string | null };

const troubles: readonly News['kind'][] = ['offline', 'failed', 'not_offered', 'gone'];

/** What has happened: read out always, seen where it is not what was meant to happen. */
export function SwipeNews({ news, top }: SwipeNewsProps) {
  const t = useTranslations('swipe.news');
  const err = useTranslations('err');
  const isTrouble = news !== null && troubles.includes(news.kind);
  return (
    <>
      <p className="visually-hidden" role="status">
        {news && news.kind !== 'not_offered' && !isTrouble ? t(news.kind, { name: news.name }) : null} {news && top ? t('now', { name: top }) : null}
      </p>
      <div className="swipe-alert" role="alert">
        {isTrouble ? (
          <p className="swipe-trouble">
            <Icon name="warning-circle" weight="fill" />
            {news.kind === 'not_offered' ? err('not_offered') : t(news.kind, { name: news.name })}
          </p>
        ) : null}
      </div>
    </>
  );
}
