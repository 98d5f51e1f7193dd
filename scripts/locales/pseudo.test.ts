import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import type { Catalogue } from '@/scripts/locales/catalogues';
import { flatTexts } from '@/scripts/locales/flat-texts.mjs';
import { catalogueBreaches } from '@/tests/house/catalogue-rules';
import { catalogueFormat } from './catalogue-format.mjs';
import pseudoCodec from './pseudo-codec.mjs';
import { pseudoMessage } from './pseudo.mjs';

const source = readFileSync('locales/en.json', 'utf8');
const letters = (text: string) => text.match(/[\p{L}~]/gu)?.length ?? 0;

test('a text has accents, brackets at its ends, and is longer; what the code fills in stays', () => {
  expect(pseudoMessage('Send a message to <b>{name}</b>')).toMatch(/^\[Š.*<b>\{name\}<\/b>\]$/u);
  expect(pseudoMessage('{count, plural, one {# credit} other {# credits}}')).toMatch(/^\[\{count,\s?plural,\s?one\s?\{# ç\S+\} other\s?\{# ç\S+\}\}\]$/u);
});

test('the whole of English in the test language keeps its arguments, tags and plural forms, and grows by two fifths', () => {
  const decoded = pseudoCodec().decode(source, { locale: 'en' });
  const english = flatTexts<string>(JSON.parse(source) as Catalogue);
  expect(decoded.map(({ id }: { id: string }) => id)).toEqual(english.map(([key]) => key));
  const asCatalogue = Object.fromEntries(decoded.map(({ id, message }: { id: string; message: string }) => [id, message]));
  expect(catalogueBreaches('en', asCatalogue, Object.fromEntries(english), {})).toEqual([]);
  const growth = letters(Object.values(asCatalogue).join('')) / letters(english.map(([, text]) => text).join(''));
  expect(growth).toBeGreaterThan(1.3);
});

test('no other language changes', () => {
  expect(pseudoCodec().decode('{"chat":{"send":"Versturen"}}', { locale: 'nl' })).toEqual([{ id: 'chat.send', message: 'Versturen' }]);
});

test('only a server that follows its sources can have it: no build for visitors does', () => {
  expect(catalogueFormat({ NODE_ENV: 'development', VONK_PSEUDO: '1' })).not.toBe('json');
  expect(catalogueFormat({ NODE_ENV: 'production', VONK_PSEUDO: '1' })).toBe('json');
  expect(catalogueFormat({ NODE_ENV: 'development' })).toBe('json');
});
