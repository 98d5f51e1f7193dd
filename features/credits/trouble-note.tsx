import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Alert } from '@/components/ui/alert';
import { pathTo } from '@/lib/site/routes';
import { moneyParams } from './trouble-words';
import type { BuyTrouble } from './use-buy';

/** What went wrong with an order; where another one stands in its way, with the way to that. */
export function TroubleNote({ trouble: { key, params = {} }, intlLocale }: { trouble: BuyTrouble; intlLocale: string }) {
  const t = useTranslations();
  const { payment_id: payment, bundle, method } = params as Record<string, string>;
  return (
    <Alert
      kind="danger"
      action={
        payment && bundle ? (
          <Link href={pathTo('credits-id-paymentmethod', { id: bundle, paymentmethod: method }, { payment })} prefetch={false}>
            {t('pay.order.open_link')}
          </Link>
        ) : undefined
      }
    >
      {t(key as 'err.generic', moneyParams(params, intlLocale))}
    </Alert>
  );
}
