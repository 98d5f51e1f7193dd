import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useSite } from '@/components/layout/site-context';
import type { Bundle } from '@/lib/contract/credits';
import type { DiscountCode } from '@/lib/contract/discounts';
import { formatMoney } from '@/lib/format/money';
import { totalOf } from '@/lib/site/money/credits-choice';
import { messagesFor } from '@/lib/site/money/order-amounts';

type BundleRowsProps = {
  /** None yet: their place is kept. */
  bundles: readonly Bundle[];
  chosen: number | undefined;
  discount: DiscountCode | null;
  onChoose: (id: number) => void;
};

/** As many as most sites sell: the rows below them stay where they are when the bundles come. */
const usual = 4;

/** The bundles as radios: how far each goes, and the whole price as it would be paid now. */
export function BundleRows({ bundles, chosen, discount, onChoose }: BundleRowsProps) {
  const t = useTranslations();
  const { intlLocale, messageCredits } = useSite();
  const name = useId();
  return (
    <fieldset className="buy-bundles" aria-busy={bundles.length === 0}>
      <legend className="visually-hidden">{t('chat.buy.legend')}</legend>
      {bundles.length === 0 ? Array.from({ length: usual }, (_, at) => <Place key={at} />) : null}
      {bundles.map((bundle) => {
        const { list, saved, total, currency } = totalOf({ bundle, method: undefined, discount });
        const { perMessage, messages } = messagesFor({ price: total, credits: bundle.credits, each: messageCredits });
        const money = (amount: number) => formatMoney({ amount, currency }, intlLocale);
        return (
          <label className="buy-bundle" key={bundle.id}>
            <input type="radio" name={name} checked={bundle.id === chosen} onChange={() => onChoose(bundle.id)} />
            <span className="grow">
              <b>{t('count.credits', { count: bundle.credits })}</b>{' '}
              {messageCredits > 0 ? <span className="small muted">{t('chat.buy.line', { count: messages, amount: money(perMessage) })}</span> : null}
            </span>{' '}
            <span className="buy-price">
              {saved > 0 ? <del className="small muted">{money(list)}</del> : null} <b>{money(total)}</b>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** The room of a bundle, with two lines as it has. */
function Place() {
  return (
    <span className="buy-bundle" aria-hidden="true">
      <span className="grow">
        <b>&nbsp;</b> <span className="small">&nbsp;</span>
      </span>
    </span>
  );
}
