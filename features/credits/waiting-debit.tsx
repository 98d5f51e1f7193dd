import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { Order } from '@/lib/contract/orders';
import { formatMoney } from '@/lib/format/money';
import { pathTo } from '@/lib/site/addresses/routes';

/** A direct debit that was left before its code was typed, and the way back to it. (S09) */
export function WaitingDebit({ order: { payment_id, credits, amount, currency }, intlLocale }: { order: Order; intlLocale: string }) {
  const t = useTranslations();
  return (
    <Alert
      title={t('pay.debit.waiting_title')}
      icon={<Icon name="hourglass" weight="fill" />}
      action={
        <LinkButton variant="soft" size="sm" href={pathTo('directdebit', {}, { payment: payment_id })}>
          {t('pay.debit.waiting_action')}
        </LinkButton>
      }
    >
      {t('pay.debit.waiting_text', { credits: t('count.credits', { count: credits }), amount: formatMoney({ amount, currency: currency ?? 'EUR' }, intlLocale) })}
    </Alert>
  );
}
