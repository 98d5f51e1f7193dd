import { useTranslations } from 'next-intl';
import { TextInput } from '@/components/form/text-input';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button-look';
import { LinkButton } from '@/components/ui/link-button';
import type { Order } from '@/lib/contract/orders';
import { formatMoney } from '@/lib/format/money';
import { photoLimit } from '@/lib/site/constants';
import { pathTo } from '@/lib/site/addresses/routes';

type WithdrawScreenProps = {
  order: Order & { withdrawal: NonNullable<Order['withdrawal']> };
  name: string;
  /** Where the receipt goes: the member's own address, or what was typed before. */
  email: string;
  /** Keys of messages: of the field, and of the whole. */
  emailError?: string;
  trouble?: string;
  intlLocale: string;
};

/** Asks once more before a purchase is undone: which order, whose, what is used, what comes back, where the receipt goes, and that Premium ends with it where it does. (S14, P03) */
export function WithdrawScreen({ order, name, email, emailError, trouble, intlLocale }: WithdrawScreenProps) {
  const t = useTranslations('transaction');
  const all = useTranslations();
  const { payment_id: id, number, credits, withdrawal } = order;
  const count = (some: number) => all('count.credits', { count: some });
  const back = formatMoney(withdrawal.refund, intlLocale);
  const left = credits - withdrawal.used;
  const keep = pathTo('transactions-id', { id });
  return (
    <section className="panel withdraw">
      <div>
        <h1 className="title-2">{t('withdraw.title')}</h1>
        <p className="muted">{t('withdraw.lead')}</p>
      </div>
      {trouble ? <Alert kind="warning">{all(trouble as 'err.generic', { amount: back })}</Alert> : null}
      <dl className="withdraw-facts">
        <div>
          <dt>{t('order')}</dt>
          <dd>{[number, count(credits)].filter(Boolean).join(' · ')}</dd>
        </div>
        <div>
          <dt>{t('fact.name')}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{t('fact.used')}</dt>
          <dd>{count(withdrawal.used)}</dd>
        </div>
        <div className="is-total">
          <dt>{t('withdraw.back')}</dt>
          <dd>{back}</dd>
        </div>
      </dl>
      <form action="/forms/withdraw-order" method="post" noValidate>
        <input type="hidden" name="payment_id" value={id} />
        <input type="hidden" name="refund" value={withdrawal.refund.amount} />
        <TextInput
          label={t('withdraw.receipt_to')} name="email" type="email" autoComplete="email" inputMode="email" required maxLength={254} defaultValue={email}
          error={emailError ? all(emailError as 'err.generic') : undefined}
        />
        <p className="small muted">{left > 0 ? t('withdraw.note', { credits: count(left) }) : t('period.all_used')}</p>
        {withdrawal.ends_premium ? <p className="small muted">{t('withdraw.premium', { limit: photoLimit.free })}</p> : null}
        <button type="submit" className={buttonClass({ variant: 'primary', size: 'lg', full: true })}>
          {all('pay.withdraw_confirm')}
        </button>
        <LinkButton variant="ghost" full href={keep}>
          {t('withdraw.keep')}
        </LinkButton>
      </form>
    </section>
  );
}
