import { useTranslations } from 'next-intl';
import { TextInput } from '@/components/form/text-input';
import { phoneExample, postcodeExample } from '@/lib/site/postcodes';
import type { DebitFlash } from './debit-flash';
import { IbanField } from './iban-field';

type DebitFieldsProps = { country: string; intlLocale: string; flash: DebitFlash };

/** Whose account, where, and the phone that the code goes to. */
export function DebitFields({ country, intlLocale, flash }: DebitFieldsProps) {
  const t = useTranslations('pay.debit');
  const err = useTranslations();
  const params = { zip_example: postcodeExample(country), phone_example: phoneExample(country) };
  const field = (name: string) => {
    const wrong = flash.wrong(name);
    return { name, defaultValue: flash.typed(name), error: wrong && err(wrong as 'err.zip_invalid', params), required: true };
  };
  const ibanWrong = flash.wrong('iban');
  return (
    <section className="panel debit-account">
      <h2 className="title-4">{t('account')}</h2>
      <div className="debit-fields">
        <TextInput {...field('account_holder')} label={t('holder')} autoComplete="name" maxLength={70} />
        <IbanField
          error={ibanWrong && err(ibanWrong as 'err.iban_invalid')}
          typed={flash.typed('iban')}
          intlLocale={intlLocale}
          texts={{ label: t('iban'), ok: t('iban_bank', { bank: '{bank}' }), wrong: err('err.iban_invalid'), swapped: t('iban_swapped') }}
        />
        <div className="debit-place">
          <TextInput {...field('street')} label={t('street')} autoComplete="address-line1" maxLength={80} />
          <TextInput {...field('house_number')} label={t('house_number')} autoComplete="address-line2" maxLength={12} />
        </div>
        <div className="debit-place is-city">
          <TextInput {...field('zip')} label={t('zip')} autoComplete="postal-code" maxLength={12} placeholder={postcodeExample(country)} />
          <TextInput {...field('city')} label={t('city')} autoComplete="address-level2" maxLength={60} />
        </div>
        <div className="debit-phone">
          <TextInput {...field('phone')} label={t('phone')} type="tel" autoComplete="tel" inputMode="tel" maxLength={24} placeholder={phoneExample(country)} hint={t('phone_hint')} />
        </div>
      </div>
    </section>
  );
}
