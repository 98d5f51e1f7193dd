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
import type { Order, OrderState } from '@/lib/contract/orders';
import { formatMoney } from '@/lib/format/money';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { checkoutPath } from '@/lib/site/addresses/checkout-path';
import { wayBack } from '@/lib/site/addresses/return-path';
import { pathTo } from '@/lib/site/addresses/routes';
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

const isFailed = (state: OrderState): state is 'failed' | 'cancelled' => state === 'failed' || state === 'cancelled';

/** The mark above the title. */
function OutcomeMark({ state }: { state: OrderState }) {
  if (isFailed(state)) return <Disc kind="danger" size="lg" icon={<Icon name="x" />} />;
  if (state === 'loading') return <Spinner />;
  if (state === 'pending') return <Disc kind="warning" size="lg" icon={<Icon name="hourglass" weight="fill" />} />;
  if (state === 'refunded') return <Disc kind="info" size="lg" icon={<Icon name="arrow-u-up-left" />} />;
  return (
    <span className="pay-outcome-mark">
      <Disc kind="bright" size="lg" icon={<Icon name="check" />} />
      <Sparks />
    </span>
  );
}

function OutcomeText({ order, intlLocale, canPayPal }: Pick<OutcomeScreenProps, 'order' | 'intlLocale' | 'canPayPal'>) {
  const t = useTranslations();
  const { state, refund, charged_back } = order;
  if (isFailed(state)) {
    return (
      <>
        <p>{t(order.recurring_failed ? (canPayPal ? 'pay.outcome.card_declined' : 'pay.outcome.card_declined_other') : 'pay.outcome.failed_text')}</p>
        <p className="muted">{t('pay.outcome.nothing_charged')}</p>
      </>
    );
  }
  const returned = refund?.amount ?? order.amount;
  return (
    <p>
      {state === 'refunded'
        ? returned > 0
          ? t(`pay.outcome.${charged_back ? 'charged_back' : 'refunded'}_text`, { amount: formatMoney({ amount: returned, currency: order.currency ?? 'EUR' }, intlLocale) })
          : t('transaction.period.all_used')
        : t(state === 'loading' && checkoutPath(order.checkout_url) ? 'pay.outcome.open_text' : `pay.outcome.${state}_text`)}
    </p>
  );
}

/** The ways to try a payment again that failed. */
function RetryLinks({ order, canPayPal }: Pick<OutcomeScreenProps, 'order' | 'canPayPal'>) {
  const t = useTranslations();
  const { bundle } = order;
  const back = wayBack(order.back_to);
  const again = (method?: string) => (bundle ? pathTo('credits-id-paymentmethod', { id: bundle, paymentmethod: method }, { back }) : pathTo('credits', {}, { back }));
  return (
    <>
      <LinkButton variant="primary" size="lg" full href={again(order.method)}>
        {t('pay.outcome.retry')}
      </LinkButton>
      {canPayPal && order.method !== 'paypal' ? (
        <LinkButton variant="line" size="lg" full href={again('paypal')}>
          <Icon name="paypal-logo" />
          {t('pay.outcome.paypal')}
        </LinkButton>
      ) : order.recurring_failed ? (
        <LinkButton variant="ghost" size="lg" full href={again()}>
          {t('pay.outcome.other')}
        </LinkButton>
      ) : null}
    </>
  );
}

/** The ways on from a payment that did not fail. */
function OnwardLinks({ order, partner }: Pick<OutcomeScreenProps, 'order' | 'partner'>) {
  const t = useTranslations();
  const { state, payment_id } = order;
  const back = wayBack(order.back_to);
  return (
    <>
      <LinkButton variant="primary" size="lg" full href={back ?? pathTo('members')}>
        {back && partner ? t('pay.outcome.back_to', { name: partner }) : t(back ? 'pay.outcome.back' : 'pay.outcome.look_on')}
      </LinkButton>
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
  );
}

/** How a payment stands: under way, waiting, done, failed, paid back. Coming back later finds it as it is then. (T12, X06) */
export function OutcomeScreen({ order, intlLocale, canPayPal, partner, credits: pill }: OutcomeScreenProps) {
  const t = useTranslations();
  const { state, payment_id, credits, number, refund, charged_back } = order;
  const checkout = checkoutPath(order.checkout_url);
  const failed = isFailed(state);
  // Undone by its member, and no money is back: not yet, or none was due.
  const isWithdrawn = state === 'refunded' && refund && (refund.state !== 'done' || refund.amount === 0);
  return (
    <>
      <BackBar title={t('pay.outcome.bar')} href={wayBack(order.back_to) ?? pathTo('members')} onward>
        {pill}
      </BackBar>
      <div className="pay-outcome" data-state={state}>
        <div className="panel pay-outcome-card">
          <OutcomeMark state={state} />
          <h1 className="title-2" tabIndex={-1} id="outcome">
            {isWithdrawn ? t('transaction.done.title') : t(`pay.outcome.${failed ? 'failed' : charged_back ? 'charged_back' : state}_title`)}
          </h1>
          <OutcomeText order={order} intlLocale={intlLocale} canPayPal={canPayPal} />
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
            {failed ? <RetryLinks order={order} canPayPal={canPayPal} /> : state === 'loading' ? null : <OnwardLinks order={order} partner={partner} />}
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
