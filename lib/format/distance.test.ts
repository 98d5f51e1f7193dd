import { createFormatter } from 'next-intl';
import { expect, test } from 'vitest';
import { locales, localeTable } from '@/lib/site/languages/locales';
import { formatDistance } from './distance';

test.each(locales)('a distance in %s stays on one line', (locale) => {
  expect(formatDistance(6.6, createFormatter({ locale: localeTable[locale].iso }))).toMatch(/^7[\u00A0\u202F]km$/);
});
