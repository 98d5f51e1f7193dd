import { expect, test } from 'vitest';
import { textsOf } from './catalogues';
import { glossaryFaults, glossaryRows } from './glossary';
import { plainFaults } from './plain-faults';

const long = 'Je bank heeft de betaling die je gisteren voor deze bestelling deed om een reden die we niet kennen vandaag weer teruggehaald.';

test.each(['err.payment_unavailable', 'pay.outcome.failed_text', 'session.login.locked.text', 'mail.order_failed.text', 'legal/return-policy:sections.amount.l3'])('a sentence of more than twenty words in %s is told', (key) => {
  expect(textsOf('nl').has(key)).toBe(true);
  expect(plainFaults(key, long)).toEqual([expect.stringContaining('has a sentence of 22 words')]);
  expect(plainFaults(key, 'Je bank heeft de betaling teruggehaald. Waarom weten we niet: vraag het je bank, en betaal daarna opnieuw met een andere kaart.')).toEqual([]);
});

test('a welcome page may have a long sentence', () => {
  expect(plainFaults('lander.video.lead', long)).toEqual([]);
});

test('each form of a plural counts by itself', () => {
  expect(plainFaults('pay.lead', `{count, plural, one {Kort.} other {${long}}}`)).toHaveLength(1);
});

test('words of offices are none of the product, in Dutch least of all', () => {
  const row = glossaryRows().find(({ key }) => key === 'rule.plain')!;
  expect(row.avoid.nl).toEqual(expect.arrayContaining(['teneinde', 'derhalve', 'alsmede', 'indien', 'uw']));
  expect(glossaryFaults('nl', { key: 'err.x', text: 'Indien de betaling niet geschiedt, krijgt u bericht.', dutch: '' }, glossaryRows())).toEqual([expect.stringContaining('‘Indien’')]);
});
