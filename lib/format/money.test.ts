import { describe, expect, test } from 'vitest';
import { formatMoney } from './money';

/** No-break and narrow spaces are spaces to a reader. */
const shown = (amount: number, currency: string, locale: string) => formatMoney({ amount, currency }, locale).replace(/[\u00a0\u202f]/g, ' ');

describe('money', () => {
  test.each([
    ['nl-NL', 'EUR', '€ 1.234,50'],
    ['nl-BE', 'EUR', '€ 1.234,50'],
    ['en-GB', 'GBP', '£1,234.50'],
    ['en-IE', 'EUR', '€1,234.50'],
    ['en-US', 'USD', '$1,234.50'],
    ['de-DE', 'EUR', '1.234,50 €'],
    ['de-AT', 'EUR', '€ 1.234,50'],
    ['de-CH', 'CHF', 'CHF 1’234.50'],
    ['fr-FR', 'EUR', '1 234,50 €'],
    ['es-ES', 'EUR', '1234,50 €'],
    ['it-IT', 'EUR', '1234,50 €'],
    ['pl-PL', 'PLN', '1234,50 zł'],
    ['sv-SE', 'SEK', '1 234,50 kr'],
    ['da-DK', 'DKK', '1.234,50 kr.'],
    ['nb-NO', 'NOK', '1 234,50 kr'],
    ['fi-FI', 'EUR', '1 234,50 €'],
  ])('[A06] in %s 123450 cents of %s are %s', (locale, currency, text) => {
    expect(shown(123_450, currency, locale)).toBe(text);
  });

  test('larger amounts in Spanish are grouped', () => {
    expect(shown(1_234_560, 'EUR', 'es-ES')).toBe('12.345,60 €');
  });

  test.each([
    [0, '€ 0,00'], [1, '€ 0,01'], [5, '€ 0,05'], [99, '€ 0,99'], [100, '€ 1,00'], [495, '€ 4,95'], [29, '€ 0,29'], [-250, '€ -2,50'], [123_456_789, '€ 1.234.567,89'],
  ])('%d cents lose none: %s', (amount, text) => {
    expect(shown(amount, 'EUR', 'nl-NL')).toBe(text);
  });

  test('a currency without minor units is not divided, one with three is divided by a thousand', () => {
    expect(shown(1500, 'JPY', 'en-GB')).toBe('JP¥1,500');
    expect(shown(1500, 'TND', 'en-GB')).toBe('TND 1.500');
  });

  test('what is no currency is an error, not a wrong price', () => {
    for (const currency of ['', 'EURO', '€']) expect(() => formatMoney({ amount: 1, currency }, 'nl-NL')).toThrow(RangeError);
  });
});
