import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { DiscountCode } from '@/lib/contract/discounts';
import type { DebitFlash } from './debit-flash';
import { OrderLines } from './order-lines';
import { TroubleNote } from './trouble-note';

type DebitOrderProps = {
  credits: number;
  sums: { list: number; saved: number; total: number; currency: string };
  code?: Pick<DiscountCode, 'code' | 'value_percentage'> | null;
  taxed: boolean;
  company: string;
  becomesPremium: boolean;
  intlLocale: string;
  flash: DebitFlash;
  children: ReactNode;
};

/** The order beside the account that it is collected from. */
export function DebitOrder({ credits, sums, code, taxed, company, becomesPremium, intlLocale, flash, children }: DebitOrderProps) {
  const t = useTranslations();
  return (
    <aside className="panel order-panel">
      <h2 className="title-4">{t('pay.order.title')}</h2>
      <OrderLines credits={credits} sums={sums} code={code} taxed={taxed} intlLocale={intlLocale} />
      {flash.error ? <TroubleNote trouble={{ key: flash.error, params: flash.params }} intlLocale={intlLocale} /> : null}
      <div className="only-wide">{children}</div>
      <ul className="perks">
        <li>
          <Icon name="signature" weight="fill" />
          {t('pay.debit.perk_mandate', { company })}
        </li>
        <li>
          <Icon name="arrow-u-up-left" />
          {t('pay.debit.perk_back')}
        </li>
        {becomesPremium ? (
          <li>
            <Icon name="crown-simple" weight="fill" />
            {t('pay.debit.perk_premium')}
          </li>
        ) : null}
      </ul>
    </aside>
  );
}
