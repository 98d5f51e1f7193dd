import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatMoney } from '@/lib/format/money';
import { goToBox } from './begin-box';

type PayBarProps = {
  credits: number;
  sums: { list: number; saved: number; total: number; currency: string };
  intlLocale: string;
  /** There is a box that must be ticked first; the bar leads to it until it is. */
  asks?: boolean;
  /** The button. */
  children: ReactNode;
};

/** On a phone, under the thumb in place of the navigation: what is still to be ticked, the total and the button. */
export function PayBar({ credits, sums, intlLocale, asks, children }: PayBarProps) {
  const t = useTranslations();
  const money = (amount: number) => formatMoney({ amount, currency: sums.currency }, intlLocale);
  return (
    <div className="sticky-actions pay-bar">
      {asks ? (
        <a className="pay-bar-box" href="#begin-at-once" onClick={goToBox}>
          {t('pay.begin.left')}
        </a>
      ) : null}
      <p className="pay-bar-total">
        <b>{money(sums.total)}</b> {sums.saved > 0 ? <s>{money(sums.list)}</s> : null}
        <span>{t('pay.order.once', { credits: t('count.credits', { count: credits }) })}</span>
      </p>
      {children}
    </div>
  );
}
