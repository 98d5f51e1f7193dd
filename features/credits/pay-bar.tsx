import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatMoney } from '@/lib/format/money';

type PayBarProps = {
  credits: number;
  sums: { list: number; saved: number; total: number; currency: string };
  intlLocale: string;
  /** The button. */
  children: ReactNode;
};

/** On a phone, under the thumb in place of the navigation: the total and the button. */
export function PayBar({ credits, sums, intlLocale, children }: PayBarProps) {
  const t = useTranslations();
  const money = (amount: number) => formatMoney({ amount, currency: sums.currency }, intlLocale);
  return (
    <div className="sticky-actions pay-bar">
      <p className="pay-bar-total">
        <b>{money(sums.total)}</b> {sums.saved > 0 ? <s>{money(sums.list)}</s> : null}
        <span>{t('pay.order.once', { credits: t('count.credits', { count: credits }) })}</span>
      </p>
      {children}
    </div>
  );
}
