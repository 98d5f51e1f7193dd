import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '@/lib/site/languages/locales';

test.each(locales)('who says the word that stands on the link to another bundle finds it, in %s', (locale) => {
  const { bundle } = (JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')) as { pay: { bundle: { change: string; change_short: string } } }).pay;
  expect(bundle.change.toLowerCase()).toContain(bundle.change_short.toLowerCase());
});
