import { useTranslations } from 'next-intl';
import { CheckedTextInput } from '@/components/form/checked-fields';
import { phoneExample, postcodeExample } from '@/lib/site/countries/postcodes';
import type { DebitFlash } from './debit-flash';
import { IbanField } from './iban-field';

type DebitFieldsProps = { country: string; intlLocale: string; flash: DebitFlash };

/** Whose account, where, and the phone that the code goes to. */
export function DebitFields({ country, intlLocale, flash }: DebitFieldsProps) {
  const t = useTranslations('pay.debit');
  const field = (name: string) => ({ name, defaultValue: flash.typed(name), required: true });
  return (
    <section className="panel debit-account">
      <h2 className="title-4">{t('account')}</h2>
      <div className="debit-fields">
        <CheckedTextInput {...field('account_holder')} label={t('holder')} autoComplete="name" maxLength={70} />
        <IbanField typed={flash.typed('iban')} intlLocale={intlLocale} texts={{ label: t('iban'), ok: t('iban_bank', { bank: '{bank}' }), swapped: t('iban_swapped') }} />
        <div className="debit-place">
          <CheckedTextInput {...field('street')} label={t('street')} autoComplete="address-line1" maxLength={80} />
          <CheckedTextInput {...field('house_number')} label={t('house_number')} autoComplete="address-line2" maxLength={12} />
        </div>
        <div className="debit-place is-city">
          <CheckedTextInput {...field('zip')} label={t('zip')} autoComplete="postal-code" maxLength={12} placeholder={country ? postcodeExample(country) : undefined} />
          <CheckedTextInput {...field('city')} label={t('city')} autoComplete="address-level2" maxLength={60} />
        </div>
        <div className="debit-phone">
          <CheckedTextInput {...field('phone')} label={t('phone')} type="tel" autoComplete="tel" inputMode="tel" maxLength={24} placeholder={country ? phoneExample(country) : undefined} hint={t('phone_hint')} />
        </div>
      </div>
    </section>
  );
}
