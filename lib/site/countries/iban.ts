// Account numbers for direct debit: whether they can be right, how they are written, and the bank where the number names it. Specification, section 2 (direct-debit form). (S09)
import { electronicFormatIBAN, friendlyFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';
import { banksByCountry } from './iban-banks';

/** An IBAN as banks exchange it: capitals and digits, nothing between them. */
export const plainIban = (typed: string): string => electronicFormatIBAN(typed.replace(/[.\s]/g, '')) ?? '';

/** In groups of four, as it stands on a card. */
export const spacedIban = (typed: string): string => friendlyFormatIBAN(plainIban(typed)) ?? '';

/** The first four and the last two characters, for showing whose account it is without the whole number. */
export const maskedIban = (typed: string): string => spacedIban(typed).replace(/(?<=^.{4}.*)\w(?=.{2})/g, '•');

/** Whether a text, with or without spaces, is an account number that money can be collected from by SEPA direct debit. */
export function isIban(typed: string): boolean {
  const iban = plainIban(typed);
  return isSEPACountry(iban.slice(0, 2)) && isValidIBAN(iban);
}

/** The bank of a valid account number, where it is one of those that are known by their codes; otherwise null. */
export function bankOf(typed: string): string | null {
  const iban = plainIban(typed);
  if (!isIban(iban)) return null;
  const [bank] = banksByCountry[iban.slice(0, 2)]?.find(([, codes]) => codes.test(iban.slice(4))) ?? [];
  return bank ?? null;
}
