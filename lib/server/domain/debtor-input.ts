// Who pays by direct debit, as the rules leave it: every field checked, all faults at once. Specification, section 2 (direct-debit form). (S09)
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import type { startDirectDebit } from '@/lib/contract/direct-debit';
import type { Received } from '@/lib/contract/endpoint';
import { isIban, plainIban } from '@/lib/site/iban';
import { isPostcode, phoneExample, plainPostcode, postcodeExample } from '@/lib/site/postcodes';
import type { Debtor } from '../store/schema/orders';
import { refuseFaults } from './input-faults';

type Body = Received<typeof startDirectDebit>['body'];

const plain = (typed: string) => typed.trim().replace(/\s+/g, ' ');

/** Throws invalid_input with a code for each wrong field; `params` { example } is how postcode or phone number should look. */
export function debtorInput(body: Body, country: string): Debtor {
  const phone = parsePhoneNumberFromString(body.phone, country as CountryCode);
  const [holder, street, houseNumber, city, zip] = [body.account_holder, body.street, body.house_number, body.city, body.zip].map(plain) as [string, string, string, string, string];
  const missing = (text: string) => (text === '' ? 'required' : null);
  refuseFaults(
    {
      account_holder: missing(holder),
      iban: missing(body.iban.trim()) ?? (isIban(body.iban) ? null : 'iban_invalid'),
      street: missing(street),
      house_number: missing(houseNumber),
      zip: missing(zip) ?? (isPostcode(zip, country) ? null : 'zip_invalid'),
      city: missing(city),
      phone: missing(body.phone.trim()) ?? (phone?.isValid() ? null : 'phone_invalid'),
      mandate: body.mandate ? null : 'mandate_missing',
    },
    { zip_example: postcodeExample(country), phone_example: phoneExample(country) },
  );
  return { holder, iban: plainIban(body.iban), street, houseNumber, zip: plainPostcode(zip), city, phone: phone!.number };
}
