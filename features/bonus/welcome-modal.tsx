import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useSite } from '@/components/layout/site-context';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { useTimeZone } from '@/components/ui/use-clock';
import type { Bundle } from '@/lib/contract/credits';
import { formatLongDate, formatTime } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { useUser } from '@/lib/queries/user';
import { welcomeDiscount } from '@/lib/site/constants';
import { bundlesByPrice } from '@/lib/site/money/credits-choice';
import { discountOn } from '@/lib/site/money/order-amounts';
import { pathTo } from '@/lib/site/addresses/routes';
import type { BonusModalProps } from './bonus-modal';
import { endDay, lastsLonger } from './end-day';
import { percentOf } from './percent-of';

const rich = { b: (words: ReactNode) => <b>{words}</b> };

/** The welcome bonus: a quarter off the first bundle, and until when. It is closed before it leads away. (S18) */
export function WelcomeModal({ offer, countdown, path, onClose, bundles }: BonusModalProps & { bundles: readonly Bundle[] }) {
  const t = useTranslations('bonus.welcome');
  const name = useUser()?.profile?.name ?? '';
  const { intlLocale } = useSite();
  const timeZone = useTimeZone();
  const end = new Date(offer.endsAt);
  const percent = percentOf(offer.percentage, intlLocale);
  const [cheapest] = bundlesByPrice(bundles);
  const price = cheapest && { ...cheapest.price, amount: cheapest.price.amount - discountOn(cheapest.price.amount, offer.percentage) };
  return (
    <Dialog open onClose={onClose} sheet className="bonus-modal is-welcome" title={t('title', { name })}>
      <p className="bonus-head">
        <b>{percent}</b> <span>{t('head')}</span>
      </p>
      <p className="muted">
        {lastsLonger(offer)
          ? t.rich('text_until', { percent, date: formatLongDate(end, intlLocale, timeZone), time: formatTime(end, intlLocale, timeZone), ...rich })
          : t.rich('text', { percent, hours: welcomeDiscount.actFast, day: endDay(end, countdown, timeZone), time: formatTime(end, intlLocale, timeZone), ...rich })}
      </p>
      <ul className="bonus-facts">
        <li>
          <Icon name="tag" weight="fill" />
          {t('ready')}
        </li>
        <li>
          <Icon name="crown-simple" weight="fill" />
          {t('premium')}
        </li>
        {cheapest && price ? (
          <li>
            <Icon name="receipt" weight="fill" />
            {t('from', { price: formatMoney(price, intlLocale), before: formatMoney(cheapest.price, intlLocale) })}
          </li>
        ) : null}
      </ul>
      <div className="stack">
        <LinkButton variant="primary" size="lg" full href={pathTo('credits', {}, { back: path })} onClick={onClose}>
          {t('go')}
        </LinkButton>
        <Button variant="ghost" full onClick={onClose}>
          {t('not_now')}
        </Button>
      </div>
    </Dialog>
  );
}
