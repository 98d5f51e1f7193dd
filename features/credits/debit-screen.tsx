import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/form/checkbox';
import { Icon } from '@/components/ui/icon';
import type { Bundle } from '@/lib/contract/credits';
import type { DiscountCode } from '@/lib/contract/discounts';
import type { CompanyInfo } from '@/lib/contract/site-settings';
import { formatMoney } from '@/lib/format/money';
import { totalOf } from '@/lib/site/credits-choice';
import { pathTo } from '@/lib/site/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { taxRateIn } from '@/lib/site/tax-rates';
import { DebitFields } from './debit-fields';
import type { DebitFlash } from './debit-flash';
import { DebitForm } from './debit-form';
import { DebitFrame } from './debit-frame';
import { DebitOrder } from './debit-order';
import { Mandate } from './mandate';
import { PayBar } from './pay-bar';
import { SendButton } from './send-button';

type DebitScreenProps = {
  site: SiteInfo;
  member: { id: number; country: string; becomesPremium: boolean };
  bundle: Bundle;
  discount: DiscountCode | null;
  company: CompanyInfo | null;
  flash: DebitFlash;
  /** Makes the same form, sent twice, one order. */
  formKey: string;
  backTo?: string;
};

/** Never the account number. */
const kept = ['account_holder', 'street', 'house_number', 'zip', 'city', 'phone'] as const;

/** Paying by direct debit: the account, the mandate, and a code to the phone. (R10, S09) */
export function DebitScreen({ site, member, bundle, discount, company, flash, formKey, backTo }: DebitScreenProps) {
  const t = useTranslations('pay.debit');
  const err = useTranslations();
  const { intlLocale } = site;
  const sums = totalOf({ bundle, method: { method: 'directdebit', banks: [] }, discount });
  const code = sums.saved > 0 && discount ? { code: discount.code, percentage: discount.value_percentage } : undefined;
  const name = company?.name ?? site.name;
  const untickedKey = flash.wrong('mandate');
  const button = <SendButton busyWords={t('busy')} full>{t('onward')}</SendButton>;
  const hidden = { member: member.id, key: formKey, bundle: bundle.id, amount: sums.total, currency: sums.currency, code: code?.code, back_to: backTo };
  return (
    <DebitFrame back={pathTo('credits-id-paymentmethod', { id: bundle.id, paymentmethod: 'directdebit' })}>
      <DebitForm member={member.id} kept={kept} name="direct-debit" offline={err('err.generic_retry')}>
        {Object.entries(hidden).map(([field, value]) => (value === undefined ? null : <input key={field} type="hidden" name={field} value={value} />))}
        <div className="buy-choices">
          <header className="credits-head">
            <h1 className="title-1">{t('title')}</h1>
            <p className="muted">{t('lead')}</p>
          </header>
          <DebitFields country={member.country} intlLocale={intlLocale} flash={flash} />
          <section className="panel">
            <h2 className="title-4">{t('mandate_title')}</h2>
            <Mandate company={company} site={site.name} amount={formatMoney({ amount: sums.total, currency: sums.currency }, intlLocale)} />
            <Checkbox
              name="mandate" value="1" required defaultChecked={flash.typed('mandate') === '1'} label={t('mandate_tick', { company: name })}
              aria-invalid={untickedKey ? true : undefined} aria-describedby={untickedKey ? 'mandate-error' : undefined}
            />
            {untickedKey ? (
              <p className="field-error" id="mandate-error" role="alert">
                <Icon name="warning-circle" weight="fill" />
                <span>{err(untickedKey as 'err.mandate_missing')}</span>
              </p>
            ) : null}
          </section>
        </div>
        <DebitOrder credits={bundle.credits} sums={sums} code={code} taxed={taxRateIn(member.country) > 0} company={name} becomesPremium={member.becomesPremium} intlLocale={intlLocale} flash={flash}>
          {button}
        </DebitOrder>
        <PayBar credits={bundle.credits} sums={sums} intlLocale={intlLocale}>
          {button}
        </PayBar>
      </DebitForm>
    </DebitFrame>
  );
}
