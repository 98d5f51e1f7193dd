import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useSite } from '@/components/layout/site-context';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { useTimeZone } from '@/components/ui/use-clock';
import type { Bundle } from '@/lib/contract/credits';
import { formatTime } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { bundleToBegin } from '@/lib/site/money/credits-choice';
import { discountOn } from '@/lib/site/money/order-amounts';
import { pathTo } from '@/lib/site/addresses/routes';
import { BonusClock } from './bonus-clock';
import type { BonusModalProps } from './bonus-modal';
import { endDay } from './end-day';
import { percentOf } from './percent-of';

const rich = { b: (words: ReactNode) => <b>{words}</b> };

/** The time bonus: the clock beside the hour at which it ends, the code that counts by itself, and what it does to a price. (T10) */
export function TimeBonusModal({ offer, countdown, path, onClose, bundles }: BonusModalProps & { bundles: readonly Bundle[] }) {
  const t = useTranslations();
  const { intlLocale } = useSite();
  const timeZone = useTimeZone();
  const end = new Date(offer.endsAt);
  const example = bundleToBegin(bundles);
  return (
    <Dialog open onClose={onClose} sheet className="bonus-modal" title={t('bonus.modal.title', { percent: percentOf(offer.percentage, intlLocale) })}>
      <div className="bonus-head">
        <Icon name="clock-countdown" weight="duotone" className="bonus-art" />
        <span className="bonus-name">{t('bonus.name')}</span>
        <BonusClock countdown={countdown} named />
      </div>
      <p className="muted">{t.rich('bonus.modal.text', { day: endDay(end, countdown, timeZone), time: formatTime(end, intlLocale, timeZone), ...rich })}</p>
      <div className="bonus-code">
        <span>
          <span className="small muted">{t('bonus.modal.code')}</span>
          <b>{offer.code}</b>
        </span>
        <span className="bonus-ready">
          <Icon name="check-circle" weight="fill" />
          {t('bonus.modal.ready')}
        </span>
      </div>
      {example ? (
        <p className="bonus-example">
          <span className="muted">{t('bonus.modal.example', { credits: t('count.credits', { count: example.credits }) })}</span>
          <span>
            <del className="muted">{formatMoney(example.price, intlLocale)}</del>{' '}
            <ins>{formatMoney({ ...example.price, amount: example.price.amount - discountOn(example.price.amount, offer.percentage) }, intlLocale)}</ins>
          </span>
        </p>
      ) : null}
      <div className="stack">
        <LinkButton variant="primary" size="lg" full href={pathTo('credits', {}, { back: path })} onClick={onClose}>
          {t('bonus.modal.go')}
        </LinkButton>
        <Button variant="ghost" full onClick={onClose}>
          {t('bonus.modal.later')}
        </Button>
      </div>
    </Dialog>
  );
}
