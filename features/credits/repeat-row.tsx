import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { Order } from '@/lib/contract/orders';
import { formatMoney } from '@/lib/format/money';
import { pathTo } from '@/lib/site/addresses/routes';
import { methodName } from './method-name';

/** What was bought last, and the way to buy it again in one step. */
export function RepeatRow({ order: { credits, list_amount, amount, currency, method }, intlLocale, backTo }: { order: Order; intlLocale: string; backTo?: string }) {
  const t = useTranslations();
  const pay = useTranslations('pay');
  return (
    <div className="repeat-row">
      <Icon name="arrow-clockwise" />
      <div className="grow">
        <b>{t('pay.repeat.title')}</b>
        <p className="small muted">
          {[t('count.credits', { count: credits }), formatMoney({ amount: list_amount ?? amount, currency: currency ?? 'EUR' }, intlLocale), methodName(pay, method)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <LinkButton variant="soft" size="sm" href={pathTo('credits-repeat-order', {}, { back: backTo })}>
        {t('pay.repeat.action')}
      </LinkButton>
    </div>
  );
}
