// Who pays by direct debit, as the rules leave it. Specification, section 2 (direct-debit form). (S09)
import type { startDirectDebit } from '@/lib/contract/direct-debit';
import type { Received } from '@/lib/contract/endpoint';
import { plainIban } from '@/lib/site/countries/iban';
import { plainPhone } from '@/lib/site/countries/phone-numbers';
import { plainPostcode } from '@/lib/site/countries/postcodes';
import type { Debtor } from '../store/schema/orders';
import { cleanText } from './message-text';

type Body = Received<typeof startDirectDebit>['body'];

/** The form without what no address has: control characters, halves of a character. */
export const cleanDebtor = (body: Body): Body => Object.fromEntries(Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? cleanText(value) : value])) as Body;

const plain = (typed: string) => typed.trim().replace(/\s+/g, ' ');

/** The account and the address of a form whose fields are right (debitForm), as banks and post write them. */
export function debtorInput(body: Body, country: string): Debtor {
  return {
    holder: plain(body.account_holder),
    iban: plainIban(body.iban),
    street: plain(body.street),
    houseNumber: plain(body.house_number),
    zip: plainPostcode(body.zip),
    city: plain(body.city),
    phone: plainPhone(body.phone, country)!,
  };
}
