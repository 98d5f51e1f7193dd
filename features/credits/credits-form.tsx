'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Alert } from '@/components/ui/alert';
import type { Bundle, PayMethod } from '@/lib/contract/credits';
import type { DiscountCode } from '@/lib/contract/discounts';
import { totalOf } from '@/lib/site/credits-choice';
import { BundleChoice } from './bundle-choice';
import type { DiscountTry } from './discount-field';
import { MethodChoice } from './method-choice';
import { OrderPanel } from './order-panel';
import { useBuy } from './use-buy';
import { useDiscount } from './use-discount';

export type CreditsStart = {
  bundle: number;
  method?: string;
  bank?: string;
  discount: DiscountCode | null;
  /** A code that was typed and does not count, with the key of what is said of it. */
  tried: DiscountTry | null;
  /** What went wrong with the order, as the key of a message. */
  trouble?: { key: string; params?: Record<string, string | number> };
};

type CreditsFormProps = {
  bundles: readonly Bundle[];
  methods: readonly PayMethod[];
  start: CreditsStart;
  intlLocale: string;
  refundDays: number;
  statement: string;
  becomesPremium: boolean;
  backTo?: string;
};

/** Bundle, way to pay, code, total and the button that orders: one form, which works before its script has come. (S08) */
export function CreditsForm({ bundles, methods, start, intlLocale, refundDays, statement, becomesPremium, backTo }: CreditsFormProps) {
  const t = useTranslations();
  const [chosen, setChosen] = useState({ bundle: start.bundle, method: start.method });
  const discount = useDiscount(start.discount, start.tried);
  const bundle = bundles.find(({ id }) => id === chosen.bundle) ?? bundles[0]!;
  const method = methods.find((each) => each.method === chosen.method);
  const sums = totalOf({ bundle, method, discount: discount.found });
  const buy = useBuy(start.trouble);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget);
    event.preventDefault();
    buy.order({
      bundle: bundle.id,
      method: chosen.method ?? '',
      bank: String(form.get(`bank-${chosen.method}`) ?? '') || undefined,
      code: sums.saved > 0 ? discount.found?.code : undefined,
      amount: sums.total,
      currency: sums.currency,
      back_to: backTo,
    });
  };
  return (
    <form className="buy" action="/forms/order" method="post" onSubmit={onSubmit}>
      <input type="hidden" name="amount" value={sums.total} />
      <input type="hidden" name="currency" value={sums.currency} />
      {backTo ? <input type="hidden" name="back_to" value={backTo} /> : null}
      <div className="buy-choices">
        <BundleChoice bundles={bundles} chosen={start.bundle} intlLocale={intlLocale} onChoose={(id) => setChosen((before) => ({ ...before, bundle: id }))} />
        {methods.length > 0 ? (
          <MethodChoice methods={methods} chosen={start.method} bank={start.bank} onChoose={(next) => setChosen((before) => ({ ...before, method: next }))} />
        ) : (
          <Alert kind="warning">{t('pay.methods.none')}</Alert>
        )}
      </div>
      <OrderPanel
        bundle={bundle} sums={sums} discount={discount} intlLocale={intlLocale} refundDays={refundDays} statement={statement} becomesPremium={becomesPremium}
        busy={buy.busy} trouble={buy.trouble} canPay={methods.length > 0}
      />
    </form>
  );
}
