import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Bundle } from '@/lib/contract/credits';
import type { totalOf } from '@/lib/site/money/credits-choice';
import { DiscountField } from './discount-field';
import { OrderLines } from './order-lines';
import { TroubleNote } from './trouble-note';
import type { BuyTrouble } from './use-buy';
import type { DiscountEntry } from './use-discount';

type OrderPanelProps = {
  bundle: Bundle;
  sums: ReturnType<typeof totalOf>;
  discount: DiscountEntry;
  misfit: BuyTrouble | undefined;
  taxed: boolean;
  intlLocale: string;
  perks: ReactNode;
  /** What is asked before the button. */
  begin: ReactNode;
  trouble: BuyTrouble | undefined;
  /** The button; a phone has it in the bar below. */
  pay: ReactNode;
};

/** What is ordered, line by line, its total, and the button that says what pressing it means. */
export function OrderPanel({ bundle, sums, discount, misfit, taxed, intlLocale, perks, begin, trouble, pay }: OrderPanelProps) {
  const t = useTranslations();
  const { tried } = discount;
  // Beside the field that says it: the way to the order that is under way with the code.
  const told = trouble ?? (tried?.params?.payment_id ? { key: tried.error, params: tried.params } : undefined);
  return (
    <aside className="panel order-panel">
      <h2 className="title-4">{t('pay.order.title')}</h2>
      <OrderLines credits={bundle.credits} sums={sums} code={discount.found} taxed={taxed} intlLocale={intlLocale} />
      <DiscountField discount={discount} misfit={misfit} intlLocale={intlLocale} />
      {told ? <TroubleNote trouble={told} intlLocale={intlLocale} /> : null}
      {begin}
      <div className="only-wide">{pay}</div>
      {perks}
    </aside>
  );
}
