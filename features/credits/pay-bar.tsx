import { useTranslations } from 'next-intl';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { formatMoney } from '@/lib/format/money';
import { beginPlace } from '@/lib/site/begin-at-once';
import { leadToBox } from './lead-to-box';

type PayBarProps = {
  credits: number;
  sums: { list: number; saved: number; total: number; currency: string };
  intlLocale: string;
  /** There is a box that must be ticked first; the bar leads to it until it is. */
  asks?: boolean;
  /** The button. */
  children: ReactNode;
};

const toTheBox = (event: MouseEvent) => {
  const box = document.querySelector<HTMLElement>(`#${beginPlace} input`);
  if (!box) return;
  event.preventDefault();
  leadToBox(box);
};

/** On a phone, under the thumb in place of the navigation: what is still to be ticked, the total and the button. */
export function PayBar({ credits, sums, intlLocale, asks = false, children }: PayBarProps) {
  const t = useTranslations();
  const money = (amount: number) => formatMoney({ amount, currency: sums.currency }, intlLocale);
  return (
    <div className="sticky-actions pay-bar">
      {asks ? (
        <a className="pay-bar-box" href={`#${beginPlace}`} onClick={toTheBox}>
          {t('pay.begin.left')}
          <Icon name="caret-down" />
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
