import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { useSite } from '@/components/layout/site-context';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { useTimeZone } from '@/components/ui/use-clock';
import { formatShortDay, formatTime } from '@/lib/format/dates';
import type { Offer } from '@/lib/site/money/new-member-offer';
import { pathTo } from '@/lib/site/addresses/routes';
import type { Countdown } from '@/lib/stores/time-bonus-store';
import { BonusClock } from './bonus-clock';
import { lastsLonger } from './end-day';
import { percentOf } from './percent-of';

type BonusBannerProps = { offer: Offer; isVisible: boolean; countdown: Countdown; path: string };

const rich = {
  b: (words: ReactNode) => <b>{words}</b>,
  more: (words: ReactNode) => <span className="bonus-more">{words}</span>,
};

/** What a new member saves and until when, above a page of the members area. (T11, S18) */
export function BonusBanner({ offer, isVisible, countdown, path }: BonusBannerProps) {
  const t = useTranslations('bonus');
  const { intlLocale } = useSite();
  const timeZone = useTimeZone();
  const [begun] = useState(isVisible);
  if (!begun) return null;
  // What ends while the page stands leaves its place: nothing moves under a finger.
  if (!isVisible) return <div className="bonus-banner is-over" />;
  const { kind, code, percentage, endsAt } = offer;
  const end = new Date(endsAt);
  const percent = percentOf(percentage, intlLocale);
  return (
    <section className="bonus-banner" aria-label={t(kind === 'welcome' ? 'welcome_name' : 'name')}>
      <div className="wrap">
        <Icon name={kind === 'welcome' ? 'tag' : 'clock-countdown'} weight="fill" />
        <p className="grow">{kind === 'welcome' ? t.rich('banner.welcome', { percent, ...rich }) : t.rich('banner.text', { percent, code, ...rich })}</p>
        {kind === 'welcome' ? null : <BonusClock countdown={countdown} />}
        <time className={kind === 'welcome' ? undefined : 'bonus-still'} dateTime={endsAt}>
          {lastsLonger(offer) ? t('until_day', { date: formatShortDay(end, intlLocale, timeZone) }) : t('until', { time: formatTime(end, intlLocale, timeZone) })}
        </time>
        <PageLink className="bonus-link" href={pathTo('credits', {}, { back: path })}>
          {t('banner.link')}
        </PageLink>
      </div>
    </section>
  );
}
