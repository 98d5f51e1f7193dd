import { expect, test } from 'vitest';
import type { Locale } from '@/lib/site/languages/locales';
import { glossaryFaults, glossaryRows } from './glossary';
import { needlessAllowances, noUses, suspiciousMessages, type Texts } from './oddity-report';
import { copiedFrom, oddities } from './suspicious';

const odd = (locale: Locale, text: string, dutch = text) => oddities(locale, { text, dutch, english: '' });
const said = (locale: Locale, text: string, dutch: string, key = 'a.b') => glossaryFaults(locale, { key, text, dutch }, glossaryRows());

test.each<[Locale, string, RegExp]>([
  ['de', 'Etikett “Fiktiv”', /the language writes „…“/],
  ['it', 'Etichetta “Fittizio”', /the language writes «…»/],
  ['en', 'The "label"', /quotes with "/],
  ['fr', 'Votre relevé : oui', /no-break space/],
  ['fr', 'Choisi « ceci »', /no-break space/],
  ['es', 'Qué tal?', /opening ¿/],
  ['nl', ' Verstuur', /begins or ends with a space/],
  ['nl', 'Stuur  het', /two spaces/],
  ['nl', 'Stuur het !', /space before its punctuation/],
  ['sv', 'Skickar…', /lacks the space before/],
  ['fi', 'Lähetetään …', /has a space before/],
  ['nl', 'Vanaf € {amount}', /currency/],
  ['nl', 'Nog 3 dagen', /number/],
])('%s: ‘%s’ is told', (locale, text, sentence) => expect(odd(locale, text)).toEqual([expect.stringMatching(sentence)]));

test.each<[Locale, string]>([
  ['de', 'Etikett „{label}“ …'],
  ['fr', 'Votre relevé\u00A0: «\u00A0{name}\u00A0»\u00A0!'],
  ['es', '¿Qué tal? ¡Bien!'],
  ['sv', 'Skickar …'],
  ['pl', '{count, plural, one {# złoty krok} few {# kroki} many {# kroków} other {# kroku}}'],
  ['nl', '{amount} voor <one></one>, <two></two>, met Przelewy24'],
  ['nl', 'Besteld op: …'],
])('%s: ‘%s’ is in order', (locale, text) => expect(odd(locale, text)).toEqual([]));

test('a select has the choices of Dutch; the grammar of a country or of the own gender is the language’s affair', () => {
  const dutch = '{kind, select, rose {een roos} other {iets}}';
  expect(odd('de', '{kind, select, coffee {einen Kaffee} other {etwas}}', dutch)).toEqual([expect.stringContaining('by {kind}')]);
  expect(odd('de', '{country, select, CH {in der Schweiz} other {in {place}}}', 'in {place}')).toEqual([]);
});

test('a text that is word for word that of another language is told', () => {
  expect(copiedFrom('de', { text: 'Send', dutch: 'Versturen', english: 'Send' })).toBe('en');
  expect(copiedFrom('en', { text: 'Bericht', dutch: 'Bericht', english: 'Bericht' })).toBe('nl');
  expect(copiedFrom('de', { text: '{name}, {age}', dutch: '{name}, {age}', english: '{name}, {age}' })).toBeNull();
  expect(copiedFrom('nl', { text: 'Chat', dutch: 'Chat', english: 'Chat' })).toBeNull();
});

test('a phrase of the glossary is said as it stands there, a term by its word, and no word that the language avoids', () => {
  expect(said('de', 'Nochmal', 'Probeer opnieuw')).toEqual([expect.stringContaining('‘Erneut versuchen’')]);
  expect(said('de', 'Erneut versuchen', 'Probeer opnieuw')).toEqual([]);
  expect(said('sv', 'Dina bilder', 'Jouw foto’s')).toEqual([expect.stringContaining('‘foto’')]);
  expect(said('sv', 'Dina foton', 'Jouw foto’s')).toEqual([]);
  expect(said('es', 'Elige un paquete', 'Kies een bundel')).toEqual([expect.stringContaining('‘pack’'), expect.stringContaining('‘paquete’')]);
  expect(said('nb', 'Kjøp kreditter', 'Koop credits')).toEqual([expect.stringContaining('‘credits’'), expect.stringContaining('‘kreditter’')]);
  expect(said('nb', 'Kreditt- eller debetkort', 'Creditcard of bankpas')).toEqual([]);
});

test('a name passes, an unknown copy does not, and what let nothing pass is told', () => {
  const same = new Map([['pay.method.ideal', 'iDEAL'], ['chat.send', 'Verstuur het']]);
  const texts = Object.fromEntries(['nl', 'en', 'de'].map((locale) => [locale, same])) as unknown as Texts;
  const uses = noUses();
  expect(suspiciousMessages('de', texts, [], uses)).toEqual([expect.stringContaining('de: chat.send is the English text')]);
  const needless = needlessAllowances(uses);
  expect(needless.some((sentence) => sentence.includes('‘iDEAL’'))).toBe(false);
  expect(needless.some((sentence) => sentence.includes('‘Vipps’'))).toBe(true);
});
