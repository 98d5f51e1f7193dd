import { useLocale, useTranslations } from 'next-intl';
import { CheckedBox } from '@/components/form/checked-fields';
import { codesOf, useCodeWords } from '@/components/form/use-code-words';
import type { Bundle } from '@/lib/contract/credits';
import type { DiscountCode } from '@/lib/contract/discounts';
import type { Order } from '@/lib/contract/orders';
import type { CompanyInfo } from '@/lib/contract/site-settings';
import { formatMoney } from '@/lib/format/money';
import { totalOf } from '@/lib/site/money/credits-choice';
import { beginTextOf } from '@/lib/site/money/begin-at-once';
import { phoneExample, postcodeExample } from '@/lib/site/countries/postcodes';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { taxRateIn } from '@/lib/site/countries/tax-rates';
import { DebitFields } from './debit-fields';
import type { DebitFlash } from './debit-flash';
import { DebitForm } from './debit-form';
import { DebitFrame } from './debit-frame';
import { DebitOrder } from './debit-order';
import { Mandate } from './mandate';
import { PayBar } from './pay-bar';
import { SendButton } from './send-button';
import { WaitingDebit } from './waiting-debit';

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
  refundDays: number;
  /** One that was begun before and waits for its code. */
  waiting?: Order | null;
};

const fields = ['account_holder', 'iban', 'street', 'house_number', 'zip', 'city', 'phone', 'mandate', 'begin_at_once'];

/** Paying by direct debit: the account, the mandate, and a code to the phone. (R10, S09) */
export function DebitScreen({ site, member, bundle, discount, company, flash, formKey, backTo, refundDays, waiting }: DebitScreenProps) {
  const t = useTranslations('pay.debit');
  const err = useTranslations();
  const { intlLocale } = site;
  const sums = totalOf({ bundle, method: { method: 'directdebit', banks: [] }, discount });
  const name = company?.name ?? site.name;
  const faultWords = useCodeWords(['required', 'iban_invalid', 'zip_invalid', 'phone_invalid', 'mandate_missing', 'begin_missing'], { zip_example: postcodeExample(member.country), phone_example: phoneExample(member.country) });
  const button = <SendButton busyWords={t('busy')} full>{t('onward')}</SendButton>;
  const hidden = { member: member.id, key: formKey, bundle: bundle.id, amount: sums.total, currency: sums.currency, code: sums.saved > 0 ? discount?.code : undefined, back_to: backTo };
  return (
    <DebitFrame back={pathTo('credits-id-paymentmethod', { id: bundle.id, paymentmethod: 'directdebit' })}>
      <DebitForm member={member.id} country={member.country} faults={codesOf(fields, flash.wrong)} words={faultWords} offline={err('err.generic_retry')}>
        {Object.entries(hidden).map(([field, value]) => (value === undefined ? null : <input key={field} type="hidden" name={field} value={value} />))}
        <div className="buy-choices">
          <header className="credits-head">
            <h1 className="title-1">{t('title')}</h1>
            <p className="muted">{t('lead')}</p>
            {waiting ? <WaitingDebit order={waiting} intlLocale={intlLocale} /> : null}
          </header>
          <DebitFields country={member.country} intlLocale={intlLocale} flash={flash} />
          <section className="panel">
            <h2 className="title-4">{t('mandate_title')}</h2>
            <Mandate company={company} site={site.name} amount={formatMoney({ amount: sums.total, currency: sums.currency }, intlLocale)} />
            <CheckedBox name="mandate" value="1" required defaultChecked={flash.typed('mandate') === '1'} label={t('mandate_tick', { company: name })} />
            <CheckedBox name="begin_at_once" value={beginTextOf(useLocale(), refundDays)} required defaultChecked={Boolean(flash.typed('begin_at_once'))} label={err('pay.begin.label', { days: refundDays })} />
          </section>
        </div>
        <DebitOrder credits={bundle.credits} sums={sums} code={discount} taxed={taxRateIn(member.country) > 0} company={name} becomesPremium={member.becomesPremium} intlLocale={intlLocale} flash={flash}>
          {button}
        </DebitOrder>
        <PayBar credits={bundle.credits} sums={sums} intlLocale={intlLocale}>
          {button}
        </PayBar>
      </DebitForm>
    </DebitFrame>
  );
}
