import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { Bundle } from '@/lib/contract/credits';
import { formatMoney } from '@/lib/format/money';
import { pathTo } from '@/lib/site/routes';
import { MethodMark } from './method-mark';
import { methodName } from './method-name';
import { moneyParams } from './trouble-words';
import type { BuyTrouble } from './use-buy';

type RepeatScreenProps = {
  /** What would be bought again, at today's price; null where there is nothing. */
  repeat: { bundle: Bundle; method: string; /** The card on file is charged. */ recurring: boolean } | null;
  intlLocale: string;
  trouble?: BuyTrouble;
};

/** The last order once more, in one step: what it is, what it costs today, and the button that confirms. (R09, S08) */
export function RepeatScreen({ repeat, intlLocale, trouble }: RepeatScreenProps) {
  const t = useTranslations();
  const pay = useTranslations('pay');
  if (!repeat) {
    return (
      <EmptyState
        heading="h1"
        icon={<Icon name="clock" />}
        title={t('pay.repeat.none_title')}
        text={t('pay.repeat.none_text')}
        action={
          <LinkButton variant="primary" href={pathTo('credits')} prefetch={false}>
            {t('pay.title')}
          </LinkButton>
        }
      />
    );
  }
  const { bundle, method, recurring } = repeat;
  const total = formatMoney(bundle.price, intlLocale);
  return (
    <div className="wrap credits">
      <h1 className="title-1">{t('pay.repeat.title')}</h1>
      <form className="panel order-panel repeat-panel" action="/forms/order" method="post">
        <input type="hidden" name="bundle" value={bundle.id} />
        <input type="hidden" name="method" value={method} />
        <input type="hidden" name="amount" value={bundle.price.amount} />
        <input type="hidden" name="currency" value={bundle.price.currency} />
        <input type="hidden" name="from" value="repeat" />
        {recurring ? <input type="hidden" name="recurring" value="1" /> : null}
        <dl className="order-lines">
          <div>
            <dt>{t('count.credits', { count: bundle.credits })}</dt>
            <dd>{total}</dd>
          </div>
          <div>
            <dt className="cluster">
              <MethodMark method={method} />
              {methodName(pay, method)}
            </dt>
          </div>
          <div className="is-total">
            <dt>{t('pay.order.total')}</dt>
            <dd>{total}</dd>
          </div>
        </dl>
        <p className="small muted">{t('pay.order.tax')}</p>
        {recurring ? <p className="small">{t('pay.repeat.card')}</p> : null}
        {trouble ? <Alert kind="danger">{t(trouble.key as 'err.generic', moneyParams(trouble.params, intlLocale))}</Alert> : null}
        <Button type="submit" variant="primary" size="lg" full>
          {t('pay.order.button', { total })}
        </Button>
        <LinkButton variant="ghost" full href={pathTo('credits')} prefetch={false}>
          {t('pay.repeat.other')}
        </LinkButton>
      </form>
    </div>
  );
}
