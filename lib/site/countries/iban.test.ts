import { describe, expect, it, test } from 'vitest';
import { composeIBAN } from 'ibantools';
import { bankOf, isIban, maskedIban, plainIban, spacedIban } from './iban';
import { banksByCountry } from './iban-banks';

describe('an account number', () => {
  // The examples of the registry.
  it.each(['NL91 ABNA 0417 1643 00', 'BE68 5390 0754 7034', 'DE89370400440532013000', 'fr14 2004 1010 0505 0001 3M02 606', 'GB29-NWBK-6016-1331-9268-19', 'PL61 1090 1014 0000 0712 1981 2874', 'FI2112345600000785'])(
    '[S09] %s is one',
    (iban) => expect(isIban(iban)).toBe(true),
  );

  it.each([
    ['NL91ABNA0417164301', 'another last digit'],
    ['NL19ABNA0417164300', 'check digits the other way round'],
    ['NL91ABNA041716430', 'one too few'],
    ['NL91ABNA04171643000', 'one too many'],
    ['US64SVBKUS6S3300958879', 'a country without direct debit'],
    ['ABNA0417164300', 'the old form'],
    ['', 'nothing'],
    ['NL', 'a country alone'],
    ['NL91 ABNA 0417 1643 0O', 'a letter in place of a digit'],
  ])('[S09] %s is none: %s', (iban) => expect(isIban(iban)).toBe(false));

  test('[S09] any one wrong digit is noticed', () => {
    const iban = 'NL91ABNA0417164300';
    for (let at = 8; at < iban.length; at += 1)
      for (let digit = 0; digit < 10; digit += 1) expect(isIban(iban.slice(0, at) + digit + iban.slice(at + 1))).toBe(String(digit) === iban[at]);
  });

  test('is written in groups, kept without, and shown masked', () => {
    expect(plainIban(' nl91 abna.0417-1643 00 ')).toBe('NL91ABNA0417164300');
    expect(spacedIban('nl91abna0417164300')).toBe('NL91 ABNA 0417 1643 00');
    expect(maskedIban('NL91 ABNA 0417 1643 00')).toBe('NL91 •••• •••• •••• 00');
  });

  test('names its bank where the number does', () => {
    expect([bankOf('NL91 ABNA 0417 1643 00'), bankOf('BE68539007547034'), bankOf('NL91ABNA0417164301')]).toEqual(['ABN AMRO', null, null]);
  });

  // The bank's own part of the number, and whatever account; check digits are worked out.
  const ibanOf = (country: string, bank: string, length: number) => composeIBAN({ countryCode: country, bban: bank.padEnd(length, '0') })!;
  test.each([
    ['NL', 'INGB', 14, 'ING'], ['NL', 'BUNQ', 14, 'bunq'],
    ['LU', '001', 16, 'Spuerkeess'], ['LU', '111', 16, 'POST Luxembourg'], ['LU', '555', 16, null],
    ['AT', '12000', 16, 'UniCredit Bank Austria'], ['AT', '20111', 16, 'Erste Bank'], ['AT', '20320', 16, 'Sparkasse'], ['AT', '32000', 16, 'Raiffeisen'], ['AT', '14000', 16, 'BAWAG'], ['AT', '19043', 16, null],
    ['DE', '37040044', 18, 'Commerzbank'], ['DE', '50070010', 18, 'Deutsche Bank'], ['DE', '20041133', 18, 'comdirect'], ['DE', '50010517', 18, 'ING'], ['DE', '10011001', 18, 'N26'],
    ['DE', '12030000', 18, 'DKB'], ['DE', '10010010', 18, 'Postbank'], ['DE', '37050198', 18, 'Sparkasse KölnBonn'], ['DE', '10000000', 18, null],
    ['IE', 'AIBK', 18, 'AIB'], ['IE', 'BOFI', 18, 'Bank of Ireland'], ['IE', 'CITI', 18, null],
  ] as const)('%s, %s: %s digits are of %s', (country, bank, length, name) => {
    const iban = ibanOf(country, bank, length);
    expect([isIban(iban), bankOf(iban)]).toEqual([true, name]);
  });

  // These two have check digits of their own within the number.
  test.each([
    ['BE71 0961 2345 6769', 'Belfius'], ['BE62 5100 0754 7061', null], ['FR14 2004 1010 0505 0001 3M02 606', 'La Banque Postale'], ['FR76 3000 6000 0112 3456 7890 189', null],
  ])('%s is of %s', (iban, name) => expect([isIban(iban), bankOf(iban)]).toEqual([true, name]));

  test('every code of the table is found in its country, and none by another bank before it', () => {
    const lengths: Record<string, number> = { BE: 3, DE: 8, AT: 5, LU: 3, FR: 5 };
    for (const [country, digits] of Object.entries(lengths)) {
      if (digits === 8) continue;
      const codes = Array.from({ length: 10 ** digits }, (_, code) => String(code).padStart(digits, '0'));
      for (const [at, [bank, pattern]] of banksByCountry[country]!.entries()) {
        const own = codes.filter((code) => pattern.test(code));
        expect([bank, own.length > 0]).toEqual([bank, true]);
        const before = banksByCountry[country]!.slice(0, at);
        const taken = own.filter((code) => before.some(([, other]) => other.test(code)));
        // Austria's savings banks are one of those before them, and many others.
        expect([bank, taken]).toEqual([bank, bank === 'Sparkasse' ? ['20111'] : []]);
      }
    }
  });
});
