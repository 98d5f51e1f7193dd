import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { PageLink } from '@/components/ui/page-link';
import { pathTo } from '@/lib/site/addresses/routes';
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
          <PageLink href={pathTo('credits-id-paymentmethod', { id: bundle, paymentmethod: method }, { payment })}>
            {t('pay.order.open_link')}
          </PageLink>
        ) : undefined
      }
    >
      {t(key as 'err.generic', moneyParams(params, intlLocale))}
    </Alert>
  );
}
