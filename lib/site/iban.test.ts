import { describe, expect, it, test } from 'vitest';
import { bankOf, isIban, maskedIban, plainIban, spacedIban } from './iban';

describe('[S09] an account number', () => {
  // The examples of the registry.
  it.each(['NL91 ABNA 0417 1643 00', 'BE68 5390 0754 7034', 'DE89370400440532013000', 'fr14 2004 1010 0505 0001 3M02 606', 'GB29-NWBK-6016-1331-9268-19', 'PL61 1090 1014 0000 0712 1981 2874', 'FI2112345600000785'])(
    '%s is one',
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
  ])('%s is none: %s', (iban) => expect(isIban(iban)).toBe(false));

  test('any one wrong digit is noticed', () => {
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
});
