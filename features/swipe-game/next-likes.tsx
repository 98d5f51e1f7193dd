import { useTranslations } from 'next-intl';
import { useSite } from '@/components/layout/site-context';
import { useTimeZone } from '@/components/ui/use-clock';
import { formatTime } from '@/lib/format/dates';

/** When there are new likes, on the reader's own clock; nothing where the server does not say. */
export function NextLikes({ at, className }: { at: string | null; className?: string }) {
  const t = useTranslations('swipe');
  const { intlLocale } = useSite();
  const timeZone = useTimeZone();
  const moment = new Date(at ?? '');
  if (Number.isNaN(moment.getTime())) return null;
  return (
    <p className={className}>
      {t.rich('next_likes', {
        time: formatTime(moment, intlLocale, timeZone),
        at: (time) => <time dateTime={moment.toISOString()}>{time}</time>,
      })}
    </p>
  );
}
