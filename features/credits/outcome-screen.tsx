import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BackBar } from '@/components/layout/back-bar';
import { PremiumBadge } from '@/components/media/premium-badge';
import { buttonClass } from '@/components/ui/button-look';
import { Disc } from '@/components/ui/disc';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { Sparks } from '@/components/ui/sparks';
import { Spinner } from '@/components/ui/spinner';
import type { Order } from '@/lib/contract/orders';
import { formatMoney } from '@/lib/format/money';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { checkoutPath } from '@/lib/site/checkout-path';
import { wayBack } from '@/lib/site/return-path';
import { pathTo } from '@/lib/site/routes';
import { LazyPaymentWatch } from './lazy-payment-watch';

type OutcomeScreenProps = {
  order: Order;
  intlLocale: string;
  canPayPal: boolean;
  /** With whom the conversation is that the member came from. */
  partner?: string;
  /** What the member has, at the edge of a phone's bar. */
  credits?: ReactNode;
};

/** How a payment stands: under way, waiting, done, failed, paid back. Coming back later finds it as it is then. (T12, X06) */
export function OutcomeScreen({ order, intlLocale, canPayPal, partner, credits: pill }: OutcomeScreenProps) {
  const t = useTranslations();
  const { state, payment_id, credits, number, bundle, recurring_failed } = order;
  const back = wayBack(order.back_to);
  const checkout = checkoutPath(order.checkout_url);
  const again = (method?: string) => (bundle ? pathTo('credits-id-paymentmethod', { id: bundle, paymentmethod: method }, { back }) : pathTo('credits', {}, { back }));
  const onward = (
    <LinkButton variant="primary" size="lg" full href={back ?? pathTo('members')}>
      {back && partner ? t('pay.outcome.back_to', { name: partner }) : t(back ? 'pay.outcome.back' : 'pay.outcome.look_on')}
    </LinkButton>
  );
  const failed = state === 'failed' || state === 'cancelled';
  const { refund, charged_back } = order;
  const returned = refund?.amount ?? order.amount;
  // Undone by its member, and no money is back: not yet, or none was due.
  const isWithdrawn = state === 'refunded' && refund && (refund.state !== 'done' || refund.amount === 0);
  return (
    <>
      <BackBar title={t('pay.outcome.bar')} href={back ?? pathTo('members')} onward>
        {pill}
      </BackBar>
      <div className="pay-outcome" data-state={state}>
        <div className="panel pay-outcome-card">
          {state === 'loading' ? <Spinner /> : null}
          {state === 'pending' ? <Disc kind="warning" size="lg" icon={<Icon name="hourglass" weight="fill" />} /> : null}
          {state === 'completed' ? (
            <span className="pay-outcome-mark">
              <Disc kind="bright" size="lg" icon={<Icon name="check" />} />
              <Sparks />
            </span>
          ) : null}
          {failed ? <Disc kind="danger" size="lg" icon={<Icon name="x" />} /> : null}
          {state === 'refunded' ? <Disc kind="info" size="lg" icon={<Icon name="arrow-u-up-left" />} /> : null}
          <h1 className="title-2" tabIndex={-1} id="outcome">
            {isWithdrawn ? t('transaction.done.title') : t(`pay.outcome.${failed ? 'failed' : charged_back ? 'charged_back' : state}_title`)}
          </h1>
          {failed ? (
            <>
              <p>{t(recurring_failed ? (canPayPal ? 'pay.outcome.card_declined' : 'pay.outcome.card_declined_other') : 'pay.outcome.failed_text')}</p>
              <p className="muted">{t('pay.outcome.nothing_charged')}</p>
            </>
          ) : (
            <p>
              {state === 'refunded'
                ? returned > 0
                  ? t(`pay.outcome.${charged_back ? 'charged_back' : 'refunded'}_text`, { amount: formatMoney({ amount: returned, currency: order.currency ?? 'EUR' }, intlLocale) })
                  : t('transaction.period.all_used')
                : t(state === 'loading' && checkout ? 'pay.outcome.open_text' : `pay.outcome.${state}_text`)}
            </p>
          )}
          {state === 'completed' ? (
            <p className="credits-gained">
              <PremiumBadge /> {t('pay.outcome.gained', { credits: t('count.credits', { count: credits }) })}
            </p>
          ) : null}
          {number ? (
            <p className="small muted">
              {t('pay.outcome.number')} {number}
            </p>
          ) : null}
          <div className="stack">
            {state === 'loading' && checkout ? (
              <LinkButton variant="primary" size="lg" full href={checkout}>
                {t('pay.outcome.to_payment')}
              </LinkButton>
            ) : null}
            {failed ? (
              <>
                <LinkButton variant="primary" size="lg" full href={again(order.method)}>
                  {t('pay.outcome.retry')}
                </LinkButton>
                {canPayPal && order.method !== 'paypal' ? (
                  <LinkButton variant="line" size="lg" full href={again('paypal')}>
                    <Icon name="paypal-logo" />
                    {t('pay.outcome.paypal')}
                  </LinkButton>
                ) : recurring_failed ? (
                  <LinkButton variant="ghost" size="lg" full href={again()}>
                    {t('pay.outcome.other')}
                  </LinkButton>
                ) : null}
              </>
            ) : state === 'loading' ? null : (
              <>
                {onward}
                {state === 'completed' ? (
                  <LinkButton variant="ghost" size="lg" full href={pathTo('transactions-id-invoice', { id: payment_id })}>
                    {t('pay.outcome.invoice')}
                  </LinkButton>
                ) : (
                  <LinkButton variant="ghost" size="lg" full href={pathTo('transactions-id', { id: payment_id })}>
                    {t('pay.outcome.purchases')}
                  </LinkButton>
                )}
              </>
            )}
            {state === 'loading' || state === 'pending' ? (
              <noscript>
                <a className={buttonClass({ variant: 'ghost', size: 'lg', full: true })} href="">
                  {t('pay.outcome.look_again')}
                </a>
              </noscript>
            ) : null}
          </div>
        </div>
        <IslandMessages keys={[]}>
          <LazyPaymentWatch payment={payment_id} state={state} />
        </IslandMessages>
      </div>
    </>
  );
}
