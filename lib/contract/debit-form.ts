// The fields of a direct debit as they are typed: the same checks before it is sent and by the server. Specification, section 2 (direct-debit form). (S09)
import * as z from 'zod/mini';
import { isIban } from '../site/countries/iban';
import { plainPhone } from '../site/countries/phone-numbers';
import { isPostcode } from '../site/countries/postcodes';
import { filled } from './form-faults';

/** Of a member who lives in `country`: postcode and phone number are read as that country writes them. Where it is unknown ('') any postcode will do, and the phone number names its country. */
export const debitForm = (country: string) =>
  z.object({
    account_holder: filled(),
    iban: filled().check(z.refine(isIban, 'iban_invalid')),
    street: filled(),
    house_number: filled(),
    zip: filled().check(z.refine((zip) => isPostcode(zip, country), 'zip_invalid')),
    city: filled(),
    phone: filled().check(z.refine((phone) => plainPhone(phone, country) !== null, 'phone_invalid')),
    mandate: z.literal('1', 'mandate_missing'),
  });

/** With what the page asks beside it. */
export const debitPage = (country: string) => z.extend(debitForm(country), { begin_at_once: z.string('begin_missing').check(z.minLength(1, 'begin_missing')) });
