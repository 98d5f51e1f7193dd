import { useTranslations } from 'next-intl';
import type { Bundle } from '@/lib/contract/credits';
import { formatMoney } from '@/lib/format/money';

type BundleChoiceProps = { bundles: readonly Bundle[]; chosen: number; intlLocale: string; onChoose?: (id: number) => void };

/** The bundles as radios: credits, the whole price, and what one message comes to. Every badge is a fact. */
export function BundleChoice({ bundles, chosen, intlLocale, onChoose }: BundleChoiceProps) {
  const t = useTranslations('pay.bundle');
  return (
    <fieldset className="bundles">
      <legend className="visually-hidden">{t('legend')}</legend>
      {bundles.map(({ id, credits, price, per_message, messages, recommended, best_price }) => (
        <label className="bundle" key={id}>
          <input type="radio" name="bundle" value={id} defaultChecked={id === chosen} onChange={() => onChoose?.(id)} />
          {recommended || best_price ? <span className="bundle-badge">{t(recommended ? 'recommended' : 'best')}</span> : null}
          <span className="bundle-credits">{credits}</span>
          <span className="bundle-word">{t('word', { count: credits })}</span>
          <span className="bundle-price">{formatMoney(price, intlLocale)}</span>
          {per_message ? <span className="bundle-note">{t('per_message', { amount: formatMoney(per_message, intlLocale) })}</span> : null}
          {messages ? <span className="bundle-note">{t('messages', { count: messages })}</span> : null}
        </label>
      ))}
    </fieldset>
  );
}
