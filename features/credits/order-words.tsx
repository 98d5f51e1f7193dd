import { useTranslations } from 'next-intl';

/** The words of the button that orders: heard in full; seen are what pressing it means and, where the sum does not stand beside the button, that below. (S08) */
export function OrderWords({ total, withTotal }: { /** What is to be paid, as it is written. */ total: string; withTotal?: boolean }) {
  const t = useTranslations('pay.order');
  return (
    <>
      <span className={withTotal ? 'order-words' : undefined} aria-hidden="true">
        <span>{t('oblige')}</span> {withTotal ? total : null}
      </span>
      <span className="visually-hidden">{t('button', { total })}</span>
    </>
  );
}
