// Phone numbers as people write them: whether one can be called, by the rules of its country. Specification, section 2 (direct-debit form). (S09)
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';

/** A number as networks write it ('+31612345678'), read as one of `country` where it names none itself; null where it can be nobody's. */
export function plainPhone(typed: string, country: string): string | null {
  const phone = parsePhoneNumberFromString(typed, country as CountryCode);
  return phone?.isValid() ? phone.number : null;
}
