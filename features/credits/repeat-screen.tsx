import { useTranslations } from 'next-intl';
import { BackBar } from '@/components/layout/back-bar';
import { Alert } from '@/components/ui/alert';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { Bundle, PayMethod } from '@/lib/contract/credits';
import type { DiscountCode } from '@/lib/contract/discounts';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { formatMoney } from '@/lib/format/money';
import { totalOf } from '@/lib/site/money/credits-choice';
import { pathTo } from '@/lib/site/addresses/routes';
import { BeginAtOnce } from './begin-at-once';
import { ForgetCard } from './forget-card';
import { MethodMark } from './method-mark';
import { methodName } from './method-name';
import { OrderLines } from './order-lines';
import { SendButton } from './send-button';
import { StayForm } from './stay-form';
import { TroubleNote } from './trouble-note';
import type { BuyTrouble } from './use-buy';

export type Repeat = {
  bundle: Bundle;
  method: PayMethod;
  /** What the member has to save now. */
  discount?: DiscountCode | null;
  /** There is value-added tax within the price. */
  taxed: boolean;
  /** The card on file is charged. */
  recurring: boolean;
  /** How the last order was paid, where that cannot be now. */
  instead?: string;
};

type RepeatScreenProps = {
  /** What would be bought again, at today's price; null where there is nothing. */
  repeat: Repeat | null;
  intlLocale: string;
  refundDays: number;
  /** What became of the box that lets credits be used at once. */
  begin?: { ticked: boolean; missing: boolean };
  trouble?: BuyTrouble;
  /** Makes the form, sent twice, one order. */
  formKey: string;
  /** A card is kept, or has just been let go of. */
  card?: { kept: boolean; forgotten?: boolean; trouble?: BuyTrouble };
  /** Where the member came from. */
  backTo?: string;
};

/** The last order once more, in one step: what it is, what it costs today, and the button that confirms. (R09, S08) */
export function RepeatScreen({ repeat, intlLocale, refundDays, begin, trouble, formKey, card, backTo }: RepeatScreenProps) {
  const t = useTranslations();
  const pay = useTranslations('pay');
  const forget = card ? <ForgetCard {...card} intlLocale={intlLocale} backTo={backTo} /> : null;
  const bundles = pathTo('credits', {}, { back: backTo });
  const bar = (
    <IslandMessages keys={['layout.back']}>
      <BackBar title={t('pay.repeat.title')} href={bundles} />
    </IslandMessages>
  );
  const head = (
    <header className="credits-head">
      <h1 className="title-1">{t('pay.repeat.title')}</h1>
    </header>
  );
  if (!repeat) {
    return (
      <>
        {bar}
        <div className="wrap credits">
          {head}
          <section className="panel order-panel repeat-panel">
            <EmptyState
              icon={<Icon name="clock" />}
              title={t('pay.repeat.none_title')}
              text={t('pay.repeat.none_text')}
              action={
                <LinkButton variant="primary" href={bundles}>
                  {t('pay.title')}
                </LinkButton>
              }
            />
          </section>
          {forget}
        </div>
      </>
    );
  }
  const { bundle, method, discount = null, taxed, recurring, instead } = repeat;
  const sums = totalOf({ bundle, method, discount });
  const fields = { key: formKey, bundle: bundle.id, method: method.method, amount: sums.total, currency: sums.currency, code: sums.saved > 0 ? discount?.code : undefined, from: 'repeat', recurring: recurring ? 1 : undefined, back_to: backTo };
  return (
    <>
      {bar}
      <div className="wrap credits">
        {head}
        <StayForm name="order" offline={t('err.generic_retry')} className="panel order-panel repeat-panel">
          {Object.entries(fields).map(([name, value]) => (value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />))}
          <OrderLines credits={bundle.credits} sums={sums} code={discount} taxed={taxed} intlLocale={intlLocale} />
          <p className="cluster">
            <MethodMark method={method.method} />
            {methodName(pay, method.method)}
          </p>
          {recurring ? <p className="small">{t('pay.repeat.card')}</p> : null}
          {instead ? <Alert kind="info">{t('pay.repeat.instead', { method: methodName(pay, instead) })}</Alert> : null}
          {trouble ? <TroubleNote trouble={trouble} intlLocale={intlLocale} /> : null}
          {sums.total > 0 && method.method !== 'directdebit' ? <BeginAtOnce days={refundDays} {...begin} /> : null}
          <SendButton busyWords={t('pay.order.busy')} full>
            {method.method === 'directdebit'
              ? t('pay.order.onward', { method: methodName(pay, method.method) })
              : t('pay.order.button', { total: formatMoney({ amount: sums.total, currency: sums.currency }, intlLocale) })}
          </SendButton>
          <LinkButton variant="ghost" full href={bundles}>
            {t('pay.repeat.other')}
          </LinkButton>
        </StayForm>
        {forget}
      </div>
    </>
  );
}
