import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import type { Bundle, PayMethod } from '@/lib/contract/credits';
import type { Order } from '@/lib/contract/orders';
import type { Money } from '@/lib/contract/wire';
import { formatLongDate } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { siteTimeZone } from '@/lib/site/constants';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { BeginAtOnce } from './begin-at-once';
import type { CreditsStart } from './credits-form';
import { DebitFrame } from './debit-frame';
import { formTexts } from './form-texts';
import { KeepCard } from './keep-card';
import { LazyCreditsForm } from './lazy-credits-form';
import { OrderPerks } from './order-perks';
import { WaitingDebit } from './waiting-debit';

type DebitStopScreenProps = {
  site: SiteInfo;
  stop: { code: string; /** The order that was taken back. */ blockedBy?: string; limit?: Money | null; /** When the amount fits again. */ freeFrom?: string };
  bundle: Bundle;
  taxed: boolean;
  /** The other ways to pay. */
  methods: readonly PayMethod[];
  start: CreditsStart;
  refundDays: number;
  statement: string;
  becomesPremium: boolean;
  backTo?: string;
  /** One that was begun before and waits for its code. */
  waiting?: Order | null;
};

/** Nothing can be collected by direct debit now: why, that nothing was, and the other ways to pay right there. (X06) */
export function DebitStopScreen({ site, stop, bundle, taxed, methods, start, refundDays, statement, becomesPremium, backTo, waiting }: DebitStopScreenProps) {
  const t = useTranslations('pay.debit');
  const { intlLocale } = site;
  const blocked = stop.code === 'directdebit_blocked';
  const limit = stop.limit ? formatMoney(stop.limit, intlLocale) : '';
  const link = (words: ReactNode) => (
    <PageLink href={pathTo('pages-service')}>
      {words}
    </PageLink>
  );
  const why = () => {
    if (blocked) return t('blocked_text');
    return stop.freeFrom ? t('limit_text', { limit, date: formatLongDate(new Date(stop.freeFrom), intlLocale, siteTimeZone) }) : t('limit_never', { limit });
  };
  return (
    <DebitFrame back={pathTo('credits-id-paymentmethod', { id: bundle.id })}>
      <IslandMessages keys={formTexts}>
        <LazyCreditsForm
          bundles={[bundle]} methods={methods} start={start} taxed={taxed} intlLocale={intlLocale}
          perks={<OrderPerks refundDays={refundDays} statement={statement} becomesPremium={becomesPremium} />} keepCard={<KeepCard />} begin={<BeginAtOnce days={refundDays} />} backTo={backTo}
          show="order" title={t('others')}
          head={
            <header className="credits-head">
              <h1 className="title-1">{t('title')}</h1>
              <Alert kind="danger" title={t(blocked ? 'blocked_title' : 'limit_title')} icon={<Icon name={blocked ? 'prohibit' : 'warning'} weight="fill" />}>
                {why()}
              </Alert>
              {waiting && !blocked ? <WaitingDebit order={waiting} intlLocale={intlLocale} /> : null}
            </header>
          }
          foot={
            <p className="small muted">
              {blocked ? (stop.blockedBy ? t.rich('blocked_help', { link, number: stop.blockedBy }) : t.rich('blocked_help_plain', { link })) : t('limit_help')}
            </p>
          }
        />
      </IslandMessages>
    </DebitFrame>
  );
}
