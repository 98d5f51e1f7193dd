import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { Icon } from '@/components/ui/icon';
import type { Bundle, PayMethod, Spending } from '@/lib/contract/credits';
import type { Order } from '@/lib/contract/orders';
import { formatMoney } from '@/lib/format/money';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { pathTo } from '@/lib/site/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { CreditsForm, type CreditsStart } from './credits-form';
import { methodName } from './method-name';
import { SpendingNote } from './spending-note';

type CreditsScreenProps = {
  site: SiteInfo;
  bundles: readonly Bundle[];
  methods: readonly PayMethod[];
  start: CreditsStart;
  lastOrder: Order | null;
  spending: Spending | null;
  /** What was typed as a limit and is no amount. */
  limitTried?: string;
  limitSaved: boolean;
  refundDays: number;
  statement: string;
  becomesPremium: boolean;
  backTo?: string;
};

const formTexts = [
  'pay.bundle', 'pay.methods', 'pay.method', 'pay.method_note', 'pay.order', 'pay.code', 'pay.perk', 'count.credits', 'err.code_not_found', 'err.code_used', 'err.code_expired', 'err.code_minimum',
  'err.code_method', 'err.price_changed', 'err.method_unavailable', 'err.spend_limit', 'err.payment_unavailable', 'err.too_many_requests', 'err.generic_retry', 'err.not_found', 'err.unavailable',
];

/** Credits: the bundles, the ways to pay, the order. (R09, S08) */
export function CreditsScreen({ site, bundles, methods, start, lastOrder, spending, limitTried, limitSaved, refundDays, statement, becomesPremium, backTo }: CreditsScreenProps) {
  const t = useTranslations();
  const pay = useTranslations('pay');
  const { intlLocale } = site;
  return (
    <div className="wrap credits">
      <h1 className="title-1">{t('pay.title')}</h1>
      <p className="muted">{t('pay.lead', { credits: t('count.credits', { count: site.messageCredits }) })}</p>
      {lastOrder ? (
        <div className="repeat-row">
          <Icon name="arrow-clockwise" />
          <div className="grow">
            <b>{t('pay.repeat.title')}</b>
            <p className="small muted">
              {t('pay.repeat.line', {
                credits: t('count.credits', { count: lastOrder.credits }),
                amount: formatMoney({ amount: lastOrder.list_amount ?? lastOrder.amount, currency: lastOrder.currency ?? 'EUR' }, intlLocale),
                method: methodName(pay, lastOrder.method),
              })}
            </p>
          </div>
          <LinkButton variant="soft" size="sm" href={pathTo('credits-repeat-order')} prefetch={false}>
            {t('pay.repeat.action')}
          </LinkButton>
        </div>
      ) : null}
      <IslandMessages keys={formTexts}>
        <CreditsForm
          bundles={bundles} methods={methods} start={start} intlLocale={intlLocale} refundDays={refundDays} statement={statement} becomesPremium={becomesPremium} backTo={backTo}
        />
      </IslandMessages>
      {spending ? <SpendingNote spending={spending} intlLocale={intlLocale} tried={limitTried} saved={limitSaved} /> : null}
    </div>
  );
}
