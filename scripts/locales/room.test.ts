import { expect, test } from 'vitest';
import { locales, type Locale } from '@/lib/site/languages/locales';
import { textsOf } from './catalogues';
import { suspiciousMessages, type Texts } from './oddity-report';
import { lengthFaults, lengthOf, roomFor } from './room';

test('a label takes twice its Dutch, and 22 letters; a sentence has no bound', () => {
  const rooms = ['Opslaan', 'Betalingsverplichting lezen', '{count, plural, one {# dag} other {# dagen}}', 'Dat is gelukt.'].map((dutch) => roomFor('a.b', dutch));
  expect(rooms).toEqual([22, 54, 22, undefined]);
});

test('some places have room of their own: a link of the footer, a line of an inbox, a heading that wraps', () => {
  expect([roomFor('legal.terms', 'Voorwaarden'), roomFor('mail.order_paid.subject', 'Je bestelling {number}.'), roomFor('legal/terms:sections.end.title', 'Stoppen'), roomFor('legal_page.title', 'Over ons')]).toEqual([30, 70, undefined, 22]);
});

test('the longest form of a text is measured', () => {
  expect(lengthOf('{count, plural, one {# dag} other {# dagen}}')).toBe('{} dagen'.length);
});

const texts = Object.fromEntries(locales.map((locale) => [locale, textsOf(locale)])) as unknown as Texts;

test.each(locales)('[A06] every text of %s fits its place', (locale) => {
  expect([...texts[locale]].flatMap(([key, text]) => lengthFaults({ key, text, dutch: texts.nl.get(key) ?? text }).map((sentence) => `${key} ${sentence}`))).toEqual([]);
});

test.each<[Locale, string, string]>([
  ['de', 'chat.composer.send', 'Die Änderungen jetzt speichern'],
  ['fr', 'legal.return_policy', 'Rétractation, retour et remboursement'],
  ['pl', 'mail.order_paid.subject', 'Potwierdzenie zamówienia o numerze {number} złożonego przez Ciebie w serwisie {site}'],
])('%s: a text of %s that is too long is told', (locale, key, text) => {
  expect(texts[locale].has(key)).toBe(true);
  const planted = { ...texts, [locale]: new Map([[key, text]]) };
  expect(suspiciousMessages(locale, planted, [])).toContainEqual(expect.stringMatching(new RegExp(`^${locale}: ${key.replaceAll('.', String.raw`\.`)} has \\d+ characters`)));
});
