import { expect, test } from 'vitest';
import { flatTexts } from '@/scripts/locales/flat-texts.mjs';
import { catalogueBreaches } from './catalogue-rules';

const breaches = (locale: string, text: string, dutch: string, english = 'English') => catalogueBreaches(locale, { a: { b: text } }, { a: { b: dutch } }, { a: { b: english } });

test('a catalogue is read as dotted keys', () => {
  expect(flatTexts({ chat: { list: { title: 'Berichten' }, send: 'Versturen' } })).toEqual([['chat.list.title', 'Berichten'], ['chat.send', 'Versturen']]);
});

test('missing and extra keys are named', () => {
  expect(catalogueBreaches('de', { a: 'Ja', c: 'Nein' }, { a: 'Ja', b: { d: 'Nee' } }, {})).toEqual(['de: b.d is missing.', 'de: c is not in nl: remove it, or add the Dutch text.']);
});

test.each([
  ['de', 'Nachricht an {name}', 'Bericht aan {name}'],
  ['de', '<b>{count, plural, one {# Nachricht} other {# Nachrichten}}</b>', '<b>{count, plural, one {# bericht} other {# berichten}}</b>'],
  ['pl', '{n, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}', '{n, plural, one {# credit} other {# credits}}'],
  ['pl', '{n, plural, =0 {Brak} one {#} few {#} many {#} other {#}}', '{n, plural, one {#} other {#}}'],
  ['da', 'Chat', 'Chat'],
  ['es', '{gender, select, female {Separada} male {Separado} other {En separación}}', 'Gescheiden levend'],
  ['nb', 'Profil, match, {name}', 'Profil, match, {name}'],
  ['nl', 'Stuur iemand een bericht', 'Stuur iemand een bericht'],
])('%s: "%s" is in order', (locale, text, dutch) => expect(breaches(locale, text, dutch)).toEqual([]));

test.each([
  ['de', 'Hallo {name', 'Hallo {name}', /cannot be read as a message/],
  ['de', 'Hallo', 'Hallo {name}', /has the arguments none, and the Dutch text has name/],
  ['de', 'Hallo {nome}', 'Hallo {name}', /has the arguments nome, and the Dutch text has name/],
  ['de', 'Hallo', 'Hallo <b>{name}</b>', /the Dutch text has <b>, name/],
  ['pl', '{n, plural, one {#} few {#} other {#}}', '{n, plural, one {#} other {#}}', /lacks the plural many of \{n\}/],
  ['fr', '{n, plural, one {#} other {#}}', '{n, plural, one {#} other {#}}', /lacks the plural many of \{n\}/],
  ['fi', '{n} krediittiä', '{n, plural, one {# credit} other {# credits}}', /counts \{n\} without a plural/],
  ['de', '{n, plural, one {#} few {#} other {#}}', '{n, plural, one {#} other {#}}', /has the plural few of \{n\}, which the language does not/],
  ['en', "Don't", 'Niet doen', /straight apostrophe/],
  ['en', 'Wait...', 'Wacht…', /three dots/],
  ['en', ' ', 'Wacht', /is empty/],
  ['en', 'Stuur iemand een bericht', 'Stuur iemand een bericht', /is a copy/],
  ['da', 'Send somebody a message', 'Stuur iemand een bericht', /is a copy/],
])('%s: "%s" is not', (locale, text, dutch, sentence) => {
  const found = breaches(locale, text, dutch, 'Send somebody a message');
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(sentence);
});
