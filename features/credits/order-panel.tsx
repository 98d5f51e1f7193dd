import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { BusyButton } from '@/components/ui/busy-button';
import { Icon } from '@/components/ui/icon';
import type { Bundle } from '@/lib/contract/credits';
import { formatMoney } from '@/lib/format/money';
import type { totalOf } from '@/lib/site/credits-choice';
import { DiscountField } from './discount-field';
import { moneyParams } from './trouble-words';
import type { BuyTrouble } from './use-buy';
import type { Discount } from './use-discount';

type OrderPanelProps = {
  bundle: Bundle;
  sums: ReturnType<typeof totalOf>;
  discount: Discount;
  intlLocale: string;
  refundDays: number;
  statement: string;
  becomesPremium: boolean;
  busy: boolean;
  trouble: BuyTrouble | undefined;
  canPay: boolean;
};

/** What is ordered, line by line, its total, and the button that says what pressing it means. */
export function OrderPanel({ bundle, sums, discount, intlLocale, refundDays, statement, becomesPremium, busy, trouble, canPay }: OrderPanelProps) {
  const t = useTranslations();
  const money = (amount: number) => formatMoney({ amount, currency: sums.currency }, intlLocale);
  return (
    <aside className="panel order-panel">
      <h2 className="title-4">{t('pay.order.title')}</h2>
      <dl className="order-lines">
        <div>
          <dt>{t('count.credits', { count: bundle.credits })}</dt>
          <dd>{money(sums.list)}</dd>
        </div>
        {sums.saved > 0 && discount.found ? (
          <div className="is-saved">
            <dt>
              {discount.found.code} ({discount.found.value_percentage.toLocaleString(intlLocale)}%)
            </dt>
            <dd>− {money(sums.saved)}</dd>
          </div>
        ) : null}
        <div className="is-total">
          <dt>{t('pay.order.total')}</dt>
          <dd aria-live="polite">{money(sums.total)}</dd>
        </div>
      </dl>
      <p className="small muted">
        {t('pay.order.tax')} {sums.saved > 0 ? t('pay.order.saved', { amount: money(sums.saved) }) : null}
      </p>
      <DiscountField discount={discount} />
      {trouble ? <Alert kind="danger">{t(trouble.key as 'err.generic', moneyParams(trouble.params, intlLocale))}</Alert> : null}
      <div className="pay-bar">
        <BusyButton type="submit" variant="primary" size="lg" full busy={busy} busyWords={t('pay.order.busy')} disabled={!canPay}>
          {t('pay.order.button', { total: money(sums.total) })}
        </BusyButton>
      </div>
      <ul className="perks">
        {becomesPremium ? (
          <li>
            <Icon name="crown-simple" weight="fill" />
            {t('pay.perk.premium')}
          </li>
        ) : null}
        <li>
          <Icon name="arrow-u-up-left" />
          {t('pay.perk.withdraw', { days: refundDays })}
        </li>
        <li>
          <Icon name="receipt" weight="fill" />
          {t('pay.perk.statement', { name: statement })}
        </li>
      </ul>
    </aside>
  );
}
