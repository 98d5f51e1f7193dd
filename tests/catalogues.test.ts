import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { locales, localeTable } from '@/lib/site/languages/locales';
import type { Catalogue } from '@/scripts/locales/catalogues';
import { catalogueBreaches } from './house/catalogue-rules';

const read = (file: string) => JSON.parse(readFileSync(`locales/${file}`, 'utf8')) as Catalogue;
const dutch = read('nl.json');
const english = read('en.json');

test('every language has its catalogue, and every catalogue its language', () => {
  expect(readdirSync('locales').filter((file) => file.endsWith('.json')).sort()).toEqual(locales.map((locale) => localeTable[locale].file).sort());
});

describe('[A06] every catalogue is complete, readable and written in its own language', () => {
  test.each(locales)('%s', (locale) => {
    expect(catalogueBreaches(locale, read(localeTable[locale].file), dutch, english)).toEqual([]);
  });
});
